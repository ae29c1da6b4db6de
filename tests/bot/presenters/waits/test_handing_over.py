"""The lists of users who may take over a seat."""

from bot.presenters.message import EntitySelect
from bot.presenters.waits.handing_over import SeatId, seats_to_hand_over
from bot.texts import Catalogue
from tests.bot.played import lay_if_possible, match_of, random_play


def test_the_readers_own_seat_comes_first() -> None:
    match = match_of(random_play("classic", 3, 1, 8, lay_if_possible))
    texts = Catalogue().texts("en")
    others = [
        (str(SeatId(match.game_id, seat)), texts.say("replace-hint", name=match.seats[seat].name))
        for seat in (0, 2)
    ]

    lists = seats_to_hand_over(texts, match, match.seats[1].user_id).rows

    shown = [(row.custom_id, row.hint) for row in lists if isinstance(row, EntitySelect)]
    own = (str(SeatId(match.game_id, 1)), texts.say("replace-hint-own"))
    assert shown == [own, *others]
