"""What a call acts on, held against what is exposed."""
