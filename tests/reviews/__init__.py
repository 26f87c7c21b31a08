"""Reviews: luck and skill, told apart."""
