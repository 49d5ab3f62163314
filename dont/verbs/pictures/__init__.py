"""The ways `dont graph` draws: text made of nodes and edges, nothing else."""
