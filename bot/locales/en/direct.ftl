# Direct messages, for those who chose them in their settings.

direct-turn = Your turn in **{ $game }**
direct-turn-timed = Your turn in **{ $game }**. Deadline: { $when }
direct-reminder = **{ $game }** is still waiting for you. Deadline: { $when }
direct-several = { $count } games are waiting for you:
direct-vote = A vote in **{ $game }** is waiting for your answer.
direct-refused = -# Discord didn’t let me message you, so I’ve turned off direct messages for you. To get them again, allow direct messages from this server’s members in Discord, then choose them in { COMMAND("settings") }.
