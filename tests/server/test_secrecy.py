"""What a seat may not see is in no byte that is sent to it.

The games are played with 38 different cards, so that a card's name stands for one card alone.
"""

import asyncio
import json
import random
import re
from itertools import product

import pytest

from gugong.content import loads
from gugong.content.loader import standard_text
from gugong.notation import record as records
from gugong.rules.kernel import Position
from gugong.view.observe import observe
from gugong.view.words import words_in
from tests.server.client import at_table

CARD = re.compile(r"(?<![\w-])\d-[a-z-]+")
SPOKEN = words_in("en")  # what the pages hear
ACTIONS = ("palace", "canal", "wall", "decrees", "intrigue", "one-servant", "two-servants", "swap")


def different_cards() -> str:
    """The standard component file with no two cards alike."""
    fresh = iter([f'"{value} {action}"' for action, value in product(ACTIONS, range(1, 10))])
    head, cards, rest = re.split(r"(?=^board = \[)|(?=^\[map\.few\])", standard_text(), maxsplit=2, flags=re.MULTILINE)
    return head + re.sub(r'"\d [a-z-]+"', lambda _: next(fresh), cards) + rest


def never_seen(steps: list[Position], seat: int | None) -> list[set[str]]:
    """By step, the cards that this seat has not seen up to then."""
    found: list[set[str]] = []
    unseen = set(steps[0].components.card_name)
    for g in steps:
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
    secrets = {"host": made["secret"], **made["links"]}
    heard: dict[str, list[str]] = {}

    async def talk(*pages):
        watcher, *players = pages
        rngs = [random.Random(at) for at in range(len(players))]
        await asyncio.gather(watch(watcher), *(curious(page, rng) for page, rng in zip(players, rngs)))
        heard.update({who: page.texts for who, page in zip(order, pages)})

    order = ["spectator", *(who for who in secrets if who != "spectator")]
    at_table(server, made, talk, *(secrets[who] for who in order))
    record = server.record(made)
    steps = [g.copy() for g in records.replay(record, loads(components, "different cards"))]
    assert len(steps[0].components.card_name) == len(set(steps[0].components.card_name))
    for who, texts in heard.items():
        seat = None if who == "spectator" else 0 if who == "host" else int(who)
        check_texts(texts, never_seen(steps, seat), record.seed)
        theirs = [secret for other, secret in secrets.items() if who not in (other, "host")]
        assert not [secret for secret in theirs if any(secret in text for text in texts)]


def check_texts(texts: list[str], unseen: list[set[str]], seed: str) -> None:
    """Every message but the first, which lists all pieces that there are."""
    step = checked = 0
    for text in texts[1:]:
        message = json.loads(text)
        assert message["type"] != "welcome"
        step = message["view"]["step"] if message["type"] == "state" else step
        over = message["type"] == "state" and message["view"]["ending"] is not None
        if not over:
            assert seed not in text
        if len(unseen[step]) > 1:  # a single one is known because it is the only one
            checked += 1
            written = set(CARD.findall(text))
            told = [card for card in unseen[step] if card in written or SPOKEN.card(card) in text]
            assert not told, f"{told} in {text}"
        check_piles(message)
        if over:
            break
    assert checked > 20


def check_piles(message) -> None:
    """Piles that lie face down are numbers."""
    if message["type"] in ("state", "looked"):
        table = message["view"]["seen"]["table"]
        piles = [table["draw"], *table["piles"], *(player["hand"] for player in table["players"])]
        piles += [table["meng"]["deck"]] if table["meng"] else []
        assert all(isinstance(pile, int) for pile in piles)
