"""The log, its fold and its disposable projection: all that reads or writes below `.dont`."""
