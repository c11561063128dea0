"""Tests of the room guarded."""
