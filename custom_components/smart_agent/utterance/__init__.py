"""What the user's words are and ask for, told from the words alone."""
