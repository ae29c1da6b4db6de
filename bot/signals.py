"""How the operating system asks the bot to stop."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Final

_ABRUPT: Final = 1


def stop_signal() -> asyncio.Future[None]:
    """Return what is done with the first SIGTERM or SIGINT; a second one ends the process."""
    loop = asyncio.get_running_loop()
    asked_to_stop = loop.create_future()

    def stop() -> None:
        if asked_to_stop.done():
            os._exit(_ABRUPT)
        asked_to_stop.set_result(None)

    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop)
    return asked_to_stop
