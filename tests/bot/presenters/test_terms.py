"""Each thing has one word in a language, that of the page of style; its synonyms are not used."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

import pytest

from bot.texts import LOCALES
from tests.bot.presenters.languages import parts_of, texts_of

NOT_USED: Final[Mapping[str, tuple[str, ...]]] = {
    "en": (
        *("meeple", "hex(es)?", "guilds?", "premoves?", "Elo", "blunders?", "kick(ed)?"),
        *("pok(e|ed)", "CPU", "AI", "vacation", "revert(ed)?", "rollback", "ladder", "timer"),
        *("any more", "of that name", "that you may see", "What shall", "asked for already"),
        *("he or she", "his or her", "and/or", "colonis(e|ed)", "please"),
    ),
    "es": (
        *("losetas?", "piezas?", "círculos?", "celdas?", "hexágono libre", "mapa", "saco"),
        *("pr[eé]sion\\w+", "cli[cq]\\w*", "pinch\\w+", "cog(e|es|er|ido|iste)", "por favor"),
        *("favor de", "lobb(y|ies)", "salas?", "asientos?", "anfitri(ón|ona|ones)", "IA"),
        *("ordenador\\w*", "computador\\w*", "encuestas?", "reanud\\w+", "pingu?e\\w+", "MD"),
        *("plazos?", "fecha límite", "timeout", "Elo", "ranking", "rango", "exactitud", "chances?"),
        *("(?<!al )azar", "inflexión", "tablas", "meta", "monedero", "plata", "rendi(do|r[st]e)"),
        *("bienvenid\\w+", "el jugador", "siguiente jugador", "jugador/a", "ha sido", "anul\\w+"),
        *("\\w+@\\w*", "\\w+xs", "todes", "proceder", "vídeo", "video", "agreg\\w+", "móvil"),
        *("celular", "acá", "ok(ay)?", "premove", "jugadas? condicional(es)?"),
    ),
    "fr": (
        *("presse[rz]?", "clique[rz]?", "veuillez", "merci de", "siège", "hexagone", "Elo"),
        *("gaffe", "kické", "IA", "ordinateur", "sondage", "pinger", "canal", "timeout"),
        *("pas de telle", "pendant la frappe", "Seul qui", "qui y joue peut", "absente?s?"),
        *("joueu(r/se|rs/euses|ses?)", "s’il te plaît", "tours? (est|a été) passé", "défaire"),
    ),
    "it": (
        *("tassell[io]", "dischi", "semidisc(o|hi)", "plancia", "pedon[ei]", "bandierin[ae]"),
        "entrate",
        *("tesser[ae] bonus", "brouzoufs", "punt[oi] liber[oi]", "zon[ae]", "rigioc(a|are|ato)"),
        *("effettu(a|are|ato)", "[Cc]licc(a|are|ato)", "[Pp]er favore", "[Ss]i prega", "rango"),
        *("[Nn]on è possibile", "pos(a|are)", "[Bb]envenut[aeio]", "joinare", "pingare", "settare"),
        *("[Gg]iocatore", "giocatric[ei]", "computer", "IA", "sondaggi?", "lobby", "stanz[ae]"),
        *("ospit[ei]", "timeout", "ritm[oi]", "traguard[oi]", "ranking", "Elo", "round", "score"),
        *("(?<!dalapapa )replay", "revision[ei]", "accuratezza", "chance", "rematch", "setup"),
        *("espuls[aeio]", "borsa", "soldi", "assent[ei]", "momento chiave", "discussion[ei]"),
        *("turn[oi] (è stato|sono stati) saltat[oi]", "contrassegn(a|are|at[oi]|i)"),
    ),
    "nl": (
        *("[Kk]lik(ken|t)?", "[Gg]elieve", "alsjeblieft", "alstublieft", "dient te", "middels"),
        *("teneinde", "ongeldige?", "tegels?", "cirkels?", "zak", "munt(en)?", "jetons?", "marker"),
        *(
            "[Ll]obby",
            "gastheer",
            "deelnemers?",
            "[Cc]omputers?",
            "AI",
            "Elo",
            "premoves?",
            "polls?",
        ),
        *(
            "hervat(ten)?",
            "porren",
            "[Pp]ing(en|t)?",
            "gepingd",
            "afwezige?",
            "termijn",
            "time-out",
        ),
        *("klassement", "sleutelmoment", "precisie", "blunders?", "rematch", "gekickt", "DM’?s?"),
        *("remise", "[Jj]oin(en|t)?", "[Ss]kip(pen|t)?", "ongedaan", "vestig(en|t)", "claim(en|t)"),
        *(
            "draadjes?",
            "afgerond",
            "[Vv]erder spelen",
            "[Vv]ooruit plannen",
            "resultaat",
            "hun hebben",
        ),
    ),
    "de": (
        *("Plättchen", "Fliesen?", "Scheiben?", "Beutel", "Münzen?", "Chips?", "Bauer", "Männchen"),
        "Thema",
        *("Spielplan", "Zellen?", "Territorium", "Brouzoufs", "platzier\\w+", "beanspruch\\w+"),
        *("[Rr]ückgängig", "[Ww]iderruf\\w*", "[Aa]ussetz\\w+", "noch einmal zieh\\w+"),
        *("Lobby", "Raum", "Sitz", "Gastgeber\\w*", "Ersteller\\w*", "Faden", "PN", "Match"),
        *(
            "Spieler(:?in|\\*in|_in)?(nen)?",
            "Gewinner\\w*",
            "Gegner\\w*",
            "Besitzer\\w*",
            "Benutzer",
        ),
        *("KI", "Computer", "Umfrage", "[Aa](n|nge)ping\\w+", "abwesend", "Deadline", "Timeout"),
        *("Elo", "Bestenliste", "Punktzahl", "Score", "Limit", "Replay", "Rückblick", "Patzer"),
        *("Präzision", "Siegwahrscheinlichkeit", "Rückspiel", "gekickt", "Setup", "Schlussrunde"),
        *(
            "Unentschieden",
            "ungültig\\w*",
            "[Kk]lick\\w*",
            "[Dd]rück\\w*",
            "erfolgt",
            "durchgeführt",
        ),
        *("nachvollziehbar", "joinen", "gejoint", "skippen", "geskippt", "Willkommen zurück"),
        *("Sonst passiert", "An \\w+ Stelle"),
    ),
}
"""Synonyms, and turns of phrase, as patterns of whole words."""


@pytest.mark.parametrize("language", NOT_USED)
def test_what_is_never_said_is_not_said(language: str) -> None:
    never = re.compile(rf"\b(?:{'|'.join(NOT_USED[language])})\b")

    found = {
        key: said[0]
        for key, pattern in texts_of(language).items()
        if (said := never.search(" ".join(parts_of(pattern).words)))
    }

    assert found == {}


def test_every_language_has_its_part_of_the_page_of_style() -> None:
    style = (LOCALES / "STYLE.md").read_text(encoding="utf-8")
    parts = re.findall(r"^### (\w+)", style, re.MULTILINE)

    assert parts == ["All", "English", "French", "Italian", "Spanish", "Dutch", "German"]
    assert len(re.findall(r"^10\. ", style, re.MULTILINE)) == len(parts) - 1
