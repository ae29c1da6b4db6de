"""Time: what runs, what stops it, what falls due, and how often that is tried."""
