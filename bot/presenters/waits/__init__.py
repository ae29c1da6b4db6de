"""What is told while a game waits: reminders, votes and their decisions, pauses and closings."""
