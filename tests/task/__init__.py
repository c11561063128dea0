"""Tests of AI tasks."""
