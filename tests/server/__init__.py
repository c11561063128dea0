"""Tests of the room server."""
