"""The guide's commands are read, and lead each way through all sections."""

from tests.guide import GUIDE, Command, Way, asking_for_health, commands
from tests.guide.walk import LOOKING_BACK, STARTING

TEXT = GUIDE.read_text(encoding="utf-8")


def test_commands_are_read_with_the_ways_that_they_are_for() -> None:
    markdown = (
        "# A\n```\ngit clone\n```\n"
        "## By hand\n```\nexport A=b\nf() {\n  .venv/bin/a \\\n  b\n}\n```\n"
        "## C\n```\nls\nsudo docker compose exec /opt/dalapapa\n```\n"
        "```\nas_bot check\n.venv/bin/a\n```\n"
    )
    by_hand, container = frozenset({Way.BY_HAND}), frozenset({Way.CONTAINER})

    assert commands(markdown) == [
        Command("A", frozenset(Way), "git clone"),
        Command("By hand", by_hand, "export A=b"),
        Command("By hand", by_hand, "f() {\n  .venv/bin/a \\\n  b\n}"),
        Command("C", container, "ls"),
        Command("C", container, "sudo docker compose exec /opt/dalapapa"),
        Command("C", frozenset({Way.SYSTEMD}), "as_bot check"),
        Command("C", by_hand, ".venv/bin/a"),
    ]


def test_each_way_is_led_through_all_that_is_walked() -> None:
    found = commands(TEXT)

    for way in Way:
        sections = {command.section for command in found if way in command.ways}
        assert {STARTING, way, *LOOKING_BACK} <= sections


def test_each_way_asks_the_bot_how_it_is() -> None:
    assert asking_for_health(TEXT).keys() == {*Way}
