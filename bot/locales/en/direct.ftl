# Direct messages, for those who chose them in their settings.

direct-turn = Your turn in **{ $game }**
direct-turn-timed = Your turn in **{ $game }**. Deadline: { $when }
direct-reminder = **{ $game }** still waits for your turn. Deadline: { $when }
direct-several = { $count } games wait for your turn:
direct-vote = A vote in **{ $game }** waits for your answer.
direct-refused = -# Discord did not let me write to you directly, so I have turned my direct messages to you off. To get them again, allow direct messages from this server’s members in Discord, then choose them in { COMMAND("settings") }.
