"""What the bot does, told without Discord: lobbies, running games, people, owed messages."""
