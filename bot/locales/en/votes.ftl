# Votes about somebody whose time is over, and what they decide.

vote-time-out = { $name }’s time in **{ $game }** is up. What now?
vote-gone = { $name }, whose turn it is in **{ $game }**, has left this server. What now?
vote-undo = { $name } would like to take back their turn in **{ $game }**. Is that all right?
vote-replace = { $asker } would like to give { $name }’s seat in **{ $game }** to { $guest }. Is that all right?
vote-replace-own = Should { $guest } take over { $name }’s seat in **{ $game }**?
vote-choice-wait = • **Wait**: half as much time again.
vote-choice-skip = • **Skip turn**: what was done stands, and the next player’s turn begins.
vote-choice-skip-set-up = • **Skip turn**: the tiles still due are placed at random, and the next player’s turn begins.
vote-choice-botturn = • **Bot plays this turn**: a bot finishes this one turn; the seat stays theirs.
vote-choice-computer = • **Bot plays on**: a bot plays for them until they come back.
vote-choice-remove = • **Remove**: they leave the game for good and rank last.
vote-undo-seen = They have seen a tile they drew. It would go back into the bag and be drawn next.
vote-undo-unseen = They haven’t seen any tile they drew.
vote-answer = { $name }: { $answer }
vote-until = -# Most votes decide; if it’s a tie or nobody votes, { $default ->
    [skip] their turn is skipped.
    [botturn] a bot plays this turn for them.
    [computer] a bot plays on for them.
   *[wait] they get more time.
} Closes { $when }.
vote-until-all = -# All must agree; silence is a no. Closes { $when }.
vote-decided = Decided: **{ $answer }**
vote-decided-by-default = No majority, so: **{ $answer }**
vote-decided-by-silence = Nobody has answered, so: **{ $answer }**
vote-void = The vote is over: the game has moved on.
vote-void-over = The vote is over: the game has ended.
vote-void-gone = The vote is over: { $name } is back, or somebody else plays the seat now.
vote-ended = The request is over: another decision comes first.
vote-over = The vote in **{ $game }** is over.
vote-open = A vote is open in **{ $game }**.

vote-silent = –
button-wait = Wait
button-skip = Skip turn
button-botturn = Bot plays this turn
button-computer = Bot plays on
button-remove = Remove
button-yes = Yes
button-no = No

decided-wait = { $name } gets half as much time again.
decided-skip = { $name }’s turn is skipped.
decided-botturn = A bot plays this turn for { $name }.
decided-computer = A bot plays for { $name } until they press **I’m back**, under **More**.
decided-remove = { $name } is out of the game.
decided-undo-yes = { $name } takes back their turn: all agreed.
decided-undo-free = { $name } takes back their turn.
decided-undo-no = { $name }’s turn stands: not all agreed to take it back.
decided-replace-no = { $name } keeps the seat: not all agreed.
decided-undo-ended = The request to take back { $name }’s turn is over: the current turn has to be decided first.
decided-replace-ended = The request to hand over { $name }’s seat is over: something else has to be decided first.
decided-pending = { $name }’s time is up. Everybody who could decide is away: I’ll ask as soon as one of them is back.
decided-offer-time = The offer of { $name }’s seat is over: it was not taken in time.
decided-offer-kept = The offer of { $name }’s seat is over: { $name } has ended a turn, and keeps the seat.
decided-offer-declined = The offer of { $name }’s seat is over: it was declined.
decided-offer-withdrawn = The offer of { $name }’s seat was withdrawn.

told-paused-nobody-answers = **{ $game }** is paused: time ran out twice, and nobody said what should happen. Anybody playing in it can let it go on{ $given ->
    [wait] ; whoever’s turn it is then gets half as much time again.
   *[nothing] .
}
told-paused-nobody-plays = **{ $game }** is paused: nobody has ended a turn for two weeks. Anybody playing in it can let it go on.
told-paused-clock-failed = **{ $game }** is paused: something went wrong here (not your fault), and whoever runs this bot can look into it. It goes on by itself as soon as somebody plays.
told-closes-soon = **{ $game }** has been paused for a long time. If nobody lets it go on, it closes without a result ({ $when }).
told-paused-no-people = **{ $game }** is paused: only bots are playing. It goes on when somebody is back.
told-resumed = { $name } got **{ $game }** going again.
told-resumed-call = { $mention }, your turn in **{ $game }**: { $name } got it going again.
told-gone-on = **{ $game }** was paused and goes on now.
button-resume = Go on
button-nudge = Nudge
button-return = I’m back
done-voted = Your vote: **{ $answer }**. You can change your mind while the vote is open.
done-voted-last = Your vote: **{ $answer }**. { $decided }
done-asked-to-take-back = I’ll ask { $names } whether you can take back your turn. It stands if somebody else plays in the meantime.
done-back = Welcome back! You’re playing **{ $game }** yourself again.
done-gone-on = **{ $game }** goes on.
back-told = { $name } is back and plays on in **{ $game }**.
back-question = A bot plays for you in **{ $game }**. Are you back?

# Seats that change hands.

button-replace = Hand over a seat
replace-head = Who should take over a seat in **{ $game }**? They are asked once all others agree.
replace-hint-own = Your own seat: to whom?
replace-hint = { $name }’s seat: to whom?
offer-call = { $mention }, would you like to take over { $name }’s seat in **{ $game }**?
offer-what = { $variant } · Hand, score and turn go with the seat. Only people who started the game appear on leaderboards.
offer-bare = { $mention }, would you like to take over a seat in **{ $game }**?
offer-taken = { $name } has taken over the seat in **{ $game }**.
offer-over = The offer of a seat in **{ $game }** to { $name } is over.
offer-owner = { $mention }, your seat in **{ $game }** is offered to { $guest }, who can take it over later ({ $when }). It stays yours if you come back or end a turn before then.
offer-owner-gone = { $name }’s seat in **{ $game }** is offered to { $guest }, who can take it over later ({ $when }). It stays { $name }’s if they come back and end a turn before then.
offer-until = -# Closes { $when }.
seat-offered-withdraw = A seat in this game is already on offer. Wait for the answer, or withdraw that offer first.
done-withdrawn = The seat in **{ $game }** is no longer offered.
button-withdraw = Withdraw the offer
button-accept = Take over
button-decline = No thanks
told-replaced = { $name } takes over { $former }’s seat in **{ $game }**.
done-offered = I’ve asked { $guest } to take over the seat.
done-offered-later = I’ll announce the offer first. If { $name } isn’t back within a day, I’ll ask { $guest } to take over the seat.
done-asked-to-replace = I’ll ask { $names } first. If all agree, I’ll offer { $guest } the seat.
done-taken-over = The seat is yours: you play in **{ $game }** now.
done-declined = You’re not taking over the seat in **{ $game }**.
