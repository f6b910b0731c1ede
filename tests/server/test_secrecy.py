"""What a seat may not see is in no byte that is sent to it.

The games are played with 38 different cards, so that a card's name stands for one card alone.
"""

import asyncio
import json
import random
import re
from itertools import product

import pytest

from gugong.content import Components, loads
from gugong.content.loader import standard_text
from gugong.content.names import PLACES
from gugong.notation import record as records
from gugong.notation.record import Record
from gugong.rules.kernel import Position
from gugong.view.observe import observe
from gugong.view.words import words_in
from tests.server.databases import sql
from tests.tables.visitor import at_table

CARD = re.compile(r"(?<![\w-])\d-[a-z-]+")
SPOKEN = words_in("en")  # what the pages hear
OF_SEATS = ("hand", "discards", "vp", "family", "tokens")
ON_TABLE = ("draw", "pile:0", "pile:1", *(f"{kind}:{place}" for kind in ("gift", "official") for place in PLACES))
ACTIONS = ("palace", "canal", "wall", "decrees", "intrigue", "one-servant", "two-servants", "swap")


def different_cards() -> str:
    """The standard component file with no two cards alike."""
    fresh = iter([f'"{value} {action}"' for action, value in product(ACTIONS, range(1, 10))])
    head, cards, rest = re.split(r"(?=^board = \[)|(?=^\[map\.few\])", standard_text(), maxsplit=2, flags=re.MULTILINE)
    return head + re.sub(r'"\d [a-z-]+"', lambda _: next(fresh), cards) + rest


def stored(server, table: str, components: Components) -> list[Position]:
    """The table after every entry, moves that were undone later among them: everybody saw those, too."""
    entries = sql(server.data, f"select kind, seat, move from entries where table_id = '{table}' order by seq")
    ((text,),) = sql(server.data, f"select record from tables where id = '{table}'")
    begun = records.read(text)
    moves: list[tuple[int, str]] = []
    found = [last(begun, moves, components)]
    for kind, seat, move in entries:
        moves = moves[:-1] if kind == "undo" else [*moves, (int(seat), move)]
        found.append(last(begun, moves, components))
    return found


def last(begun: Record, moves: list[tuple[int, str]], components: Components) -> Position:
    *_, position = records.positions(begun, moves, components)
    return position


def never_seen(reached: list[Position], seat: int | None) -> list[set[str]]:
    """By entry, the cards that this seat has not seen up to then."""
    found: list[set[str]] = []
    unseen = set(reached[0].components.card_name)
    for g in reached:
        seen = observe(g, seat)
        unseen -= {*seen.table.gifts.values(), *seen.hand, *seen.discard}
        for player in seen.table.players:
            unseen -= {*player.known_hand, *player.known_discard, *player.known_owned}
        found.append(set(unseen))
    return found


async def curious(page, rng):
    """Play on, and ask everything that can be asked."""
    while await page.my_turn():
        move = rng.choice(page.choices)
        if rng.random() < 0.3:
            await page.ask("preview", move=move)
            await page.ask("why", move="nothing jade")
        if rng.random() < 0.1:
            await page.ask("scores")
            seen = page.state["view"]["seen"]
            things = [
                *ON_TABLE,
                *(f"{kind}:{seat}" for kind in OF_SEATS for seat in range(len(seen["table"]["players"]))),
            ]
            for thing in things:
                await page.ask("describe", thing=thing)
            await page.ask("name-things", things=things)
            for kind in ("frames", "reason"):
                await page.ask(kind, step=page.state["view"]["step"])
                await page.ask(kind, step=rng.randrange(page.state["view"]["step"] + 1))
            await page.ask(
                "look", step=rng.randrange(page.state["view"]["step"] + 1), seat=page.state["view"]["seen"]["seat"]
            )
        await page.play(move)
        if page.state["undo"] and rng.random() < 0.2:
            await page.act("undo")


async def watch(page):
    while not page.over:
        await page.until_type("state")
        if page.state["seq"] % 10 == 0:
            await page.ask("look", step=page.state["view"]["step"] // 2, seat=None)
            for kind in ("frames", "reason"):
                await page.ask(kind, step=page.state["view"]["step"])


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (("person", "open"), {"expert": True}),
        (("person", "open", "novice"), {"bonus_tokens": "twelve"}),
        (("person",), {"difficulty": "hard"}),
    ],
    ids=["expert", "bots", "solo"],
)
def test_no_byte_tells_a_seat_what_it_may_not_know(server, seats, options):
    components = different_cards()
    made = server.table(*seats, components=components, **options)
    links = {"host": made["secret"], **made["links"]}
    heard: dict[str, list[str]] = {}
    secrets: dict[str, str] = {}  # what opens the table for each page

    async def talk(*pages):
        watcher, *players = pages
        rngs = [random.Random(at) for at in range(len(players))]
        await asyncio.gather(watch(watcher), *(curious(page, rng) for page, rng in zip(players, rngs)))
        heard.update({who: page.texts for who, page in zip(order, pages)})
        secrets.update({who: page.secret for who, page in zip(order, pages)})

    order = ["spectator", *(who for who in links if who != "spectator")]
    at_table(server, made, talk, *(links[who] for who in order))
    record = server.record(made)
    reached = stored(server, made["table"], loads(components, "different cards"))
    assert len(reached[0].components.card_name) == len(set(reached[0].components.card_name))
    for who, texts in heard.items():
        seat = None if who == "spectator" else 0 if who == "host" else int(who)
        check_texts(texts, never_seen(reached, seat), record.seed)
        handed_on = set(links.values()) if who == "host" else set()
        theirs = {*secrets.values(), *links.values()} - {secrets[who]} - handed_on
        assert not [secret for secret in theirs if any(secret in text for text in texts)]


def check_texts(texts: list[str], unseen: list[set[str]], seed: str) -> None:
    """Every message, but for the list of all pieces that there are."""
    seq = checked = 0
    for text in map(without_board, texts):
        message = json.loads(text)
        seq = message["seq"] if message["type"] == "state" else seq
        over = message["type"] == "state" and message["view"]["ending"] is not None
        if not over:
            assert seed not in text
        if len(unseen[seq]) > 1:  # a single one is known because it is the only one
            checked += 1
            written = set(CARD.findall(text))
            told = [card for card in unseen[seq] if card in written or SPOKEN.card(card) in text]
            assert not told, f"{told} in {text}"
        check_piles(message)
        if over:
            break
    assert checked > 20


def without_board(text: str) -> str:
    """The message, without the list of all pieces if it is a Welcome."""
    return json.dumps({**json.loads(text), "board": None}) if text.startswith('{"type":"welcome"') else text


def check_piles(message) -> None:
    """Piles that lie face down are numbers."""
    shown = [message] if message["type"] in ("state", "looked") else message.get("frames", [])
    for table in [one["view"]["seen"]["table"] for one in shown]:
        piles = [table["draw"], *table["piles"], *(player["hand"] for player in table["players"])]
        piles += [table["meng"]["deck"]] if table["meng"] else []
        assert all(isinstance(pile, int) for pile in piles)
