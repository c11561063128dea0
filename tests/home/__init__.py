"""Tests of the room home."""
