"""Tests of the room flows."""
