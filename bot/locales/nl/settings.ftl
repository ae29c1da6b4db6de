# Wat mensen voor zichzelf kiezen.

language-name = Nederlands

settings-head = **Je instellingen.** Ze gelden voor wat alleen jij ziet. Openbare borden hebben de taal van de partij en het thema Hout.
settings-done = Opgeslagen.
settings-language = Taal
settings-language-usual = De taal van mijn Discord
settings-theme = Thema van de afbeeldingen
settings-words = Afbeeldingen of tekst
settings-words-no = Alleen afbeeldingen
settings-words-yes = Tekst eerst: alles op de afbeelding staat er ook in woorden
settings-direct = Privéberichten
settings-direct-off = Geen privéberichten
settings-direct-turns = Ook een privébericht als ik aan de beurt ben
settings-direct-reminders = Privéberichten voor mijn beurten, herinneringen en stemmingen
theme-wood = Hout
theme-wood-note = Lichte stenen op een donkere tafel
theme-night = Nacht
theme-night-note = Donkere stenen
theme-signs = Tekens
theme-signs-note = Een teken in elke schijf, zodat je geen kleuren hoeft te onderscheiden
