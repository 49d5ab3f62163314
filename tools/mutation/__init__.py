"""Change the source a little, and see whether a test notices."""
