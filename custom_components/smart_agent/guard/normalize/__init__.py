"""Arguments as models spell them, brought into the form that the schema asks for."""
