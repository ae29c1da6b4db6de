"""The rules' pages: Discord takes them, and every number in them is the engine's."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import prod
from typing import TypeVar

import pytest

from bot.presenters.message import Message, Select
from bot.presenters.pages.examples import RECORDS, ExamplePosition, pages_of, position_after
from bot.presenters.pages.rules import RULES_IDS, RulesId, rules_message
from bot.texts import Catalogue
from engine import classic, colonies, domaine, terra
from engine.board import GroupSummary, Placement
from engine.events import (
    ColoniesJoined,
    EndSetOff,
    Event,
    PawnReturned,
    PawnSettled,
    PlateTaken,
    TerritoryMarked,
    TilePlaced,
    TurnRepeated,
)
from engine.hexes import Point
from engine.record import report
from engine.tiles import Colour
from engine.variants import VARIANTS
from tests.bot.commands.discord_limits import faults_of_message
from tests.bot.test_catalogue import keys_of

PAGES = {variant: pages_of(variant) for variant in VARIANTS}
EVERY_PAGE = [(variant, number) for variant in PAGES for number in range(len(PAGES[variant]))]
LONGEST_ALLOWED = 100
Kind = TypeVar("Kind", bound=Event)
TEXTS = Catalogue().texts("en")


def shown(topic: str) -> ExamplePosition:
    """What the picture of a topic's page shows."""
    return next(
        position_after(variant, page.actions)
        for variant, pages in PAGES.items()
        for page in pages
        if page.topic == topic
    )


def text_of(topic: str) -> str:
    return TEXTS.say(f"rules-{topic}")


def page_of(topic: str) -> Message:
    return next(
        rules_message(TEXTS, variant, number)
        for variant, number in EVERY_PAGE
        if PAGES[variant][number].topic == topic
    )


def test_every_variant_has_pages_and_every_text_a_page() -> None:
    topics = {page.topic for pages in PAGES.values() for page in pages}
    titles = [key for key in keys_of("en") if key.startswith("rules-title-")]

    assert min(len(pages) for pages in PAGES.values()) > 1
    assert {f"rules-title-{topic}" for topic in topics} == set(titles)


@pytest.mark.parametrize("language", Catalogue().languages)
@pytest.mark.parametrize(("variant", "number"), EVERY_PAGE)
def test_discord_takes_every_page_and_nothing_of_it_is_cut(
    variant: str, number: int, language: str
) -> None:
    catalogue = Catalogue()
    names = ("place", "settle", "withdraw", "keep", "mark", "again", "end")
    catalogue.link_commands({name: f"</{name}:{2**63}>" for name in names})

    message = rules_message(catalogue.texts(language), variant, number)

    assert faults_of_message(message) == []
    assert not message.text.endswith("…")
    assert message.picture is not None
    assert not message.picture.alt_text.endswith("…")


@pytest.mark.parametrize("variant", PAGES)
def test_pages_lead_on_and_back_and_stop_at_both_ends(variant: str) -> None:
    last = len(PAGES[variant]) - 1

    leads = [
        [(button.custom_id, button.is_disabled) for button in message.buttons]
        for message in (rules_message(TEXTS, variant, number) for number in (0, 1, last))
    ]

    assert leads == [
        [(f"r1:page:{variant}:0", True), (f"r1:page:{variant}:1", False)],
        [(f"r1:page:{variant}:0", False), (f"r1:page:{variant}:2", False)],
        [(f"r1:page:{variant}:{last - 1}", False), (f"r1:page:{variant}:{last}", True)],
    ]


@pytest.mark.parametrize("variant", PAGES)
def test_the_select_lists_all_pages_and_shows_where_one_is(variant: str) -> None:
    (select,) = [row for row in rules_message(TEXTS, variant, 2).rows if isinstance(row, Select)]

    ids = [RULES_IDS.read(choice.value) for choice in select.options]
    assert ids == [RulesId(variant, number) for number in range(len(PAGES[variant]))]
    assert [choice.is_chosen for choice in select.options].index(True) == 2


@pytest.mark.parametrize("variant", PAGES)
def test_custom_ids_are_read_back_and_short(variant: str) -> None:
    ids = [RulesId(variant, 9), RulesId(variant, 0, is_list=True)]

    assert [RULES_IDS.read(str(rules_id)) for rules_id in ids] == ids
    assert max(len(str(rules_id)) for rules_id in ids) <= LONGEST_ALLOWED


@pytest.mark.parametrize(
    "text",
    [
        "",
        "r1",
        "r1:page:classic",
        "r1:page:classic:10",
        "r1:page:classic:-1",
        "r1:page:chess:0",
        "r1:turn:classic:0",
        "r2:page:terra:0",
    ],
)
def test_foreign_ids_mean_nothing(text: str) -> None:
    assert RULES_IDS.read(text) is None


@pytest.mark.parametrize("variant", VARIANTS)
def test_example_games_are_whole_games_by_the_rules(variant: str) -> None:
    told = report((RECORDS / f"{variant}.json").read_text(encoding="utf-8"))

    assert (told["ok"], told["over"]) == (True, True)


def test_no_two_pages_share_a_picture() -> None:
    messages = [rules_message(TEXTS, variant, number) for variant, number in EVERY_PAGE]

    drawings = {message.picture.drawing for message in messages if message.picture}

    assert len(drawings) == len(EVERY_PAGE)


def test_the_points_of_the_placements_told_are_those_of_the_engine() -> None:
    told = re.findall(
        r"(\d+) discs(?: that close groups? of (\d+)(?: and (\d+))?)? score \*\*(\d+)\*\*",
        text_of("classic-points").replace("a group", "group"),
    )

    points = [classic.points_of(placement(int(discs), sizes)) for discs, *sizes, _ in told]

    assert points == [int(points) for *_, points in told] == [2, 9, 12, 14]


def placement(discs: int, sizes: Sequence[str]) -> Placement:
    """So many new discs, and closed groups of these sizes."""
    closed = [
        GroupSummary(Colour.RED, int(size), Point(0, 0), is_closed=True) for size in sizes if size
    ]
    return Placement((Point(0, 0),) * discs, tuple(closed))


@pytest.mark.parametrize(
    ("topic", "numbers"),
    [
        ("classic-turn", [classic.SECOND_TILE_PRICE]),
        (
            "terra-turn",
            [
                colonies.PAWNS,
                terra.FIRST_MONEY[1],
                terra.FIRST_MONEY[2],
                terra.INCOME,
                terra.PRICE_BY_DISCS[1],
                terra.PRICE_BY_DISCS[2],
                terra.SETTLE_PRICE,
                terra.WITHDRAW_PRICE,
                terra.MOST_SAVED,
            ],
        ),
        ("terra-settle", [terra.SETTLE_PRICE, terra.WITHDRAW_PRICE]),
        ("terra-end", [colonies.PAWNS]),
        (
            "domaine-turn",
            [
                domaine.HAND_SIZE,
                domaine.FIRST_TOKENS,
                *domaine.MARKERS.values(),
                3 - domaine.FREE_DISCS,
                4 - domaine.FREE_DISCS,
                domaine.TOKENS,
            ],
        ),
        ("domaine-again", [domaine.AGAIN_PRICE]),
        ("domaine-end", [domaine.PLATE]),
        ("domaine-score", [domaine.PLATE]),
    ],
)
def test_the_numbers_told_are_those_of_the_engine(topic: str, numbers: list[int]) -> None:
    assert [int(number) for number in re.findall(r"\d+", text_of(topic))] == numbers


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_page_on_groups_shows_one_that_was_just_closed(variant: str) -> None:
    page = next(page for page in PAGES[variant] if page.topic == "groups")

    placed = those(position_after(variant, page.actions), TilePlaced)

    assert max(group.size for event in placed for group in event.closed) >= 3


def test_the_page_on_points_tells_what_the_engine_counted() -> None:
    (placed,) = those(shown("classic-points"), TilePlaced)

    sizes = [group.size for group in placed.closed]
    assert (len(placed.discs), sizes, placed.gain) == (3, [5, 5], 4 + 5 + 5)
    assert "3 discs, closed green 5 and red 5 → +14" in page_of("classic-points").text


def test_the_page_on_a_classic_turn_shows_a_second_tile_and_its_price() -> None:
    placed = those(shown("classic-turn"), TilePlaced)

    assert [event.price for event in placed] == [0, classic.SECOND_TILE_PRICE]
    assert f"→ +{sum(event.gain for event in placed)}." in page_of("classic-turn").text


def test_the_page_on_colonies_shows_a_pawn_on_an_open_group() -> None:
    (settled,) = those(shown("terra-settle"), PawnSettled)

    assert not settled.group.is_closed
    assert settled.gain == -terra.SETTLE_PRICE
    assert settled.disc in shown("terra-settle").view.pieces


def test_the_page_on_joined_colonies_shows_who_stays_and_who_goes_home() -> None:
    joined = shown("terra-join")

    (event,) = those(joined, ColoniesJoined)
    (returned,) = those(joined, PawnReturned)

    assert len(event.pawns) == 2
    assert set(event.pawns) - joined.view.pieces.keys() == {returned.disc}


def test_the_end_of_terra_is_shown_when_the_last_pawn_stands() -> None:
    shown_end = shown("terra-end")

    (set_off,) = those(shown_end, EndSetOff)

    assert shown_end.view.supply(set_off.seat) == 0
    assert shown_end.view.last_turns == (0,)


def test_the_score_of_terra_is_told_as_the_product_that_the_engine_counts() -> None:
    view = shown("terra-score").view
    tally = view.tally(1)

    assert view.outcome is not None
    assert prod(group.size for group in tally.groups) + tally.extra == tally.total == 9 * 4 * 3 + 1
    assert "Bob: 109 (9 × 4 × 3 + 1)" in page_of("terra-score").text


def test_a_turn_of_domaine_is_shown_that_brings_tokens() -> None:
    (placed,) = those(shown("domaine-turn"), TilePlaced)

    assert placed.gain == len(placed.discs) - domaine.FREE_DISCS == 1
    assert "→ +1 token" in page_of("domaine-turn").text


def test_territories_another_turn_and_the_plate_are_shown_as_they_are_taken() -> None:
    (marked,) = those(shown("domaine-mark"), TerritoryMarked)
    (repeated,) = those(shown("domaine-again"), TurnRepeated)
    (plate,) = those(shown("domaine-end"), PlateTaken)

    assert marked.disc in shown("domaine-mark").view.pieces
    assert repeated.gain == -domaine.AGAIN_PRICE
    assert shown("domaine-end").view.bonus_seat == plate.seat


def test_the_score_of_domaine_is_told_as_the_sum_that_the_engine_counts() -> None:
    view = shown("domaine-score").view
    tally = view.tally(0)

    assert view.outcome is not None
    assert sum(group.size for group in tally.groups) + domaine.PLATE == tally.total == 30
    assert "Ann: 30 (6 + 3 + 3 + 3 + 3 + 3 + 1 + 1 + 1 + 1 + 5)" in page_of("domaine-score").text


def those(shown: ExamplePosition, kind: type[Kind]) -> list[Kind]:
    return [event for event in shown.events if isinstance(event, kind)]
