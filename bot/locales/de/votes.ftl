# Abstimmungen über jemanden, dessen Zeit um ist, und was sie entscheiden.

vote-time-out = Die Zeit von { $name } in **{ $game }** ist um. Was nun?
vote-gone = { $name } ist in **{ $game }** am Zug, aber nicht mehr auf diesem Server. Was nun?
vote-undo = { $name } möchte den eigenen Zug in **{ $game }** zurücknehmen. Einverstanden?
vote-replace = { $asker } möchte den Platz von { $name } in **{ $game }** an { $guest } geben. Einverstanden?
vote-replace-own = Soll { $guest } den Platz von { $name } in **{ $game }** übernehmen?
vote-choice-wait = • **Warten**: Es gibt noch einmal die halbe Bedenkzeit.
vote-choice-skip = • **Zug überspringen**: Was getan ist, gilt, und die nächste Person ist am Zug.
vote-choice-skip-set-up = • **Zug überspringen**: Die fehlenden Steine legt der Zufall, und die nächste Person ist am Zug.
vote-choice-botturn = • **Bot spielt diesen Zug**: Ein Bot beendet nur diesen einen Zug; der Platz wechselt nicht.
vote-choice-computer = • **Bot spielt weiter**: Ein Bot springt ein, bis die Person zurück ist.
vote-choice-remove = • **Ausschließen**: endgültig raus aus der Partie und auf den letzten Rang.
vote-undo-seen = Ein gezogener Stein wurde schon angesehen. Er käme zurück ins Säckchen und würde als Nächstes gezogen.
vote-undo-unseen = Kein gezogener Stein wurde bisher angesehen.
vote-answer = { $name }: { $answer }
vote-until = -# Die Mehrheit entscheidet. Endet { $when }; ohne Entscheidung { $default ->
    [skip] wird der Zug übersprungen.
    [botturn] spielt ein Bot diesen Zug.
    [computer] spielt ein Bot weiter.
   *[wait] gibt es mehr Zeit.
}
vote-until-all = -# Alle müssen zustimmen. Endet { $when }; Schweigen heißt Nein.
vote-decided = Entschieden: **{ $answer }**
vote-decided-by-default = Keine Mehrheit, darum: **{ $answer }**
vote-decided-by-silence = Niemand hat geantwortet, darum: **{ $answer }**
vote-void = Die Abstimmung ist vorbei: Die Partie ist weitergegangen.
vote-void-over = Die Abstimmung ist vorbei: Die Partie ist zu Ende.
vote-void-gone = Die Abstimmung ist vorbei: { $name } ist wieder da, oder jemand anders spielt nun auf dem Platz.
vote-ended = Die Anfrage ist vorbei: Eine andere Entscheidung geht vor.
vote-over = Die Abstimmung in **{ $game }** ist vorbei.
vote-open = In **{ $game }** läuft eine Abstimmung.

vote-silent = –
button-wait = Warten
button-skip = Zug überspringen
button-botturn = Bot spielt diesen Zug
button-computer = Bot spielt weiter
button-remove = Ausschließen
button-yes = Ja
button-no = Nein

decided-wait = { $name } bekommt noch einmal die halbe Bedenkzeit.
decided-skip = Der Zug von { $name } wird übersprungen.
decided-botturn = Ein Bot spielt diesen Zug für { $name }.
decided-computer = Ein Bot spielt für { $name } weiter. Zurück geht es mit **Ich bin wieder da**, unter **Mehr**.
decided-remove = { $name } ist nicht mehr in der Partie.
decided-undo-yes = { $name } nimmt den Zug zurück: Alle waren einverstanden.
decided-undo-free = { $name } nimmt den Zug zurück.
decided-undo-no = { $name } nimmt den Zug nicht zurück: Nicht alle waren einverstanden.
decided-replace-no = { $name } behält den Platz: Nicht alle waren einverstanden.
decided-undo-ended = Die Anfrage, den Zug von { $name } zurückzunehmen, ist vorbei: Erst muss über den laufenden Zug entschieden werden.
decided-replace-ended = Die Anfrage, den Platz von { $name } weiterzugeben, ist vorbei: Erst muss etwas anderes entschieden werden.
decided-pending = Die Zeit von { $name } ist um. Alle, die entscheiden könnten, sind im Urlaub: Ich frage, sobald jemand zurück ist.
decided-offer-time = Das Angebot, den Platz von { $name } zu übernehmen, ist vorbei: Es kam nicht rechtzeitig eine Zusage.
decided-offer-kept = Das Angebot, den Platz von { $name } zu übernehmen, ist vorbei: { $name } hat einen Zug beendet und behält den Platz.
decided-offer-declined = Das Angebot, den Platz von { $name } zu übernehmen, ist vorbei: Es wurde abgelehnt.
decided-offer-withdrawn = Das Angebot, den Platz von { $name } zu übernehmen, wurde zurückgezogen.

told-paused-nobody-answers = **{ $game }** macht Pause: Zweimal war die Zeit um, und niemand hat gesagt, wie es weitergehen soll. Alle, die mitspielen, können die Pause beenden{ $given ->
    [wait] ; für den laufenden Zug gibt es dann noch einmal die halbe Bedenkzeit.
   *[nothing] .
}
told-paused-nobody-plays = **{ $game }** macht Pause: Seit zwei Wochen hat niemand einen Zug beendet. Alle, die mitspielen, können die Pause beenden.
told-paused-clock-failed = **{ $game }** macht Pause: Bei mir ist etwas schiefgegangen (ihr könnt nichts dafür), und wer diesen Bot betreibt, kann nachsehen. Sobald jemand spielt, geht es von selbst weiter.
told-closes-soon = **{ $game }** macht schon lange Pause. Wenn niemand weiterspielt, wird die Partie ohne Ergebnis abgebrochen ({ $when }).
told-paused-no-people = **{ $game }** macht Pause: Auf allen Plätzen spielen Bots. Es geht weiter, sobald jemand wieder da ist.
told-resumed = Dank { $name } geht es in **{ $game }** weiter.
told-resumed-call = { $mention }, du bist am Zug in **{ $game }**: Dank { $name } geht es weiter.
told-gone-on = **{ $game }** hatte Pause und geht jetzt weiter.
button-resume = Weiterspielen
button-nudge = Anstupsen
button-return = Ich bin wieder da
done-voted = Deine Stimme: **{ $answer }**. Solange die Abstimmung läuft, kannst du sie noch ändern.
done-voted-last = Deine Stimme: **{ $answer }**. { $decided }
done-asked-to-take-back = Ich frage { $names }, ob du deinen Zug zurücknehmen darfst. Spielt inzwischen jemand weiter, gilt er.
done-back = Schön, dass du wieder da bist! In **{ $game }** spielst du jetzt wieder selbst.
done-gone-on = **{ $game }** geht weiter.
back-told = { $name } ist wieder da und spielt in **{ $game }** weiter.
back-question = Ein Bot spielt für dich in **{ $game }**. Bist du wieder da?

# Plätze, die weitergegeben werden.

button-replace = Platz weitergeben
replace-head = Wer soll einen Platz in **{ $game }** übernehmen? Ich frage die Person, sobald alle anderen zugestimmt haben.
replace-hint-own = Dein eigener Platz: an wen?
replace-hint = Der Platz von { $name }: an wen?
offer-call = { $mention }, möchtest du den Platz von { $name } in **{ $game }** übernehmen?
offer-what = { $variant } · Hand, Punktestand und Zug gehören zum Platz. In die Ranglisten kommt nur, wer die Partie begonnen hat.
offer-bare = { $mention }, möchtest du einen Platz in **{ $game }** übernehmen?
offer-taken = { $name } hat den Platz in **{ $game }** übernommen.
offer-over = Das Angebot an { $name }, einen Platz in **{ $game }** zu übernehmen, ist vorbei.
offer-owner = { $mention }, dein Platz in **{ $game }** wurde { $guest } angeboten und kann später übernommen werden ({ $when }). Du behältst ihn, wenn du bis dahin zurückkommst oder einen Zug beendest.
offer-owner-gone = Der Platz von { $name } in **{ $game }** wurde { $guest } angeboten und kann später übernommen werden ({ $when }). Kommt { $name } bis dahin zurück und beendet einen Zug, bleibt alles, wie es ist.
offer-until = -# Endet { $when }.
seat-offered-withdraw = In dieser Partie wird schon ein Platz angeboten. Warte auf die Antwort oder zieh das Angebot erst zurück.
done-withdrawn = Der Platz in **{ $game }** wird nicht mehr angeboten.
button-withdraw = Angebot zurückziehen
button-accept = Übernehmen
button-decline = Nein danke
told-replaced = { $name } übernimmt den Platz von { $former } in **{ $game }**.
done-offered = Ich habe { $guest } den Platz angeboten.
done-offered-later = Ich kündige das Angebot erst an. Ist { $name } nach einem Tag nicht zurück, biete ich { $guest } den Platz an.
done-asked-to-replace = Erst frage ich { $names }. Sind alle einverstanden, bekommt { $guest } den Platz angeboten.
done-taken-over = Der Platz gehört dir: Du spielst jetzt in **{ $game }** mit.
done-declined = Du übernimmst den Platz in **{ $game }** nicht.
