"""People: who is asking, guests, accounts, sessions, and what somebody played."""
