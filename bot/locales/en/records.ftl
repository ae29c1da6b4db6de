# Games to take along, and the proof that the bag was fair.

button-export = Export
button-verify = Verify
button-showrecord = Show to all
button-showproof = Show to all
refused-no-game-of-name = I can’t find that game here. Choose one from the list as you type.
records-shown = { $name } shows this:

export-finished = **{ $game }** as a record: bag, seats and every move. `dalapapa replay` plays it again, `dalapapa verify` checks it.
export-running = **{ $game }** so far as a record: what lies on the table and how it got there, without bag and hands. Once the game is over, the record includes them.

proof-later = **{ $game }** isn’t over yet. Its seed stays secret until it is; after that, anybody can compute bag, seats and first tiles again. What was promised before the start:
proof-agrees = ✓ **{ $game }**: { $skipped ->
    [0] seats, bag and the tiles placed at random
   *[other] seats, bag and the tiles placed at random (also those for players whose time was up)
} follow from a seed that was fixed before the game began.
proof-agrees-in-part = ✓ **{ $game }**: the seed is the one that was fixed before the game began, and all moves are legal.
proof-lost = **Seats, bag and the tiles placed at random cannot be computed again**: they were drawn with the ids of all players, and one player’s data was deleted. The file has them as they were played.
proof-differs = ✗ **{ $game }**: this does not follow from the seed: { $parts }.
proof-part-commitment = the commitment
proof-part-seats = the seats
proof-part-bag = the bag
proof-part-table = the tiles placed at random at the start
proof-part-skipped = the tiles placed for players whose time was up
proof-part-moves = the moves, which are not all legal
proof-commitment = - SHA-256 of the seed: `{ $commitment }`. The lobby showed its beginning before the start.
proof-seed = - Seed: `{ $seed }`. Start id: `{ $start }`
proof-joined = - Players in order of joining: `{ $players }`
proof-seats-random = - Seats as drawn: { $names }
proof-seats-joined = - Seats in order of joining, as agreed: { $names }
proof-bag = - Bag: { $count } tiles, first { $tiles } (the file has all)
proof-table = - Placed at random at the start: { $count ->
    [0] nothing
   *[other] { $tiles }
}
proof-skipped = - Placed at random for players whose time was up: { $tiles }
proof-proves = **What this proves**: the seed was fixed before anybody pressed Start, and Discord made the Start id only then; so nobody could choose seats, bag or first tiles after that. **What it doesn’t**: that whoever runs the bot did not look into the bag during the game.
proof-proves-at-once = **What this proves**: the seed was promised as the game began, with one tap, and has not changed since; so nobody could choose what came out of the bag after that. **What it doesn’t**: that whoever runs the bot drew the seed without knowing the Start id, or did not look into the bag during the game.
proof-yourself = **Check it yourself**: 1. Compare the lobby’s 16 characters with `{ $command }`. 2. Save the file, take `deploy/verify_bag.py` from the bot’s source (a page of plain Python) and run `python3 verify_bag.py FILE`. 3. `dalapapa verify FILE` also checks the tiles placed at random.
