"""One module for each vocabulary source; each yields term rows and never writes."""
