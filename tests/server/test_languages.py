"""Everything that is said, in the four languages."""

import json

import pytest

from tests.server.client import at_table

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
def test_the_rules_are_there_page_by_page(server, language):
    pages = json.loads(server.ask("GET", f"/api/rules/{language}")[1])
    rules = [rule["id"] for page in pages for rule in page["rules"]]
    assert {"WALL-5", "SETUP-1", "TERM-9"} <= set(rules)
    assert len(rules) == len(set(rules))


def test_the_rules_come_packed(server):
    plain, packed = (server.headers("/api/rules/en", Accept_Encoding=coding) for coding in ("identity", "gzip"))
    assert packed["content-encoding"] == "gzip"
    assert int(packed["content-length"]) < int(plain["content-length"]) / 2
