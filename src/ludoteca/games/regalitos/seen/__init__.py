"""What is seen: views, observations, events, and what stays hidden."""
