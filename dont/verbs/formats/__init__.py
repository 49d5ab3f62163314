"""The ways `dont check` answers besides the envelope: text made of a report, nothing else."""
