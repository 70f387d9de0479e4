"""A site with very many finished matches: what is looked up there, and how long it takes."""
