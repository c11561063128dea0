"""Servers that tests, evaluations and the demo run against."""
