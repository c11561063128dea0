"""Home Assistant's LLM tools as data."""
