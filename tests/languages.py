"""`python -m tests.languages`: what a game says, language beside language, for whoever edits texts.

A game of each variant is played; of some moments of it all messages are written, then those of
lobbies, lists and refusals. Names and numbers are as long as they can get where they are not the
game's own.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Final

from bot.presenters.message import EntitySelect, Message, Question, Select
from bot.services.games.match import Match
from bot.texts import Catalogue, Texts
from engine.variants import VARIANTS
from tests.bot.played import match_of, play_well, random_play
from tests.bot.presenters import largest_messages as messages

PLAYERS: Final = 3
MOMENTS: Final = (8, 30, 1000)
"""After so many actions messages are written; after the last the game is over."""

OF_GAMES: Final = (
    messages.posts,
    messages.answers,
    messages.present,
    messages.pages,
    messages.panels,
    messages.plannings,
    messages.questions,
)
OF_ALL: Final = (messages.lobby_posts, messages.refused, messages.sayings)

Told = Message | Question
Maker = Callable[[Texts, Match], Iterable[Told]]


def written(told: Told) -> list[str]:
    """All that is read of a message: its text, what its picture shows, and its controls."""
    if isinstance(told, Question):
        return [f"? {told.title} | {told.label} | {told.hint}"]
    lines = told.text.splitlines()
    if told.picture:
        lines.append(f"[{told.picture.alt_text}]")
    for row in told.rows:
        match row:
            case Select(options=options, hint=hint):
                lines.append(f"▾ {hint}: {' / '.join(one.label for one in options)}")
            case EntitySelect(hint=hint):
                lines.append(f"▾ {hint}")
            case _:
                lines.append(" ".join(f"({button.label})" for button in row))
    return lines


def games(variants: Sequence[str]) -> Iterator[tuple[str, Match]]:
    """Moments of a game of each variant."""
    for variant in variants:
        for actions in MOMENTS:
            play = random_play(variant, PLAYERS, 1, actions, play_well)
            yield f"{variant}, after {len(play.acts)} actions", match_of(play)


def beside(
    catalogue: Catalogue, makers: Sequence[Callable[[Texts], Iterable[Told]]]
) -> Iterator[str]:
    """Yield lines: each message in all languages, one after the other, each but once."""
    seen: set[tuple[tuple[str, ...], ...]] = set()
    for make in makers:
        in_each = [make(catalogue.texts(language)) for language in catalogue.languages]
        for told in zip_longest(*in_each):
            texts = [written(one) if one else ["–"] for one in told]
            if (known := tuple(map(tuple, texts))) in seen:
                continue
            seen.add(known)
            for language, lines in zip(catalogue.languages, texts, strict=True):
                yield from (f"{language} │ {line}" for line in lines)
            yield ""


def main(arguments: Sequence[str] | None = None) -> None:
    """Print everything, or what is said of some variants."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("variant", nargs="*", help="all of them, and what belongs to no game")
    chosen = parser.parse_args(arguments).variant
    catalogue = Catalogue()
    for title, match in games(chosen or [*VARIANTS]):
        sys.stdout.write(f"\n=== {title}\n\n")
        of_game = [lambda texts, make=make, match=match: make(texts, match) for make in OF_GAMES]
        sys.stdout.writelines(f"{line}\n" for line in beside(catalogue, of_game))
    if not chosen:
        sys.stdout.write("\n=== lobbies, refusals, single sentences\n\n")
        sys.stdout.writelines(f"{line}\n" for line in beside(catalogue, OF_ALL))


if __name__ == "__main__":
    main()
