# Che cosa sceglie ciascuno per sé.

language-name = Italiano

settings-head = **Le tue impostazioni.** Valgono per ciò che vedi solo tu. I tabelloni pubblici usano la lingua della partita e il tema Legno.
settings-done = Salvato.
settings-language = Lingua
settings-language-usual = La lingua del mio Discord
settings-theme = Tema delle immagini
settings-words = Immagini o testo
settings-words-no = Solo immagini
settings-words-yes = Prima il testo: tutto ciò che mostra l’immagine è anche scritto
settings-direct = Messaggi diretti
settings-direct-off = Nessun messaggio diretto
settings-direct-turns = Scrivimi anche in privato quando tocca a me
settings-direct-reminders = Scrivimi in privato per turni, promemoria e votazioni
theme-wood = Legno
theme-wood-note = Tessere chiare su un tavolo scuro
theme-night = Notte
theme-night-note = Tessere scure
theme-signs = Simboli
theme-signs-note = Un simbolo in ogni cerchio, per non dover distinguere i colori
