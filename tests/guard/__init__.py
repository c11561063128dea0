"""The guard: what a model wrote, and what became of it."""
