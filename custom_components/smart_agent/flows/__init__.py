"""The dialogs for agents, the agent's own tools and the options of a server."""
