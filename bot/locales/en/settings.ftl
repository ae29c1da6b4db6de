# What people choose for themselves.

language-name = English

settings-head = **Your settings.** They apply to what only you see; public boards use their game’s language.
settings-done = Changed.
settings-language = Language
settings-language-usual = The language of my Discord
settings-theme = Theme of the pictures
settings-words = Pictures or words
settings-words-no = Pictures first
settings-words-yes = Words first: all that a picture shows is written as well
theme-wood = Wood
theme-wood-note = Light tiles on a dark table
theme-night = Night
theme-night-note = Dark tiles
theme-signs = Signs
theme-signs-note = A sign in each disc, so that colours need not be told apart
