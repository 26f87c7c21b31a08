"""The four games, one package each; they never import each other."""
