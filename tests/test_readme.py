"""What README.md tells a reader to type can be typed."""

import re

import pytest

from bot.__main__ import main
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


@pytest.fixture
def readme() -> str:
    return (ROOT / "README.md").read_text(encoding="utf-8")


def test_commands_are_found_in_spans_and_blocks() -> None:
    markdown = (
        "Type `make run`.\n\n```sh\nmake test\ndalapapa perft a.json --depth 2\n```\n`dalapapa`"
    )

    assert words_after("make", markdown) == {"run", "test"}
    assert words_after("dalapapa", markdown) == {"perft"}


def test_every_make_target_in_the_readme_exists(readme: str) -> None:
    targets = words_after("make", readme)

    assert {"run", "test"} <= targets <= make_targets()


def test_every_subcommand_in_the_readme_exists(
    readme: str, capsys: pytest.CaptureFixture[str]
) -> None:
    subcommands = words_after("dalapapa", readme)

    assert "run" in subcommands
    for subcommand in subcommands:
        with pytest.raises(SystemExit) as leaving:
            main([subcommand, "--help"])
        assert leaving.value.code == 0, f"{subcommand}: {capsys.readouterr().err}"
