"""Evidence that can be audited: locators, drift, quotes, liveness."""
