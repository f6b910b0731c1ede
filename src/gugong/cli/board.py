"""The table as one seat sees it, drawn from its observation and nothing else."""

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gugong import Components
from gugong.cli.locations import COLOURS, GAP, location_rows
from gugong.notation.positions import DOUBLE_AT, MengData, PlayerData
from gugong.rules.state import MENG
from gugong.view.observe import Observation
from gugong.view.phrases import card_name
from gugong.view.words import Words

DAYS = 4
FOCUS = "◆"  # Meng's Double Servant marks it (SOLO-SETUP-2)
COLUMNS = ("vp", "jade", "pool", "supply", "double", "cards", "rewards", "tokens")
DOUBLE = 4  # its cell in the row of a player


def board(seen: Observation, pieces: Components, names: Sequence[str], words: Words) -> RenderableType:
    """Day, locations and player boards; about 25 lines.  Alone, Meng's automa cards too."""
    parts: list[RenderableType] = [
        _heading(seen, names, words),
        _locations(seen, pieces, names, words),
        "",
        _players(seen, names, words),
    ]
    if seen.table.meng is not None:
        parts.append(_meng(seen, seen.table.meng, words))
    return Group(*parts)


def name(seat: int, names: Sequence[str]) -> Text:
    return Text(names[seat], style=COLOURS[seat])


def _heading(seen: Observation, names: Sequence[str], words: Words) -> Text:
    table, say = seen.table, words.say
    dice = "  ".join(f"{letter} {face}" for letter, face in zip("ABC", table.dice))
    medal = say("cli-medal", name=names[table.medal]) if table.medal is not None else say("cli-medal-free")
    facts = (
        say("cli-start", name=names[table.start]),
        medal,
        say("cli-draw-pile", n=table.draw),
        say("cli-token-piles", first=table.piles[0], second=table.piles[1], spent=len(table.spent)),
    )
    return Text.assemble(
        (f" {say('cli-day', day=table.day, days=DAYS)} ", "bold reverse"),
        (f"  {say('cli-dice', dice=dice)}", "bold"),
        *[f"  ·  {fact}" for fact in facts],
    )


def _meng(seen: Observation, meng: MengData, words: Words) -> Text:
    """Level, focus, his stack as a number, and the automa cards: deck, today's in order, used ones."""
    say = words.say
    today = ", ".join(say(f"short-{card}") for card in meng.today) or say("cli-none")
    level = say(f"cli-{seen.options.difficulty}")
    focus = say("cli-focus", focus=f"{FOCUS} {say(f'short-{meng.focus}')}")
    stack = say("cli-stack", n=seen.table.players[MENG].hand)
    deck = say("cli-automa-deck", deck=meng.deck, used=len(meng.used))
    return Text.assemble(
        (f" {say('meng')} ", COLOURS[MENG]),
        f"{level} · {focus} · {stack} · {deck}, ",
        (say("cli-automa-twilight" if meng.twilight else "cli-automa-today"), "bold"),
        f" {today}",
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


def _locations(seen: Observation, pieces: Components, names: Sequence[str], words: Words) -> Table:
    table = _table()
    table.add_column(words.say("cli-location"), style="bold", no_wrap=True)
    table.add_column(words.say("cli-gift"), no_wrap=True)
    table.add_column(words.say("cli-there"), ratio=1)
    for place, there in location_rows(seen, pieces, names, words):
        focus = seen.table.meng is not None and seen.table.meng.focus == place
        marked = Text.assemble(words.say(f"place-{place}"), (f" {FOCUS}" if focus else "", COLOURS[MENG]))
        table.add_row(marked, Text(card_name(seen.table.gifts[place]), style="bold yellow"), there)
    return table


def _players(seen: Observation, names: Sequence[str], words: Words) -> Table:
    table = _table()
    table.add_column(words.say("cli-player"), no_wrap=True)
    for number, column in enumerate(COLUMNS):
        heading = words.say(f"cli-{column}")
        if column == "tokens":
            table.add_column(heading, ratio=1)
        else:
            table.add_column(heading, justify="right" if number < DOUBLE else "left", no_wrap=True)
    for seat, player in enumerate(seen.table.players):
        asked = seen.question is not None and seen.question.seat == seat
        cells = _cells(player, _beside(seen, seat, words), words)
        if seen.table.meng is not None and seat == MENG:
            cells[DOUBLE] = FOCUS  # all that his Double Servant does (SOLO-SETUP-9)
        table.add_row(Text.assemble("▶" if asked else " ", name(seat, names)), *cells)
    return table


def _beside(seen: Observation, seat: int, words: Words) -> list[str]:
    """Tokens put out beside the player board."""
    beside = [out.token for out in seen.table.outposts if out.owner == seat and out.place is None]
    return [f"[{words.say(f'token-{token}')}]" for token in beside]


def _cells(player: PlayerData, beside: list[str], words: Words) -> list[str]:
    numbers = [player.vp, player.jade, player.pool, player.supply]
    rewards = [f"{got} {words.say(f'cli-reward-{reward}')}" for reward, got in player.rewards.items() if got]
    tokens = [_token(token, words) for token in player.tokens] + beside
    cards = f"{player.hand} + {player.discard}"
    double = _double(player.double, words)
    return [*map(str, numbers), double, cards, ", ".join(rewards) or "–", " · ".join(tokens) or "–"]


def _double(at: str, words: Words) -> str:
    """Where the Double Servant stands; a harbour is its own name."""
    if at == "locked":
        return "–"
    return words.say(f"cli-double-{at}") if at in DOUBLE_AT else at


def _token(token: str, words: Words) -> str:
    """A bonus token turned face down is only worth its exchange."""
    known = words.say(f"token-{token.removeprefix('-')}")
    return f"({known})" if token.startswith("-") else known


def own_cards(seen: Observation, words: Words) -> Text:
    """Hand, discard pile and pool of the seat that looks."""
    assert seen.seat is not None
    player, say = seen.table.players[seen.seat], words.say
    hand, discard = (GAP.join(map(card_name, cards)) or say("cli-empty") for cards in (seen.hand, seen.discard))
    pool = say("cli-pool-and-double", n=player.pool) if player.double == "pool" else str(player.pool)
    return Text.assemble(
        (f"{say('cli-your-hand')} ", "bold"),
        (hand, "bold yellow"),
        (f"{GAP}{say('cli-your-discard')} ", "bold"),
        discard,
        (f"{GAP}{say('cli-your-pool')} ", "bold"),
        pool,
    )


def known_cards(seen: Observation, names: Sequence[str], words: Words) -> Table:
    """What everybody saw the others get, and may remember.  (Q-EX-14)"""
    headings = ("player", "known-hand", "known-discard", "known-either", "unknown")
    table = Table(*[words.say(f"cli-{heading}") for heading in headings], header_style="dim")
    for seat, player in enumerate(seen.table.players):
        known = (player.known_hand, player.known_discard, player.known_owned)
        unknown = player.hand + player.discard - sum(map(len, known))
        cells = ["  ".join(map(card_name, cards)) or "–" for cards in known]
        table.add_row(name(seat, names), *cells, str(unknown))
    return table
