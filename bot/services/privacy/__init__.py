"""What is stored about one person: given to them, and deleted."""
