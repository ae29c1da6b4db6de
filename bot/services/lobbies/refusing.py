"""What may not be done in a lobby."""

from __future__ import annotations

from bot.services.errors import Refused
from bot.services.lobby import Lobby, Status
from engine.variants import VARIANTS


def refuse_closed(lobby: Lobby) -> None:
    """Check that a lobby is still open.

    Raises:
        Refused: ``no_lobby_here``.
    """
    if lobby.status is not Status.LOBBY:
        raise Refused("no_lobby_here")


def refuse_rematch(lobby: Lobby) -> None:
    """Check that a lobby is no request for a rematch, which nobody can change.

    Raises:
        Refused: ``rematch_is_fixed``.
    """
    if lobby.is_rematch:
        raise Refused("rematch_is_fixed", name=lobby.where.name)


def refuse_guest(lobby: Lobby, user_id: int) -> None:
    """Check that somebody is a lobby's host.

    Raises:
        Refused: ``not_host``.
    """
    if user_id != lobby.host_id:
        raise Refused("not_host", host_id=lobby.host_id)


def refuse_too_few(lobby: Lobby) -> None:
    """Check that a lobby has people and computers enough for a game.

    Raises:
        Refused: ``too_few``.
    """
    fewest = VARIANTS[lobby.terms.variant].fewest
    if len(lobby.members) < fewest:
        raise Refused("too_few", fewest=fewest)


def who_makes_room(lobby: Lobby) -> int:
    """Return which computer player of a full lobby makes room for a person.

    Raises:
        Refused: ``lobby_full``.
    """
    if not lobby.computers:
        raise Refused("lobby_full", most_seats=lobby.terms.most_seats)
    return lobby.computers[-1].user_id
