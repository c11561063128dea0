"""What happened: records of turns, kept, counted and shown."""
