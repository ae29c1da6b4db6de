"""What the bot does, without Discord: lobbies, games, people, owed messages."""
