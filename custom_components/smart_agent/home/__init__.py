"""What is exposed, where it is, and who is meant by a name."""
