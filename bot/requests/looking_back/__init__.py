"""What people ask for to look back on games: replays and films, reviews, records and proofs."""
