"""Small positions for tests, set up in the words of the rulebook.

>>> t = Table(players=2).seat(0, pool=1, hand="2-decrees 3-two-servants 5-swap").gifts(jade="8").turn(0)
>>> t.play("3-two-servants jade", "discard 2-decrees")
>>> t[0].pool, t.card("jade")
(3, '3-two-servants')
"""

from __future__ import annotations

from gugong.content import Components
from gugong.content.editions import edition
from gugong.content.names import DECREE_KINDS, DECREE_NAMES, PLACES, TOKENS
from gugong.notation.cards import labels
from gugong.notation.positions import AUTOMA_NAMES, DOUBLE_AT, token_kind
from gugong.rules.day import GIVE, TURNS
from gugong.rules.intrigue import move_marker
from gugong.rules.kernel import ASIDES, Event, Move, Reason, Task
from gugong.rules.options import Options
from gugong.rules.setup import new_position
from gugong.rules.spelling import HARBOUR_NAMES
from gugong.rules.state import ABOARD, NOBODY, Outpost, Player
from gugong.rules.stored import value
from gugong.rules.vocabulary import EVENTS, REASONS, VP_SOURCES

SEED = bytes(range(32))
# The figures that the worked examples of the rules speak of; the standard may change without them.
BOX = edition("63f8108829d979c043a55db7954b624f44527b56d789ece33bd18ed3d2e99fdb")
# The figures that the nets were trained with, for tests of what they expect.
TRAINED = edition("7bbc765f3532c9f3c8add1ea02359a5a852507eb220549e1ef04a77ff7859e1c")

# The rules by which Meng skips something.
SKIPS = (
    "DECREE-L1-SHIP",
    "Q-ME-5",
    "Q-ME-7",
    "Q-ME-16",
    "Q-ME-21",
    "Q-ME-24",
    "Q-TR-14",
    "SOLO-CANAL-1",
    "SOLO-CANAL-2",
    "SOLO-DECREE-3",
    "SOLO-INTRIGUE-2",
    "SOLO-JADE-1",
    "SOLO-PALACE-2",
    "SOLO-TRAVEL-2",
    "SOLO-WALL-1",
    "SOLO-WALL-2",
    "SOLO-WALL-3",
)


class Table:
    """A position that a test sets up, plays and inspects."""

    def __init__(self, players: int = 2, components: Components | None = None, **options: object) -> None:
        options.setdefault("start_player", 0)
        made = Options(players, **options)  # type: ignore[arg-type]  # the test names real options
        self.g = new_position(components or BOX, made, SEED)
        self.g.journal = []

    def __getitem__(self, seat: int) -> Player:
        return self.g.players[seat]

    # ---- laying out

    def seat(self, who: int, **has: object) -> Table:
        """pool, supply, wall, vp, jade, envoy, marker, double, hand, discard, tokens, decrees, city, slots.

        If only pool or only supply is given, the other gets the rest of the twelve servants.
        """
        p = self[who]
        for name, what in has.items():
            lay = getattr(self, f"_lay_{name}", None)
            if lay is not None:
                lay(who, p, what)
            else:
                assert hasattr(p, name), name
                setattr(p, name, what)
        return self._balance(who, has)

    def _balance(self, who: int, has: dict[str, object]) -> Table:
        g, p = self.g, self[who]
        ships = sum(load for load, owner in zip(g.loads, g.ships) if owner == who)
        rest = 12 - p.wall - ships - p.decree_servants
        if who != g.automa:  # Meng's rewards are marked with neutral servants, not with his
            rest -= p.vp_slots + p.card_slots + p.double_slot
        if "pool" in has and "supply" not in has:
            p.supply = rest - p.pool
        elif "supply" in has and "pool" not in has:
            p.pool = rest - p.supply
        elif "pool" not in has:
            p.supply = rest - p.pool
        return self

    def _lay_hand(self, who: int, p: Player, names: str) -> None:
        p.hand = self._cards(p.hand, names)
        p.known_hand = sum(1 << card for card in p.hand)

    def _lay_discard(self, who: int, p: Player, names: str) -> None:
        p.discard = self._cards(p.discard, names)
        p.known_discard = sum(1 << card for card in p.discard)

    def _lay_tokens(self, who: int, p: Player, names: str) -> None:
        p.tokens = [token_kind(name) for name in names.split()]
        p.worth = sum(value(kind) for kind in p.tokens)

    def _lay_decrees(self, who: int, p: Player, names: str) -> None:
        """Put these tiles on the board if they are not there yet, and a servant on each."""
        for name in names.split():
            self.tile(name)
            decree = DECREE_NAMES.index(name)
            if not p.has(decree):
                p.decrees |= 1 << decree
                p.decree_servants += 1
                self.g.owners[self.g.tiles.index(decree)] |= 1 << who

    def _lay_double(self, who: int, p: Player, where: str) -> None:
        if where != "locked":
            p.double_slot = 1
        harbours = HARBOUR_NAMES[: len(self.g.ships)]
        p.double = DOUBLE_AT.index(where) if where in DOUBLE_AT else ABOARD + harbours.index(where)

    def _lay_marker(self, who: int, p: Player, space: int) -> None:
        """The marker arrives on top of those that are there already."""
        move_marker(self.g, who, space - p.marker, "INTRIGUE-3")

    def _lay_city(self, who: int, p: Player, name: str) -> None:
        city = self.g.side.cities.index(name)
        p.traveller = city
        self.g.cities[city] = 0
        self.g.towns &= ~(1 << city)

    def _lay_slots(self, who: int, p: Player, used: dict[str, int]) -> None:
        p.vp_slots, p.card_slots = used.get("vp", p.vp_slots), used.get("card", p.card_slots)
        p.double_slot = used.get("double", p.double_slot)

    def _lay_envoy(self, who: int, p: Player, step: int) -> None:
        p.envoy = step
        if step == self.g.components.palace_steps:
            p.palace_seat = self.g.seats_taken
            self.g.seats_taken += 1

    def tile(self, name: str) -> Table:
        """Make sure that this decree is on the board, in a free space of its level."""
        decree = DECREE_NAMES.index(name)
        if decree not in self.g.tiles:
            tiles = list(self.g.tiles)
            levels = [DECREE_KINDS[tile].level for tile in tiles]
            same = [space for space, level in enumerate(levels) if level == DECREE_KINDS[decree].level]
            tiles[next(space for space in same if not self.g.owners[space])] = decree
            self.g.tiles = tuple(tiles)
        return self

    def tiles(self, names: str) -> Table:
        """All six decree tiles: the upper and the lower one of each level."""
        self.g.tiles = tuple(DECREE_NAMES.index(name) for name in names.split())
        return self

    def _cards(self, old: list[int], names: str) -> list[int]:
        """Cards of these names, taken from wherever they are; what lay here goes to the draw pile."""
        self.g.draw = tuple(old) + self.g.draw
        return [self._fetch(name) for name in names.split()]

    def _fetch(self, name: str) -> int:
        g = self.g
        wanted = [card for card, kind in enumerate(g.components.card_name) if kind == name]
        assert wanted, f"no card {name}"
        free = [card for card in wanted if card in g.draw]
        if free:
            g.draw = tuple(card for card in g.draw if card != free[0])
            return free[0]
        held = {card for p in g.players for card in p.hand + p.discard}
        card = next((card for card in wanted if card not in held and card not in g.gifts), None)
        if card is None:
            card = next(card for card in wanted if card not in held)
            g.gifts[g.gifts.index(card)] = g.draw[0]
            g.draw = g.draw[1:]
        return card

    def gifts(self, **cards: str) -> Table:
        """Put this card on each named place."""
        for place, name in cards.items():
            i = PLACES.index(place)
            if self.card(place) != name:
                old = self.g.gifts[i]
                self.g.gifts[i] = self._fetch(name)
                self.g.draw = (old, *self.g.draw)
        return self

    def map(self, **tokens: str) -> Table:
        """Put exactly these tokens on the map: city names without apostrophes, and token names."""
        plain = [name.replace("'", "") for name in self.g.side.cities]
        self.g.cities = [TOKENS.index(tokens.get(name, "")) for name in plain]
        self.g.towns = sum(1 << city for city, kind in enumerate(self.g.cities) if kind)
        return self

    def ship(self, who: int, harbour: str, load: int) -> Table:
        """Put a ship with this many ordinary servants, taken from the supply, into a harbour."""
        i = HARBOUR_NAMES[: len(self.g.ships)].index(harbour)
        self.g.ships[i], self.g.loads[i] = who, load
        self[who].supply -= load
        return self

    def automa(self, upcoming: str = "", today: str = "") -> Table:
        """Set Meng's next automa cards and those he has played today, both in order, from his deck."""
        meng = self.g.meng
        assert meng is not None
        deck = list(meng.deck)
        drawn = [[AUTOMA_NAMES.index(name) for name in names.split()] for names in (upcoming, today)]
        for card in drawn[0] + drawn[1]:
            deck.remove(card)
        meng.deck = (*deck, *reversed(drawn[0]))
        meng.today += tuple(drawn[1])
        return self

    def outpost(self, who: int, token: str, place: str = "") -> Table:
        """Place a bonus token with a servant, taken from the supply, as if done today."""
        there = PLACES.index(place) if place else NOBODY
        self.g.outposts += (Outpost(TOKENS.index(token), who, there, False),)
        self[who].supply -= 1
        return self

    def dice(self, *faces: int) -> Table:
        self.g.dice = list(faces)
        return self

    # ---- playing

    def turn(self, who: int) -> Table:
        """Start this seat's turn in the Day."""
        while self.g.agenda and type(self.g.agenda[-1]).__name__ in ("Give", "Turns"):
            self.g.agenda.pop()
        return self.do(GIVE[who], TURNS[(who + 1) % len(self.g.players)])

    def do(self, *tasks: Task) -> Table:
        """Run these tasks now, up to the next question."""
        self.g.then(*tasks)
        self.g.settle()
        check_vocabulary(self.g.journal or [])
        return self

    def ask(self, *tasks: Task) -> Table:
        """Run only these tasks; the rest of the agenda is dropped."""
        self.g.agenda.clear()
        return self.do(*tasks)

    def play(self, *texts: str) -> None:
        for text in texts:
            self.g.play(self.find(text))
            check_vocabulary(self.g.journal or [])

    def find(self, text: str) -> Move:
        found = [move for move in self.g.legal if move.text == text]
        assert found, f"{text!r} is not legal; these are: {self.moves}"
        return found[0]

    # ---- looking

    @property
    def moves(self) -> list[str]:
        return [move.text for move in self.g.legal]

    @property
    def question(self) -> str:
        """The seat and kind of the open question, such as `0 Payment`; `over` if there is none."""
        if self.g.over():
            return "over"
        return f"{self.g.question().who} {type(self.g.question()).__name__}"

    def why_not(self, text: str) -> Reason:
        """The reason why this conceivable answer or token exchange is refused."""
        question = self.g.question()
        thinkable = question.conceivable(self.g) + ASIDES[question.who]
        move = next(move for move in thinkable if move.text == text)
        reason = move.why_not(self.g)
        assert reason is not None, f"{text!r} is legal"
        facts = {"need": reason.need, "have": reason.have}
        assert {name for name, fact in facts.items() if fact} <= set(REASONS[reason.what])
        return reason

    def card(self, place: str) -> str:
        return self.g.components.card_name[self.g.gifts[PLACES.index(place)]]

    def hand(self, who: int) -> list[str]:
        return sorted(self.g.components.card_name[card] for card in self[who].hand)

    def discard(self, who: int) -> list[str]:
        return sorted(self.g.components.card_name[card] for card in self[who].discard)

    def label(self, card: int) -> str:
        return labels(self.g.components)[card]

    def token_at(self, city: str) -> str:
        return TOKENS[self.g.cities[self.g.side.cities.index(city)]]

    def stored(self, who: int) -> list[str]:
        return [TOKENS[abs(kind)] for kind in self[who].tokens]

    def double(self, who: int) -> str:
        at = self[who].double
        return DOUBLE_AT[at] if at < ABOARD else HARBOUR_NAMES[at - ABOARD]

    def ships(self) -> dict[str, tuple[int, int]]:
        """For each harbour with a ship, its owner and how many spaces are filled."""
        g = self.g
        return {HARBOUR_NAMES[h]: (who, g.aboard(h)) for h, who in enumerate(g.ships) if who != NOBODY}

    def events(self, what: str = "") -> list[Event]:
        assert self.g.journal is not None
        return [event for event in self.g.journal if not what or event.what == what]


def check_vocabulary(told: list[Event]) -> None:
    """Every event is declared, with just the facts that it has; of numbered ones, some."""
    for event in told:
        facts = {*event.facts, *event.secrets}
        assert facts <= set(EVENTS[event.what])
        assert facts >= {name for name in EVENTS[event.what] if not name[-1].isdigit()}
        assert event.what != "vp" or event.rule in VP_SOURCES
        assert event.what != "skips" or event.rule in SKIPS
