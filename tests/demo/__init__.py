"""Tests of what scripts/demo starts."""
