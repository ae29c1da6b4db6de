# Wat er over mensen wordt bewaard, en hoe ze het krijgen of laten verwijderen.

former-player = oud-speler

privacy-head = **Wat ik over je bewaar, en waarom**
privacy-who = - **Je gebruikers-ID van Discord, en je naam op elke server**: zodat ik je herken, en anderen zien wie er speelt.
privacy-games = - **Je partijen**: stoel, acties, stemmen, punten en plaats, elk met de tijd erbij, en je plannen tot je volgende beurt er is. Daaruit volgen de partijen zelf, geschiedenis, profielen, ratings en ranglijsten. Als een partij is afgelopen, kan iedereen die de partij kan zien, om een analyse vragen, en daarin staat hoe goed je hebt gekozen.
privacy-calls = - **Wanneer ik je voor het laatst een melding gaf voor een partij (en, ongeveer een dag lang, op wiens verzoek), en je vakanties**: zodat niemand te vaak meldingen krijgt, en je klok stilstaat.
privacy-settings = - **Je instellingen**: taal, thema, tekst eerst, privéberichten; en of ik je na je eerste partij de andere spellen heb aangeboden.
privacy-no-more = Ik lees alleen mijn eigen berichten en geef je gegevens aan niemand door. Iedereen die een partij kan zien, ziet in het bestand en bij het terugkijken ook wie er speelde.
privacy-delete = **Als je je gegevens laat verwijderen**, verdwijnen je naam en je instellingen. Een nummer vervangt je gebruikers-ID, en ‘oud-speler’ je naam. Partijen blijven zoals ze gespeeld zijn, en ratings van anderen blijven zoals ze zijn.
privacy-left = Mijn berichten in kanalen blijven staan tot iemand ze daar verwijdert. In kopieën van mijn database, voor als een harde schijf het begeeft, staat nog wat verwijderd is, tot ook die verdwijnen: na { $days } dagen, tenzij de beheerder van deze bot er een langer bewaart. Als er een moet worden teruggezet, verwijder ik opnieuw wat sindsdien verwijderd is, voor zover de vervangen database dat laat zien.
privacy-data = Dit is alles wat ik over je bewaar. Van partijen die nog niet zijn afgelopen, ontbreken het zakje en alle handen, behalve wat je hebt gepland.
privacy-ask = **Wil je dat ik je gegevens verwijder?** Je naam, je instellingen en je plaats op ranglijsten verdwijnen, en in je partijen staat dan ‘oud-speler’.
privacy-ask-again = **Weet je echt zeker dat ik je gegevens moet verwijderen?** Er is geen weg terug: je partijen, je geschiedenis en je ratings zijn dan van niemand meer. Wil je een kopie, haal dan eerst **Mijn gegevens** op.
privacy-deleted = Je gegevens zijn verwijderd. Speel je hier nog eens, dan begin je opnieuw.
button-privacy-show = Terug
button-privacy-data = Mijn gegevens
button-privacy-ask = Gegevens verwijderen
button-privacy-ask-again = Ja, alles verwijderen
button-privacy-delete = Voorgoed verwijderen
refused-must-leave-games = Je hebt nog een stoel in { $games }. Ga daar eerst weg: met { COMMAND("game leave") } als een partij nog niet begonnen is, anders met { COMMAND("game resign") } (na **Ik ben terug** als een bot voor je speelt). Een partij op pauze moet eerst verdergaan of worden gesloten.
