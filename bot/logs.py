"""Log lines: one form for the bot's own and the libraries', as text or as JSON."""

from __future__ import annotations

import logging
import sys
from typing import Final

import structlog

from bot.config import LogFormat, Settings

_QUIET: Final = {"discord": logging.INFO, "PIL": logging.INFO, "asyncio": logging.INFO}
"""Libraries whose debug lines hold what people wrote, or nothing of use."""


def configure_logs(settings: Settings) -> None:
    """Send all log lines to standard error in the form that was asked for."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                *_last_steps(settings.log_format),
            ],
        )
    )
    handler.setLevel(settings.log_level.upper())
    # Warnings are counted even where they are not shown.
    logging.basicConfig(level=min(handler.level, logging.WARNING), handlers=[handler], force=True)
    for name, level in _QUIET.items():
        logging.getLogger(name).setLevel(max(level, logging.getLogger().level))


def _last_steps(form: LogFormat) -> list[structlog.typing.Processor]:
    # Tracebacks without local variables: hands and seeds are among them.
    if form is LogFormat.JSON:
        bare = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
        return [structlog.processors.ExceptionRenderer(bare), structlog.processors.JSONRenderer()]
    return [
        structlog.dev.ConsoleRenderer(
            colors=False, exception_formatter=structlog.dev.plain_traceback
        )
    ]
