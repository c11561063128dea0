"""What the user's words are: what they ask for now, and what they answer."""
