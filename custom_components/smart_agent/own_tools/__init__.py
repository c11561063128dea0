"""The agent's own tools: what the house cannot answer."""
