"""People are called to their tables: a real mail server and a real endpoint for notices hear of it."""
