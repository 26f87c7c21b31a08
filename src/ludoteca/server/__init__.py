"""The server: tables that never lose a move, for browsers and bots' authors alike."""
