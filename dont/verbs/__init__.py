"""One module for each verb; a verb composes ledger, engine and evidence into an answer."""
