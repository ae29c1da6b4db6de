"""The papers lead to what exists: their links, the index of decisions, the commands that they name.

A decision is a heading of the second level in a paper beside code, or a bold sentence that begins a
paragraph of a package's docstring. ARCHITECTURE.md numbers them all, a line each.
"""

import ast
import os
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.sources import ROOMS, ROOT

ARCHITECTURE = ROOT / "ARCHITECTURE.md"
LONGEST = {ARCHITECTURE: 16_000, ROOT / "SCALE.md": 8_000}
"""How many characters those papers have at most that are read at one go."""

LONGEST_LINE = 110
GUIDES = {ROOT / "deploy" / "README.md"}
"""Papers that tell how something is done; their headings are no decisions."""

CONTRIBUTING = ROOT / "CONTRIBUTING.md"
PLACES = (*ROOMS, "tests", "deploy", ".ci")
PLACEHOLDER = "NAME"
"""In the path of what a reader is to make: other names stand there already."""

INDEXED = re.compile(r"(\d+)\. \[(.+)\]\(([^()#\s]+)(?:#(\S+))?\)")
LINK = re.compile(r"\[(?:[^\[\]]|\[[^\]]*\]\([^)]*\))*\]\(([^()\s]+)\)")


class Decision(NamedTuple):
    """A statement with the file, from the project's folder, in which it stands."""

    statement: str
    path: str


@cache
def papers() -> tuple[Path, ...]:
    """All papers of the project, but those in hidden folders."""
    found = []
    for folder, below, names in os.walk(ROOT):
        below[:] = [name for name in below if not name.startswith(".")]
        found += [Path(folder, name) for name in names if name.endswith(".md")]
    return tuple(sorted(found))


def prose(markdown: str) -> str:
    """A paper without its blocks of code."""
    return re.sub(r"^```.*?^```", "", markdown, flags=re.DOTALL | re.MULTILINE)


def headings(markdown: str, level: str = "#+") -> list[str]:
    return re.findall(rf"^{level} (.+)$", prose(markdown), flags=re.MULTILINE)


def anchor(heading: str) -> str:
    """What a link to a heading ends with, as GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def anchors(markdown: str) -> set[str]:
    """What links into a paper may end with; equal headings are counted."""
    made, seen = set(), Counter[str]()
    for name in map(anchor, headings(markdown)):
        made.add(f"{name}-{seen[name]}" if seen[name] else name)
        seen[name] += 1
    return made


def links(markdown: str) -> list[str]:
    """Where a paper's links and pictures lead, but those into the web."""
    text = re.sub(r"`[^`\n]*`", "", prose(markdown))
    found = [link for linked in LINK.finditer(text) for link in (linked[1], *links(linked[0][1:]))]
    return [link for link in found if not re.match(r"[a-z]+:", link)]


def leads_nowhere(paper: Path, link: str) -> bool:
    name, _, place = link.partition("#")
    path = paper.parent / name if name else paper
    if not path.exists():
        return True
    return bool(place) and (
        path.suffix != ".md" or place not in anchors(path.read_text(encoding="utf-8"))
    )


def statements(docstring: str) -> list[str]:
    """The decisions that a docstring tells."""
    found = re.findall(r"^\*\*([^*]+)\.\*\*", docstring, flags=re.MULTILINE)
    return [" ".join(statement.split()) for statement in found]


def decisions_in(path: Path) -> list[Decision]:
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        found = headings(text, "##")
    else:
        found = statements(ast.get_docstring(ast.parse(text)) or "")
    return [Decision(statement, path.relative_to(ROOT).as_posix()) for statement in found]


def decisions() -> Iterator[Decision]:
    """All decisions of the project, as the papers and packages tell them."""
    for path in papers():
        if path.parent != ROOT and path not in GUIDES:
            yield from decisions_in(path)
    for room in ROOMS:
        for path in sorted((ROOT / room).rglob("__init__.py")):
            yield from decisions_in(path)


def index_lines() -> list[str]:
    text = ARCHITECTURE.read_text(encoding="utf-8")
    return text.partition("\n## Index of decisions\n")[2].split("\n## ")[0].split("\n")


def index() -> list[re.Match[str]]:
    return [found for line in index_lines() if (found := INDEXED.fullmatch(line))]


@pytest.mark.parametrize(("paper", "most"), LONGEST.items(), ids=lambda it: getattr(it, "name", ""))
def test_a_paper_is_read_at_one_go(paper: Path, most: int) -> None:
    assert len(paper.read_text(encoding="utf-8")) <= most


def test_the_index_has_a_short_line_for_each_number() -> None:
    lines = [line for line in index_lines() if line[:1].isdigit()]

    assert [line for line in lines if not INDEXED.fullmatch(line)] == []
    assert [line for line in lines if len(line) > LONGEST_LINE] == []
    assert [int(line[1]) for line in index()] == list(range(1, len(lines) + 1))
    assert len(lines) > 40


def test_each_line_of_the_index_leads_to_its_decision() -> None:
    standing = set(decisions())

    for line in index():
        _, statement, path, place = line.groups()
        assert Decision(statement, path) in standing, line[0]
        assert place == (anchor(statement) if path.endswith(".md") else None), line[0]


def test_each_decision_has_one_line_in_the_index() -> None:
    indexed = Counter(Decision(line[2], line[3]) for line in index())

    assert indexed == Counter(decisions())


def test_a_decision_is_found_in_a_paper_and_in_a_docstring() -> None:
    paper = "# Head\n\n## One holds\n\n### More\n\n```\n## no\n```\n"
    docstring = "Rooms.\n\n**Two\nhold.** For **this** reason.\nAnd **not\nthis**."

    assert headings(paper, "##") == ["One holds"]
    assert statements(docstring) == ["Two hold"]


@pytest.mark.parametrize("paper", papers(), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_lead_to_what_exists(paper: Path) -> None:
    text = paper.read_text(encoding="utf-8")

    assert [link for link in links(text) if leads_nowhere(paper, link)] == []


def test_links_are_found_and_their_places_looked_up(tmp_path: Path) -> None:
    paper, other = tmp_path / "a.md", tmp_path / "b.md"
    paper.write_text("# Three `words`, here\n## Twice\n## Twice\n", encoding="utf-8")
    other.write_text("```\n# Code\n```\n", encoding="utf-8")
    text = "[a](a.md) [![x](x.png)](b.md#code) `[c](c.md)` [web](https://a.b) [d](#d)"

    assert links(text) == ["a.md", "b.md#code", "x.png", "#d"]
    for link in ("a.md#three-words-here", "#twice", "#twice-1", "b.md"):
        assert not leads_nowhere(paper, link)
    for link in ("b.md#code", "x.png", "#d", "#twice-2"):
        assert leads_nowhere(paper, link)


def test_modules_that_are_to_be_run_exist() -> None:
    texts = (paper.read_text(encoding="utf-8") for paper in papers())
    named = {name for text in texts for name in re.findall(r"python3? -m ([\w.]+)", text)}
    ours = {name for name in named if name.partition(".")[0] in {*ROOMS, "tests"}}

    assert "tests.seams" in ours
    for name in ours:
        path = ROOT.joinpath(*name.split("."))
        assert path.with_suffix(".py").exists() or (path / "__main__.py").exists(), name


def paths(markdown: str) -> list[str]:
    """The paths from the project's folder that links lead to, or that are spans of code."""
    found = re.findall(r"`([\w.*-]+/[\w.*/-]*)`|\]\(([\w./-]+)\)", markdown)
    named = (span or link for span, link in found)
    return [path for path in named if path.partition("/")[0] in PLACES]


def constants(markdown: str) -> list[tuple[str, list[str]]]:
    """The constants in spans of code, each with the paths that the same line names.

    A name alone (`begin.py`) is that of a module beside one of them.
    """
    found = []
    for line in markdown.splitlines():
        named, alone = paths(line), re.findall(r"`(\w+\.py)`", line)
        beside = [str(Path(path).parent / name) for path in named for name in alone]
        constants = re.findall(r"`([A-Z]+(?:_[A-Z]+)*)`", line)
        found += [(name, [*named, *beside]) for name in constants]
    return found


def has_constant(path: str, name: str) -> bool:
    """Tell whether a module, or one of a folder, sets a constant."""
    named = ROOT / path
    modules = named.glob("*.py") if named.is_dir() else filter(Path.is_file, [named])
    setting = re.compile(rf"^{name}\b[^=\n]*= ", flags=re.MULTILINE)
    return any(setting.search(it.read_text(encoding="utf-8")) for it in modules)


def test_paths_that_contributors_are_told_exist() -> None:
    told = paths(CONTRIBUTING.read_text(encoding="utf-8"))

    assert len(told) > 10
    missing = [it for it in told if not any(ROOT.glob(it.replace(PLACEHOLDER, "*").rstrip("/")))]
    assert missing == []


def test_constants_that_contributors_are_told_stand_where_they_are_said_to() -> None:
    told = constants(CONTRIBUTING.read_text(encoding="utf-8"))

    assert {"MAKERS", "AGREED", "SAYINGS", "THEMES"} <= {name for name, _ in told}
    assert [it for it in told if not any(has_constant(path, it[0]) for path in it[1])] == []


def test_paths_and_constants_are_found_in_spans() -> None:
    text = (
        "`ONE` ([b.py](bot/b.py)), `2`, `bot/x/`\n`TWO_A` of `tests/c.py`, `e.py`, [d](d.md) `a/b`"
    )

    assert paths(text) == ["bot/b.py", "bot/x/", "tests/c.py"]
    assert constants(text) == [
        ("ONE", ["bot/b.py", "bot/x/"]),
        ("TWO_A", ["tests/c.py", "tests/e.py"]),
    ]
    assert has_constant("tests/test_papers.py", "LONGEST")
    assert has_constant("tests/", "ROOMS")
    assert not has_constant("tests/bot/test_config.py", "LONGEST")
