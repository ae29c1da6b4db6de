"""Pictures of games: pure functions of a view, a theme and labels, drawn with Pillow."""
