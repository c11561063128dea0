"""Tests of the room own_tools."""
