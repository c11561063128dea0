"""Home Assistant's own sentences: what they recognize, and how they answer."""
