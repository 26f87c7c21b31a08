"""Calling people to their tables: by a notice of their browser, or by mail, where they wish it."""
