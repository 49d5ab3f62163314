"""The one value that stands for a fact nobody could read."""

# Only fields marked `may_be_unknown` in the rule view hold it.
UNKNOWN = "not-measured"
