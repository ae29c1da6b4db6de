# /rules: ein paar kurze Seiten je Spiel, jede mit dem Bild eines Beispiels und dem, was darin geschah.

rules-head = **{ $variant }** · { $title }
rules-shown = *Im Bild:* { $told }
rules-told = { $told }. { $scores }.
rules-alt = { $title }: { $told }
rules-choice = { $page } · { $title }
rules-back = ◀
rules-on = ▶
rules-name = { $seat ->
    [0] Ann
   *[other] Bob
}

## Was alle Spiele gemeinsam haben

rules-title-tiles = Steine legen
rules-tiles = Jeder Stein ist ein Sechseck mit einem Kreis in der Mitte und einem Halbkreis an jeder Kante. Er hat zwei Seiten: Welche davon oben liegt und wie du ihn drehst, ist dir überlassen.
    Ein Stein kommt neben einen, der schon liegt. Wo sie sich berühren, müssen die Halbkreise die gleiche Farbe haben: Zwei Halbkreise ergeben einen neuen Kreis. Weiße Punkte zeigen die Kreise, die gerade entstanden sind.
    Ist das Säckchen leer, geht es mit den Steinen auf der Hand weiter.
    Felder haben Namen wie L14. Ein Kreis zwischen zwei Steinen heißt nach einem Feld und einer Kante: `L14.0` ist die Ostkante von L14, `.1` bis `.5` folgen gegen den Uhrzeigersinn.
rules-title-groups = Gruppen
rules-groups = Kreise einer Farbe, die sich berühren, bilden eine *Kreisgruppe*, kurz Gruppe; die Kreise in der Mitte der Steine gehören dazu.
    Eine Gruppe ist *offen*, solange ein Halbkreis ihrer Farbe an ihr liegt, an dem sie wachsen kann. Sie ist *geschlossen*, sobald kein Halbkreis ihrer Farbe mehr an ihr liegt: Dann bekommt sie einen Ring und ihre Größe und bleibt für immer, wie sie ist.

## Das klassische Spiel: für 2 bis 4

rules-title-classic-turn = Dein Zug
rules-classic-turn = Du hast zwei Steine auf der Hand. Tippe auf **Spielen** und leg einen davon; du darfst auch den anderen legen, das kostet 4 Punkte. Dann ziehst du wieder auf zwei Steine nach.
    Die ersten Steine der Partie bringen keine Punkte.
rules-title-classic-points = Punkte
rules-classic-points = • Jeder neue Kreis bringt 1 Punkt, ab dem dritten 2 Punkte: Zwei Kreise bringen 2, drei bringen 4, vier bringen 6.
    • Wer eine Gruppe schließt, bekommt 1 Punkt für jeden Kreis darin, egal, von wem er stammt.
    Ein paar Beispiele: 2 Kreise bringen **2**; 2 Kreise, die eine Gruppe mit 7 schließen, bringen **9**; 3 Kreise, die Gruppen mit 3 und 5 schließen, bringen **12**; 3 Kreise, die eine Gruppe mit 10 schließen, bringen **14**. Die beiden Steine eines Zuges zählen getrennt.
rules-title-classic-end = Das Ende
rules-classic-end = Hat jemand am Ende eines Zuges das Ziel erreicht, wird die Runde zu Ende gespielt, damit alle gleich viele Züge hatten. Es gewinnt, wer die meisten Punkte hat; bei Gleichstand teilt ihr euch den Sieg.
    Die Partie ist auch vorbei, wenn eine ganze Runde lang niemand einen Stein legen kann.

## Terra: für 2 bis 5

rules-title-terra-turn = Dein Zug
rules-terra-turn = Alle haben 5 Figuren, einen verdeckten Stein und 1 Brouzouf (ab dem dritten Platz 2). Wer beginnt, passt in der ersten Runde.
    Zu Beginn deines Zuges bekommst du 2 Brouzouf. Tippe dann auf **Spielen** und tu, was du bezahlen kannst, so oft und in welcher Reihenfolge du willst:
    • Deinen Stein *legen* und einen neuen ziehen: Das kostet bei einem neuen Kreis 2 Brouzouf, bei zwei Kreisen 1, ab drei nichts.
    • Für 1 eine Gruppe *besiedeln*, für 2 eine Figur *zurückholen*.
    Am Ende eines Zuges behältst du höchstens 3 Brouzouf.
rules-title-terra-settle = Kolonien
rules-terra-settle = Eine Gruppe *besiedeln* heißt: Du setzt für 1 Brouzouf eine deiner Figuren auf eine Gruppe ohne Figur, ob offen oder geschlossen. Damit ist sie deine *Kolonie*; zählen wird sie aber erst, wenn sie geschlossen ist. Solange sie offen ist, zeigt ein helles Schild ihre jetzige Größe.
    Eine Figur *zurückholen* heißt: Du nimmst für 2 Brouzouf eine deiner Figuren vom Brett (oder die von anderen, wenn das am offenen Tisch so vereinbart wurde).
rules-title-terra-join = Verbundene Kolonien
rules-terra-join = Verbindet dein Stein Gruppen mit Figuren, darf nur eine Figur bleiben: Du wählst sie sofort, egal, wem sie gehört. Die anderen kehren kostenlos zu denen heim, denen sie gehören.
rules-title-terra-end = Das Ende
rules-terra-end = Wer am Ende eines Zuges alle 5 Figuren auf dem Brett hat oder Figuren auf geschlossenen Gruppen in allen vier Farben, löst das Ende aus: Alle anderen haben noch einen letzten Zug, ohne Einkommen und mit nur einer Aktion.
    Die Partie ist auch vorbei, wenn zwei Runden lang niemand einen Stein legt.
rules-title-terra-score = Die Abrechnung
rules-terra-score = Für jede Farbe zählt deine größte geschlossene Gruppe mit einer Figur von dir. Multipliziere ihre Größen und zähl die Brouzouf dazu, die du noch hast. Offene Gruppen zählen nichts. Ohne geschlossene Kolonie zählen nur deine Brouzouf.
    Der höchste Punktestand gewinnt; bei Gleichstand teilt ihr euch den Sieg.

## Domaine: für 2 bis 4

rules-title-domaine-turn = Dein Zug
rules-domaine-turn = Alle haben 2 Steine, 2 Jetons und Marker: zu zweit je 10, zu dritt 7, zu viert 5. Die ersten drei Steine legt der Zufall oder, wenn das am offenen Tisch so vereinbart wurde, wer als Letztes an der Reihe ist.
    Tippe auf **Spielen** und leg einen Stein. Ein neuer Kreis kostet einen Jeton, zwei kosten nichts, drei bringen dir 1 Jeton, vier bringen 2 und so weiter, bis die 24 Jetons vergeben sind.
    Kannst du keinen Stein legen, wird deine Hand gezeigt, und du passt.
rules-title-domaine-mark = Gebiete
rules-domaine-mark = Dann *markiere* beliebig viele geschlossene Gruppen ohne Marker, egal, wer sie wann geschlossen hat. Eine markierte Gruppe ist dein *Gebiet*, und der Marker bleibt liegen.
rules-title-domaine-again = Noch ein Zug
rules-domaine-again = Beende dann deinen Zug, und du ziehst wieder auf zwei Steine nach. Oder mach für 2 Jetons noch einen Zug: Zieh einen Stein und spiel noch einmal, so oft du bezahlen kannst.
rules-title-domaine-end = Das Ende
rules-domaine-end = Wer zuerst den letzten eigenen Marker setzt, nimmt das Bonusplättchen, das 5 Punkte wert ist, und der Zug endet. Alle anderen haben noch einen letzten Zug.
    Passen alle direkt nacheinander, ist die Partie vorbei, und niemand bekommt das Bonusplättchen.
rules-title-domaine-score = Die Abrechnung
rules-domaine-score = Jeder Kreis deiner Gebiete bringt einen Punkt, das Bonusplättchen 5. Es gewinnt, wer die meisten Punkte hat; bei Gleichstand teilt ihr euch den Sieg.
