"""Pages that people look up: rules, profiles, finished games, leaderboards."""
