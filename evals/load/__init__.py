"""Many people who speak for minutes to agents on a server with one slot."""
