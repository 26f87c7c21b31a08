"""The arena: many games between bots, on this machine or on a cluster, and what they tell."""
