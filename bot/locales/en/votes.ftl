# Votes about somebody whose time is over, and what they decide.

vote-time-out = The time for { $name }’s turn in **{ $game }** is over. What shall happen?
vote-choice-wait = • **Wait**: half as much time again.
vote-choice-skip = • **Skip turn**: what was done stands, and the next player is on turn.
vote-choice-computer = • **Bot plays on**: a computer plays for them until they come back.
vote-choice-remove = • **Remove**: they leave the game for good and rank last.
vote-answer = { $name }: { $answer }
vote-until = -# Most votes decide. Open until { $when }; without a decision they get more time.
vote-decided = Decided: **{ $answer }**
vote-decided-by-default = No majority, so: **{ $answer }**
vote-void = The vote is over: the game has gone on.
vote-over = The vote in **{ $game }** is over.
vote-open = A vote is open in **{ $game }**.

vote-silent = –
button-wait = Wait
button-skip = Skip turn
button-computer = Bot plays on
button-remove = Remove
button-yes = Yes
button-no = No

decided-wait = { $name } gets half as much time again.
decided-skip = { $name }’s turn is skipped.
decided-computer = A computer plays for { $name } until they come back.
decided-remove = { $name } is out of the game.

told-paused-nobody-answers = **{ $game }** is paused: nobody has answered the last two votes. Whoever plays in it can let it go on.
told-paused-no-people = **{ $game }** is paused: computers play all seats. It goes on when somebody is back.
button-resume = Go on
button-nudge = Nudge
button-return = I’m back
done-voted = You have voted: **{ $answer }**. You may change your mind while the vote is open.
done-voted-last = You have voted: **{ $answer }**. { $decided }
done-back = Welcome back! You play yourself again in **{ $game }**.
done-gone-on = **{ $game }** goes on.
back-told = { $name } is back and plays on in **{ $game }**.
back-question = A computer plays for you in **{ $game }**. Are you back?
