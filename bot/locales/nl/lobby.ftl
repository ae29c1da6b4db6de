# Open tafels: het bericht in het kanaal, en wat mensen horen die op de knoppen tikken.

variant-classic = Dalapapa Klassiek
variant-terra = Dalapapa Terra
variant-domaine = Dalapapa Domaine
variant-short-classic = Dalapapa Klassiek
variant-short-terra = Terra
variant-short-domaine = Domaine

lobby-head = **{ $game }** · { $variant }
lobby-seats = Aan tafel ({ $taken } van { $seats }): { $names }
lobby-host = { $name } (host)
computer-for = { $name } (bot)
computer-name = Bot { $number }
computer-level = { $name } ({ $level })
level-easy = makkelijk
level-normal = normaal
level-hard = moeilijk
lobby-outlook = Zo’n partij duurt meestal ongeveer { $turns } beurten per speler.
lobby-bag-short = Als alle stoelen bezet zijn, is het zakje waarschijnlijk leeg voordat iemand het doel bereikt; dan wint het hoogste totaal.
lobby-commitment = -# Eerlijk zakje: SHA-256 van de seed { $commitment }
lobby-started = De partij is begonnen.
lobby-cancelled = Deze partij gaat niet door.
lobby-closed-by-time = Deze partij is niet binnen zeven dagen gestart en is vanzelf gesloten.
lobby-full = { $host }, alle stoelen van **{ $game }** zijn bezet: start maar wanneer je wilt.
lobby-invitation = { $guest }, { $host } nodigt je uit voor **{ $game }**, een partij { $variant }.

terms-target = tot { $value } punten
terms-withdraw-own = je haalt alleen je eigen pionnen terug
terms-withdraw-any = je mag ieders pionnen terughalen
terms-setup-auto = eerste stenen willekeurig gelegd
terms-setup-players = spelers leggen de eerste stenen, die het begin bepalen en niets opleveren
terms-order-joined = stoelen op volgorde van binnenkomst
terms-pace-none = onbeperkte bedenktijd
terms-pace-12h = 12 uur per beurt
terms-pace-1d = 1 dag per beurt
terms-pace-3d = 3 dagen per beurt
terms-pace-7d = 7 dagen per beurt
terms-invite-only = op uitnodiging

button-join = Meedoen
button-leave = Tafel verlaten
button-bot = Bot toevoegen
button-start = Starten
button-cancel = Annuleren
button-calloff = Partij annuleren
cancel-question = Wil je **{ $game }** echt annuleren? Dan vervalt de stoel van { $names }.
cancel-told = { $name } heeft **{ $game }** geannuleerd.
cancel-told-by-time = **{ $game }**, de open tafel van { $host }, is niet binnen zeven dagen gestart en is vanzelf gesloten.
button-options = Opties
button-rules = Regels

lobby-joined = Je doet mee. Je krijgt een melding als je aan de beurt bent.
lobby-computer-seated = { $count ->
    [one] Een bot doet mee aan **{ $game }**. Is de tafel vol, dan maakt de bot plaats voor wie daarna nog wil meedoen.
   *[other] Er doet nog een bot mee aan **{ $game }**.
}
lobby-left = Je hebt **{ $game }** verlaten.
lobby-left-last = Je hebt **{ $game }** verlaten. Er zit niemand meer aan tafel: de partij gaat niet door.
lobby-called-off = **{ $game }** is geannuleerd.
lobby-begun = **{ $game }** is begonnen: het eerste bord komt eraan.
lobby-invited = { $guest } is uitgenodigd voor **{ $game }**.

## Opties: de keuzelijsten waarmee de host ze verandert, en de keuzes daarin

options-head = Opties van **{ $game }**. Wat je verandert, is meteen te zien in het kanaal.
options-of-host = Opties van **{ $game }**. Alleen de host, { $host }, kan ze veranderen.
options-on = Meer opties ({ $page } van { $pages })
options-hint-target = Doel in punten
options-hint-withdraw = Wiens pionnen je mag terughalen
options-hint-setup = Wie de eerste stenen legt
options-hint-seats = Stoelen
options-hint-computers = Bots
options-hint-level = Hoe goed de bots spelen
options-hint-order = Wie begint
options-hint-pace = Bedenktijd per beurt
options-hint-invite-only = Wie mag meedoen
options-hint-language = Taal van de partij
option-target = Tot { $value } punten
option-withdraw-own = Je haalt alleen je eigen pionnen terug
option-withdraw-any = Je mag ieders pionnen terughalen
option-setup-auto = Eerste stenen willekeurig gelegd
option-setup-players = Spelers leggen de eerste stenen, die het begin bepalen en niets opleveren
option-seats = { $value } stoelen
option-level-easy = Makkelijke bots: die zien dingen over het hoofd
option-level-normal = Normale bots: even sterk als wie vaak speelt
option-level-hard = Moeilijke bots: beter dan wie ook aan tafel
option-computers = { $value ->
    [0] Geen bots
    [one] 1 bot
   *[other] { $value } bots
}
option-order-random = Stoelen worden geloot
option-order-joined = Stoelen op volgorde van binnenkomst
option-pace-none = Onbeperkte bedenktijd
option-pace-12h = 12 uur per beurt
option-pace-1d = 1 dag per beurt
option-pace-3d = 3 dagen per beurt
option-pace-7d = 7 dagen per beurt
option-invite-only-no = Iedereen mag meedoen
option-invite-only-yes = Alleen op uitnodiging
option-language = Openbare berichten: { $language }

## Lijsten en feiten

info-seats = Aan tafel: { $names }
info-turn = { $whose } (begonnen { $since }).
info-board = [Naar het bord]({ $link })
info-lobby = Geopend { $since } · [naar de open tafel]({ $link })
list-head = { $count ->
    [one] Hier loopt 1 partij:
   *[other] Hier lopen { $count } partijen:
}
list-none = Hier loopt geen partij. { COMMAND("game new") } opent een tafel.
list-running = • { $game } · { $name } is aan de beurt (begonnen { $since })
list-lobby = • { $game } · open tafel, geopend { $since }
list-paused = • { $game } · op pauze
list-more = … en nog { $count }
turns-head = { $count ->
    [one] Er wacht 1 partij op je:
   *[other] Er wachten { $count } partijen op je:
}
turns-game = • { $game } · jij bent aan de beurt (begonnen { $since })
turns-game-timed = • { $game } · deadline: { $when }
turns-game-overdue = • { $game } · je tijd is op
turns-vote = er loopt een stemming; sluit { $when }
turns-vote-opens = er loopt een stemming
turns-play = { $game } spelen
turns-return = Terug in { $game }
turns-played-for = • { $game } · een bot speelt voor je
turns-none = Er wacht geen partij op je.
games-elsewhere = Je partijen: { $games }
