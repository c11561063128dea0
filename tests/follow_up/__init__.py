"""Words that go on from the turn before."""
