"""What README.md and CONTRIBUTING.md tell a reader to type can be typed."""

import re

import pytest

from bot.__main__ import main
from tests.conftest import LONG_WORDS, UNREAD
from tests.sources import ROOT


def words_after(program: str, markdown: str) -> set[str]:
    """The words that follow a program's name at the start of a code span or of a line of code."""
    fences = re.findall(r"^```\w*\n(.*?)^```", markdown, flags=re.DOTALL | re.MULTILINE)
    spans = re.findall(r"`([^`\n]+)`", markdown)
    lines = [line for code in [*fences, *spans] for line in code.splitlines()]
    return {found[1] for line in lines if (found := re.match(rf"\s*{program} ([\w-]+)", line))}


def make_targets() -> set[str]:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z]+):", makefile, flags=re.MULTILINE))


@pytest.fixture(params=["README.md", "CONTRIBUTING.md"])
def paper(request: pytest.FixtureRequest) -> str:
    """What a paper says."""
    name: str = request.param
    return (ROOT / name).read_text(encoding="utf-8")


def test_commands_are_found_in_spans_and_blocks() -> None:
    markdown = (
        "Type `make run`.\n\n```sh\nmake test\ndalapapa perft a.json --depth 2\n```\n`dalapapa`"
    )

    assert words_after("make", markdown) == {"run", "test"}
    assert words_after("dalapapa", markdown) == {"perft"}


def test_the_readme_names_commands() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")

    assert {"run", "test"} <= words_after("make", readme)
    assert {"run", "check"} <= words_after("dalapapa", readme)


def test_the_page_for_contributors_names_targets() -> None:
    contributing = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")

    assert {"quick", "test", "long"} <= words_after("make", contributing)


def test_make_long_reads_each_file_with_long_tests(pytestconfig: pytest.Config) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")

    assert f"\nLONG_WORDS := {LONG_WORDS.pattern}\n" in makefile
    assert pytestconfig.stash[UNREAD] == []


def test_every_make_target_exists(paper: str) -> None:
    assert words_after("make", paper) <= make_targets()


def test_every_subcommand_exists(paper: str, capsys: pytest.CaptureFixture[str]) -> None:
    for subcommand in words_after("dalapapa", paper):
        with pytest.raises(SystemExit) as leaving:
            main([subcommand, "--help"])
        assert leaving.value.code == 0, f"{subcommand}: {capsys.readouterr().err}"
