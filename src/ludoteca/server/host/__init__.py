"""For whoever runs the server: gate, limits, logs, figures."""
