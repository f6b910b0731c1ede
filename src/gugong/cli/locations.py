"""The seven locations of the board: what the terminal shows for each."""

from collections.abc import Iterator, Sequence

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from gugong import Components
from gugong.content.names import DECREE_NAMES, PLACES
from gugong.notation.positions import TableData
from gugong.rules.state import HARBOURS, SHIP_HOLDS
from gugong.view.board import harbour_rewards, reachable
from gugong.view.observe import Observation
from gugong.view.words import Words

COLOURS = ("bright_red", "bright_green", "bright_blue", "bright_magenta", "bright_cyan")
GAP = "  "


def location_rows(
    seen: Observation, pieces: Components, names: Sequence[str], words: Words
) -> Iterator[tuple[str, RenderableType]]:
    """Each place, and what is there."""
    table = seen.table
    there: tuple[list[Text], ...] = (
        _map(seen, pieces, names, words),
        [_wall(table, pieces.wall_size[seen.options.players], names, words)],
        [_jade(table, pieces, words)],
        [_intrigue(table, names, words)],
        [_palace(table, pieces, names, words)],
        [_decree(decree, owners, pieces, names, words) for decree, owners in table.decrees.items()],
        _canal(table, pieces, names, words),
    )
    for place, stands in zip(PLACES, there):
        said = stands + _outposts(table, place, names, words)
        yield place, said[0] if len(said) == 1 else Columns(said, padding=(0, 2, 0, 0))


def _outposts(table: TableData, place: str, names: Sequence[str], words: Words) -> list[Text]:
    return [
        Text(f"[{words.say(f'token-{outpost.token}')}: {names[outpost.owner]}]", style=COLOURS[outpost.owner])
        for outpost in table.outposts
        if outpost.place == place
    ]


def _map(seen: Observation, pieces: Components, names: Sequence[str], words: Words) -> list[Text]:
    """Every city with its token or Traveller; those that the seat shown can reach are marked."""
    near = reachable(seen, pieces, seen.seat) if seen.seat is not None else []
    travellers = {player.traveller: seat for seat, player in enumerate(seen.table.players)}
    said: list[Text] = []
    for city, token in seen.table.cities.items():
        name = words.city(city)
        if city in travellers:
            seat = travellers[city]
            said.append(Text(f"{name} [{names[seat]}]", style=COLOURS[seat]))
        elif token:
            mark = "›" if city in near else ""
            said.append(Text.assemble(mark, f"{name} ", (words.say(f"token-{token}"), "bold" if mark else "")))
        else:
            said.append(Text(f"{name} –", style="dim"))
    return said


def _wall(table: TableData, size: int, names: Sequence[str], words: Words) -> Text:
    standing = [player.wall + (2 if player.double == "wall" else 0) for player in table.players]
    there = Text(words.say("cli-of", n=sum(standing), size=size), style="bold")
    for seat, n in enumerate(standing):
        if n:
            there.append(f"{GAP}{names[seat]} {n}", style=COLOURS[seat])
    return there


def _jade(table: TableData, pieces: Components, words: Words) -> Text:
    houses = pieces.side(len(table.players)).houses
    asked = [str(price) if house in table.houses else "–" for house, price in enumerate(houses)]
    square = words.say("cli-square-later" if table.houses else "cli-square", price=pieces.square_price)
    return Text.assemble((words.say("cli-houses", prices=" ".join(asked)), "bold"), f"{GAP}·{GAP}{square}")


def _intrigue(table: TableData, names: Sequence[str], words: Words) -> Text:
    """The marker farthest ahead first; of those on one space, the upper one."""
    marks = [Text(f"{names[seat]} {table.players[seat].marker}", style=COLOURS[seat]) for seat in table.order]
    there = Text(" › ").join(marks)
    medal = words.say("cli-medal-here") if table.medal is None else words.say("cli-medal-of", name=names[table.medal])
    return there.append(f"{GAP}·{GAP}{medal}", style="")


def _palace(table: TableData, pieces: Components, names: Sequence[str], words: Words) -> Text:
    there = Text()
    for seat, player in enumerate(table.players):
        vp = 0 if player.seat is None or player.seat >= len(pieces.seats) else pieces.seats[player.seat]
        at = str(player.envoy) if player.seat is None else words.say("cli-in-palace", vp=vp)
        there.append(f"{names[seat]} {at}{GAP}", style=COLOURS[seat])
    taken = sum(player.seat is not None for player in table.players)
    steps = words.say("cli-palace-steps", steps=pieces.palace_steps)
    free = words.say("cli-free-seats", seats=" ".join(map(str, pieces.seats[taken:])) or words.say("cli-none"))
    return there.append(f"{steps}{GAP}·{GAP}{free}", style="")


def _decree(decree: str, owners: list[int], pieces: Components, names: Sequence[str], words: Words) -> Text:
    """The printed cost with its surcharge, the VP and the owners."""
    number = DECREE_NAMES.index(decree)
    price = f"{pieces.decree_cost[number]}+{len(owners)}" if owners else str(pieces.decree_cost[number])
    vp = pieces.decree_vp[number]
    said = words.say("cli-decree-price-vp", price=price, vp=vp) if vp else words.say("cli-decree-price", price=price)
    there = Text.assemble((decree, "bold"), f" {said}")
    for owner in owners:
        there.append(f" [{names[owner]}]", style=COLOURS[owner])
    return there


def _canal(table: TableData, pieces: Components, names: Sequence[str], words: Words) -> list[Text]:
    """One line for each route."""
    gives = harbour_rewards(pieces.side(len(table.players)).routes).items()
    harbours = [_harbour(harbour, rewards, table, names, words) for harbour, rewards in gives]
    return [Text(GAP).join(harbours[first : first + HARBOURS]) for first in range(0, len(harbours), HARBOURS)]


def _harbour(harbour: str, rewards: Sequence[str], table: TableData, names: Sequence[str], words: Words) -> Text:
    given = ["any"] if len(rewards) > 1 else rewards
    gives = "".join(words.say(f"cli-reward-{reward}") for reward in given)
    there = Text.assemble((harbour, "bold"), (f" {gives}" if gives else "", "dim"), " ")
    ship = table.ships.get(harbour)
    if ship is None:
        return there.append("–", style="dim")
    aboard = "●" * ship.servants + ("◆◆" if table.players[ship.owner].double == harbour else "")
    return there.append(f"{names[ship.owner]} {aboard:○<{SHIP_HOLDS}}", style=COLOURS[ship.owner])


def roads(seen: Observation, pieces: Components, names: Sequence[str], words: Words) -> Table:
    """Every city, what is there, and the cities its roads lead to."""
    side = pieces.side(len(seen.table.players))
    near = reachable(seen, pieces, seen.seat) if seen.seat is not None else []
    travellers = {player.traveller: seat for seat, player in enumerate(seen.table.players)}
    headings = [words.say(f"cli-{heading}") for heading in ("city", "there", "roads")]
    table = Table(*headings, header_style="dim", border_style="dim")
    for city, others in zip(side.cities, side.roads):
        token = seen.table.cities[city]
        there = words.say(f"token-{token}") if token else f"[{names[travellers[city]]}]" if city in travellers else "–"
        ends = ", ".join(words.city(side.cities[other]) for other in others)
        table.add_row(("›" if city in near else " ") + words.city(city), there, ends)
    return table
