# Wat dalapapa doctor zegt tegen de beheerder van de bot: wat er is, en wat daaraan te doen.

doctor-well = Alles is in orde.
doctor-sum = { $faults ->
    [0] Er is niets mis
    [one] Er is { $faults } ding mis (✗)
   *[other] Er zijn { $faults } dingen mis (✗)
}{ $warnings ->
    [0] .
   *[other] , { $warnings } om naar te kijken (!).
}
doctor-failed = de controle zelf is mislukt: { $error }
doctor-failed-todo = Meld dit, met de regels erboven in het logboek.
doctor-not-checked = niet gecontroleerd
doctor-not-checked-todo = Kijk eerst naar ‘{ $after }’.
doctor-database-none = nog niets te controleren: voor de eerste start is er geen database
doctor-install-todo = Installeer de bot opnieuw: pip install --force-reinstall --constraint requirements.lock .

doctor-python = Python { $version }, Dalapapa { $bot }
doctor-python-old = Python { $version } draait Dalapapa { $bot }, dat { $needed } of nieuwer nodig heeft
doctor-python-todo = Installeer Python { $needed } of nieuwer, en daarmee de bot opnieuw.
doctor-sqlite = SQLite { $version }
doctor-sqlite-old = SQLite { $version } is te oud
doctor-sqlite-todo = Gebruik een Python met SQLite { $needed } of nieuwer.
doctor-libraries = { $count } bibliotheken hebben de versies waarmee de bot is getest
doctor-libraries-missing = niet geïnstalleerd: { $names }
doctor-libraries-other = andere versies dan die waarmee de bot is getest: { $names }
doctor-libraries-todo = Installeer de bot opnieuw: pip install --constraint requirements.lock .

doctor-settings = elke instelling is bruikbaar; de database is { $path }
doctor-settings-unknown = geen instellingen van de bot: { $names }
doctor-settings-unknown-todo = Verbeter de namen: alle instellingen staan in deploy/README.md.
doctor-settings-todo = Verbeter de instelling, en start de bot opnieuw.
doctor-token-none = er is geen token
doctor-token-none-todo = Stel DISCORD_TOKEN of DISCORD_TOKEN_FILE in, of gebruik discord_token als credential van systemd.
doctor-token-form = het lijkt op een token
doctor-token-odd = wat als token is gegeven, lijkt er niet op: het heeft { $letters ->
    [one] { $letters } teken
   *[other] { $letters } tekens
}
doctor-token-open = elke gebruiker van deze machine kan { $path } lezen
doctor-token-open-todo = Scherm het af: chmod 400 { $path }
doctor-token-todo = Kopieer het token opnieuw uit het ontwikkelaarsportaal: ‘Bot’, ‘Reset Token’. Het heeft drie delen met punten ertussen.

doctor-token = Discord kent het: { $name } ({ $id })
doctor-token-refused = Discord neemt het niet aan
doctor-discord-error = Discord antwoordt met foutstatus { $status }
doctor-discord-error-todo = Probeer het over een paar minuten opnieuw; discordstatus.com toont storingen.
doctor-unreachable = Discord is niet te bereiken: { $why }
doctor-unreachable-todo = Heeft deze machine verbinding, en kan die verbinding maken met discord.com, poort 443? discordstatus.com toont storingen.
doctor-application = { $id }
doctor-application-other = het token is van applicatie { $id }, maar de database is door een andere geschreven: { $others }
doctor-application-todo = Is dat een vergissing, zet dan het token van de andere applicatie terug voordat de bot start: anders geldt elke server zonder deze applicatie als verlaten.
doctor-intents = de applicatie heeft geen bevoorrechte intent; de bot heeft er geen nodig
doctor-intents-more = de applicatie heeft bevoorrechte intents die de bot niet nodig heeft: { $names }
doctor-intents-todo = Zet ze uit in het ontwikkelaarsportaal, onder ‘Bot’.
doctor-invitation = { $link }
doctor-invitation-grant = niemand kan de bot uitnodigen met { $link }
doctor-invitation-grant-todo = Zet ‘Requires OAuth2 Code Grant’ uit in het ontwikkelaarsportaal, onder ‘Bot’.
doctor-commands = { $count } commando’s zijn geregistreerd zoals ze in deze versie zijn
doctor-commands-unknown = Discord zegt niet welke commando’s geregistreerd zijn: { $why }
doctor-commands-unknown-todo = Probeer het over een paar minuten opnieuw.
doctor-commands-other = in een andere vorm geregistreerd, of maar aan één kant: { $names }
doctor-commands-start = De bot registreert zijn commando’s als hij start.
doctor-commands-todo = Start de bot opnieuw. Helpt dat niet, zoek dan in het logboek naar commands_not_registered.
doctor-clock = de klok van de machine loopt gelijk met die van Discord
doctor-clock-ahead = de klok van de machine loopt { $seconds } s voor op die van Discord
doctor-clock-behind = de klok van de machine loopt { $seconds } s achter op die van Discord
doctor-clock-todo = Laat de klok van de machine via het netwerk gelijkzetten: timedatectl set-ntp true
doctor-clock-unknown = de antwoorden van Discord bevatten geen tijd
doctor-clock-unknown-todo = Iets tussen deze machine en Discord verandert de antwoorden: vergelijk de klok met de hand.

doctor-database = { $path } is te lezen en te schrijven
doctor-database-new = er is er nog geen; de eerste start maakt { $path }
doctor-database-nowhere = er is geen map { $folder }
doctor-database-nowhere-todo = Maak de map, of verbeter DALAPAPA_DATABASE.
doctor-database-closed = { $path } is niet te schrijven: { $why }
doctor-database-closed-todo = Laat de gebruiker waaronder de bot draait in { $folder } schrijven, maak ruimte op de schijf, en voer dit commando als die gebruiker uit.
doctor-database-unreadable = de database is niet te lezen: { $why }
doctor-database-unreadable-todo = Voer dit commando uit als de gebruiker van de bot. Is het bestand beschadigd, zet dan een reservekopie terug: dalapapa restore
doctor-lock-free = op deze database draait geen bot
doctor-lock-held = op deze database draait een bot
doctor-lock-process = op deze database draait een bot, als proces { $process }
doctor-schema = versie { $version }
doctor-schema-older = versie { $version } is ouder dan dit programma, dat met { $newest } werkt
doctor-schema-older-todo = Bij de volgende start werkt de bot de database bij, en bewaart hij er een kopie naast.
doctor-schema-newer = versie { $version } is door een nieuwer programma geschreven; dit kent { $newest }
doctor-schema-newer-todo = Installeer de nieuwere versie weer, of zet de kopie terug die voor het bijwerken is gemaakt.
doctor-schema-foreign = dit is geen database van deze bot
doctor-schema-foreign-todo = Verbeter DALAPAPA_DATABASE.
doctor-integrity = het bestand is onbeschadigd
doctor-integrity-damaged = het bestand is beschadigd: { $why }
doctor-integrity-todo = Stop de bot, bewaar het bestand, en zet een reservekopie terug: dalapapa restore
doctor-disk = de database is { $size } MB, en { $free } MB is vrij
doctor-disk-short = de database is { $size } MB, en er is maar { $free } MB vrij
doctor-disk-full = de schijf is zo goed als vol: { $free } MB is vrij
doctor-disk-todo = Maak ruimte: { $needed } MB moet vrij zijn, drie keer de database.
doctor-disk-copies = voor kopieën in { $folder } is maar { $free } MB vrij, dus er wordt er geen gemaakt
doctor-disk-copies-todo = Maak daar ruimte: er komt alleen ’s nachts een kopie als { $needed } MB vrij is, twee keer de database.
doctor-backup = { $path } is { $hours } uur oud, en onbeschadigd
doctor-backup-nowhere = er worden geen kopieën gemaakt: DALAPAPA_BACKUPS noemt geen map
doctor-backup-nowhere-todo = Stel DALAPAPA_BACKUPS in op een map waarin de bot kan schrijven, liefst op een andere schijf; met systemd moet die in /var/lib/dalapapa liggen.
doctor-backup-unreadable = { $folder } is niet te lezen: { $why }
doctor-backup-unreadable-todo = Laat de gebruiker waaronder de bot draait daar schrijven.
doctor-backup-none = in { $folder } is nog geen kopie
doctor-backup-old = { $path }, de nieuwste, is { $hours } uur oud
doctor-backup-todo = De bot maakt er elke nacht een terwijl hij draait. Draait hij, dan staat in het logboek waarom dat mislukte.
doctor-backup-damaged = { $path } is niet te gebruiken: { $why }
doctor-backup-damaged-todo = Maak er nu nog een: dalapapa backup BESTAND. Kijk de schijf na.

doctor-fonts = de letters van alle schriften zijn er
doctor-fonts-missing = een lettertype is niet te lezen: { $why }
doctor-fonts-poor = in de lettertypes ontbreken { $letters }
doctor-picture = een bord is getekend: { $size } pixels, { $bytes } bytes
doctor-picture-empty = de afbeelding van een bord is leeg
doctor-computer = een bot ({ $level }) heeft een zet gekozen in een eigen proces
doctor-computer-failed = een bot kan geen zet kiezen: { $why }
doctor-computer-todo = Is er nog geheugen vrij, en kan de gebruiker van de bot nog een proces starten?
doctor-bot-well = de draaiende bot zegt dat alles in orde is, met { $shards ->
    [one] één verbinding
   *[other] { $shards } verbindingen
} met Discord
doctor-bot-starting = de draaiende bot is nog aan het starten
doctor-bot-starting-todo = Vraag het over een minuut opnieuw.
doctor-bot-silent = de bot die op deze database draait, antwoordt niet
doctor-bot-silent-todo = Misschien is hij aan het starten. Blijft het stil, dan hangt hij: kijk in het logboek, en start hem opnieuw.
doctor-bot-unwell = de draaiende bot zegt dat niet alles in orde is: { $troubles }
doctor-bot-unwell-todo = dalapapa health zegt meer; kijk ook in het logboek.

doctor-outbox-empty = er wacht geen bericht
doctor-outbox = { $count ->
    [one] { $count } bericht wordt nu geplaatst
   *[other] { $count } berichten worden nu geplaatst
}
doctor-outbox-late = { $count ->
    [one] { $count } bericht wacht tot het geplaatst wordt
   *[other] { $count } berichten wachten tot ze geplaatst worden
}, het oudste al { $minutes } minuten
doctor-outbox-start = Ze worden geplaatst als de bot draait.
doctor-outbox-todo = Kijk wat het logboek erover zegt. Misschien laat Discord de bot wachten; zo niet, start hem opnieuw.
doctor-set-aside-none = er is geen bericht opzijgezet
doctor-set-aside = { $count ->
    [one] { $count } bericht is in elke vorm door Discord geweigerd, en opzijgezet
   *[other] { $count } berichten zijn in elke vorm door Discord geweigerd, en opzijgezet
}
doctor-set-aside-todo = De partijen gaan verder. Meld wat het logboek zegt over row_set_aside.
doctor-faults-none = geen in de laatste { $days } dagen
doctor-fault-seen = { $kind }: { $count ->
    [one] één keer
   *[other] { $count } keer
} in de laatste { $days } dagen, de laatste keer { $last }
doctor-fault-todo = Zoek { $kind } in het logboek; in deploy/README.md staat wat aandacht vraagt.
doctor-channels-none = er loopt geen partij
doctor-server = server { $server }: er ontbreekt niets in { $count ->
    [one] { $count } kanaal
   *[other] { $count } kanalen
}
doctor-server-left = server { $server }: de bot zit er niet op
doctor-server-left-todo = De partijen daar staan op pauze tot de bot weer wordt uitgenodigd.
doctor-server-unknown = server { $server }: Discord antwoordt niet: { $why }
doctor-channel-gone = server { $server }: kanaal { $channel } is verwijderd
doctor-channel-gone-todo = Iemand met ‘Server beheren’ kan de partij verplaatsen: /game move
doctor-channel-lacks = server { $server }: in kanaal { $channel } mist de bot { $names }
doctor-channel-lacks-todo = Laat de beheerders van de server die machtiging geven: /server, Status.
