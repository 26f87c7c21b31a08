"""Several processes, one server: news between them, and what no message wakes."""
