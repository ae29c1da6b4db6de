"""Goes through the text board by its buttons."""

from collections.abc import Iterator

from bot.presenters.in_words.text_ids import TEXT_IDS, TextId, Wish
from bot.presenters.in_words.text_pages import text_message
from bot.presenters.message import Message
from bot.services.games.match import Match
from bot.texts import Texts


def all_pages(texts: Texts, match: Match, user_id: int) -> list[str]:
    """The pages of all sections, as somebody may see them."""
    opened = text_message(texts, match, user_id, TextId(match.game_id))
    return [
        message.text
        for wanted in first_pages(opened)
        for message in paged(texts, match, user_id, wanted)
    ]


def first_pages(opened: Message) -> Iterator[TextId]:
    """The first page of each section that the buttons of the very first page lead to."""
    for button in opened.buttons:
        wanted = TEXT_IDS.read(button.custom_id)
        if wanted is not None and wanted.wish is Wish.PAGE and wanted.number == 0:
            yield wanted


def paged(texts: Texts, match: Match, user_id: int, wanted: TextId) -> list[Message]:
    """A page, and what its button for the next page leads to, to the end of the section."""
    messages = [text_message(texts, match, user_id, wanted)]
    while on := clicked(messages[-1], texts.say("text-on")):
        messages.append(text_message(texts, match, user_id, on))
    return messages


def clicked(message: Message, label: str) -> TextId | None:
    """What the button with a label means, if there is one."""
    ids = (TEXT_IDS.read(button.custom_id) for button in message.buttons if button.label == label)
    return next(ids, None)
