"""AI tasks: data with a structure, or a text, for automations."""
