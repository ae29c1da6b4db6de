"""Words first: panels, hands and answers tell whoever wants it all that their pictures show."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.presenters.hands import hand_message
from bot.presenters.ids.panel_ids import Wanted
from bot.presenters.in_words.board import Section
from bot.presenters.in_words.text_ids import TextId
from bot.presenters.in_words.text_pages import first_spots
from bot.presenters.message import LONGEST_TEXT, Message, Select
from bot.presenters.moves import open_turn_message
from bot.presenters.panel.panel import Panel
from bot.presenters.panel.panel_messages import panel_in_words, panel_message
from bot.services.games.match import Match
from bot.texts import Catalogue
from engine.actions import Action, DiscAction, Place
from engine.hexes import Cell, neighbour, parse_cell
from engine.tiles import CENTRE, Colour, look_of
from tests.bot.commands.discord_limits import faults_of_message
from tests.bot.played import lay_if_possible, match_of, random_play
from tests.bot.presenters.in_words.paging import all_pages
from tests.bot.presenters.in_words.reading import COLOURS, SIDES
from tests.engine.plays import Play, plays

TEXTS = Catalogue().texts("en")
FIRST = Wanted()
GROUPS = "Its whole discs would belong to "
STRANGER = 99


@cache
def large_match() -> Match:
    """A game in which nearly all tiles lie on the table."""
    options: dict[str, int | str] = {"target": 240, "setup": "auto"}
    return match_of(random_play("classic", 4, 4, 172, lay_if_possible, **options))


def on_turn(match: Match) -> int:
    return match.waits_for.user_id if match.waits_for else STRANGER


def panel_that_shows(match: Match, action: Action | None) -> Message:
    user_id = on_turn(match)
    panel = Panel(TEXTS, match, match.view_for(user_id), FIRST)
    return panel_in_words(TEXTS, match, user_id, panel.wanted_for(action))


def legal(match: Match) -> Sequence[Action]:
    return match.view_for(on_turn(match)).legal_actions()


def sides_in(text: str) -> Iterator[tuple[Colour, Cell, Colour | None]]:
    """What a panel tells of each side of a tile: its colour, the cell there, what that asks for."""
    for side in SIDES:
        line = re.search(
            rf"^{side}: (\w+); (?:meets (\w+) of (\S+)|(\S+) is free)$", text, re.MULTILINE
        )
        assert line is not None
        colour, asked, cell, free = line.groups()
        yield COLOURS[colour], parse_cell(cell or free), COLOURS[asked] if asked else None


def group_lines_in(text: str) -> list[str]:
    """The lines about groups in a panel that shows a tile."""
    _, found, rest = text.partition(f"\n{GROUPS}")
    assert found
    return rest.partition("\nEach line: ")[0].split("\n")[1:]


def groups_of(match: Match) -> set[str]:
    """The lines about groups in the text board."""
    text = "\n".join(all_pages(TEXTS, match, STRANGER))
    return set(re.findall(r"^\S+: \w+ \d+, (?:closed|open at).*$", text, re.MULTILINE))


@given(plays(), some.integers(0, 2**32 - 1))
def test_a_panel_tells_a_tile_side_by_side_as_it_would_lie(play: Play, seed: int) -> None:
    match = match_of(play)
    places = [action for action in legal(match) if isinstance(action, Place)]
    if not places:
        return
    place = Random(seed).choice(places)
    look = look_of(place.tile, place.face, place.turn).colours

    text = panel_that_shows(match, place).text

    asked = match.public.board.frontier()[place.cell]
    assert list(sides_in(text)) == [
        (look[side], neighbour(place.cell, side), asked[side]) for side in range(6)
    ]
    assert f"with {look[CENTRE].name.lower()} in the middle." in text


@given(plays(), some.integers(0, 2**32 - 1))
def test_the_groups_foretold_for_a_tile_are_those_that_the_board_tells_afterwards(
    play: Play, seed: int
) -> None:
    match = match_of(play)
    places = [action for action in legal(match) if isinstance(action, Place)]
    if not places:
        return
    place = Random(seed).choice(places)
    before = groups_of(match)
    after = match_of(replace(play, acts=(*play.acts, (match.public.to_act, place))))

    told = group_lines_in(panel_that_shows(match, place).text)

    assert set(told) <= groups_of(after)
    assert groups_of(after) - before <= set(told)


@given(plays(("terra", "domaine")), some.integers(0, 2**32 - 1))
def test_a_panel_tells_the_group_of_the_disc_that_is_chosen(play: Play, seed: int) -> None:
    match = match_of(play)
    targets = [action for action in legal(match) if isinstance(action, DiscAction)]
    if not targets:
        return
    target = Random(seed).choice(targets)
    group = match.public.board.group_at(target.disc)
    assert group is not None

    lines = panel_that_shows(match, target).text.split("\n")

    (told,) = [line for line in lines if line in groups_of(match)]
    assert f" {group.colour.name.lower()} {group.size}, " in told


def test_the_largest_boards_are_told_whole() -> None:
    match = large_match()
    chance = Random(1)
    actions = chance.sample(legal(match), 30)

    panels = [panel_that_shows(match, action) for action in actions]

    assert len(match.public.board) > 100
    assert max(len(panel.text) for panel in panels) <= LONGEST_TEXT
    assert not any(panel.text.endswith("…") for panel in panels)
    assert [faults_of_message(panel) for panel in panels] == [[]] * len(panels)


def test_every_button_has_a_word() -> None:
    match = match_of(random_play("classic", 2, seed=1, actions=20))

    labels = [button.label for button in panel_that_shows(match, None).buttons]
    signs = [button.label for button in panel_message(TEXTS, match, on_turn(match), FIRST).buttons]

    assert [label for label in labels if not re.search(r"[A-Za-z]", label)] == []
    assert len([label for label in signs if not re.search(r"[A-Za-z]", label)]) == 4


def test_in_words_what_comes_before_stands_before_what_comes_after() -> None:
    match = match_of(random_play("classic", 2, seed=1, actions=20))

    labels = [button.label for button in panel_that_shows(match, None).buttons]
    signs = [button.label for button in panel_message(TEXTS, match, on_turn(match), FIRST).buttons]

    assert labels[:4] == ["Previous spot", "Next spot", "Previous way", "Next way"]
    assert signs[:4] == ["◀", "▶", "⟲", "⟳"]


def test_the_list_of_spots_says_how_many_discs_each_would_complete() -> None:
    match = match_of(random_play("classic", 2, seed=1, actions=20))
    board = match.public.board

    spots, _ = [row for row in panel_that_shows(match, None).rows if isinstance(row, Select)]

    notes = {parse_cell(choice.label): choice.note for choice in spots.options}
    told = {cell: note.split(" · ")[1].partition(" ")[0] for cell, note in notes.items()}
    assert told == {cell: str(board.completed_at(cell)) for cell in told}


def test_a_hand_is_told_tile_by_tile() -> None:
    match = match_of(random_play("classic", 2, seed=1, actions=20))
    pages = all_pages(TEXTS, match, on_turn(match))
    (in_words,) = [page for page in pages if "· Hand" in page]

    text = hand_message(TEXTS, match, on_turn(match), is_text_first=True).text

    assert text.split("\n")[2:] == in_words.split("\n")[1:]
    assert len(text.split("\n")) == 7
    assert "\n".join(text.split("\n")[2:]) in panel_that_shows(match, None).text


@pytest.mark.parametrize("variant", ["classic", "terra", "domaine"])
def test_answers_tell_how_every_seat_stands_and_lead_to_the_board_in_words(variant: str) -> None:
    match = match_of(random_play(variant, 3, seed=1, actions=9))
    (standing, *_) = all_pages(TEXTS, match, STRANGER)
    seats = [line for line in standing.split("\n") if line.startswith("Seat ")]

    answers = [
        open_turn_message(TEXTS, match, on_turn(match), [], is_text_first=True),
        panel_in_words(TEXTS, match, STRANGER, FIRST),
    ]

    for answer in answers:
        assert [line for line in answer.text.split("\n") if line.startswith("Seat ")] == seats
        assert str(TextId(match.game_id)) in [button.custom_id for button in answer.buttons]
    assert len(seats) == 3


def test_who_asks_for_spots_is_led_to_those_of_their_first_tile_if_they_have_any() -> None:
    match = match_of(random_play("classic", 2, seed=1, actions=20))

    pages = [first_spots(match, user_id) for user_id in (on_turn(match), STRANGER)]

    assert pages == [TextId(match.game_id, Section.SPOTS, 1), TextId(match.game_id)]
