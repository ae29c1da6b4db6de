"""Games to take along: their records, and their chance computed again from these."""
