# What people choose for themselves.

language-name = English

settings-head = **Your settings.** These apply to what only you see. Public boards use the game’s language and the wood theme.
settings-done = Saved.
settings-language = Language
settings-language-usual = The language of my Discord
settings-theme = Theme of the pictures
settings-words = Pictures or text
settings-words-no = Pictures only
settings-words-yes = Text first: everything in the picture is also written out
settings-direct = Direct messages
settings-direct-off = No direct messages
settings-direct-turns = Also message me when it is my turn
settings-direct-reminders = Message me for my turns, reminders and votes
theme-wood = Wood
theme-wood-note = Light tiles on a dark table
theme-night = Night
theme-night-note = Dark tiles
theme-signs = Signs
theme-signs-note = A sign in each disc, so you needn’t tell colours apart
