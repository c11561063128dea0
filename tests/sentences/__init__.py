"""Tests of the room sentences."""
