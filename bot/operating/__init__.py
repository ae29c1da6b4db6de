"""What whoever runs the bot sees of it: whether it is well, what it did, what is wrong with it."""
