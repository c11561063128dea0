"""What a turn takes of our own, the model's time aside."""
