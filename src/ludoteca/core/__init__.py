"""What all games share: no game and no input or output in here."""
