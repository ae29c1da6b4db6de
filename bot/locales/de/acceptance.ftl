# dalapapa doctor --channel: was im Kanal steht, und was liest, wer den Befehl eingibt.

acceptance-board = **Nur ein Test**: Wer diesen Bot betreibt, will wissen, ob er hier Bretter zeigen kann. Niemand bekommt einen Ping, und in höchstens zwei Minuten ist alles wieder weg.
acceptance-edited = Das Brett wurde einmal geändert.
acceptance-press = Tippe innerhalb von { $seconds } Sekunden auf den Button. Mehr passiert nicht.
button-acceptance = Für den Test antippen
acceptance-in-thread = **Nur ein Test dieses Bots**: Er hat diesen Thread geöffnet, schreibt hier und schließt ihn wieder.
acceptance-answer = Danke, es klappt: Dein Antippen kam an. Mehr passiert nicht.
acceptance-only-a-test = Das war nur ein Test. Es passiert nichts.

acceptance-press-now = Tippe jetzt im Kanal auf den Button, innerhalb von { $seconds } s.
acceptance-leaving = Abgebrochen; was dabei im Kanal entstanden ist, wird entfernt.
acceptance-left-over = Im Kanal ist vielleicht etwas übrig. Der nächste Lauf entfernt es.

acceptance-channel = Kanal { $channel } auf Server { $server } ({ $ms } ms)
acceptance-channel-lacks = in Kanal { $channel } auf Server { $server } fehlt dem Bot: { $names } ({ $ms } ms)
acceptance-channel-lacks-todo = Gib dem Bot diese Rechte, in den Berechtigungen des Kanals oder durch seine Rolle.
acceptance-channel-kind = { $channel } ist kein Serverkanal für Nachrichten ({ $ms } ms)
acceptance-channel-kind-todo = Gib die ID eines Textkanals an: Schalte in den Einstellungen von Discord den „Entwicklermodus“ ein, dann „Kanal-ID kopieren“.
acceptance-leftovers = { $count ->
    [0] frühere Läufe haben nichts hinterlassen
    [one] ein Rest eines früheren Laufs ist entfernt
   *[other] { $count } Reste eines früheren Laufs sind entfernt
} ({ $ms } ms)
acceptance-post = ein Brett mit Bild, Beschreibung und Button ist gepostet ({ $ms } ms)
acceptance-post-unsure = ein Brett ist gepostet, aber die Antwort von Discord kam nicht an: { $why } ({ $ms } ms)
acceptance-edit = Text und Bild sind geändert ({ $ms } ms)
acceptance-history = der Nachrichtenverlauf zeigt es mit Text, Bild, Beschreibung und Button ({ $ms } ms)
acceptance-history-missing = der Nachrichtenverlauf zeigt es nicht ({ $ms } ms)
acceptance-history-text = der Nachrichtenverlauf zeigt es mit anderem Text ({ $ms } ms)
acceptance-history-picture = der Nachrichtenverlauf zeigt es ohne Bild ({ $ms } ms)
acceptance-history-alt-text = der Nachrichtenverlauf zeigt das Bild ohne Beschreibung ({ $ms } ms)
acceptance-history-button = der Nachrichtenverlauf zeigt es ohne Button ({ $ms } ms)
acceptance-history-twice = der Nachrichtenverlauf zeigt es { $count }-mal: Discord wurde noch einmal gefragt, weil eine Antwort auf sich warten ließ ({ $ms } ms)
acceptance-history-twice-todo = Der Bot achtet darauf und löscht die überzähligen. Ist die Verbindung langsam?
acceptance-thread = zu dieser Nachricht ist ein Thread geöffnet ({ $ms } ms)
acceptance-thread-unsure = zu dieser Nachricht ist ein Thread geöffnet, aber die Antwort von Discord kam nicht an: { $why } ({ $ms } ms)
acceptance-thread-not-here = in einem Kanal dieser Art lässt sich kein Thread öffnen ({ $ms } ms)
acceptance-thread-not-here-todo = Spielen geht hier. Um Threads zu testen, gib die ID eines Textkanals an.
acceptance-write = im Thread ist eine Nachricht mit Bild geschrieben ({ $ms } ms)
acceptance-write-unsure = im Thread ist eine Nachricht geschrieben, aber die Antwort von Discord kam nicht an: { $why } ({ $ms } ms)
acceptance-archive = der Thread ist archiviert ({ $ms } ms)
acceptance-archive-open = Discord sagt, der Thread sei nicht archiviert ({ $ms } ms)
acceptance-delete = der Thread ist gelöscht ({ $ms } ms)
acceptance-delete-kept = der Thread bleibt, archiviert: Löschen ginge mit „Threads verwalten“, das der Bot nicht braucht ({ $ms } ms)
acceptance-click = ein Antippen ist beantwortet, { $answer } ms nachdem es ankam ({ $ms } ms)
acceptance-click-none = innerhalb von { $seconds } s hat niemand auf den Button getippt ({ $ms } ms)
acceptance-click-none-todo = Um das Antippen zu testen, gib den Befehl noch einmal ein und tippe auf den Button unter dem Brett.
acceptance-click-bot-runs = nicht getestet: Auf dieser Datenbank läuft ein Bot, der das Antippen auch bekäme
acceptance-click-bot-runs-todo = Tippe auf irgendeinen Button des Bots, um zu sehen, dass er antwortet; oder halte ihn an und gib den Befehl noch einmal ein.
acceptance-click-deaf = der Bot kann sich nicht mit dem Gateway von Discord verbinden: { $why } ({ $ms } ms)
acceptance-remove = { $count ->
    [0] im Kanal ist nichts übrig
    [one] eine Sache ist entfernt, und im Kanal ist nichts übrig
   *[other] { $count } Sachen sind entfernt, und im Kanal ist nichts übrig
} ({ $ms } ms)
acceptance-remove-unseen = was entstanden ist, ist entfernt, aber der Kanal lässt sich zur Kontrolle nicht lesen ({ $ms } ms)
acceptance-remove-failed = nicht alles ließ sich entfernen ({ $ms } ms)
acceptance-remove-todo = Gib den Befehl noch einmal ein: Jeder Lauf entfernt zuerst, was frühere hinterlassen haben. Oder lösch es von Hand.

acceptance-refused = Discord lehnt es ab: { $why } ({ $ms } ms)
acceptance-unreachable = Discord antwortet nicht: { $why } ({ $ms } ms)
acceptance-slow = aufgegeben nach { $ms } ms
acceptance-slow-todo = Ist die Verbindung langsam? Versuch es in ein paar Minuten noch einmal; discordstatus.com zeigt Ausfälle.

acceptance-todo-archived = Der Thread ist archiviert: Schreib selbst etwas hinein, um ihn zu öffnen.
acceptance-todo-click-late = Das Antippen wurde zu spät oder von jemand anderem beantwortet. Discord gibt drei Sekunden: Ist der Rechner oder seine Verbindung langsam?
acceptance-todo-filter = AutoMod oder ein Filter des Servers hält den Text auf: Nimm den Bot in den Servereinstellungen davon aus.
acceptance-todo-gone = Es wurde inzwischen gelöscht, vielleicht von jemandem oder von einem anderen Lauf. Versuch es noch einmal.
acceptance-todo-kind = Discord erlaubt das in einem Kanal dieser Art nicht. Gib die ID eines Textkanals an.
acceptance-todo-large = Die Anfrage ist zu groß, für Discord oder für einen Proxy davor.
acceptance-todo-locked = Der Thread ist gesperrt: Entsperre ihn oder gib dem Bot „Threads verwalten“.
acceptance-todo-many-threads = Der Server hat so viele offene Threads, wie Discord erlaubt: Schließ ein paar.
acceptance-todo-no-access = Der Bot sieht diesen Kanal nicht: Gib ihm dort „Kanal ansehen“.
acceptance-todo-no-channel = Diesen Kanal gibt es nicht, oder der Bot ist nicht auf dem Server. Stimmt die ID? „Kanal-ID kopieren“ zeigt sie im Entwicklermodus von Discord.
acceptance-todo-other-bot = Ein anderes Programm hat das Antippen beantwortet: Anderswo läuft ein Bot mit demselben Token. Halte einen von beiden an.
acceptance-todo-outage = Das liegt an Discord. Versuch es in ein paar Minuten noch einmal; discordstatus.com zeigt Ausfälle.
acceptance-todo-permissions = Dem Bot fehlt hier ein Recht. Nötig ist: { $names }. Sieh dir seine Rolle und die Berechtigungen des Kanals an.
acceptance-todo-report = Discord nimmt nicht an, was der Bot geschickt hat. Melde diese Zeile.
acceptance-todo-thread-exists = Zu dieser Nachricht gibt es schon einen Thread; vielleicht hat ihn jemand geöffnet. Versuch es noch einmal.
acceptance-todo-token = Das Token gilt nicht mehr: Kopiere es noch einmal aus dem Entwicklerportal.
acceptance-todo-wait = Discord lässt den Bot warten: Er hat zu viele Anfragen gestellt. Versuch es in ein paar Minuten noch einmal.
