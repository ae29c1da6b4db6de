# Wat het commando dalapapa zegt tegen wie het typt.

cli-about = Een Discord-bot om de legspellen van Dalapapa te spelen, verspreid over meerdere dagen.
cli-run = de bot draaien (heeft een token nodig)
cli-version = de versie tonen
cli-json = JSON tonen
cli-health = zeggen of het goed gaat met de bot die de database gebruikt (status 0) of niet (1)
cli-stats = partijen, beurten en mensen tellen van de laatste 24 uur, 7 dagen en 30 dagen
cli-sandbox = de bot in de browser uitproberen, zonder account
cli-replay = partijbestanden opnieuw afspelen en voor elk een JSON-object tonen
cli-film = in plaats daarvan de partij als film opslaan in dit bestand, een geanimeerde GIF
cli-verify = belofte, stoelen, zakje en willekeurige stenen van een afgelopen partij narekenen, als één JSON-object
cli-review = tonen waar een afgelopen partij kantelde en hoe goed er is gespeeld; duurt een paar seconden
cli-review-picture = ook ieders kansen van beurt tot beurt tekenen als PNG
cli-perft = alle reeksen geldige acties tellen vanaf een stelling of vanaf het einde van een partijbestand
cli-render = het bord van een stelling of partijbestand tekenen als PNG
cli-check = elke bewaarde partij vergelijken met het logboek ervan, en alle ratings met de uitslagen
cli-recompute-ratings = eerst alle ratings opnieuw berekenen, terwijl er geen bot draait
cli-end = een partij of open tafel zonder uitslag sluiten, terwijl er geen bot draait
cli-end-game = de naam zoals in /game list, of het nummer; elke andere tekst toont wat er open is
cli-backup = de database kopiëren, ook terwijl er een bot draait
cli-restore = de database vervangen door een reservekopie, terwijl er geen bot draait
cli-doctor = zeggen of alles in orde is en, zo niet, wat te doen, ook terwijl er een bot draait
cli-file = een partijbestand
cli-record-or-position = een partijbestand, of een stelling in één regel
cli-verify-file = het partijbestand, zoals /export het geeft
cli-backup-file = het bestand voor de kopie; het mag nog niet bestaan
cli-restore-file = de reservekopie; die verandert niet
cli-restore-newest = de nieuwste onbeschadigde kopie uit DALAPAPA_BACKUPS nemen
cli-doctor-json = één JSON-array tonen in plaats van regels
cli-doctor-all = ook naar de machtigingen vragen in elk kanaal met een lopende partij, één verzoek per seconde
cli-doctor-channel = ook het kanaal met dit ID testen: daar een bord plaatsen, het veranderen, een thread openen, een tik beantwoorden, en alles weer verwijderen
cli-depth = hoeveel acties de langste reeksen hebben
cli-output = waar de afbeelding komt (standaard: naast het bestand)
cli-at = het bord van een partijbestand tekenen na zoveel acties (standaard: alle)
cli-width = de breedte van de afbeelding in pixels, { $narrowest } tot en met { $widest }
cli-theme = het thema van de afbeelding

cli-no-token = Geen token: stel DISCORD_TOKEN of DISCORD_TOKEN_FILE in, of probeer de bot zonder: dalapapa sandbox
cli-bad-token = Discord neemt dit token niet aan. Kopieer het opnieuw uit het ontwikkelaarsportaal.
cli-unreachable = Discord is niet te bereiken, of ligt plat. Heeft deze machine verbinding?
cli-no-sandbox = De zandbak is niet geïnstalleerd: pip install 'dalapapa[sandbox]'
cli-unreadable = { $path }: niet te lezen
cli-unwritable = { $path }: niet te schrijven
cli-illegal-record = { $path }: stopt bij actie { $at }: { $code }
cli-bad-record = { $path }: kan niet beginnen: { $code }
cli-bad-position = { $path }: geen mogelijke stelling: { $why }
cli-hidden-bag = { $path }: sommige stenen zijn onbekend, dus er valt niets te tellen
cli-not-over = { $path }: de partij is niet afgelopen en kan dus niet worden geanalyseerd
cli-review-hidden = { $path }: het zakje is verborgen, dus de partij kan niet worden geanalyseerd
cli-one-film = een film toont één partijbestand
cli-proof-lost = { $path }: stoelen, zakje en willekeurig gelegde stenen zijn niet na te rekenen, omdat de gegevens van een speler zijn verwijderd. Belofte en zetten zijn vergeleken.
cli-no-proof = { $path }: zegt niet uit welke seed de partij kwam. Het bestand van een afgelopen partij uit /export doet dat wel.
cli-drawn = { $path }
cli-seat = Speler { $number }

cli-other-model = De ratings zijn berekend met een ander model, met andere parameters of met een andere versie van openskill. Opnieuw berekenen: dalapapa check --recompute-ratings
cli-recomputed-ratings = { $number ->
    [one] Ratings van 1 ranglijst opnieuw berekend.
   *[other] Ratings van { $number } ranglijsten opnieuw berekend.
}
cli-check-fine = { $games ->
    [one] { $games } partij, niets mis.
   *[other] { $games } partijen, niets mis.
}
cli-ended = Partij { $number } ({ $game }) is gesloten. Het kanaal krijgt er bericht van zodra de bot draait.
cli-not-one-game = ‘{ $asked }’ is de naam van geen enkele open partij of tafel, of van meer dan één. Er is niets gesloten.
cli-open-game = { $number } { $game }
cli-backed-up = { $path } is een kopie van { $database }.
cli-backup-runs = { $path }: er wordt al een reservekopie van deze database gemaakt. Probeer het opnieuw als die klaar is.
cli-backup-exists = { $path }: bestaat al. Er is niets geschreven.
cli-restored = { $database } heeft nu de inhoud van { $path }.
cli-replaced = De vorige inhoud is bewaard in { $path }.
cli-deleted-since = { $people ->
    [0] Sinds die kopie zijn van niemand gegevens verwijderd.
    [one] Sinds die kopie zijn van één persoon de gegevens verwijderd, en dat gebeurt opnieuw als de bot start.
   *[other] Sinds die kopie zijn van { $people } personen de gegevens verwijderd, en dat gebeurt opnieuw als de bot start.
}
cli-deleted-unknown = De vorige inhoud zegt niet van wie er sinds die kopie gegevens verwijderd zijn: die mensen moeten daar opnieuw om vragen.
cli-copy-damaged = { $path }: niet te gebruiken: { $why }. De op één na nieuwste kopie wordt genomen.
cli-no-sound-copy = { $path }: bevat geen bruikbare kopie. Er is niets veranderd.
cli-no-backups = DALAPAPA_BACKUPS noemt geen map met kopieën. Er is niets veranderd.
cli-database-in-use = { $path }: een andere bot gebruikt deze database.
cli-database-unusable = { $path }: de database is niet te gebruiken: { $why }. Er is niets veranderd.
cli-database-newer = { $writer ->
    [unknown] { $path }: een nieuwere versie van Dalapapa heeft deze database geschreven (schema { $found }), en dit is Dalapapa { $version } (schema { $ours }). Installeer een nieuwere. Er is niets veranderd.
   *[other] { $path }: Dalapapa { $writer } heeft deze database geschreven (schema { $found }), en dit is Dalapapa { $version } (schema { $ours }). Installeer Dalapapa { $writer } of nieuwer. Er is niets veranderd.
}
cli-database-older = { $path }: een oudere versie van Dalapapa heeft deze database geschreven (schema { $found }), en dit is Dalapapa { $version } (schema { $ours }). Start de bot één keer: die werkt de database bij. Er is niets veranderd.
cli-port-taken = Poort { $port } is bezet: stop wat die gebruikt, of kies een andere met DALAPAPA_SANDBOX_PORT.

cli-stats-day = laatste 24 uur
cli-stats-week = laatste 7 dagen
cli-stats-month = laatste 30 dagen
cli-stats-begun = begonnen partijen
cli-stats-ended = afgelopen partijen
cli-stats-abandoned = zonder uitslag gesloten partijen
cli-stats-turns = door mensen gespeelde beurten
cli-stats-people = mensen
cli-stats-servers = servers
cli-stats-median-turn = mediane tijd per beurt

health-well = Goed: draait al { $time }, { $shards ->
    [one] de verbinding met Discord staat
   *[other] alle { $shards } verbindingen met Discord staan
}, de database is { $written } geleden geschreven.
health-not-well = Niet goed: { $troubles }.
health-not-running = Draait niet: er antwoordt geen bot voor { $path }. Een bot die net gestart is, moet dat misschien nog openen.
health-no-answer = Niet goed: de bot die { $path } gebruikt, antwoordt niet ({ $why }).
health-starting = nog niet klaar, { $time } na de start
health-write-waits = schrijven naar de database is na { $time } nog niet klaar
health-write-fails = de database is niet te schrijven ({ $why })
health-shards-down-unasked = { $down ->
    [one] { $down } van { $shards } verbindingen met Discord is al { $time } weg
   *[other] { $down } van { $shards } verbindingen met Discord zijn al { $time } weg
}
health-shards-down-alone = { $down ->
    [one] { $down } van { $shards } verbindingen met Discord is al { $time } weg
   *[other] { $down } van { $shards } verbindingen met Discord zijn al { $time } weg
}, terwijl Discord verder wel antwoordt
health-shards-down-too = { $down ->
    [one] { $down } van { $shards } verbindingen met Discord is al { $time } weg
   *[other] { $down } van { $shards } verbindingen met Discord zijn al { $time } weg
}, en Discord antwoordt niet: het ligt zelf plat, of deze machine heeft geen verbinding
health-messages-wait = een bericht dat al verstuurd had kunnen worden, wacht al { $time }
health-seconds = { $number } s
health-minutes = { $number } min
health-hours = { $number } uur
health-days = { $number } dagen

config-two-tokens = Het token is meer dan één keer gegeven, met { $names }: houd er een over.
config-token-file = { $path }: het token is niet te lezen.
config-word = { $name } moet een van { $words } zijn.
config-number = { $name } moet een heel getal van 1 tot en met { $most } zijn.
