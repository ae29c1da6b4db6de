"""What happens while a game waits: time runs out, people vote, are away, offer seats, ask again."""
