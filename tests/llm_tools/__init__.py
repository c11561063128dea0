"""Tests of the room llm_tools."""
