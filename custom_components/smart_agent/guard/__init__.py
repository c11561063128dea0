"""The guard: judges a tool call before Home Assistant sees it."""
