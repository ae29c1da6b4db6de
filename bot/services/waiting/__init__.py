"""What happens while a game waits: for a turn, an answer, somebody who is away, its channel."""
