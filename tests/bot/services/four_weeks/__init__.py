"""Four weeks of four friends, message by message."""
