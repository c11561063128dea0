"""Web search, and the page that is read."""
