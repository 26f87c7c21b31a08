"""The laws for everybody's games: what every game must keep, tried at random; and a game to begin with."""
