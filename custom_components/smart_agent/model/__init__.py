"""The model behind Ollama: the wire, its errors, and text meant as a call."""
