"""The dialogs: a server, its agents, the tools of our own, what is kept of turns."""
