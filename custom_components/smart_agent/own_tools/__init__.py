"""The agent's own tools, for what Home Assistant cannot answer."""
