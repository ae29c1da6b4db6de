"""A player's hand, for that player alone: tiles as they are typed, both faces, what to do now."""

from __future__ import annotations

from bot.presenters.boards import FILE_NAME
from bot.presenters.labels import hand_labels
from bot.presenters.message import Message, Picture, joined
from bot.presenters.notation import first_move
from bot.presenters.people import shown_name
from bot.presenters.telling import Teller
from bot.services.match import Match
from bot.services.pictures import HandDrawing
from bot.texts import Texts
from engine.game import View
from engine.hexes import SIDES
from engine.tiles import CENTRE, Face, TileId, look_of


def hand_message(texts: Texts, match: Match, user_id: int) -> Message:
    """Return the hand of one of the players."""
    view = match.view_for(user_id)
    head = texts.say("hand-head", game=shown_name(match.name))
    return Message(
        joined([head, what_now(texts, match, view)]), picture=_picture(texts, match, view)
    )


def what_now(texts: Texts, match: Match, view: View) -> str:
    """Tell a player what may be done now."""
    move = first_move(view)
    if view.outcome is not None or view.to_act != view.seat:
        return Teller(texts, match).whose_turn()
    return texts.say("hand-end") if move is None else texts.say("hand-place", move=move)


def _picture(texts: Texts, match: Match, view: View) -> Picture | None:
    tiles = {slot: tile for slot, tile in enumerate(view.hand, start=1) if tile is not None}
    if not tiles:
        return None
    is_playable = not view.is_in_set_up or view.to_act == view.seat
    labels = hand_labels(texts, view.hand, is_playable=is_playable)
    words = [_in_words(texts, slot, tile) for slot, tile in tiles.items()]
    name = f"{FILE_NAME}-hand-{match.revision}"
    return Picture(HandDrawing(view.hand, labels), name, " ".join(words))


def _in_words(texts: Texts, slot: int, tile: TileId) -> str:
    return " ".join(
        texts.say("tile-in-words", slot=slot, face=face, **_colours(texts, tile, face))
        for face in Face
    )


def _colours(texts: Texts, tile: TileId, face: Face) -> dict[str, str]:
    words = [
        texts.say(f"colour-{colour.name.lower()}") for colour in look_of(tile, face, 0).colours
    ]
    return {"centre": words[CENTRE], "sides": ", ".join(words[side] for side in SIDES)}
