# Partijen om mee te nemen, en het bewijs dat het zakje eerlijk was.

button-export = Exporteren
button-verify = Controleren
button-showrecord = Aan iedereen tonen
button-showproof = Aan iedereen tonen
refused-no-game-of-name = Ik vind die partij hier niet. Kies er een uit de lijst die bij het typen verschijnt.
records-shown = { $name } laat dit zien:

export-finished = **{ $game }** als bestand: zakje, stoelen en elke zet. `dalapapa replay` speelt de partij opnieuw af, `dalapapa verify` controleert alles.
export-running = **{ $game }** tot nu toe als bestand: wat op tafel ligt en hoe dat er kwam, zonder zakje en handen. Zodra de partij is afgelopen, staan die er ook in.

proof-later = **{ $game }** is nog niet afgelopen. Tot dan blijft de seed geheim; daarna kan iedereen zakje, stoelen en eerste stenen narekenen. Wat voor het begin beloofd is:
proof-agrees = ✓ **{ $game }**: { $skipped ->
    [0] stoelen, zakje en willekeurig gelegde eerste stenen
   *[other] stoelen, zakje, willekeurig gelegde eerste stenen en de stenen voor wie geen tijd meer had,
} volgen uit een seed die vastlag voordat de partij begon.
proof-agrees-in-part = ✓ **{ $game }**: de seed lag al vast voordat de partij begon, en alle zetten zijn geldig.
proof-lost = **Stoelen, zakje en de willekeurig gelegde stenen zijn niet meer na te rekenen**: ze zijn geloot met de ID’s van alle spelers, en van een van hen zijn de gegevens verwijderd. In het bestand staan ze zoals ze gespeeld zijn.
proof-differs = ✗ **{ $game }**: dit volgt niet uit de seed: { $parts }.
proof-part-commitment = de belofte
proof-part-seats = de stoelen
proof-part-bag = het zakje
proof-part-table = de willekeurig gelegde eerste stenen
proof-part-skipped = de stenen voor wie geen tijd meer had
proof-part-moves = de zetten, die niet allemaal geldig zijn
proof-commitment = - SHA-256 van de seed: `{ $commitment }`. Het begin daarvan stond bij de open tafel, voor de start.
proof-seed = - Seed: `{ $seed }`. Start-ID: `{ $start }`
proof-joined = - Spelers op volgorde van binnenkomst: `{ $players }`
proof-seats-random = - Stoelen zoals geloot: { $names }
proof-seats-joined = - Stoelen op volgorde van binnenkomst, zoals afgesproken: { $names }
proof-bag = - Zakje: { $count } stenen, eerst { $tiles } (in het bestand staan ze allemaal)
proof-table = - Eerste stenen, willekeurig gelegd: { $count ->
    [0] geen
   *[other] { $tiles }
}
proof-skipped = - Willekeurig gelegd voor wie geen tijd meer had: { $tiles }
proof-proves = **Wat dit bewijst**: de seed lag vast voordat iemand op **Starten** tikte, en pas toen maakte Discord het start-ID; niemand kon dus daarna nog stoelen, zakje of eerste stenen uitkiezen. **Wat dit niet bewijst**: dat de beheerder van deze bot tijdens de partij niet in het zakje heeft gekeken.
proof-proves-at-once = **Wat dit bewijst**: de seed is beloofd toen de partij met één tik begon, en is sindsdien niet veranderd; niemand kon dus daarna nog kiezen wat er uit het zakje kwam. **Wat dit niet bewijst**: dat de beheerder van deze bot de seed heeft geloot zonder het start-ID te kennen, of tijdens de partij niet in het zakje heeft gekeken.
proof-yourself = **Doe het zelf**: 1. Vergelijk de 16 tekens bij de open tafel met `{ $command }`. 2. Bewaar het bestand, haal `deploy/verify_bag.py` uit de broncode van de bot (één pagina gewoon Python) en voer `python3 verify_bag.py BESTAND` uit. 3. `dalapapa verify BESTAND` loot ook de willekeurig gelegde stenen opnieuw.
