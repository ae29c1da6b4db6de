# Votes about somebody whose time is over, and what they decide.

vote-time-out = The time for { $name }’s turn in **{ $game }** is over. What shall happen?
vote-gone = { $name }, whose turn it is in **{ $game }**, has left this server. What shall happen?
vote-undo = { $name } asks to take back their turn in **{ $game }**:
vote-replace = { $asker } asks to give { $name }’s seat in **{ $game }** to { $guest }:
vote-replace-own = Shall { $guest } take over { $name }’s seat in **{ $game }**?
vote-choice-wait = • **Wait**: half as much time again.
vote-choice-skip = • **Skip turn**: what was done stands, and the next player is on turn.
vote-choice-skip-set-up = • **Skip turn**: what is still to be laid is laid at random, and the next player is on turn.
vote-choice-botturn = • **Bot plays this turn**: a computer ends this one turn, the seat stays theirs.
vote-choice-computer = • **Bot plays on**: a computer plays for them until they come back.
vote-choice-remove = • **Remove**: they leave the game for good and rank last.
vote-undo-seen = They have seen a tile that they drew; it would go back into the bag as the next to be drawn.
vote-undo-unseen = They have not seen any tile that they drew.
vote-answer = { $name }: { $answer }
vote-until = -# Most votes decide. Closes { $when }; without a decision { $default ->
    [skip] their turn is skipped.
    [botturn] a computer plays this turn for them.
    [computer] a computer plays on for them.
   *[wait] they get more time.
}
vote-until-all = -# All must agree. Closes { $when }; silence is a no.
vote-decided = Decided: **{ $answer }**
vote-decided-by-default = No majority, so: **{ $answer }**
vote-decided-by-silence = Nobody has answered, so: **{ $answer }**
vote-void = The vote is over: the game has gone on.
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
decided-botturn = A computer plays this turn for { $name }.
decided-computer = A computer plays for { $name } until they press **I’m back**, under **More**.
decided-remove = { $name } is out of the game.
decided-undo-yes = { $name } takes back their turn: all agreed.
decided-undo-free = { $name } takes back their turn.
decided-undo-no = { $name }’s turn stands: not all agreed to take it back.
decided-replace-no = { $name } keeps the seat: not all agreed.
decided-undo-ended = The request to take back { $name }’s turn is over: what becomes of the present turn has to be decided first.
decided-replace-ended = The request to hand over { $name }’s seat is over: something else has to be decided first.
decided-pending = The time for { $name }’s turn is over. All who could decide are away: they are asked as soon as the first is back.
decided-offer-time = The offer of { $name }’s seat is over: it was not taken in time.
decided-offer-kept = The offer of { $name }’s seat is over: { $name } has ended a turn, and keeps the seat.
decided-offer-declined = The offer of { $name }’s seat is over: it was declined.
decided-offer-withdrawn = The offer of { $name }’s seat was withdrawn.

told-paused-nobody-answers = **{ $game }** is paused: time ran out twice, and nobody said what should happen. Whoever plays in it can let it go on{ $given ->
    [wait] ; whoever is on turn then has half as much time again.
   *[nothing] .
}
told-paused-nobody-plays = **{ $game }** is paused: nobody has ended a turn for two weeks. Whoever plays in it can let it go on.
told-paused-clock-failed = **{ $game }** is paused: something went wrong here that is not your fault, and whoever runs this bot can read about it. It goes on by itself as soon as somebody plays.
told-closes-soon = **{ $game }** has been paused for long. If nobody lets it go on, it closes { $when } without a result.
told-paused-no-people = **{ $game }** is paused: computers play all seats. It goes on when somebody is back.
told-resumed = { $name } lets **{ $game }** go on.
told-resumed-call = { $mention }, your turn in **{ $game }**: { $name } lets it go on.
told-gone-on = **{ $game }** was paused and goes on now.
button-resume = Go on
button-nudge = Nudge
button-return = I’m back
done-voted = You have voted: **{ $answer }**. You may change your mind while the vote is open.
done-voted-last = You have voted: **{ $answer }**. { $decided }
done-asked-to-take-back = { $names } will be asked whether you may take back your turn. It stands if anybody else goes on meanwhile.
done-back = Welcome back! You play yourself again in **{ $game }**.
done-gone-on = **{ $game }** goes on.
back-told = { $name } is back and plays on in **{ $game }**.
back-question = A computer plays for you in **{ $game }**. Are you back?

# Seats that change hands.

button-replace = Hand over a seat
replace-head = Who is to take over a seat in **{ $game }**? They are asked once all others agree.
replace-hint-own = Your own seat: to whom?
replace-hint = { $name }’s seat: to whom?
offer-call = { $mention }, you may take over { $name }’s seat in **{ $game }**.
offer-what = { $variant } · Hand, score and turn go with the seat. Only the seat’s first player counts on leaderboards.
offer-bare = { $mention }, you may take over a seat in **{ $game }**.
offer-taken = { $name } has taken over the seat in **{ $game }**.
offer-over = The offer of a seat in **{ $game }** to { $name } is over.
offer-owner = { $mention }, your seat in **{ $game }** is offered to { $guest }, who can take it over later ({ $when }). It stays yours if you are back, or end a turn, before that.
offer-owner-gone = { $name }’s seat in **{ $game }** is offered to { $guest }, who can take it over later ({ $when }). It stays { $name }’s if they are back and end a turn before that.
offer-until = -# Closes { $when }.
seat-offered-withdraw = A seat of this game is offered to somebody already. Wait for the answer, or withdraw that offer first.
done-withdrawn = The seat in **{ $game }** is no longer offered.
button-withdraw = Withdraw the offer
button-accept = Take over
button-decline = No, thanks
told-replaced = { $name } takes over { $former }’s seat in **{ $game }**.
done-offered = { $guest } is asked whether to take over the seat.
done-offered-later = The offer is announced first. If { $name } is not back within a day, { $guest } is asked whether to take over the seat.
done-asked-to-replace = { $names } will be asked first. If all agree, { $guest } is offered the seat.
done-taken-over = The seat is yours: you play in **{ $game }** now.
done-declined = You do not take over the seat in **{ $game }**.
