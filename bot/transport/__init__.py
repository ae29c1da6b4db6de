"""All that knows how discord.py sends: answers, owed messages, errors, rate limits, commands."""
