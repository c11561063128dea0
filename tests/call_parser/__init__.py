"""Tests of the room call_parser."""
