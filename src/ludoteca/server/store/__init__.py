"""What the server remembers: one schema for SQLite and PostgreSQL."""
