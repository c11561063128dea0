"""The same house and commands in several languages."""
