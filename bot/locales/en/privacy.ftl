# What is stored about people, and how it is given to them or deleted.

former-player = former player

privacy-head = **What I store about you, and why**
privacy-who = - **Your Discord user id, and the name you have on each server**: so that I recognise you, and others see who is playing.
privacy-games = - **Your games**: seat, actions, votes, points and rank, all with their times, and your plans until your next turn. Games, histories, profiles, ratings and leaderboards are made from them. Once a game is over, anybody who can see it can ask for a review, which stores how well you decided.
privacy-calls = - **When I last pinged you for a game (and, for about a day, at whose request), and your holidays**: so that nobody is pinged too often, and your clock stops.
privacy-settings = - **Your settings**: language, theme, text first, direct messages; and whether I have offered you the other games after your first one.
privacy-no-more = I read only my own messages, and give your data to nobody. Anybody who can see a game also sees who played it, in its record and replay.
privacy-delete = **If you delete yourself**, your name and settings go. A number replaces your user id, and “former player” your name. Games stay as they were played, and other people’s ratings stay as they are.
privacy-left = My messages in channels stay until somebody deletes them there. Backups of my database still hold what was deleted until they go too: after { $days } days, unless whoever runs this bot keeps one longer. If one has to be restored, I once again delete everybody who was deleted since, as far as the replaced database shows.
privacy-data = This is all I store about you. For games that are not over, it leaves out the bag, and all hands except what you have planned.
privacy-ask = **Do you want to be deleted?** Your name, your settings and your place on leaderboards go, and your games show “former player”.
privacy-ask-again = **Do you really want to be deleted?** There is no way back: your games, your history and your ratings will belong to nobody. If you want a copy, get **My data** first.
privacy-deleted = You’ve been deleted. If you play again, you’ll be new here.
button-privacy-show = Back
button-privacy-data = My data
button-privacy-ask = Delete me
button-privacy-ask-again = Yes, delete me
button-privacy-delete = Delete me for good
refused-must-leave-games = You still have a seat in { $games }. Leave first: with { COMMAND("game leave") } if a game has not begun, otherwise with { COMMAND("game resign") } (after **I’m back** if a bot plays for you). A paused game must go on or be closed first.
