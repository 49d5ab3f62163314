"""The log, its fold and its disposable projection: everything that reads or writes below `.dont`."""
