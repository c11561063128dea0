"""A gullible model against the house: whatever it calls, nothing happens unasked."""
