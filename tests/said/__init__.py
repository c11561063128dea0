"""Sentences, what must happen, and scripted models that hear them."""
