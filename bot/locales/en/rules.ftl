# /rules: one page a game, and what they have in common. Together at most 2,000 characters.

rules-board = **The board.** Tiles are hexagons with a disc in the middle and half a disc on each side. A tile goes beside one that lies there; halves that touch must have one colour and make a disc. Either face may be up, turned any way. Discs of one colour that touch form a *group*; a group that no half of its colour touches is *closed* and stays as it is. When the bag is empty, play goes on with what is in hand.
rules-classic = **Dalapapa**, 2 to 4 players: make discs, close groups, reach the target.
    • You hold two tiles. In your turn lay one of them with { COMMAND("place") }; you may lay the other too, which costs 4 points. Then you draw back up to two.
    • Each new disc is worth 1 point, from the third on 2. Whoever closes a group gets 1 point for each disc in it, the discs in the middle of tiles included. The two tiles of one turn are counted apart.
    • When somebody ends a turn with the target reached, the round is played out, so that everybody has had as many turns. The highest total wins; equal totals share the win.
    • Laying the first tiles brings no points.
rules-terra = **Dalapapa Terra**, 2 to 5 players: put pawns on groups, close them, and multiply.
    • Everybody has 5 pawns, one hidden tile and 1 brouzouf, from the third player on 2. The first player passes the first round.
    • A turn begins with 2 brouzoufs. Then do what you can pay for, as often and in any order:
    – { COMMAND("place") } your tile and draw another: 2 brouzoufs for one new disc, 1 for two, free from three on.
    – { COMMAND("settle") }: 1 brouzouf puts a pawn on a group without one, open or closed.
    – { COMMAND("withdraw") }: 2 brouzoufs bring a pawn of yours back (anybody’s, if the lobby says so).
    • If your tile joins groups with pawns, you choose at once with { COMMAND("keep") } which one stays; the others go home.
    • At the end of a turn you keep 3 brouzoufs at most.
    • Whoever ends a turn with 5 pawns on the board, or with pawns on closed groups of all four colours, sets off the end: the others have one last turn without income, for one thing only.
    • For each colour take your largest closed group with your pawn, multiply their sizes and add your brouzoufs. Open groups count for nothing.
    • If nobody lays a tile for two rounds, the game is over.
rules-domaine = **Dalapapa Domaine**, 2 to 4 players: mark closed groups, your territories.
    • Everybody has 2 tiles, 2 tokens and markers: 10 each for two players, 7 for three, 5 for four. The last player deals and lays the first three tiles, unless the table does.
    • In your turn lay one tile with { COMMAND("place") }. One new disc costs a token, two are free, three bring 1 token, four 2, and so on while there are any of the 24. Whoever can lay nothing shows the hand and passes.
    • Then { COMMAND("mark") } closed groups without a marker, as many as you like, whoever closed them. Markers stay.
    • Then { COMMAND("end") }, and you draw back up to two; or pay 2 tokens for { COMMAND("again") }: draw one tile and play another whole turn.
    • Whoever is first to place the last marker takes the plate, worth 5 points; all others have one last turn.
    • Each disc of your territories is a point. The highest total wins; equal totals share the win.
    • If everybody passes in a row, the game is over and nobody gets the plate.
