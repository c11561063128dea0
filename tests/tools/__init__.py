"""The tools of the agent itself."""
