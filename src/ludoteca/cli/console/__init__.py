"""What commands share: arguments, progress, tables and files."""
