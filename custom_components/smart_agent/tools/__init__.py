"""The tools of the agent itself: what the house cannot answer."""
