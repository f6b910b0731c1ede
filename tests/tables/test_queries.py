"""Questions about tables from outside."""

import random

import msgspec

from gugong.table import protocol as p
from gugong.table import queries
from gugong.view.words import LANGUAGES, words_in
from gugong.words import catalogue
from tests.tables.visitor import at_table


def test_a_finished_game_is_listed_verified_and_handed_out(fresh):
    made = fresh.table("person", "random")

    async def talk(page):
        await page.play_out(random.Random(1))
        table, _ = await fresh.registry.enter(made["table"], made["secret"])
        said = await queries.verify(table, words_in("en"))
        assert said.ok
        assert said.moves == len(queries.record_of(table).moves) == page.state["seq"]
        known = p.Mine([p.Known(made["table"], made["secret"]), p.Known(made["table"], "guessed")])
        assert await queries.own_tables(fresh.store, known, words_in("en")) == []
        (listed,) = await queries.own_tables(fresh.store, p.Mine(known.tables[:1]), words_in("en"))
        assert listed.over

    at_table(fresh, made, talk)


def test_a_stored_game_that_does_not_verify_is_told_in_the_language(fresh):
    made = fresh.table("random", "random")

    async def talk(page):
        await page.until(lambda _: page.state["view"]["ask"] is None)
        entries = fresh.store.rows[made["table"]].entries
        entries[2] = msgspec.structs.replace(entries[2], check="00000000")
        table, _ = await fresh.registry.enter(made["table"], made["secret"])
        said = [await queries.verify(table, words_in(language)) for language in LANGUAGES]
        assert not any(one.ok for one in said)
        move, found = table.history.record.moves[2][1:]
        for language, one in zip(LANGUAGES, said):
            what = catalogue(language).say("record-check", move=repr(move), found=found, expected="'00000000'")
            why = catalogue(language).say("record-at-move", at=3, what=what)
            assert one.words == catalogue(language).say("server-not-verified", why=why)

    at_table(fresh, made, talk)
