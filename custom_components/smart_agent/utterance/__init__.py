"""Reads the user's words: what they ask for now, and whether they answer a question."""
