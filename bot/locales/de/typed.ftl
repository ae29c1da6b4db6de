# Was Leute eintippen. Niemand liest es: Hier steht alles, was gebräuchlich ist.
# Groß- und Kleinschreibung und Umlautpunkte machen beim Eintippen keinen Unterschied.

## Das Ende eines Urlaubs.

typed-days = t tg tag tage tagen tge
typed-weeks = w wo wch woche wochen
typed-months = januar jan jänner jaenner jaen, februar feb febr feber, märz mär maerz mrz, april apr, mai, juni jun juno, juli jul julei, august aug, september sept sep, oktober okt, november nov, dezember dez
typed-fillers = der den dem am bis zum ten er te ster
