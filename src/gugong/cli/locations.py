"""What stands at the seven locations, in their order on the board."""

from collections.abc import Iterator, Sequence

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from gugong import Components
from gugong.content.names import DECREE_NAMES, PLACES
from gugong.notation.positions import PlayerData, TableData
from gugong.notation.record import make_options
from gugong.rules.harbours import GIVES, REWARDS
from gugong.rules.kernel import Position
from gugong.rules.luck import Luck
from gugong.rules.state import HARBOURS, SHIP_HOLDS
from gugong.rules.travel import reach
from gugong.view.english_words import TOKENS
from gugong.view.observe import Observation

COLOURS = ("bright_red", "bright_green", "bright_blue", "bright_magenta", "bright_cyan")
GAP = "  "


def location_rows(
    seen: Observation, pieces: Components, names: Sequence[str]
) -> Iterator[tuple[str, str, RenderableType]]:
    """Place, its title, and what stands there."""
    table = seen.table
    there: dict[str, list[Text]] = {
        "Travel": _map(seen, pieces, names),
        "Great Wall": [_wall(table, pieces.wall_size[seen.options.players], names)],
        "Jade": [_jade(table, pieces)],
        "Intrigue": [_intrigue(table, names)],
        "Palace": [_palace(table, pieces, names)],
        "Decrees": [_decree(decree, owners, pieces, names) for decree, owners in table.decrees.items()],
        "Canal": _canal(table, pieces, names),
    }
    for place, title in zip(PLACES, there):
        said = there[title] + _outposts(table, place, names)
        yield place, title, said[0] if len(said) == 1 else Columns(said, padding=(0, 2, 0, 0))


def _outposts(table: TableData, place: str, names: Sequence[str]) -> list[Text]:
    return [
        Text(f"[{TOKENS[outpost.token]}: {names[outpost.owner]}]", style=COLOURS[outpost.owner])
        for outpost in table.outposts
        if outpost.place == place
    ]


def reachable(seen: Observation, pieces: Components, seat: int) -> list[str]:
    """The cities with a token that this seat's Traveller can go to now."""
    side = pieces.side(len(seen.table.players))
    towns = sum(1 << city for city, name in enumerate(side.cities) if seen.table.cities[name])
    at = seen.table.players[seat].traveller
    if at is not None:
        only_map = Position(pieces, make_options(seen.options), side, Luck(bytes(32)), [])
        only_map.towns = towns
        towns = reach(only_map, side.cities.index(at))
    return [name for city, name in enumerate(side.cities) if towns >> city & 1]


def _map(seen: Observation, pieces: Components, names: Sequence[str]) -> list[Text]:
    """Every city with its token or Traveller; those the looking seat can reach are marked."""
    near = reachable(seen, pieces, seen.seat) if seen.seat is not None else []
    travellers = {player.traveller: seat for seat, player in enumerate(seen.table.players)}
    said: list[Text] = []
    for city, token in seen.table.cities.items():
        if city in travellers:
            seat = travellers[city]
            said.append(Text(f"{city} [{names[seat]}]", style=COLOURS[seat]))
        elif token:
            mark = "›" if city in near else ""
            said.append(Text.assemble(mark, f"{city} ", (TOKENS[token], "bold" if mark else "")))
        else:
            said.append(Text(f"{city} –", style="dim"))
    return said


def on_wall(player: PlayerData) -> int:
    return player.wall + (2 if player.double == "wall" else 0)


def _wall(table: TableData, size: int, names: Sequence[str]) -> Text:
    standing = [on_wall(player) for player in table.players]
    there = Text(f"{sum(standing)} of {size}", style="bold")
    for seat, n in enumerate(standing):
        if n:
            there.append(f"{GAP}{names[seat]} {n}", style=COLOURS[seat])
    return there


def _jade(table: TableData, pieces: Components) -> Text:
    houses = pieces.side(len(table.players)).houses
    asked = [str(price) if house in table.houses else "–" for house, price in enumerate(houses)]
    square = f"square {pieces.square_price}" + (" (once they are empty)" if table.houses else "")
    return Text.assemble(("houses " + " ".join(asked), "bold"), f"{GAP}·{GAP}{square}")


def _intrigue(table: TableData, names: Sequence[str]) -> Text:
    """Ahead first; on one space the upper marker."""
    marks = [Text(f"{names[seat]} {table.players[seat].marker}", style=COLOURS[seat]) for seat in table.order]
    there = Text(" › ").join(marks)
    medal = "medal here" if table.medal is None else f"medal: {names[table.medal]}"
    return there.append(f"{GAP}·{GAP}{medal}", style="")


def _palace(table: TableData, pieces: Components, names: Sequence[str]) -> Text:
    there = Text()
    for seat, player in enumerate(table.players):
        at = f"{player.envoy}" if player.seat is None else f"in ({_seat_vp(player.seat, pieces)} VP)"
        there.append(f"{names[seat]} {at}{GAP}", style=COLOURS[seat])
    taken = sum(player.seat is not None for player in table.players)
    free = " ".join(map(str, pieces.seats[taken:])) or "none"
    return there.append(f"of {pieces.palace_steps}{GAP}·{GAP}free seats {free}", style="")


def _seat_vp(seat: int, pieces: Components) -> int:
    return pieces.seats[seat] if seat < len(pieces.seats) else 0


def _decree(decree: str, owners: list[int], pieces: Components, names: Sequence[str]) -> Text:
    """Printed cost and surcharge, VP, owners."""
    number = DECREE_NAMES.index(decree)
    surcharge = f"+{len(owners)}" if owners else ""
    vp = f", {pieces.decree_vp[number]} VP" if pieces.decree_vp[number] else ""
    there = Text.assemble((decree, "bold"), f" pay {pieces.decree_cost[number]}{surcharge}{vp}")
    for owner in owners:
        there.append(f" [{names[owner]}]", style=COLOURS[owner])
    return there


def _canal(table: TableData, pieces: Components, names: Sequence[str]) -> list[Text]:
    routes = pieces.side(len(table.players)).routes
    return [_route("ab"[route], table, names) for route in range(routes)]


def _route(route: str, table: TableData, names: Sequence[str]) -> Text:
    return Text(GAP).join(_harbour(f"{route}{n + 1}", n, table, names) for n in range(HARBOURS))


def _harbour(harbour: str, number: int, table: TableData, names: Sequence[str]) -> Text:
    gives = "any" if len(GIVES[number]) > 1 else "".join(REWARDS[reward] for reward in GIVES[number])
    there = Text.assemble((harbour, "bold"), (f" {gives}" if gives else "", "dim"), " ")
    ship = table.ships.get(harbour)
    if ship is None:
        return there.append("–", style="dim")
    aboard = "●" * ship.servants + ("◆◆" if table.players[ship.owner].double == harbour else "")
    return there.append(f"{names[ship.owner]} {aboard:○<{SHIP_HOLDS}}", style=COLOURS[ship.owner])


def roads(seen: Observation, pieces: Components, names: Sequence[str]) -> Table:
    """Every city, what is there, and where its roads lead."""
    side = pieces.side(len(seen.table.players))
    near = reachable(seen, pieces, seen.seat) if seen.seat is not None else []
    travellers = {player.traveller: seat for seat, player in enumerate(seen.table.players)}
    table = Table("City", "There", "Roads to", header_style="dim", border_style="dim")
    for city, others in zip(side.cities, side.roads):
        token = seen.table.cities[city]
        there = TOKENS[token] if token else f"[{names[travellers[city]]}]" if city in travellers else "–"
        table.add_row(("›" if city in near else " ") + city, there, ", ".join(side.cities[other] for other in others))
    return table
