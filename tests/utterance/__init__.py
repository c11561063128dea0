"""What the user's words are and ask for."""
