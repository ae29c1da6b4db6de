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
rules-tiles = Tiles are hexagons with a disc in the middle and half a disc on each side. Each has two faces; lay either, in any rotation.
    A tile goes beside one that is already there. Where they touch, the halves must match in colour: two halves make a new disc. White dots show the discs that were just made.
    When the bag is empty, play goes on with the tiles in hand.
    Cells have names such as L14. A disc between two tiles is named by a cell and a side: `L14.0` is L14’s east side, `.1` to `.5` follow anticlockwise.
rules-title-groups = Groups
rules-groups = Discs of one colour that touch form a *group*, those in the middle of tiles included.
    A group is *open* while a half-disc of its colour beside it lets it grow. A group is *closed* when no half-disc of its colour is left beside it: it gets a ring and its size, and never changes again.

## The classic game: 2 to 4 players

rules-title-classic-turn = Your turn
rules-classic-turn = You hold two tiles. Press **Play** and lay one of them; you may lay the other too, which costs 4 points. Then you draw back up to two.
    The first tiles of the game score nothing.
rules-title-classic-points = Points
rules-classic-points = • Each new disc scores 1 point, and 2 points from the third on: two discs score 2, three score 4, four score 6.
    • Whoever closes a group scores 1 point for each disc in it, no matter who made them.
    Some placements: 2 discs score **2**; 2 discs that close a group of 7 score **9**; 3 discs that close groups of 3 and 5 score **12**; 3 discs that close a group of 10 score **14**. The two tiles of one turn are scored separately.
rules-title-classic-end = The end
rules-classic-end = Once somebody ends a turn with the target reached, the round is played out, so that everybody has had the same number of turns. The highest total wins; equal totals share the win.
    If nobody can lay a tile for a whole round, the game is over as well.

## Terra: 2 to 5 players

rules-title-terra-turn = Your turn
rules-terra-turn = Everybody has 5 pawns, one hidden tile and 1 brouzouf (2 from the third player on). The first player sits out the first round.
    A turn begins with an income of 2 brouzoufs. Then press **Play** and do what you can pay for, as often as you like and in any order:
    • *Place* your tile and draw another: it costs 2 brouzoufs for one new disc, 1 for two, nothing from three on.
    • *Settle* a pawn for 1, *withdraw* one for 2.
    At the end of a turn you keep 3 brouzoufs at most.
rules-title-terra-settle = Colonies
rules-terra-settle = To *settle* is to put a pawn of yours on a group without one, open or closed, for 1 brouzouf. That makes it your *colony*, but it counts only once it is closed. While it is open, a light badge shows its present size.
    To *withdraw* is to bring a pawn of yours back for 2 brouzoufs (anybody’s, if the lobby says so).
rules-title-terra-join = Joined colonies
rules-terra-join = If your tile joins groups with pawns, only one pawn may stay: you choose it at once, your own or another’s. The others go home to their owners, free of charge.
rules-title-terra-end = The end
rules-terra-end = Whoever ends a turn with all 5 pawns on the board, or with pawns on closed groups of all four colours, sets off the end: everybody else has one last turn, without income and with one action only.
    If nobody lays a tile for two rounds, the game is over as well.
rules-title-terra-score = The score
rules-terra-score = For each colour take your largest closed group with a pawn of yours. Multiply their sizes, and add the brouzoufs that you have left. Open groups count for nothing. Without any closed colony only your brouzoufs count.
    The highest score wins; equal scores share the win.

## Domaine: 2 to 4 players

rules-title-domaine-turn = Your turn
rules-domaine-turn = Everybody has 2 tiles, 2 tokens and markers: 10 each for two players, 7 for three, 5 for four. The first three tiles are laid at random, or by the last player if the lobby says so.
    Press **Play** and lay one tile. One new disc costs a token, two are free, three bring you 1 token, four bring 2, and so on until the 24 tokens run out.
    If you cannot lay a tile, your hand is shown and you pass.
rules-title-domaine-mark = Territories
rules-domaine-mark = Then *mark* as many closed groups without a marker as you like, no matter who closed them and when. A marked group is your *territory*, and the marker stays.
rules-title-domaine-again = Once more
rules-domaine-again = Then end your turn, and you draw back up to two tiles. Or pay 2 tokens to play again: draw one tile and take one more turn, as often as you can pay.
rules-title-domaine-end = The end
rules-domaine-end = Whoever is first to place their last marker takes the bonus plate, worth 5 points, and their turn ends. Everybody else has one last turn.
    If everybody passes in a row, the game is over and nobody gets the bonus plate.
rules-title-domaine-score = The score
rules-domaine-score = Each disc of your territories scores a point; the bonus plate adds 5. The highest total wins; equal totals share the win.
