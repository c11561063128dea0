"""Evaluations: what agents make of published tasks in a real Home Assistant core."""

import demo.core  # noqa: F401 - lets Home Assistant find the demo house
