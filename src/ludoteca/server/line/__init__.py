"""A line to a table: the socket, what is asked over it, and what a viewer is sent."""
