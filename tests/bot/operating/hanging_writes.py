"""A database whose writes of the probe hang until a test lets them go on."""

import threading

from bot.storage.database import Database


async def hang_writes(database: Database) -> threading.Event:
    """Let each new setting hang until the event that is returned is set, or for 30 seconds."""
    answers = threading.Event()
    async with database.autocommit() as connection:
        await connection.create_function("hang", 1, lambda it: answers.wait(30) and it)
        await connection.run(
            "CREATE TEMP TRIGGER slow BEFORE INSERT ON settings BEGIN SELECT hang(1); END"
        )
    return answers
