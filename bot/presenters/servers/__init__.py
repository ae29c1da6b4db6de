"""What managers see of their server: its settings, its games, and whether the bot may play."""
