from simcord.preview._markdown import markdown_tokens

from bot.sandbox.marked_text import tokens_of

TEXT = "**Ann**, it’s <@1>’s turn <t:1>\n> `C` 3"
CONTEXT = {"users": {"1": "Björn"}}


def test_a_text_is_read_as_simcord_reads_it_for_whoever_looks() -> None:
    for context in (CONTEXT, None):
        read = tokens_of(TEXT, context=context)
        assert read == markdown_tokens(TEXT, context=context)
        assert ("Björn" in str(read)) is (context is not None)


def test_what_one_reader_changes_no_other_sees() -> None:
    tokens_of(TEXT).clear()

    assert tokens_of(TEXT)
