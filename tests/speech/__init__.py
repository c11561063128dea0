"""Tests of the room speech."""
