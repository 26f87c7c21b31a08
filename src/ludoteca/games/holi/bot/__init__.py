"""What a bot makes of a position."""
