"""Tests of Smart Agent."""
