# Direktnachrichten, für alle, die sie in ihren Einstellungen gewählt haben.

direct-turn = Du bist am Zug in **{ $game }**
direct-turn-timed = Du bist am Zug in **{ $game }**. Frist: { $when }
direct-reminder = **{ $game }** wartet noch auf deinen Zug. Frist: { $when }
direct-several = { $count } Partien warten auf deinen Zug:
direct-vote = Eine Abstimmung in **{ $game }** wartet auf deine Antwort.
direct-refused = -# Discord hat meine Nachricht an dich nicht durchgelassen, darum habe ich Direktnachrichten für dich abgeschaltet. Willst du wieder welche, erlaube in Discord Direktnachrichten von Mitgliedern dieses Servers und wähle sie dann in { COMMAND("settings") }.
