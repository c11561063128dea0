"""Mutated outputs of models, servers and pages, through all that reads them."""
