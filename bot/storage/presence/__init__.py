"""Tables of where the bot can do its work, where it cannot, and where it failed to."""
