"""Does long work in a thread that yields the processor to whatever people wait for."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, ParamSpec, TypeVar

NICENESS: Final = 10
"""How much further back the thread stands than others."""

Given = ParamSpec("Given")
Result = TypeVar("Result")


async def in_background(
    work: Callable[Given, Result], *given: Given.args, **named: Given.kwargs
) -> Result:
    """Return what ``work`` returns, done in a thread of its own.

    The end of the process does not wait for it: the work must be such that it may be killed.
    """
    loop = asyncio.get_running_loop()
    done: asyncio.Future[Result] = loop.create_future()

    def tell(how: Callable[[Any], object], what: object) -> None:
        with suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(lambda: None if done.done() else how(what))

    def run() -> None:
        _stand_back()
        try:
            result = work(*given, **named)
        except BaseException as error:  # noqa: BLE001  it is raised where the result is awaited
            tell(done.set_exception, error)
        else:
            tell(done.set_result, result)

    threading.Thread(target=run, name="background", daemon=True).start()
    return await done


def _stand_back() -> None:
    if sys.platform == "linux":  # elsewhere a priority is that of a whole process
        thread = threading.get_native_id()
        with suppress(OSError):
            priority = os.getpriority(os.PRIO_PROCESS, thread) + NICENESS
            os.setpriority(os.PRIO_PROCESS, thread, priority)
