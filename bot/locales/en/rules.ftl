# /rules: a few short pages a game, each with a picture of an example and what happened in it.

rules-head = **{ $variant }** · { $title }
rules-shown = *In the picture:* { $told }
rules-told = { $told }. { $scores }.
rules-alt = { $title }: { $told }
rules-choice = { $page } · { $title }
rules-back = ◀
rules-on = ▶
rules-name = { $seat ->
    [0] Ann
   *[other] Bob
}

## What all games have in common

rules-title-tiles = Laying tiles
rules-tiles = Tiles are hexagons with a disc in the middle and half a disc on each side. Each has two faces, and either may be up, turned any way.
    A tile goes beside one that lies there. Where they touch the halves must have one colour: two halves make a new disc. White dots show the discs that were just made.
    When the bag is empty, play goes on with what is in hand.
rules-title-groups = Groups
rules-groups = Discs of one colour that touch form a *group*, those in the middle of tiles included.
    A group is *open* and can grow while a half-disc of its colour touches it. Once none does, it is *closed*: it gets a ring and its size, and never changes again.

## The classic game: 2 to 4 players

rules-title-classic-turn = Your turn
rules-classic-turn = You hold two tiles. In your turn lay one of them with { COMMAND("place") }; you may lay the other too, which costs 4 points. Then you draw back up to two.
    Laying the first tiles of the game brings no points.
rules-title-classic-points = Points
rules-classic-points = • Each new disc is worth 1 point, and 2 points from the third on: two discs bring 2 points, three bring 4, four bring 6.
    • Whoever closes a group gets 1 point for each disc in it, whoever made them.
    Some placements: 2 discs bring **2**; 2 discs that close a group of 7 bring **9**; 3 discs that close groups of 3 and 5 bring **12**; 3 discs that close a group of 10 bring **14**. The two tiles of one turn are counted apart.
rules-title-classic-end = The end
rules-classic-end = When somebody has reached the target at the end of a turn, the round is completed, so that everybody has had the same number of turns. The highest total wins; equal totals share the win.
    If nobody can lay a tile for a whole round, the game is over as well.

## Terra: 2 to 5 players

rules-title-terra-turn = Your turn
rules-terra-turn = Everybody has 5 pawns, one hidden tile and 1 brouzouf (2 from the third player on). The first player passes the first round.
    A turn begins with 2 brouzoufs. Then do what you can pay for, as often and in any order:
    • { COMMAND("place") } your tile and draw another: it costs 2 brouzoufs for one new disc, 1 for two, nothing from three on.
    • { COMMAND("settle") } a pawn for 1, { COMMAND("withdraw") } one for 2.
    At the end of a turn you keep 3 brouzoufs at most.
rules-title-terra-settle = Colonies
rules-terra-settle = { COMMAND("settle") } puts a pawn of yours on a group without one, open or closed, for 1 brouzouf. That makes it your *colony*, but it counts only once it is closed. While it is open, a light badge shows its present size.
    { COMMAND("withdraw") } brings a pawn of yours back for 2 brouzoufs (anybody’s, if the lobby says so).
rules-title-terra-join = Joined colonies
rules-terra-join = If your tile joins groups with pawns, only one pawn may stay: you choose it at once with { COMMAND("keep") }, your own or another’s. The others go home to their owners, free of charge.
rules-title-terra-end = The end
rules-terra-end = Whoever ends a turn with all 5 pawns on the board, or with pawns on closed groups of all four colours, sets off the end: the others have one last turn each, without income and with one action only.
    If nobody lays a tile for two rounds, the game is over as well.
rules-title-terra-score = The score
rules-terra-score = For each colour take your largest closed group with a pawn of yours. Multiply their sizes, and add the brouzoufs that you have left. Open groups count for nothing, and without any closed colony there is nothing to multiply: only your brouzoufs count.
    The highest score wins; equal scores share the win.

## Domaine: 2 to 4 players

rules-title-domaine-turn = Your turn
rules-domaine-turn = Everybody has 2 tiles, 2 tokens and markers: 10 each for two players, 7 for three, 5 for four. The last player deals and lays the first three tiles, unless the table does.
    In your turn lay one tile with { COMMAND("place") }. One new disc costs a token, two are free, three bring 1 token, four 2, and so on, as long as any of the 24 tokens are left.
    If you cannot lay any tile, you show your hand and pass.
rules-title-domaine-mark = Territories
rules-domaine-mark = Then { COMMAND("mark") } as many closed groups without a marker as you like, no matter who closed them and when. A marked group is your *territory*, and the marker stays.
rules-title-domaine-again = Once more
rules-domaine-again = Then { COMMAND("end") } your turn, and you draw back up to two tiles; or pay 2 tokens for { COMMAND("again") }: draw one tile and play another whole turn, as often as you can pay.
rules-title-domaine-end = The end
rules-domaine-end = Whoever is first to place their last marker takes the plate, worth 5 points, and their turn ends; all others have one last turn each.
    If everybody passes in a row, the game is over and nobody gets the plate.
rules-title-domaine-score = The score
rules-domaine-score = Each disc of your territories is a point; the plate adds 5. The highest total wins; equal totals share the win.
