"""Prompt injection: what others wrote, and a model that does what it says."""
