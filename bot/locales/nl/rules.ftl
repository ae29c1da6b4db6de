# /regels: per spel een paar korte pagina’s, elk met een afbeelding van een voorbeeld en wat daarin gebeurde.

rules-head = **{ $variant }** · { $title }
rules-shown = *Op de afbeelding:* { $told }
rules-told = { $told }. { $scores }.
rules-alt = { $title }: { $told }
rules-choice = { $page } · { $title }
rules-back = ◀
rules-on = ▶
rules-name = { $seat ->
    [0] Ann
   *[other] Bob
}

## Wat alle spellen gemeen hebben

rules-title-tiles = Stenen leggen
rules-tiles = Stenen zijn zeshoeken met een schijf in het midden en een halve schijf aan elke zijde. Elke steen heeft twee kanten: leg de kant die je wilt, gedraaid zoals je wilt.
    Een steen komt naast een steen die er al ligt. Waar ze elkaar raken, moeten de helften dezelfde kleur hebben: twee helften maken een nieuwe schijf. Witte stippen tonen de schijven die net gemaakt zijn.
    Als het zakje leeg is, gaat het spel verder met de stenen in de hand.
    Vakken hebben namen zoals L14. Een schijf tussen twee stenen is genoemd naar een vak en een zijde: `L14.0` is de oostzijde van L14, `.1` tot en met `.5` volgen tegen de klok in.
rules-title-groups = Groepen
rules-groups = Schijven van één kleur die elkaar raken, vormen een *groep*; die in het midden van de stenen horen daar ook bij.
    Een groep is *open* zolang er een halve schijf van dezelfde kleur aan grenst: dan kan de groep nog groeien. Een groep is *gesloten* als er geen halve schijf van dezelfde kleur meer aan grenst: er komt een rand omheen, de grootte staat erbij, en de groep verandert nooit meer.

## Het klassieke spel: 2 tot 4 spelers

rules-title-classic-turn = Je beurt
rules-classic-turn = Je hebt twee stenen. Tik op **Spelen** en leg er een; je mag ook de andere leggen, maar dat kost 4 punten. Daarna trek je tot je er weer twee hebt.
    De eerste stenen van de partij leveren niets op.
rules-title-classic-points = Punten
rules-classic-points = • Elke nieuwe schijf levert 1 punt op, en 2 punten vanaf de derde: twee schijven leveren 2 punten op, drie 4, vier 6.
    • Wie een groep sluit, krijgt 1 punt voor elke schijf erin, wie ze ook gemaakt heeft.
    Een paar voorbeelden: 2 schijven leveren **2** op; 2 schijven die een groep van 7 sluiten **9**; 3 schijven die groepen van 3 en 5 sluiten **12**; 3 schijven die een groep van 10 sluiten **14**. De twee stenen van één beurt tellen elk apart.
rules-title-classic-end = Het einde
rules-classic-end = Heeft iemand aan het einde van een beurt het doel bereikt, dan wordt de ronde uitgespeeld, zodat iedereen evenveel beurten heeft gehad. Het hoogste totaal wint; bij een gelijke stand wordt de overwinning gedeeld.
    Als een hele ronde lang niemand een steen kan leggen, is de partij ook afgelopen.

## Terra: 2 tot 5 spelers

rules-title-terra-turn = Je beurt
rules-terra-turn = Iedereen heeft 5 pionnen, één verborgen steen en 1 brouzouf (2 vanaf de derde speler). De startspeler slaat de eerste ronde over.
    Aan het begin van je beurt krijg je 2 brouzoufs. Tik dan op **Spelen** en doe wat je kunt betalen, zo vaak en in welke volgorde je wilt:
    • *Leg* je steen en trek een nieuwe: dat kost 2 brouzoufs bij één nieuwe schijf, 1 bij twee, niets vanaf drie.
    • *Koloniseer* met een pion voor 1, *haal* er een *terug* voor 2.
    Aan het einde van je beurt houd je hoogstens 3 brouzoufs.
rules-title-terra-settle = Kolonies
rules-terra-settle = Om te *koloniseren* zet je voor 1 brouzouf een van je pionnen op een groep zonder pion, open of gesloten. Die groep is dan jouw *kolonie*, maar een kolonie telt pas als de groep gesloten is. Tot die tijd staat de grootte van dat moment op een licht schildje.
    Voor 2 brouzoufs kun je een van je pionnen *terughalen* (of die van iemand anders, als de opties van de tafel dat toestaan).
rules-title-terra-join = Samengevoegde kolonies
rules-terra-join = Als je steen groepen met pionnen samenvoegt, mag er maar één pion blijven: die kies je meteen, je eigen of die van iemand anders. De andere gaan terug naar hun eigenaar, zonder kosten.
rules-title-terra-end = Het einde
rules-terra-end = Wie een beurt beëindigt met alle 5 pionnen op het bord, of met pionnen op gesloten groepen in alle vier de kleuren, luidt het einde in: alle anderen hebben nog één laatste beurt, zonder inkomen en met maar één actie.
    Als twee rondes lang niemand een steen legt, is de partij ook afgelopen.
rules-title-terra-score = De score
rules-terra-score = Neem voor elke kleur je grootste gesloten groep met een pion van jou. Vermenigvuldig hun groottes, en tel de brouzoufs erbij op die je over hebt. Open groepen tellen niet. Zonder gesloten kolonie tellen alleen je brouzoufs.
    De hoogste score wint; bij een gelijke stand wordt de overwinning gedeeld.

## Domaine: 2 tot 4 spelers

rules-title-domaine-turn = Je beurt
rules-domaine-turn = Iedereen heeft 2 stenen, 2 fiches en markeerders: met twee spelers elk 10, met drie 7, met vier 5. De eerste drie stenen worden willekeurig gelegd, of door de laatste speler als de opties van de tafel dat zeggen.
    Tik op **Spelen** en leg één steen. Eén nieuwe schijf kost een fiche, twee zijn gratis, drie leveren je 1 fiche op, vier 2, enzovoort tot de 24 fiches op zijn.
    Als je geen steen kunt leggen, wordt je hand getoond en pas je.
rules-title-domaine-mark = Gebieden
rules-domaine-mark = *Markeer* daarna zoveel gesloten groepen zonder markeerder als je wilt; het maakt niet uit wie ze gesloten heeft, of wanneer. Een gemarkeerde groep is jouw *gebied*, en de markeerder blijft staan.
rules-title-domaine-again = Nog een beurt
rules-domaine-again = Beëindig dan je beurt en trek tot je weer twee stenen hebt. Of betaal 2 fiches voor nog een beurt: trek één steen en speel nog een hele beurt, zo vaak als je kunt betalen.
rules-title-domaine-end = Het einde
rules-domaine-end = Wie als eerste geen markeerders meer heeft, krijgt het bonusplaatje, dat 5 punten waard is, en die beurt is meteen voorbij. Alle anderen hebben nog één laatste beurt.
    Als iedereen achter elkaar past, is de partij afgelopen en krijgt niemand het bonusplaatje.
rules-title-domaine-score = De score
rules-domaine-score = Elke schijf in je gebieden levert een punt op, het bonusplaatje nog eens 5. Het hoogste totaal wint; bij een gelijke stand wordt de overwinning gedeeld.
