"""One turn, from the user's words to what is spoken."""
