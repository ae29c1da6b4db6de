# Les mots que l’on tape.

## La fin des vacances.

typed-days = j jour jours
typed-weeks = sem semaine semaines
typed-months = janvier janv jan, février févr fév, mars, avril avr, mai, juin, juillet juil, août, septembre sept sep, octobre oct, novembre nov, décembre déc
typed-fillers = le er
