"""Commands for what is your own: games from packages of yours, contents of yours."""
