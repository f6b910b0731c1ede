"""Everything that is said, in the four languages."""

import json

import pytest

from gugong.words import catalogue
from tests.notation.broken import RECORDS, broken_record, why_not_opened
from tests.tables.visitor import at_table

LANGUAGES = ("en", "fr", "cs", "pl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_speaks_the_language_of_each_page(server, language):
    async def talk(page):
        asked = page.state["view"]["ask"]["words"]
        await page.say("speak", language="en")
        await page.until_type("state")
        assert (page.state["view"]["ask"]["words"] == asked) == (language == "en")
        assert len(page.choices) == len({choice["words"] for choice in page.state["view"]["ask"]["choices"]})

    at_table(server, server.table("person", "open", start_player=0), talk, language=language)


def test_problems_are_told_in_the_language_of_the_page(server):
    said = set()
    for language in LANGUAGES:

        async def talk(page):
            said.add((await page.ask("look", step=99))["words"])

        at_table(server, server.table("person", "open"), talk, language=language)
        said.add(server.refused("/api/nothing", {}, Accept_Language=f"{language}-XX,en;q=0.5")[1]["words"])
    assert len(said) == 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_component_file_is_told_in_the_language_to_its_last_word(server, language):
    missing = catalogue(language).say("component-missing", entry="gifts")
    why = catalogue(language).say("component-in-file", file="components", reason=missing)
    asked = {"options": {"players": 2}, "seats": [{"kind": "person"}] * 2, "components": ""}
    answer = server.refused("/api/tables", asked, Accept_Language=language)[1]
    assert answer["words"] == catalogue(language).say("server-bad-options", why=why)
    answer = server.refused("/api/open", {"record": "", "components": ""}, Accept_Language=language)[1]
    assert answer["words"] == catalogue(language).say("server-bad-record", why=why)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_option_is_told_in_the_language_to_its_last_word(server, language):
    asked = {"options": {"players": 9}, "seats": []}
    answer = server.refused("/api/tables", asked, Accept_Language=language)[1]
    why = catalogue(language).say("option-players", players="9")
    assert answer["words"] == catalogue(language).say("server-bad-options", why=why)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_a_record_is_told_in_the_language_to_its_last_word(server, language):
    for message, change in RECORDS.items():
        text = broken_record(change)
        answer = server.refused("/api/open", {"record": text}, Accept_Language=language)[1]
        why = why_not_opened(text).said(catalogue(language))
        assert answer["words"] == catalogue(language).say("server-bad-record", why=why), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_there_page_by_page(server, language):
    pages = json.loads(server.ask("GET", f"/api/rules/{language}")[1])
    rules = [rule["id"] for page in pages for rule in page["rules"]]
    assert {"WALL-5", "SETUP-1", "TERM-9"} <= set(rules)
    assert len(rules) == len(set(rules))


def test_the_rules_come_packed(server):
    plain, packed = (server.headers("/api/rules/en", Accept_Encoding=coding) for coding in ("identity", "gzip"))
    assert packed["content-encoding"] == "gzip"
    assert int(packed["content-length"]) < int(plain["content-length"]) / 2
