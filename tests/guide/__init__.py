"""The commands of deploy/README.md, read as whoever runs the bot would type them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from tests.sources import ROOT

GUIDE = ROOT / "deploy/README.md"


class Way(StrEnum):
    """How the bot is run, as the guide calls it."""

    CONTAINER = "In a container"
    SYSTEMD = "As a systemd service"
    BY_HAND = "By hand"


TELLING = {
    Way.CONTAINER: r"docker compose",
    Way.SYSTEMD: r"\bas_bot\b|systemctl|journalctl|/opt/dalapapa|/var/lib/dalapapa",
    Way.BY_HAND: r"\.venv|DALAPAPA_DATABASE",
}
"""By what a command of each way is known."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command, with its continued lines, in the section and for the ways that it stands for."""

    section: str
    ways: frozenset[Way]
    text: str


def commands(markdown: str) -> list[Command]:
    """Return the commands of all blocks, in order.

    What does not show for which way it is stands for that of its heading, else for that of the
    others in its block, else for all ways.
    """
    found = []
    for section, block in _blocks(markdown):
        texts = [*_commands_in(block)]
        told = [_told(text) for text in texts]
        of_heading = {way for way in Way if way == section}
        of_block = of_heading or frozenset[Way]().union(*told) or {*Way}
        found += [
            Command(section, frozenset(of_heading or ways or of_block), text)
            for text, ways in zip(texts, told, strict=True)
        ]
    return found


def asking_for_health(markdown: str) -> dict[Way, str]:
    """Return the commands within the text that ask the bot how it is."""
    spans = re.findall(r"`([^`\n]+ health)`", markdown)
    found = {way: span for span in spans for way in _told(span)}
    return {Way.BY_HAND: ".venv/bin/dalapapa health", **found}


def _told(text: str) -> frozenset[Way]:
    """Return the first way that a command tells: within a container there are paths as well."""
    ways = (way for way, telling in TELLING.items() if re.search(telling, text))
    return frozenset([*ways][:1])


def _blocks(markdown: str) -> Iterator[tuple[str, list[str]]]:
    """Yield the lines of each block, with the heading above it."""
    heading, is_in_block = "", False
    block: list[str] = []
    for line in markdown.splitlines():
        if line.startswith("```"):
            if is_in_block:
                yield heading, block
            is_in_block, block = not is_in_block, []
        elif is_in_block:
            block.append(line)
        elif line.startswith("#"):
            heading = line.lstrip("# ")


def _commands_in(block: list[str]) -> Iterator[str]:
    """Yield commands: lines, but a function and what is continued as one."""
    begun: list[str] = []
    for line in block:
        begun.append(line)
        is_in_function = begun[0].endswith("() {") and line != "}"
        if not is_in_function and not line.endswith("\\"):
            yield "\n".join(begun)
            begun = []
