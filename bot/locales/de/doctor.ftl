# Was dalapapa doctor sagt, wenn man den Bot betreibt: wie es ist, dann, was zu tun ist.

doctor-well = Alles in Ordnung.
doctor-sum = { $faults ->
    [0] Kein Fehler
    [one] { $faults } Fehler (✗)
   *[other] { $faults } Fehler (✗)
}{ $warnings ->
    [0] .
    [one] , { $warnings } Warnung (!).
   *[other] , { $warnings } Warnungen (!).
}
doctor-failed = die Prüfung selbst ist fehlgeschlagen: { $error }
doctor-failed-todo = Melde das, mit den Zeilen darüber im Log.
doctor-not-checked = nicht geprüft
doctor-not-checked-todo = Sieh dir erst „{ $after }“ an.
doctor-database-none = noch nichts zu prüfen: Vor dem ersten Start gibt es keine Datenbank
doctor-install-todo = Installiere den Bot neu: pip install --force-reinstall --constraint requirements.lock .

doctor-python = Python { $version }, Dalapapa { $bot }
doctor-python-old = Python { $version } führt Dalapapa { $bot } aus, das { $needed } oder neuer braucht
doctor-python-todo = Installiere Python { $needed } oder neuer, und damit den Bot neu.
doctor-sqlite = SQLite { $version }
doctor-sqlite-old = SQLite { $version } ist zu alt
doctor-sqlite-todo = Nimm ein Python, das SQLite { $needed } oder neuer mitbringt.
doctor-libraries = { $count } Bibliotheken haben die Versionen, mit denen der Bot getestet wurde
doctor-libraries-missing = nicht installiert: { $names }
doctor-libraries-other = andere Versionen als die, mit denen der Bot getestet wurde: { $names }
doctor-libraries-todo = Installiere den Bot neu: pip install --constraint requirements.lock .

doctor-settings = alle Einstellungen sind brauchbar; die Datenbank ist { $path }
doctor-settings-unknown = keine Einstellungen des Bots: { $names }
doctor-settings-unknown-todo = Berichtige die Namen: deploy/README.md nennt alle Einstellungen.
doctor-settings-todo = Berichtige die Einstellung und starte den Bot neu.
doctor-token-none = es gibt kein Token
doctor-token-none-todo = Setze DISCORD_TOKEN oder DISCORD_TOKEN_FILE, oder nimm das systemd-Credential discord_token.
doctor-token-form = es sieht wie ein Token aus
doctor-token-odd = was als Token angegeben ist, sieht nicht wie eines aus: Es hat { $letters } Zeichen
doctor-token-open = alle auf diesem Rechner können { $path } lesen
doctor-token-open-todo = Schränke das ein: chmod 400 { $path }
doctor-token-todo = Kopiere das Token noch einmal aus dem Entwicklerportal: „Bot“, „Reset Token“. Es hat drei Teile mit Punkten dazwischen.

doctor-token = Discord kennt es: { $name } ({ $id })
doctor-token-refused = Discord nimmt es nicht an
doctor-discord-error = Discord antwortet mit Fehlerstatus { $status }
doctor-discord-error-todo = Versuch es in ein paar Minuten noch einmal; discordstatus.com zeigt Ausfälle.
doctor-unreachable = Discord ist nicht zu erreichen: { $why }
doctor-unreachable-todo = Hat dieser Rechner eine Verbindung, und kommt er zu discord.com, Port 443, durch? discordstatus.com zeigt Ausfälle.
doctor-application = { $id }
doctor-application-other = das Token gehört zur Anwendung { $id }, aber die Datenbank stammt von einer anderen: { $others }
doctor-application-todo = Ist das ein Versehen, gib das Token der anderen Anwendung an, bevor der Bot startet: Sonst gilt jeder Server ohne diese Anwendung als verlassen.
doctor-intents = die Anwendung hat keinen privilegierten Intent; der Bot braucht keinen
doctor-intents-more = die Anwendung hat privilegierte Intents, die der Bot nicht braucht: { $names }
doctor-intents-todo = Schalte sie im Entwicklerportal unter „Bot“ ab.
doctor-invitation = { $link }
doctor-invitation-grant = niemand kann den Bot einladen mit { $link }
doctor-invitation-grant-todo = Schalte „Requires OAuth2 Code Grant“ im Entwicklerportal unter „Bot“ ab.
doctor-commands = { $count } Befehle sind so registriert, wie diese Version sie hat
doctor-commands-unknown = Discord sagt nicht, welche Befehle registriert sind: { $why }
doctor-commands-unknown-todo = Versuch es in ein paar Minuten noch einmal.
doctor-commands-other = in anderer Form registriert oder nur auf einer Seite bekannt: { $names }
doctor-commands-start = Der Bot registriert seine Befehle beim Start.
doctor-commands-todo = Starte den Bot neu. Hilft das nicht, such im Log nach commands_not_registered.
doctor-clock = die Uhr des Rechners stimmt mit der von Discord überein
doctor-clock-ahead = die Uhr des Rechners geht gegenüber der von Discord { $seconds } s vor
doctor-clock-behind = die Uhr des Rechners geht gegenüber der von Discord { $seconds } s nach
doctor-clock-todo = Lass den Rechner seine Uhr nach dem Netz stellen: timedatectl set-ntp true
doctor-clock-unknown = die Antworten von Discord enthalten keine Zeit
doctor-clock-unknown-todo = Zwischen diesem Rechner und Discord verändert etwas die Antworten: Vergleiche die Uhr von Hand.

doctor-database = { $path } lässt sich lesen und schreiben
doctor-database-new = es gibt noch keine; der erste Start legt { $path } an
doctor-database-nowhere = es gibt keinen Ordner { $folder }
doctor-database-nowhere-todo = Leg den Ordner an oder berichtige DALAPAPA_DATABASE.
doctor-database-closed = in { $path } lässt sich nicht schreiben: { $why }
doctor-database-closed-todo = Lass den Account, unter dem der Bot läuft, in { $folder } schreiben, schaff Platz auf der Festplatte und führe diesen Befehl unter diesem Account aus.
doctor-database-unreadable = sie lässt sich nicht lesen: { $why }
doctor-database-unreadable-todo = Führe diesen Befehl unter dem Account des Bots aus. Ist die Datei beschädigt, ersetze sie durch eine Sicherung: dalapapa restore
doctor-lock-free = auf dieser Datenbank läuft kein Bot
doctor-lock-held = auf dieser Datenbank läuft ein Bot
doctor-lock-process = auf dieser Datenbank läuft ein Bot, als Prozess { $process }
doctor-schema = Version { $version }
doctor-schema-older = Version { $version } ist älter als dieses Programm, das mit { $newest } arbeitet
doctor-schema-older-todo = Der nächste Start des Bots bringt sie auf den neuen Stand und legt eine Kopie daneben.
doctor-schema-newer = Version { $version } stammt von einem neueren Programm; dieses kennt { $newest }
doctor-schema-newer-todo = Installiere wieder die neuere Version, oder stelle die Kopie von vor ihrem Update wieder her.
doctor-schema-foreign = das ist keine Datenbank dieses Bots
doctor-schema-foreign-todo = Berichtige DALAPAPA_DATABASE.
doctor-integrity = die Datei ist unbeschädigt
doctor-integrity-damaged = die Datei ist beschädigt: { $why }
doctor-integrity-todo = Halte den Bot an, bewahre die Datei auf und setz eine Sicherung an ihre Stelle: dalapapa restore
doctor-disk = die Datenbank hat { $size } MB, { $free } MB sind frei
doctor-disk-short = die Datenbank hat { $size } MB, und nur { $free } MB sind frei
doctor-disk-full = die Festplatte ist so gut wie voll: { $free } MB sind frei
doctor-disk-todo = Schaff Platz: { $needed } MB sollten frei sein, das Dreifache der Datenbank.
doctor-disk-copies = in { $folder } sind nur { $free } MB für Kopien frei, darum entsteht keine
doctor-disk-copies-todo = Schaff dort Platz: Eine nächtliche Kopie entsteht nur, solange { $needed } MB frei sind, das Doppelte der Datenbank.
doctor-backup = { $path } ist { $hours } h alt und unbeschädigt
doctor-backup-nowhere = es entstehen keine Kopien: DALAPAPA_BACKUPS nennt keinen Ordner
doctor-backup-nowhere-todo = Setze DALAPAPA_BACKUPS auf einen Ordner, in den der Bot schreiben kann, am besten auf einer anderen Festplatte; mit systemd muss er in /var/lib/dalapapa liegen.
doctor-backup-unreadable = { $folder } lässt sich nicht lesen: { $why }
doctor-backup-unreadable-todo = Lass den Account, unter dem der Bot läuft, dort schreiben.
doctor-backup-none = in { $folder } gibt es noch keine Kopie
doctor-backup-old = { $path }, die neueste, ist { $hours } h alt
doctor-backup-todo = Der Bot macht jede Nacht eine, während er läuft. Läuft er, steht im Log, warum es nicht geklappt hat.
doctor-backup-damaged = { $path } lässt sich nicht verwenden: { $why }
doctor-backup-damaged-todo = Mach jetzt eine andere: dalapapa backup DATEI. Sieh dir die Festplatte an.

doctor-fonts = die Zeichen aller Schriften sind da
doctor-fonts-missing = eine Schriftart lässt sich nicht lesen: { $why }
doctor-fonts-poor = in den Schriftarten fehlen: { $letters }
doctor-picture = ein Brett wurde gezeichnet: { $size } Pixel, { $bytes } Bytes
doctor-picture-empty = das Bild eines Bretts ist leer
doctor-computer = ein Bot zum Mitspielen ({ $level }) hat in einem eigenen Prozess einen Zug gewählt
doctor-computer-failed = ein Bot zum Mitspielen kann keinen Zug wählen: { $why }
doctor-computer-todo = Ist noch Arbeitsspeicher frei, und darf der Account des Bots einen weiteren Prozess starten?
doctor-bot-well = der laufende Bot sagt, dass alles in Ordnung ist, mit { $shards ->
    [one] einer Verbindung
   *[other] { $shards } Verbindungen
} zu Discord
doctor-bot-starting = der laufende Bot startet noch
doctor-bot-starting-todo = Frag in einer Minute wieder.
doctor-bot-silent = der Bot, der auf dieser Datenbank läuft, antwortet nicht
doctor-bot-silent-todo = Vielleicht startet er gerade. Bleibt er stumm, hängt er: Sieh in sein Log und starte ihn neu.
doctor-bot-unwell = der laufende Bot sagt, dass nicht alles in Ordnung ist: { $troubles }
doctor-bot-unwell-todo = dalapapa health sagt mehr; sieh auch ins Log.

doctor-outbox-empty = keine Nachricht steht aus
doctor-outbox = { $count ->
    [one] { $count } Nachricht wird gerade gepostet
   *[other] { $count } Nachrichten werden gerade gepostet
}
doctor-outbox-late = { $count ->
    [one] { $count } Nachricht wartet darauf, gepostet zu werden
   *[other] { $count } Nachrichten warten darauf, gepostet zu werden
}, die älteste seit { $minutes } Minuten
doctor-outbox-start = Gepostet wird, sobald der Bot läuft.
doctor-outbox-todo = Sieh nach, was das Log dazu sagt. Vielleicht lässt Discord den Bot warten; wenn nicht, starte ihn neu.
doctor-set-aside-none = keine Nachricht wurde beiseitegelegt
doctor-set-aside = { $count ->
    [one] { $count } Nachricht hat Discord in jeder Form abgelehnt; sie wurde beiseitegelegt
   *[other] { $count } Nachrichten hat Discord in jeder Form abgelehnt; sie wurden beiseitegelegt
}
doctor-set-aside-todo = Die Partien gehen weiter. Melde, was das Log zu row_set_aside sagt.
doctor-faults-none = keine in den letzten { $days } Tagen
doctor-fault-seen = { $kind }: { $count ->
    [one] einmal
   *[other] { $count }-mal
} in den letzten { $days } Tagen, zuletzt { $last }
doctor-fault-todo = Such im Log nach { $kind }; in deploy/README.md steht, worum man sich kümmern muss.
doctor-channels-none = keine Partie läuft
doctor-server = Server { $server }: in { $count ->
    [one] { $count } Kanal
   *[other] { $count } Kanälen
} fehlt nichts
doctor-server-left = Server { $server }: Der Bot ist nicht darauf
doctor-server-left-todo = Seine Partien machen Pause, bis der Bot wieder eingeladen wird.
doctor-server-unknown = Server { $server }: Discord antwortet nicht: { $why }
doctor-channel-gone = Server { $server }: Kanal { $channel } ist gelöscht
doctor-channel-gone-todo = Wer „Server verwalten“ hat, kann die Partie verlegen: /game move
doctor-channel-lacks = Server { $server }: In Kanal { $channel } fehlt dem Bot: { $names }
doctor-channel-lacks-todo = Bitte die Serververwaltung, das dem Bot zu geben: /server, „Zustand“.
