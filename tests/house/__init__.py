"""Tests of the demo house."""
