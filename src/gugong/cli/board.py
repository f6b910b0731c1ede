"""The table as one seat sees it, drawn from its observation alone."""

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gugong import Components
from gugong.cli.locations import COLOURS, GAP, location_rows
from gugong.notation.cards import card_name
from gugong.notation.positions import DOUBLE_AT, MengData, PlayerData
from gugong.view.observe import Observation
from gugong.view.words import Words

DAYS = 4
FOCUS = "◆"  # Meng's Double Servant marks it (SOLO-SETUP-2)
COLUMNS = ("vp", "jade", "pool", "supply", "double", "cards", "rewards", "tokens")
DOUBLE = 4  # the column of the Double Servant in a player's row


def board(seen: Observation, pieces: Components, names: Sequence[str], words: Words) -> RenderableType:
    """The day, the locations and the player boards, in about 25 lines; in the solo game also Meng's automa cards."""
    parts = (_heading(seen, names, words), _locations(seen, pieces, names, words), "", _players(seen, names, words))
    meng = seen.table.meng
    return Group(*parts) if meng is None else Group(*parts, _meng(seen, meng, words))


def meng_seat(seen: Observation) -> int:
    """Meng has the seat after the only player's."""
    return seen.options.players


def name(seat: int, names: Sequence[str]) -> Text:
    return Text(names[seat], style=COLOURS[seat])


def _heading(seen: Observation, names: Sequence[str], words: Words) -> Text:
    table, say = seen.table, words.say
    dice = "  ".join(f"{letter} {face}" for letter, face in zip("ABC", table.dice))
    facts = (
        say("cli-start", name=names[table.start]),
        say("cli-medal", name=names[table.medal]) if table.medal is not None else say("cli-medal-free"),
        say("cli-draw-pile", n=table.draw),
        say("cli-token-piles", first=table.piles[0], second=table.piles[1], spent=len(table.spent)),
    )
    return Text.assemble(
        (f" {say('cli-day', day=table.day, days=DAYS)} ", "bold reverse"),
        (f"  {say('cli-dice', dice=dice)}", "bold"),
        *[f"  ·  {fact}" for fact in facts],
    )


def _meng(seen: Observation, meng: MengData, words: Words) -> Text:
    """Difficulty, focus, the size of his stack, and the automa cards: deck, used ones, and today's in order."""
    say = words.say
    today = ", ".join(say(f"short-{card}") for card in meng.today) or say("cli-none")
    level = say(f"cli-{seen.options.difficulty}")
    focus = say("cli-focus", focus=f"{FOCUS} {say(f'short-{meng.focus}')}")
    stack = say("cli-stack", n=seen.table.players[meng_seat(seen)].hand)
    deck = say("cli-automa-deck", deck=meng.deck, used=len(meng.used))
    return Text.assemble(
        (f" {say('meng')} ", COLOURS[meng_seat(seen)]),
        f"{level} · {focus} · {stack} · {deck}, ",
        (say("cli-automa-twilight" if meng.twilight else "cli-automa-today"), "bold"),
        f" {today}",
    )


def _table() -> Table:
    return Table(box=SIMPLE_HEAD, show_edge=False, expand=True, pad_edge=False, header_style="dim", border_style="dim")


def _locations(seen: Observation, pieces: Components, names: Sequence[str], words: Words) -> Table:
    table = _table()
    table.add_column(words.say("cli-location"), style="bold", no_wrap=True)
    table.add_column(words.say("cli-gift"), no_wrap=True)
    table.add_column(words.say("cli-there"), ratio=1)
    for place, there in location_rows(seen, pieces, names, words):
        marked = Text(words.say(f"place-{place}"))
        if seen.table.meng is not None and seen.table.meng.focus == place:
            marked.append(f" {FOCUS}", style=COLOURS[meng_seat(seen)])
        table.add_row(marked, Text(card_name(seen.table.gifts[place]), style="bold yellow"), there)
    return table


def _players(seen: Observation, names: Sequence[str], words: Words) -> Table:
    table = _table()
    table.add_column(words.say("cli-player"), no_wrap=True)
    for number, column in enumerate(COLUMNS):
        heading = words.say(f"cli-{column}")
        if column == "tokens":
            table.add_column(heading, ratio=1, overflow="fold")
        elif column == "rewards":
            table.add_column(heading)
        else:
            table.add_column(heading, justify="right" if number < DOUBLE else "left", no_wrap=True)
    for seat, player in enumerate(seen.table.players):
        asked = seen.question is not None and seen.question.seat == seat
        beside = [out.token for out in seen.table.outposts if out.owner == seat and out.place is None]
        cells = _cells(player, [f"[{words.say(f'token-{token}')}]" for token in beside], words)
        if seen.table.meng is not None and seat == meng_seat(seen):
            cells[DOUBLE] = FOCUS  # his Double Servant only marks his focus (SOLO-SETUP-9)
        table.add_row(Text.assemble("▶" if asked else " ", name(seat, names)), *cells)
    return table


def _cells(player: PlayerData, beside: list[str], words: Words) -> list[str]:
    numbers = [player.vp, player.jade, player.pool, player.supply]
    rewards = [f"{got} {words.say(f'cli-reward-{reward}')}" for reward, got in player.rewards.items() if got]
    tokens = [_token(token, words) for token in player.tokens] + beside
    cards = f"{player.hand} + {player.discard}"
    double = _double(player.double, words)
    return [*map(str, numbers), double, cards, ", ".join(rewards) or "–", " · ".join(tokens) or "–"]


def _double(at: str, words: Words) -> str:
    """Where the Double Servant is; a harbour is shown by its name."""
    if at == "locked":
        return "–"
    return words.say(f"cli-double-{at}") if at in DOUBLE_AT else at


def _token(token: str, words: Words) -> str:
    """A bonus token in brackets is face down: it can only be exchanged."""
    known = words.say(f"token-{token.removeprefix('-')}")
    return f"({known})" if token.startswith("-") else known


def own_cards(seen: Observation, words: Words) -> Text:
    """The hand, discard pile and pool of the seat that looks."""
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
    """The cards that everybody saw and may remember.  (Q-EX-14)"""
    headings = ("player", "known-hand", "known-discard", "known-either", "unknown")
    table = Table(*[words.say(f"cli-{heading}") for heading in headings], header_style="dim")
    for seat, player in enumerate(seen.table.players):
        known = (player.known_hand, player.known_discard, player.known_owned)
        unknown = player.hand + player.discard - sum(map(len, known))
        cells = ["  ".join(map(card_name, cards)) or "–" for cards in known]
        table.add_row(name(seat, names), *cells, str(unknown))
    return table
