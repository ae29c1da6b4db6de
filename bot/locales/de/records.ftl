# Partien zum Mitnehmen, und der Beweis, dass fair gemischt wurde.

button-export = Exportieren
button-verify = Prüfen
button-showrecord = Allen zeigen
button-showproof = Allen zeigen
refused-no-game-of-name = Ich finde diese Partie hier nicht. Wähle beim Eingeben eine aus der Liste.
records-shown = { $name } zeigt das hier:

export-finished = **{ $game }** als Aufzeichnung: Säckchen, Plätze und jeder Spielzug. `dalapapa replay` spielt sie nach, `dalapapa verify` prüft sie.
export-running = **{ $game }** bis jetzt als Aufzeichnung: was auf dem Tisch liegt und wie es dahin kam, ohne Säckchen und Hände. Sobald die Partie vorbei ist, stehen auch die darin.

proof-later = **{ $game }** ist noch nicht vorbei. So lange bleibt der Seed geheim; danach können alle selbst nachrechnen, wie Säckchen, Plätze und erste Steine entstanden sind. Das wurde vor dem Start versprochen:
proof-agrees = ✓ **{ $game }**: { $skipped ->
    [0] Plätze, Säckchen und die Steine des Aufbaus
   *[other] Plätze, Säckchen, die Steine des Aufbaus und die nach abgelaufener Zeit gelegten Steine
} folgen aus einem Seed, der vor Beginn der Partie feststand.
proof-agrees-in-part = ✓ **{ $game }**: Der Seed ist der, der vor Beginn der Partie feststand, und alle Spielzüge sind erlaubt.
proof-lost = **Plätze, Säckchen und die zufällig gelegten Steine lassen sich nicht mehr nachrechnen**: Sie wurden mit den IDs aller gezogen, die mitspielten, und die Daten einer Person sind gelöscht. In der Datei stehen sie so, wie sie gespielt wurden.
proof-differs = ✗ **{ $game }**: Das folgt nicht aus dem Seed: { $parts }.
proof-part-commitment = die Festlegung
proof-part-seats = die Plätze
proof-part-bag = das Säckchen
proof-part-table = die Steine des Aufbaus
proof-part-skipped = die nach abgelaufener Zeit gelegten Steine
proof-part-moves = die Spielzüge (nicht alle sind erlaubt)
proof-commitment = - SHA-256 des Seeds: `{ $commitment }`. Der Anfang davon stand vor dem Start am offenen Tisch.
proof-seed = - Seed: `{ $seed }`. Start-ID: `{ $start }`
proof-joined = - Wer mitspielt, in der Reihenfolge, in der alle dazukamen: `{ $players }`
proof-seats-random = - Ausgeloste Plätze: { $names }
proof-seats-joined = - Plätze in der Reihenfolge, in der alle dazukamen, wie vereinbart: { $names }
proof-bag = - Säckchen: { $count } Steine, zuerst { $tiles } (alle stehen in der Datei)
proof-table = - Im Aufbau gelegt: { $count ->
    [0] nichts
   *[other] { $tiles }
}
proof-skipped = - Nach abgelaufener Zeit zufällig gelegt: { $tiles }
proof-proves = **Was das beweist**: Der Seed stand fest, bevor jemand auf **Starten** getippt hat, und Discord hat die Start-ID erst dabei vergeben; also konnte danach niemand Plätze, Säckchen oder erste Steine aussuchen. **Was es nicht beweist**: dass niemand von denen, die den Bot betreiben, während der Partie ins Säckchen geschaut hat.
proof-proves-at-once = **Was das beweist**: Der Seed wurde mit dem Start der Partie versprochen, durch ein einziges Antippen, und hat sich seitdem nicht geändert; also konnte danach niemand aussuchen, was aus dem Säckchen kommt. **Was es nicht beweist**: dass der Seed ohne Kenntnis der Start-ID gezogen wurde und dass niemand von denen, die den Bot betreiben, während der Partie ins Säckchen geschaut hat.
proof-yourself = **Prüf es selbst**: 1. Vergleiche die 16 Zeichen vom offenen Tisch mit `{ $command }`. 2. Speichere die Datei, nimm `deploy/verify_bag.py` aus dem Quelltext des Bots (eine Seite einfaches Python) und starte `python3 verify_bag.py DATEI`. 3. `dalapapa verify DATEI` zieht auch die zufällig gelegten Steine noch einmal.
