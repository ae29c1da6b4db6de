# Parole che si scrivono. Non le legge nessuno: ci sono tutte quelle in uso.

## La fine di una vacanza. «sett» manca: può voler dire settimane o settembre.

typed-days = g gg giorno giorni
typed-weeks = settimana settimane

typed-months = gennaio genn gen, febbraio febbr feb, marzo mar, aprile apr, maggio magg mag, giugno giu, luglio lug, agosto ago, settembre set, ottobre ott, novembre nov, dicembre dic

typed-fillers = il l lo del dell di fino al all º ° ’ '
