"""Pure values and functions: ids, time, text, errors. No file, network or clock is touched."""
