"""Reviews of finished games: asked for, worked out one at a time, kept."""
