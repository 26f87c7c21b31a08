"""Bots that teach themselves."""
