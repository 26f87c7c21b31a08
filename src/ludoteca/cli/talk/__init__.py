"""A person at the table: questions, answers, and what happened in words."""
