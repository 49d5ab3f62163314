"""Pure values and functions: ids, time, text, errors. No file, no network, no clock is touched here."""
