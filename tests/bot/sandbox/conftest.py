"""The world of services, for what the sandbox does to its database."""

from tests.bot.services.conftest import path, world

__all__ = ["path", "world"]
