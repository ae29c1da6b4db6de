"""Every feature against every other: stories of games in which anything happens in any order."""
