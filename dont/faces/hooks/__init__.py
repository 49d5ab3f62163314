"""One dialect for each agent host: what `dont hook HOST EVENT` reads and answers."""
