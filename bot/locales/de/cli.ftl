# Was der Befehl dalapapa sagt, wenn man ihn eingibt.

cli-about = Ein Discord-Bot für die Legespiele um Dalapapa, über mehrere Tage gespielt.
cli-run = den Bot starten (braucht ein Token)
cli-version = die Version ausgeben
cli-json = JSON ausgeben
cli-health = sagen, ob es dem Bot, der die Datenbank benutzt, gut geht (Exit-Status 0) oder nicht (1)
cli-stats = Partien, Züge und Personen der letzten 24 Stunden, 7 Tage und 30 Tage zählen
cli-sandbox = den Bot im Browser ausprobieren, ohne Account
cli-replay = Aufzeichnungen nachspielen und je Datei ein JSON-Objekt ausgeben
cli-film = stattdessen einen Film der einen Partie in dieses animierte GIF schreiben
cli-verify = Festlegung, Plätze, Säckchen und zufällig Gelegtes einer beendeten Partie nachrechnen, als ein JSON-Objekt
cli-review = zeigen, wo eine beendete Partie gekippt ist und wie gut gespielt wurde; dauert ein paar Sekunden
cli-review-picture = auch die Gewinnchancen aller von Zug zu Zug als PNG zeichnen
cli-perft = alle Folgen erlaubter Aktionen ab einer Stellung oder dem Ende einer Aufzeichnung zählen
cli-render = das Brett einer Stellung oder einer Aufzeichnung als PNG zeichnen
cli-check = jede gespeicherte Partie mit ihrem Protokoll vergleichen, und alle Wertungen mit den Ergebnissen
cli-recompute-ratings = vorher alle Wertungen neu berechnen, während kein Bot läuft
cli-end = eine Partie oder einen offenen Tisch ohne Ergebnis abbrechen, während kein Bot läuft
cli-end-game = ihr Name wie in /game list oder ihre Nummer; jeder andere Text listet auf, was offen ist
cli-backup = die Datenbank kopieren, auch während ein Bot läuft
cli-restore = die Datenbank durch eine Sicherung ersetzen, während kein Bot läuft
cli-doctor = sagen, ob alles in Ordnung ist und, wenn nicht, was zu tun ist, auch während ein Bot läuft
cli-file = die Aufzeichnung einer Partie
cli-record-or-position = die Aufzeichnung einer Partie oder eine Stellung in einer Zeile
cli-verify-file = die Aufzeichnung der Partie, wie /export sie liefert
cli-backup-file = die Datei für die Kopie; es darf sie noch nicht geben
cli-restore-file = die Sicherung; sie bleibt, wie sie ist
cli-restore-newest = die neueste brauchbare Kopie in DALAPAPA_BACKUPS nehmen
cli-doctor-json = ein JSON-Array statt Zeilen ausgeben
cli-doctor-all = auch in jedem Kanal mit laufender Partie nach den Rechten fragen, mit einer Anfrage pro Sekunde
cli-doctor-channel = auch den Kanal mit dieser ID durchprobieren: dort ein Brett posten, es ändern, einen Thread öffnen, ein Antippen beantworten und alles wieder entfernen
cli-depth = wie viele Aktionen die längsten Folgen haben
cli-output = wohin das Bild kommt (ohne Angabe: neben die Datei)
cli-at = das Brett einer Aufzeichnung nach so vielen Aktionen zeichnen (ohne Angabe: nach allen)
cli-width = die Breite des Bilds in Pixeln, { $narrowest } bis { $widest }
cli-theme = das Design des Bilds

cli-no-token = Kein Token: Setze DISCORD_TOKEN oder DISCORD_TOKEN_FILE, oder probiere den Bot ohne eines aus: dalapapa sandbox
cli-bad-token = Discord nimmt dieses Token nicht an. Kopiere es noch einmal aus dem Entwicklerportal.
cli-unreachable = Discord ist nicht zu erreichen oder ausgefallen. Hat dieser Rechner eine Verbindung?
cli-no-sandbox = Die Sandbox ist nicht installiert: pip install 'dalapapa[sandbox]'
cli-unreadable = { $path }: lässt sich nicht lesen
cli-unwritable = { $path }: lässt sich nicht schreiben
cli-illegal-record = { $path }: bricht bei Aktion { $at } ab: { $code }
cli-bad-record = { $path }: kann nicht beginnen: { $code }
cli-bad-position = { $path }: keine mögliche Stellung: { $why }
cli-hidden-bag = { $path }: Einige Steine sind unbekannt, darum lässt sich nichts zählen
cli-not-over = { $path }: Die Partie ist nicht vorbei, darum lässt sie sich nicht analysieren
cli-review-hidden = { $path }: Das Säckchen ist verborgen, darum lässt sich die Partie nicht analysieren
cli-one-film = ein Film zeigt nur eine Aufzeichnung
cli-proof-lost = { $path }: Plätze, Säckchen und die Steine des Aufbaus lassen sich nicht mehr nachrechnen, weil die Daten einer Person gelöscht sind. Festlegung und Spielzüge wurden verglichen.
cli-no-proof = { $path }: nennt nicht den Seed, aus dem die Partie entstand. Die Aufzeichnung einer beendeten Partie aus /export tut es.
cli-drawn = { $path }
cli-seat = Platz { $number }

cli-other-model = Die Wertungen wurden mit einem anderen Modell, anderen Parametern oder einer anderen Version von openskill berechnet. So werden sie neu berechnet: dalapapa check --recompute-ratings
cli-recomputed-ratings = { $number ->
    [one] Wertungen von 1 Rangliste neu berechnet.
   *[other] Wertungen von { $number } Ranglisten neu berechnet.
}
cli-check-fine = { $games ->
    [one] { $games } Partie, alles in Ordnung.
   *[other] { $games } Partien, alles in Ordnung.
}
cli-ended = Partie { $number } ({ $game }) ist abgebrochen. Der Kanal erfährt es, sobald der Bot läuft.
cli-not-one-game = „{ $asked }“ passt auf keine offene Partie und keinen offenen Tisch oder auf mehrere. Nichts wurde abgebrochen.
cli-open-game = { $number } { $game }
cli-backed-up = { $path } ist eine Kopie von { $database }.
cli-backup-runs = { $path }: Gerade entsteht eine andere Sicherung dieser Datenbank. Versuch es noch einmal, wenn sie fertig ist.
cli-backup-exists = { $path }: gibt es schon. Nichts wurde geschrieben.
cli-restored = { $database } hat jetzt den Inhalt von { $path }.
cli-replaced = Der frühere Inhalt bleibt in { $path } erhalten.
cli-deleted-since = { $people ->
    [0] Seit dieser Kopie wurde niemand gelöscht.
    [one] Seit dieser Kopie wurde eine Person gelöscht; beim Start des Bots geschieht das noch einmal.
   *[other] Seit dieser Kopie wurden { $people } Personen gelöscht; beim Start des Bots geschieht das noch einmal.
}
cli-deleted-unknown = Der frühere Inhalt verrät nicht, wer seit dieser Kopie gelöscht wurde: Wer es war, muss sich noch einmal löschen.
cli-copy-damaged = { $path }: lässt sich nicht verwenden: { $why }. Die nächstältere Kopie wird genommen.
cli-no-sound-copy = { $path }: enthält keine brauchbare Kopie. Nichts wurde geändert.
cli-no-backups = DALAPAPA_BACKUPS nennt keinen Ordner mit Kopien. Nichts wurde geändert.
cli-database-in-use = { $path }: Ein anderer Bot benutzt diese Datenbank.
cli-database-unusable = { $path }: Die Datenbank lässt sich nicht verwenden: { $why }. Nichts wurde geändert.
cli-database-newer = { $writer ->
    [unknown] { $path }: Diese Datenbank stammt von einer neueren Version von Dalapapa (Schema { $found }), und das hier ist Dalapapa { $version } (Schema { $ours }). Installiere eine neuere. Nichts wurde geändert.
   *[other] { $path }: Diese Datenbank stammt von Dalapapa { $writer } (Schema { $found }), und das hier ist Dalapapa { $version } (Schema { $ours }). Installiere Dalapapa { $writer } oder neuer. Nichts wurde geändert.
}
cli-database-older = { $path }: Diese Datenbank stammt von einer älteren Version von Dalapapa (Schema { $found }), und das hier ist Dalapapa { $version } (Schema { $ours }). Starte den Bot einmal: Er bringt sie auf den neuen Stand. Nichts wurde geändert.
cli-port-taken = Port { $port } ist belegt: Beende, was ihn benutzt, oder wähle mit DALAPAPA_SANDBOX_PORT einen anderen.

cli-stats-day = letzte 24 Stunden
cli-stats-week = letzte 7 Tage
cli-stats-month = letzte 30 Tage
cli-stats-begun = begonnene Partien
cli-stats-ended = beendete Partien
cli-stats-abandoned = ohne Ergebnis abgebrochene Partien
cli-stats-turns = von Menschen gespielte Züge
cli-stats-people = Personen
cli-stats-servers = Server
cli-stats-median-turn = mittlere Zeit für einen Zug (Median)

health-well = Alles gut: läuft seit { $time }, { $shards ->
    [one] die Verbindung zu Discord steht
   *[other] alle { $shards } Verbindungen zu Discord stehen
}, zuletzt in die Datenbank geschrieben vor { $written }.
health-not-well = Nicht gut: { $troubles }.
health-not-running = Läuft nicht: Für { $path } antwortet kein Bot. Ein gerade erst gestarteter öffnet sie vielleicht noch.
health-no-answer = Nicht gut: Der Bot, der { $path } benutzt, antwortet nicht ({ $why }).
health-starting = startet seit { $time } und ist noch nicht bereit
health-write-waits = ein Schreibvorgang in der Datenbank ist seit { $time } nicht fertig
health-write-fails = in die Datenbank lässt sich nicht schreiben ({ $why })
health-shards-down-unasked = { $down ->
    [one] { $down } von { $shards } Verbindungen zu Discord ist unterbrochen
   *[other] { $down } von { $shards } Verbindungen zu Discord sind unterbrochen
}, seit { $time }
health-shards-down-alone = { $down ->
    [one] { $down } von { $shards } Verbindungen zu Discord ist unterbrochen
   *[other] { $down } von { $shards } Verbindungen zu Discord sind unterbrochen
}, seit { $time }, während Discord sonst antwortet
health-shards-down-too = { $down ->
    [one] { $down } von { $shards } Verbindungen zu Discord ist unterbrochen
   *[other] { $down } von { $shards } Verbindungen zu Discord sind unterbrochen
}, seit { $time }, und Discord antwortet nicht: Es ist selbst ausgefallen, oder dieser Rechner hat keine Verbindung
health-messages-wait = eine Nachricht, die gesendet werden könnte, wartet seit { $time }
health-seconds = { $number } s
health-minutes = { $number } min
health-hours = { $number } h
health-days = { $number ->
    [one] { $number } Tag
   *[other] { $number } Tagen
}

config-two-tokens = Das Token ist mehrfach angegeben, durch { $names }: Behalte eines.
config-token-file = { $path }: Das Token lässt sich nicht lesen.
config-word = { $name } muss eines von diesen sein: { $words }.
config-number = { $name } muss eine ganze Zahl von 1 bis { $most } sein.
