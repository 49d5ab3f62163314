"""Score the classification of failures against labelled outputs."""
