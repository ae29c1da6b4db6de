## Die Sandbox: im Terminal

sandbox-open =
    Dalapapas Sandbox ist offen: { $address }

      1. Fünf Personen sitzen in ihrem Kanal: { $people }.
      2. Mit „Viewing as“, oben auf der Seite, wechselst du von einer zur anderen.
      3. Tippe unter der ersten Nachricht auf „Jetzt gegen einen Bot“ oder unten in die Zeile: { COMMAND("game new") } bietet drei Spiele; der Pfeil daneben schickt den Befehl ab.

    Partien bleiben bis zum nächsten Mal erhalten. Strg-C beendet die Sandbox.
sandbox-closed = Die Sandbox ist geschlossen.
sandbox-version =
    Die Sandbox braucht { $package } { $needed } und hat { $found } gefunden: pip install '{ $package }=={ $needed }'

## Die Sandbox: in ihrem Kanal

sandbox-channel = tisch
sandbox-host = Sandbox
sandbox-welcome = **Willkommen am Tisch!** Hier ist nichts echt außer dem Spiel: kein Account, kein Netz.
    • Du sitzt hier als { $people }: Mit **Viewing as**, ganz oben, wechselst du von einer Person zur anderen.
    • **Jetzt gegen einen Bot** beginnt sofort eine Partie; **Tisch eröffnen** ist für mehrere von euch.
    • Bei { COMMAND("game new") } hast du die Wahl: *klassisch*, *Terra* oder *Domaine*.
    • **Mehr** sagt dir, was du sonst noch ausprobieren kannst.
sandbox-more =
    • { COMMAND("rules") } erklärt jedes Spiel; *Terra* geht mit bis zu fünf. Einen Befehl schickst du mit dem Pfeil rechts ab.
    • Tippe an einem offenen Tisch auf **Bot dazuholen**, oder wechsle zu jemand anderem und tippe auf **Mitspielen**; dann wechsle zurück und tippe auf **Starten**.
    • Was Tage dauert, kannst du gleich ausprobieren: **Time …**, ganz oben, stellt die Uhr um eine Stunde, einen Tag oder eine Woche vor.
    • Threads und Direktnachrichten stehen, sobald es welche gibt, oben in einer Liste.
    • Der Server gehört Ann: Nur sie hat { COMMAND("server") }.
