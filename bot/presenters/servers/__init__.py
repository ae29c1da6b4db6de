"""What is shown of a whole server: its leaderboards, and the panel of its managers."""
