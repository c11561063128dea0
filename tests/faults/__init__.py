"""What a bad day does to a turn, a house and its storage: tables of it, as tests."""
