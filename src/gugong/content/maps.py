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
                first, second = (cities[end] for end in sorted(road))
                raise EntryError("component-road-twice", entry=f"{entry}.roads[{number}]", first=first, second=second)
            roads.add(road)
    neighbours = [sorted(b for b in range(len(cities)) if {a, b} in roads) for a in range(len(cities))]
    _check_connected(entry, cities, neighbours)
    return neighbours


def _check_cities(entry: str, travel: Map, tokens: int) -> None:
    """Check for an even number of distinct cities, some inside the ring, and a token for each (SETUP-5)."""
    check_names(listed(f"{entry}.ring", travel.ring) | listed(f"{entry}.inner", travel.inner))
    if len(travel.ring) < 3:
        raise EntryError("component-small-ring", entry=f"{entry}.ring", n=len(travel.ring))
    if not travel.inner:
        raise EntryError("component-none-inside", entry=f"{entry}.inner")
    cities = len(travel.ring) + len(travel.inner)
    if cities % 2:
        raise EntryError("component-odd-cities", entry=entry, n=cities)
    if cities > tokens:
        raise EntryError("component-few-tokens", entry=entry, n=cities, tokens=tokens)


def _ring_roads(length: int) -> set[frozenset[int]]:
    return {frozenset(road) for road in pairwise([*range(length), 0])}


def _read_line(entry: str, line: str, cities: list[str]) -> list[frozenset[int]]:
    """The roads from one city to the others on its line."""
    start, colon, ends = line.partition(":")
    if not colon:
        raise EntryError("component-road-form", entry=entry, line=shown(line))
    names = [name.strip() for name in (start, *ends.split(","))]
    for name in names:
        if name not in cities:
            raise EntryError("component-no-city", entry=entry, city=shown(name))
    if names[0] in names[1:]:
        raise EntryError("component-road-to-itself", entry=entry, city=names[0])
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
            raise EntryError("component-out-of-reach", entry=f"{entry}.roads", city=city)
