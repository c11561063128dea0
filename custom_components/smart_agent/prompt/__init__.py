"""All that a model reads."""
