"""The line that is logged each hour."""

from structlog.testing import capture_logs

from bot.operating.hourly import Hourly


def test_each_line_tells_what_came_since_the_line_before() -> None:
    totals = {"turns": 5, "posts": 7}
    hourly = Hourly(
        {"turns": lambda: totals["turns"], "posts": lambda: totals["posts"]},
        {"memory_mb": lambda: 80},
    )

    with capture_logs() as logged:
        totals["turns"] += 3
        hourly.tell()
        totals["posts"] += 1
        hourly.tell()

    first, second = logged
    assert first == {
        "event": "hour",
        "log_level": "info",
        "turns": 3,
        "posts": 0,
        "memory_mb": 80,
    }
    assert (second["turns"], second["posts"]) == (0, 1)
