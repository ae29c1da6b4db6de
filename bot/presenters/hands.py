"""A player's hand, shown to that player alone: the tiles, both faces, and what to do now."""

from __future__ import annotations

from bot.presenters.boards import FILE_NAME, ways_on
from bot.presenters.ids.game_ids import Verb
from bot.presenters.in_words.hand import describe_hand
from bot.presenters.labels import hand_labels
from bot.presenters.message import Message, Picture, in_rows, joined
from bot.presenters.moves import what_follows
from bot.presenters.notation import first_move
from bot.presenters.people import shown_name
from bot.presenters.tiles import tile_in_words
from bot.services.games.match import Match
from bot.services.pictures import HandDrawing
from bot.texts import Texts
from engine.game import View


def hand_message(
    texts: Texts, match: Match, user_id: int, *, is_text_first: bool = False
) -> Message:
    """Return one player's hand; with ``is_text_first`` also in words."""
    view = match.view_for(user_id)
    lines = [
        texts.say("hand-head", game=shown_name(match.where.name)),
        _what_now(texts, match, view),
    ]
    if is_text_first:
        tiles = describe_hand(texts, view, ())
        lines += [tiles.head, *tiles.lines]
    rows = in_rows(ways_on(texts, match, user_id, Verb.HAND))
    return Message(joined(lines), rows=rows, picture=_picture(texts, match, view))


def _what_now(texts: Texts, match: Match, view: View) -> str:
    """Tell a player what they may do now, and how a move is written."""
    move = first_move(view)
    if move is None:
        return what_follows(texts, match, view)
    return texts.say("hand-place", move=move)


def _picture(texts: Texts, match: Match, view: View) -> Picture | None:
    """Return a picture of the tiles to lay now, then of a hand kept for later."""
    to_lay = view.to_lay
    shown = to_lay if to_lay == view.hand else (*to_lay, *view.hand)
    tiles = {slot: tile for slot, tile in enumerate(shown, start=1) if tile is not None}
    if not tiles:
        return None
    is_playable = not view.is_in_set_up or view.to_act == view.seat
    labels = hand_labels(texts, shown, len(to_lay) if is_playable else 0)
    words = [tile_in_words(texts, slot, tile) for slot, tile in tiles.items()]
    name = f"{FILE_NAME}-hand-{match.revision}"
    return Picture(HandDrawing(shown, labels), name, " ".join(words))
