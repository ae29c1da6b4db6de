# Was über Menschen gespeichert ist, und wie sie es bekommen oder löschen lassen.

former-player = Jemand von früher

privacy-head = **Was ich über dich speichere, und warum**
privacy-who = - **Deine Nutzer-ID bei Discord und deinen Namen auf jedem Server**: damit ich dich wiedererkenne und andere sehen, wer mitspielt.
privacy-games = - **Deine Partien**: Platz, Aktionen, Stimmen, Punkte und Rang, jeweils mit dem Zeitpunkt, und deine Pläne bis zu deinem nächsten Zug. Daraus entstehen die Partien selbst, Verläufe, Profile, Wertungen und Ranglisten. Ist eine Partie vorbei, können alle, die sie sehen, eine Analyse anfordern; sie speichert, wie gut du entschieden hast.
privacy-calls = - **Wann ich dich zuletzt für eine Partie gepingt habe (und etwa einen Tag lang, auf wessen Wunsch), und deine Urlaube**: damit niemand zu oft Pings bekommt und deine Uhr steht.
privacy-settings = - **Deine Einstellungen**: Sprache, Design, Text zuerst, Direktnachrichten; und ob ich dir nach deiner ersten Partie die anderen Spiele gezeigt habe.
privacy-no-more = Ich lese nur meine eigenen Nachrichten und gebe deine Daten an niemanden weiter. Wer eine Partie sehen kann, sieht auch in ihrer Aufzeichnung und beim Nachspielen, wer mitgespielt hat.
privacy-delete = **Wenn du dich löschen lässt**, verschwinden dein Name und deine Einstellungen. Statt deiner Nutzer-ID steht eine Nummer da, statt deines Namens „Jemand von früher“. Partien bleiben, wie sie gespielt wurden, und die Wertungen anderer bleiben, wie sie sind.
privacy-left = Meine Nachrichten in Kanälen bleiben, bis sie dort jemand löscht. Kopien meiner Datenbank, falls eine Festplatte kaputtgeht, enthalten das Gelöschte noch, bis auch sie verschwinden: nach { $days } Tagen, es sei denn, wer diesen Bot betreibt, hebt eine länger auf. Muss ich aus einer wiederhergestellt werden, lösche ich noch einmal alle, die seitdem gelöscht wurden, soweit die ersetzte Datenbank das verrät.
privacy-data = Das ist alles, was ich über dich speichere. Bei Partien, die noch laufen, fehlen das Säckchen und alle Hände, außer dem, was du geplant hast.
privacy-ask = **Möchtest du dich löschen lassen?** Dein Name, deine Einstellungen und dein Rang in den Ranglisten verschwinden, und in deinen Partien steht „Jemand von früher“.
privacy-ask-again = **Möchtest du dich wirklich löschen lassen?** Es gibt kein Zurück: Deine Partien, dein Verlauf und deine Wertungen gehören dann niemandem. Willst du eine Kopie, hol dir vorher **Meine Daten**.
privacy-deleted = Du bist gelöscht. Spielst du wieder mit, bist du hier ganz neu.
button-privacy-show = Zurück
button-privacy-data = Meine Daten
button-privacy-ask = Mich löschen
button-privacy-ask-again = Ja, mich löschen
button-privacy-delete = Mich endgültig löschen
refused-must-leave-games = Du hast noch einen Platz in { $games }. Steig erst aus: mit { COMMAND("game leave") }, wenn eine Partie noch nicht begonnen hat, sonst mit { COMMAND("game resign") } (nach **Ich bin wieder da**, falls ein Bot für dich spielt). Eine pausierte Partie muss vorher weitergehen oder abgebrochen werden.
