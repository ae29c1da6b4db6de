## De zandbak: in de terminal

sandbox-open =
    De zandbak van Dalapapa is open: { $address }

      1. In het kanaal zitten vijf mensen: { $people }.
      2. Met ‘Viewing as’, bovenaan de pagina, wissel je van persoon.
      3. Tik op ‘Nu tegen een bot’ onder het eerste bericht, of tik op de regel onderaan: { COMMAND("game new") } biedt drie spellen aan; de pijl ernaast verstuurt het.

    Partijen blijven bewaard voor de volgende keer. Ctrl-C stopt alles.
sandbox-closed = De zandbak is gesloten.
sandbox-version =
    De zandbak heeft { $package } { $needed } nodig en vond { $found }: pip install '{ $package }=={ $needed }'

## De zandbak: in het kanaal

sandbox-channel = tafel
sandbox-host = Zandbak
sandbox-welcome = **Welkom aan tafel!** Behalve het spel is hier niets echt: geen account, geen netwerk.
    • Je zit hier als { $people }: met **Viewing as**, bovenaan, wissel je van persoon.
    • **Nu tegen een bot** begint meteen een partij; met **Tafel openen** speel je met meer mensen.
    • Met { COMMAND("game new") } kies je zelf: *classic*, *terra* of *domaine*.
    • **Meer** vertelt wat je nog kunt proberen.
sandbox-more =
    • { COMMAND("rules") } legt elk spel uit; *terra* kan met vijf. Een commando verstuur je met de pijl rechts.
    • Tik aan een tafel op **Bot toevoegen**, of wissel van persoon en tik op **Meedoen**; wissel dan terug en tik op **Starten**.
    • Wat dagen duurt, kun je nu al proberen: **Time …**, bovenaan, zet de klok een uur, een dag of een week vooruit.
    • Threads en privéberichten, zodra die er zijn, staan in een lijst bovenaan.
    • De server is van Ann: alleen Ann heeft { COMMAND("server") }.
