"""Games looked back on: their results, and their turns stepped through."""
