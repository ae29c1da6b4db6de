"""Tables of where and when the bot can do its work, where it cannot, and where it failed to."""
