"""Custom ids: how all families are written and read; ids of games and of the play panel."""
