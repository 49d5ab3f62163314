"""One dialect for each agent host."""
