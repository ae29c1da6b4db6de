# Was alle für sich selbst wählen.

language-name = Deutsch

settings-head = **Deine Einstellungen.** Sie gelten für das, was nur du siehst. Öffentliche Bretter sind in der Sprache der Partie und im Design „Holz“.
settings-done = Gespeichert.
settings-language = Sprache
settings-language-usual = Dieselbe wie in meinem Discord
settings-theme = Design der Bilder
settings-words = Bilder oder Text
settings-words-no = Nur Bilder
settings-words-yes = Text zuerst: Alles im Bild steht auch in Worten da
settings-direct = Direktnachrichten
settings-direct-off = Keine Direktnachrichten
settings-direct-turns = Auch eine Direktnachricht, wenn ich am Zug bin
settings-direct-reminders = Direktnachrichten zu Zügen, Erinnerungen und Abstimmungen
theme-wood = Holz
theme-wood-note = Helle Steine auf dunklem Tisch
theme-night = Nacht
theme-night-note = Dunkle Steine
theme-signs = Zeichen
theme-signs-note = Ein Zeichen in jedem Kreis, damit es nicht auf Farben ankommt
