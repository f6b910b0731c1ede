"""Travel maps: a ring of cities with others inside, read from lines such as "Kaifeng: Jinan, Taiyuan"."""

from itertools import pairwise

from gugong.content.checks import check_names, listed
from gugong.content.document import EntryError, Map, shown


def read_map(entry: str, travel: Map, tokens: int) -> list[list[int]]:
    """The neighbours of each city, the ring first, then the inner cities; each list is sorted."""
    _check_cities(entry, travel, tokens)
    cities = travel.ring + travel.inner
    roads = _ring_roads(len(travel.ring))
    for number, line in enumerate(travel.roads):
        for road in _read_line(f"{entry}.roads[{number}]", line, cities):
            if road in roads:
                names = " and ".join(cities[end] for end in sorted(road))
                reason = f"joins {names} again; list each road once, and none along the ring"
                raise EntryError(f"{entry}.roads[{number}]", reason)
            roads.add(road)
    neighbours = [sorted(b for b in range(len(cities)) if {a, b} in roads) for a in range(len(cities))]
    _check_connected(entry, cities, neighbours)
    return neighbours


def _check_cities(entry: str, travel: Map, tokens: int) -> None:
    """An even number of different cities, some inside a ring, and a token for each (SETUP-5)."""
    check_names(listed(f"{entry}.ring", travel.ring) | listed(f"{entry}.inner", travel.inner))
    if len(travel.ring) < 3:
        raise EntryError(f"{entry}.ring", f"has {len(travel.ring)} cities, but a ring needs 3 or more")
    if not travel.inner:
        raise EntryError(f"{entry}.inner", "is empty, but at least one city lies inside the ring")
    cities = len(travel.ring) + len(travel.inner)
    if cities % 2:
        raise EntryError(entry, f"has {cities} cities in its ring and inside, but the number should be even")
    if cities > tokens:
        raise EntryError(entry, f"has {cities} cities, but only {tokens} basic tokens to fill them")


def _ring_roads(length: int) -> set[frozenset[int]]:
    return {frozenset(road) for road in pairwise([*range(length), 0])}


def _read_line(entry: str, line: str, cities: list[str]) -> list[frozenset[int]]:
    """The roads from one city to the others of its line."""
    start, colon, ends = line.partition(":")
    if not colon:
        raise EntryError(entry, f'is {shown(line)}, but should be a line such as "Kaifeng: Jinan, Taiyuan"')
    names = [name.strip() for name in (start, *ends.split(","))]
    for name in names:
        if name not in cities:
            raise EntryError(entry, f"names {shown(name)}, but there is no such city in the ring or inside")
    if names[0] in names[1:]:
        raise EntryError(entry, f"joins {names[0]} to itself, but a road joins two cities")
    numbers = [cities.index(name) for name in names]
    return [frozenset((numbers[0], end)) for end in numbers[1:]]


def _check_connected(entry: str, cities: list[str], neighbours: list[list[int]]) -> None:
    reached = {0}
    ahead = [0]
    while ahead:
        new = set(neighbours[ahead.pop()]) - reached
        reached |= new
        ahead.extend(new)
    for number, city in enumerate(cities):
        if number not in reached:
            raise EntryError(f"{entry}.roads", f"leave {city} out of reach; join it to the ring")
