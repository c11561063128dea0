"""The Ollama server: client, errors, catalogue, priority."""
