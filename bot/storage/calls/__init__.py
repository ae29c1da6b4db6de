"""Tables of calls: when somebody was last called for a game, and who has asked whom."""
