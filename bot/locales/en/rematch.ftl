# Requests for a rematch.
rematch-question = { $called } · { $asker } would like to play again.
rematch-question-alone = { $called } · your rematch is ready.
rematch-accepted = Accepted: { $names }
rematch-begins = It begins as soon as everybody has accepted.
rematch-until = The request closes { $when }.
rematch-closed = This request for a rematch is closed.
rematch-call = { $called }, { $asker } is waiting for your answer: a rematch, **{ $game }**?
rematch-sent = I’ve asked the others for a rematch: **{ $game }**. It begins as soon as everybody has accepted.
rematch-sent-alone = **{ $game }** is ready: press **Accept** on its message to begin.
rematch-asked-already = A rematch is already under way: [{ $game }]({ $link }). It begins as soon as everybody has accepted.
rematch-agreed = You’re in. Still to answer: { $names }.
rematch-refused = The rematch **{ $game }** is off, and I’ll tell the others.
rematch-told-declined = { $name } would rather not play again now: the rematch **{ $game }** is off.
rematch-told-unanswered = Not everybody answered in time: the rematch **{ $game }** is off.
rematch-told-without = { $name } left the server: the rematch **{ $game }** is off.

button-rematch = Rematch
button-rematchthread = Ask in a thread
button-agree = Accept
button-refuse = No thanks
