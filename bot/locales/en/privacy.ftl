# What is stored about people, and how it is given to them or deleted.

former-player = former player

privacy-head = **What I store about you, and why**
privacy-who = - **Your Discord user id, and the name you have on each server**: so that I know you again, and others read who plays.
privacy-games = - **Your games**: seat, actions, votes, points and rank, each with its time, and what you plan for your next turn until it comes. A game is played from them, and they make the history, profiles, ratings and leaderboards. Once a game is over, people who may see it can ask for a review, which keeps how well you decided.
privacy-calls = - **When I last called you for a game (and, for about a day, at whose request), and your holidays**: so that nobody is called too often, and your time stands still.
privacy-settings = - **Your settings**: language, theme, text first, direct messages; and whether I have offered you the other games once your first game was over.
privacy-no-more = I read no messages but my own, and give your data to nobody. Records and replays of games show who played to all who may see the game.
privacy-delete = **If you delete yourself**, name and settings go. A number takes the place of your user id, “former player” that of your name. Games stay as they were played, and the ratings of others stay what they are.
privacy-left = My messages in channels stay until somebody deletes them there. Copies of my database, in case a disk dies, still hold what was deleted until they are deleted themselves: after { $days } days, unless whoever runs this bot keeps one longer. If one has to be restored, I delete again the data of everybody who, according to the replaced database, had it deleted since.
privacy-data = This is all that I store about you. Of games that are not over it holds no tiles of the bag, and of hands only what you have planned.
privacy-ask = **Do you want to be deleted?** Your name, your settings and your place on leaderboards go, and your games show “former player”.
privacy-ask-again = **Do you really want to be deleted?** There is no way back: your games, your history and your ratings will be nobody’s. If you want to keep a copy, take **My data** first.
privacy-deleted = You are deleted. If you play again you are new here.
button-privacy-show = Back
button-privacy-data = My data
button-privacy-ask = Delete me
button-privacy-ask-again = Yes, delete me
button-privacy-delete = Delete me for good
refused-must-leave-games = You still have a seat in { $games }. Leave before you are deleted: by { COMMAND("game leave") } if a game has not begun, else by { COMMAND("game resign") }, after **I’m back** where a computer plays for you. A paused game must go on or be closed first.
