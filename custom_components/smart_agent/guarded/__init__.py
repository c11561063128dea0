"""Assist with the guard around it, for agents of others."""
