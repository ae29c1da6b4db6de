"""What is claimed of every story, each claim by its name."""
