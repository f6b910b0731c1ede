"""The table as one seat sees it, drawn from its observation and nothing else."""

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gugong import Components
from gugong.cli.locations import COLOURS, GAP, location_rows
from gugong.cli.questions import HEADINGS
from gugong.content.names import PLACES
from gugong.notation.positions import MengData, PlayerData
from gugong.rules.state import MENG
from gugong.view.english import card_words
from gugong.view.english_meng import NAME
from gugong.view.english_words import TOKENS
from gugong.view.observe import Observation

DAYS = 4
FOCUS = "◆"  # Meng's Double Servant marks it (SOLO-SETUP-2)
AUTOMA = {**dict(zip(PLACES, HEADINGS)), "special": "special"}
DOUBLE = 4  # its cell in the row of a player


def board(seen: Observation, pieces: Components, names: Sequence[str]) -> RenderableType:
    """Day, locations and player boards; about 25 lines.  Alone, Meng's automa cards too."""
    parts: list[RenderableType] = [_heading(seen, names), _locations(seen, pieces, names), "", _players(seen, names)]
    if seen.table.meng is not None:
        parts.append(_meng(seen, seen.table.meng))
    return Group(*parts)


def name(seat: int, names: Sequence[str]) -> Text:
    return Text(names[seat], style=COLOURS[seat])


def _heading(seen: Observation, names: Sequence[str]) -> Text:
    table = seen.table
    dice = "  ".join(f"{letter} {face}" for letter, face in zip("ABC", table.dice))
    medal = names[table.medal] if table.medal is not None else "free"
    return Text.assemble(
        (f" Day {table.day} of {DAYS} ", "bold reverse"),
        (f"  dice {dice}", "bold"),
        f"  ·  start {names[table.start]}  ·  medal {medal}  ·  draw pile {table.draw}",
        f"  ·  token piles {table.piles[0]}+{table.piles[1]}, spent {len(table.spent)}",
    )


def _meng(seen: Observation, meng: MengData) -> Text:
    """Level, focus, his stack as a number, and the automa cards: deck, today's in order, used ones."""
    today = ", ".join(AUTOMA[card] for card in meng.today) or "none"
    return Text.assemble(
        (f" {NAME} ", COLOURS[MENG]),
        f"{seen.options.difficulty} · focus {FOCUS} {AUTOMA[meng.focus]} · ",
        f"stack {seen.table.players[MENG].hand} · automa deck {meng.deck}, used {len(meng.used)}, ",
        ("in Twilight " if meng.twilight else "today ", "bold"),
        today,
    )


def _table() -> Table:
    return Table(
        box=SIMPLE_HEAD,
        show_edge=False,
        expand=True,
        pad_edge=False,
        header_style="dim",
        border_style="dim",
    )


def _locations(seen: Observation, pieces: Components, names: Sequence[str]) -> Table:
    table = _table()
    table.add_column("Location", style="bold", no_wrap=True)
    table.add_column("Gift", no_wrap=True)
    table.add_column("There", ratio=1)
    for place, title, there in location_rows(seen, pieces, names):
        focus = seen.table.meng is not None and seen.table.meng.focus == place
        marked = Text.assemble(title, (f" {FOCUS}" if focus else "", COLOURS[MENG]))
        table.add_row(marked, Text(card_words(seen.table.gifts[place]), style="bold yellow"), there)
    return table


def _players(seen: Observation, names: Sequence[str]) -> Table:
    table = _table()
    table.add_column("Player", no_wrap=True)
    for heading in ("VP", "jade", "pool", "supply"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("Double", no_wrap=True)
    table.add_column("cards", no_wrap=True)
    table.add_column("rewards", no_wrap=True)
    table.add_column("tokens", ratio=1)
    for seat, player in enumerate(seen.table.players):
        asked = seen.question is not None and seen.question.seat == seat
        mark = "▶" if asked else " "
        cells = _cells(player, _beside(seen, seat))
        if seen.table.meng is not None and seat == MENG:
            cells[DOUBLE] = FOCUS  # all that his Double Servant does (SOLO-SETUP-9)
        table.add_row(Text.assemble(mark, name(seat, names)), *cells)
    return table


def _beside(seen: Observation, seat: int) -> list[str]:
    """Tokens put out beside the player board."""
    return [f"[{TOKENS[out.token]}]" for out in seen.table.outposts if out.owner == seat and out.place is None]


def _cells(player: PlayerData, beside: list[str]) -> list[str]:
    numbers = [player.vp, player.jade, player.pool, player.supply]
    double = "–" if player.double == "locked" else player.double
    rewards = [f"{got} {reward}" for reward, got in player.rewards.items() if got]
    tokens = [_token(token) for token in player.tokens] + beside
    cards = f"{player.hand} + {player.discard}"
    return [*map(str, numbers), double, cards, ", ".join(rewards) or "–", " · ".join(tokens) or "–"]


def _token(token: str) -> str:
    """A bonus token turned face down is only worth its exchange."""
    return f"({TOKENS[token[1:]]})" if token.startswith("-") else TOKENS[token]


def own_cards(seen: Observation) -> Text:
    """Hand, discard pile and pool of the seat that looks."""
    assert seen.seat is not None
    player = seen.table.players[seen.seat]
    hand, discard = (GAP.join(map(card_words, cards)) or "empty" for cards in (seen.hand, seen.discard))
    pool = f"{player.pool}" + (" and the Double Servant" if player.double == "pool" else "")
    return Text.assemble(
        ("Your hand: ", "bold"),
        (hand, "bold yellow"),
        (f"{GAP}discard: ", "bold"),
        discard,
        (f"{GAP}pool: ", "bold"),
        pool,
    )


def known_cards(seen: Observation, names: Sequence[str]) -> Table:
    """What everybody saw the others get, and may remember.  (Q-EX-14)"""
    table = Table("Player", "in hand", "in the discard pile", "in either", "unknown", header_style="dim")
    for seat, player in enumerate(seen.table.players):
        known = (player.known_hand, player.known_discard, player.known_owned)
        unknown = player.hand + player.discard - sum(map(len, known))
        cells = ["  ".join(card_words(card) for card in cards) or "–" for cards in known]
        table.add_row(name(seat, names), *cells, str(unknown))
    return table
