"""The one HTTP client, with its destination policy and its politeness."""
