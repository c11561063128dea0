"""The user's own files, searched."""
