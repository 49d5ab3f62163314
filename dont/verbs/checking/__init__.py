"""What `dont check` looks at, one kind of finding a module."""
