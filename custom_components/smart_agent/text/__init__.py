"""Words and their likeness."""
