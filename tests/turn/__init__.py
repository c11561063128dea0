"""Tests of the room turn."""
