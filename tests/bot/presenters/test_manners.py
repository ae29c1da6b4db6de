"""Each language has its own marks, counts as it does, and speaks to friends as friends do."""

from __future__ import annotations

import re

from bot.texts import LOCALES, Catalogue
from tests.bot.presenters.languages import parts_of, texts_of, words_of

CATALOGUE = Catalogue()


def test_french_counts_nothing_as_one() -> None:
    texts = CATALOGUE.texts("fr")

    discs = [texts.say("told-discs", count=count) for count in (0, 1, 2)]
    money = [
        texts.say("money", variant="domaine", count=count, amount=str(count)) for count in (0, 2)
    ]

    assert discs == ["0 disque", "1 disque", "2 disques"]
    assert money == ["0 jeton", "2 jetons"]


def test_french_sets_its_marks_apart_by_narrow_spaces() -> None:
    elements = [
        (key, words)
        for key, pattern in texts_of("fr").items()
        for words in parts_of(pattern).words
        if not key.startswith("cli-no-sandbox") and "sandbox-version" not in key
    ]

    loose = [
        (key, words)
        for key, words in elements
        if re.search("(?<!\u202f)[:;!?»%]|«(?!\u202f)|['\"]|\\.\\.\\.", words)
    ]

    assert loose == []


def test_french_says_tu() -> None:
    polite = [
        key
        for key, pattern in texts_of("fr").items()
        if re.search(r"\b(vous|votre|vos)\b", words_of(pattern), re.IGNORECASE)
    ]

    assert polite == []


def test_italian_sets_its_marks_close_and_uses_its_own_quotes() -> None:
    loose = [
        (key, words)
        for key, pattern in texts_of("it").items()
        for words in parts_of(pattern).words
        if not re.match("typed-|cli-no-sandbox|sandbox-(version|more)", key)
        and re.search(r"\s[:;!?%]|[’“]\s|\s”|[«»'\"]|\.\.\.|\s…(?!\s)|\bE’", words)
    ]

    assert loose == []


def test_italian_says_tu() -> None:
    polite = re.compile(r"\b(?:voi|vostr[aeio]|siete|avete|potete|Lei|Suo|Sua)\b")

    found = {
        key: said[0]
        for key, pattern in texts_of("it").items()
        if (said := polite.search(words_of(pattern)))
    }

    assert found == {}


def test_dutch_sets_no_space_before_its_marks_and_quotes_with_single_ones() -> None:
    elements = [
        (key, words)
        for key, pattern in texts_of("nl").items()
        for words in parts_of(pattern).words
        if not key.startswith("cli-no-sandbox") and "sandbox-version" not in key
    ]

    loose = [
        (key, words) for key, words in elements if re.search(r"\s[:;!?%]|['\"“”„«»]|\.\.\.", words)
    ]

    assert loose == []


def test_dutch_says_je() -> None:
    polite = [
        key
        for key, pattern in texts_of("nl").items()
        if re.search(r"\b(u|uw|uzelf)\b", words_of(pattern), re.IGNORECASE)
    ]

    assert polite == []


def test_dutch_counts_hours_and_years_in_the_singular() -> None:
    many = [
        key
        for key, pattern in texts_of("nl").items()
        if re.search(r"\b(uren|jaren)\b", words_of(pattern))
    ]

    assert many == []


def test_spanish_writes_its_own_marks() -> None:
    """Questions and exclamations from their beginning, quotes without spaces, % behind one."""
    loose = [
        (key, words)
        for key, pattern in texts_of("es").items()
        for words in parts_of(pattern).words
        if re.search('["“”]|« | »|[^\u00a0]%|\\.\\.\\.|\\d \\d{3}', words)
        or ("'" in words and key not in {"cli-no-sandbox", "sandbox-version"})
    ]
    unpaired = {
        key: words
        for key, pattern in texts_of("es").items()
        for one, other in ("¿?", "¡!", "«»")
        if (words := words_of(pattern).replace("(!)", "")).count(one) != words.count(other)
    }

    assert loose == []
    assert unpaired == {}


def test_spanish_says_tu_and_addresses_several_as_neither_side_alone_does() -> None:
    """Neither *usted* nor *vosotros*, *ustedes* and *vos*, nor their verbs."""
    others = re.compile(
        r"\b(ustede?s?|vosotr[oa]s|vos|os|vuestr[oa]s?|\w+[áéí]is|sois|tenés|podés|querés)\b",
        re.IGNORECASE,
    )

    found = {
        key: said[0]
        for key, pattern in texts_of("es").items()
        if (said := others.search(words_of(pattern)))
    }

    assert found == {}


def test_spanish_counts_one_alone_as_one() -> None:
    texts = CATALOGUE.texts("es")

    tiles = [texts.say("bag-left", count=count) for count in (0, 1, 2)]
    discs = [texts.say("told-discs", count=count) for count in (0, 1, 2)]

    assert tiles == ["la bolsa está vacía", "1 ficha en la bolsa", "2 fichas en la bolsa"]
    assert discs == ["ningún disco", "1 disco", "2 discos"]


def test_german_counts_one_alone_as_one() -> None:
    texts = CATALOGUE.texts("de")

    discs = [texts.say("told-discs", count=count) for count in (0, 1, 2)]
    money = [
        texts.say("money", variant=variant, count=count, amount=str(count))
        for variant in ("terra", "domaine")
        for count in (0, 1, 2)
    ]

    assert discs == ["kein Kreis", "1 Kreis", "2 Kreise"]
    assert money[:3] == ["0 Brouzouf", "1 Brouzouf", "2 Brouzouf"]
    assert money[3:] == ["0 Jetons", "1 Jeton", "2 Jetons"]


def test_german_sets_a_space_before_percent_alone_and_quotes_below_and_above() -> None:
    elements = [
        (key, words)
        for key, pattern in texts_of("de").items()
        for words in parts_of(pattern).words
        if not key.startswith("cli-no-sandbox") and "sandbox-version" not in key
    ]

    odd = [
        (key, words)
        for key, words in elements
        if re.search(r"\s[:;!?]|(?<!\u00a0)%|['\"”«»‘’]|\.\.\.", words)
    ]
    unpaired = [
        key
        for key, pattern in texts_of("de").items()
        if re.sub("[^„“]", "", words_of(pattern)).replace("„“", "")
    ]

    assert odd == []
    assert unpaired == []


def test_german_says_du() -> None:
    polite = re.compile(r"(?<=[\w,;] )(Sie|Ihnen|Ihr(e[mnrs]?)?)\b")

    found = {
        key: said[0]
        for key, pattern in texts_of("de").items()
        for words in parts_of(pattern).words
        if (said := polite.search(words))
    }

    assert found == {}


def test_german_writes_du_small_within_a_sentence() -> None:
    tall = re.compile(r"[\w,] (Du|Dir|Dich|Dein(e[mnrs]?)?|Euch|Euer)\b")

    found = {
        key: said[0]
        for key, pattern in texts_of("de").items()
        for words in parts_of(pattern).words
        if (said := tall.search(words))
    }

    assert found == {}


def test_german_never_bends_a_name_nor_draws_an_article_before_it() -> None:
    names = r"\{ \$(?:asker|former|game|guest|holder|host|name|names|owner|owners) \}"
    bent = re.compile(
        rf"{names}\**s\b|\b(?:[Zz]u[mr]|[Bb]eim|[Vv]om|[Ii]ns|[Ii]m|[Aa]m) \**{names}"
    )
    files = sorted((LOCALES / "de").glob("*.ftl"))

    found = {path.name: bent.findall(path.read_text(encoding="utf-8")) for path in files}

    assert {name: texts for name, texts in found.items() if texts} == {}
