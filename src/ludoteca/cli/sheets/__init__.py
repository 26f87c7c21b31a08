"""What commands print of what they found: tables for people, or JSON."""
