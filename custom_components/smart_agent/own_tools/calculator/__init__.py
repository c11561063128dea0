"""Arithmetic and units."""
