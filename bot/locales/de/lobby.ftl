# Offene Tische: die Nachricht im Kanal, und was man nach dem Tippen auf ihre Buttons liest.

variant-classic = Dalapapa klassisch
variant-terra = Dalapapa Terra
variant-domaine = Dalapapa Domaine
variant-short-classic = Dalapapa klassisch
variant-short-terra = Terra
variant-short-domaine = Domaine

lobby-head = **{ $game }** · { $variant }
lobby-seats = { $taken } von { $seats } Plätzen besetzt: { $names }
lobby-host = { $name } (Host)
computer-for = { $name } (Bot)
computer-name = Bot { $number }
computer-level = { $name } ({ $level })
level-easy = leicht
level-normal = normal
level-hard = schwer
lobby-outlook = So eine Partie dauert meist etwa { $turns } Züge pro Person.
lobby-bag-short = Sind alle Plätze besetzt, ist das Säckchen wahrscheinlich leer, bevor jemand das Ziel erreicht; dann gewinnt der höchste Punktestand.
lobby-commitment = -# Fair gemischt: SHA-256 des Seeds { $commitment }
lobby-started = Die Partie hat begonnen.
lobby-cancelled = Diese Partie wurde abgesagt.
lobby-closed-by-time = Diese Partie wurde sieben Tage lang nicht gestartet und ist damit abgesagt.
lobby-full = { $host }, in **{ $game }** sind alle Plätze besetzt: Du kannst starten, wann du willst.
lobby-invitation = { $guest }, { $host } lädt dich zu **{ $game }** ein ({ $variant }).

terms-target = bis { $value } Punkte
terms-withdraw-own = du holst nur eigene Figuren zurück
terms-withdraw-any = du darfst jede Figur zurückholen
terms-setup-auto = die ersten Steine legt der Zufall
terms-setup-players = die ersten Steine legt ihr selbst (sie prägen den Start, bringen aber keine Punkte)
terms-order-joined = wer zuerst da war, beginnt
terms-pace-none = ohne Frist
terms-pace-12h = 12 Stunden pro Zug
terms-pace-1d = 1 Tag pro Zug
terms-pace-3d = 3 Tage pro Zug
terms-pace-7d = 7 Tage pro Zug
terms-invite-only = nur mit Einladung

button-join = Mitspielen
button-leave = Aussteigen
button-bot = Bot dazuholen
button-start = Starten
button-cancel = Absagen
button-calloff = Partie absagen
cancel-question = Möchtest du **{ $game }** wirklich absagen? Die Plätze von { $names } sind dann weg.
cancel-told = { $name } hat **{ $game }** abgesagt.
cancel-told-by-time = **{ $game }**, der offene Tisch von { $host }, wurde sieben Tage lang nicht gestartet und ist damit abgesagt.
button-options = Optionen
button-rules = Regeln

lobby-joined = Du bist dabei. Ich sage dir Bescheid, wenn du am Zug bist.
lobby-computer-seated = { $count ->
    [one] In **{ $game }** spielt jetzt ein Bot mit. Ist der Tisch voll, macht er der nächsten Person Platz, die mitspielen will.
   *[other] In **{ $game }** spielt jetzt noch ein Bot mit.
}
lobby-left = Du spielst in **{ $game }** nicht mehr mit.
lobby-left-last = Du spielst in **{ $game }** nicht mehr mit; nun ist niemand mehr da, und die Partie ist abgesagt.
lobby-called-off = **{ $game }** ist abgesagt.
lobby-begun = **{ $game }** hat begonnen: Das erste Brett ist unterwegs.
lobby-invited = { $guest } ist zu **{ $game }** eingeladen.

## Optionen: die Auswahllisten, in denen der Host sie ändert, und was darin zur Wahl steht

options-head = Optionen von **{ $game }**. Änderungen sind sofort am offenen Tisch zu sehen.
options-of-host = Optionen von **{ $game }**. Ändern kann sie nur der Host, { $host }.
options-on = Weitere Optionen ({ $page } von { $pages })
options-hint-target = Punkte bis zum Ziel
options-hint-withdraw = Wessen Figuren zurückgeholt werden dürfen
options-hint-setup = Wer die ersten Steine legt
options-hint-seats = Plätze
options-hint-computers = Bots
options-hint-level = Wie gut die Bots spielen
options-hint-order = Wer beginnt
options-hint-pace = Bedenkzeit
options-hint-invite-only = Wer mitspielen darf
options-hint-language = Sprache der Partie
option-target = Bis { $value } Punkte
option-withdraw-own = Du holst nur eigene Figuren zurück
option-withdraw-any = Du darfst jede Figur zurückholen
option-setup-auto = Erste Steine: der Zufall
option-setup-players = Erste Steine: ihr selbst (sie prägen den Start, bringen aber keine Punkte)
option-seats = { $value } Plätze
option-level-easy = Bots: leicht, sie übersehen manches
option-level-normal = Bots: normal, ebenbürtig, wenn du öfter spielst
option-level-hard = Bots: schwer, besser als alle am Tisch
option-computers = { $value ->
    [0] Kein Bot
    [one] 1 Bot
   *[other] { $value } Bots
}
option-order-random = Plätze werden ausgelost
option-order-joined = Wer zuerst da war, beginnt
option-pace-none = Ohne Frist
option-pace-12h = 12 Stunden pro Zug
option-pace-1d = 1 Tag pro Zug
option-pace-3d = 3 Tage pro Zug
option-pace-7d = 7 Tage pro Zug
option-invite-only-no = Alle dürfen mitspielen
option-invite-only-yes = Nur mit Einladung
option-language = Öffentliche Nachrichten: { $language }

## Listen und Auskünfte

info-seats = Plätze: { $names }
info-turn = { $whose } (Beginn: { $since }).
info-board = [Zum Brett]({ $link })
info-lobby = Eröffnet { $since } · [zum offenen Tisch]({ $link })
list-head = { $count ->
    [one] Hier ist eine Partie offen:
   *[other] Hier sind { $count } Partien offen:
}
list-none = Hier ist keine Partie offen. { COMMAND("game new") } eröffnet einen Tisch.
list-running = • { $game } · { $name } ist am Zug (Beginn: { $since })
list-lobby = • { $game } · offener Tisch, eröffnet { $since }
list-paused = • { $game } · pausiert
list-more = … und { $count } weitere
turns-head = { $count ->
    [one] Eine Partie wartet auf dich:
   *[other] { $count } Partien warten auf dich:
}
turns-game = • { $game } · du bist am Zug (Beginn: { $since })
turns-game-timed = • { $game } · Frist: { $when }
turns-game-overdue = • { $game } · deine Zeit ist um
turns-vote = eine Abstimmung läuft; sie endet { $when }
turns-vote-opens = eine Abstimmung läuft
turns-play = { $game } spielen
turns-return = Wieder da in { $game }
turns-played-for = • { $game } · ein Bot spielt für dich
turns-none = Keine Partie wartet auf dich.
games-elsewhere = Deine Partien: { $games }
