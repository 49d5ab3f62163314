"""What agent hosts keep in their settings files, and the edits this tool makes there."""
