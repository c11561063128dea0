"""Smart Agent and Home Assistant's own Ollama agent side by side, in the same house."""
