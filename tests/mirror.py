"""A second board that is updated by events alone, as a page would draw it."""

from collections.abc import Callable
from typing import Any

import msgspec

from gugong.content.names import PLACES
from gugong.notation.positions import TableData
from gugong.view.events import EventData

Facts = dict[str, Any]


class Mirror:
    """Starts from the table after set-up, and learns everything else from events."""

    def __init__(self, table: TableData) -> None:
        self.table: Facts = msgspec.to_builtins(table)

    def visible(self) -> Facts:
        return visible(self.table)

    def apply(self, event: EventData) -> None:
        name = "_" + event.what.replace("-", "_")
        method: Callable[[Facts, Facts], None] = getattr(self, name)
        player = self.table["players"][event.who] if event.who is not None else {}
        method({**event.facts, "who": event.who}, player)

    # ---- servants

    def _gain(self, f: Facts, p: Facts) -> None:
        p["supply"] -= f["n"]
        p["pool"] += f["n"]
        if f["double"]:
            p["double"] = "pool"

    def _pay(self, f: Facts, p: Facts) -> None:
        p["pool"] -= f["n"]
        p["supply"] += f["n"]
        if f["double"]:
            p["double"] = "supply"

    def _wall(self, f: Facts, p: Facts) -> None:
        p["supply" if f["supply"] else "pool"] -= f["n"]
        p["wall"] += f["n"]
        if f["double"]:
            p["double"] = "wall"

    def _wall_full(self, f: Facts, p: Facts) -> None:
        """Only for the log: the servants on it came one by one."""

    def _wall_home(self, f: Facts, p: Facts) -> None:
        p["wall"] -= f["n"]
        p["supply"] += f["n"]
        if f["double"]:
            p["double"] = "supply"

    # ---- VP, jade, palace, intrigue, decrees

    def _vp(self, f: Facts, p: Facts) -> None:
        p["vp"] += f["n"]

    def _jade(self, f: Facts, p: Facts) -> None:
        p["jade"] += f["n"]

    def _house(self, f: Facts, p: Facts) -> None:
        self.table["houses"].remove(f["house"])

    def _envoy(self, f: Facts, p: Facts) -> None:
        p["envoy"] += f["n"]

    def _seat(self, f: Facts, p: Facts) -> None:
        p["seat"] = f["seat"]

    def _medal(self, f: Facts, p: Facts) -> None:
        self.table["medal"] = f["who"]

    def _marker(self, f: Facts, p: Facts) -> None:
        p["marker"] += f["n"]
        players, order = self.table["players"], self.table["order"]
        order.remove(f["who"])
        ahead = [who for who in order if players[who]["marker"] > p["marker"]]
        order.insert(len(ahead), f["who"])

    def _decree(self, f: Facts, p: Facts) -> None:
        p["supply" if f["supply"] else "pool"] -= 1
        p["decrees"].append(f["decree"])
        self.table["decrees"][f["decree"]].append(f["who"])

    def _die(self, f: Facts, p: Facts) -> None:
        self.table["dice"][f["die"]] = f["face"]

    # ---- canal

    def _load(self, f: Facts, p: Facts) -> None:
        ship = self.table["ships"].setdefault(f["harbour"], {"owner": f["who"], "servants": 0})
        if f["double"]:
            p["double"] = f["harbour"]
        else:
            ship["servants"] += 1
            p["supply" if f["supply"] else "pool"] -= 1

    def _sail(self, f: Facts, p: Facts) -> None:
        self.table["ships"][f["to"]] = self.table["ships"].pop(f["harbour"])
        if p["double"] == f["harbour"]:
            p["double"] = f["to"]

    def _lost(self, f: Facts, p: Facts) -> None:
        p["supply"] += self.table["ships"].pop(f["harbour"])["servants"]
        if p["double"] == f["harbour"]:
            p["double"] = "supply"

    def _claim(self, f: Facts, p: Facts) -> None:
        self._lost(f, p)
        p["supply"] -= 1
        p["rewards"][f["reward"]] += 1

    def _meng_claim(self, f: Facts, p: Facts) -> None:
        self._lost(f, p)
        p["rewards"][f["reward"]] = min(3, p["rewards"][f["reward"]] + 1)

    # ---- Meng

    def _automa(self, f: Facts, p: Facts) -> None:
        meng = self.table["meng"]
        meng["deck"] -= 1
        meng["today"].append("special" if f["special"] else f["place"])

    def _automa_reshuffle(self, f: Facts, p: Facts) -> None:
        self.table["meng"].update(deck=f["n"], used=[])

    def _acts(self, f: Facts, p: Facts) -> None:
        """Only for the log, like the next two: what he does has its own events."""

    def _heads_for(self, f: Facts, p: Facts) -> None:
        """The city he goes to, and the rule that decides it."""

    def _wants(self, f: Facts, p: Facts) -> None:
        """The decree he takes, and the rule that decides it."""

    def _twilight(self, f: Facts, p: Facts) -> None:
        self.table["meng"]["twilight"] = True

    def _nightfall(self, f: Facts, p: Facts) -> None:
        meng = self.table["meng"]
        meng["twilight"] = False
        meng["used"], meng["today"] = meng["used"] + meng["today"], []

    def _skips(self, f: Facts, p: Facts) -> None:
        """Only for the log."""

    def _unlock(self, f: Facts, p: Facts) -> None:
        p["double"] = "pool"

    # ---- cards

    def _draw(self, f: Facts, p: Facts) -> None:
        self.table["draw"] -= 1
        p["hand"] += 1

    def _exchange(self, f: Facts, p: Facts) -> None:
        self.table["gifts"][f["place"]] = f["card"]
        self._discard(f, p)

    def _discard(self, f: Facts, p: Facts) -> None:
        p["hand"] -= 1
        p["discard"] += 1

    def _take_back(self, f: Facts, p: Facts) -> None:
        p["hand"] += 1
        p["discard"] -= 1

    def _swap(self, f: Facts, p: Facts) -> None:
        self.table["gifts"][f["place"]] = f["card"]

    def _new_hands(self, f: Facts, p: Facts) -> None:
        for player in self.table["players"]:
            player["hand"], player["discard"] = player["discard"], 0

    # ---- travel and tokens

    def _travel(self, f: Facts, p: Facts) -> None:
        p["traveller"] = f["city"]
        self.table["cities"][f["city"]] = None

    def _store(self, f: Facts, p: Facts) -> None:
        p["tokens"].append(f["kind"])

    def _token_used(self, f: Facts, p: Facts) -> None:
        p["tokens"][p["tokens"].index(f["kind"])] = "-" + f["kind"]

    def _tokens(self, f: Facts, p: Facts) -> None:
        for name, token in f.items():
            if name.startswith("token"):
                p["tokens"].remove(token)
                self.table["spent"].append(token.removeprefix("-"))

    def _outpost(self, f: Facts, p: Facts) -> None:
        if f["double"]:
            p["double"] = "token"
        else:
            p["pool"] -= 1
        place = f["place"] if f["place"] in PLACES else None
        out = {"token": f["kind"], "owner": f["who"], "place": place, "double": bool(f["double"])}
        self.table["outposts"].append(out)

    def _outpost_home(self, f: Facts, p: Facts) -> None:
        place = f["place"] if f["place"] in PLACES else None
        out = {"token": f["kind"], "owner": f["who"], "place": place, "double": bool(f["double"])}
        self.table["outposts"].remove(out)
        if f["double"]:
            p["double"] = "supply"
        else:
            p["supply"] += 1

    # ---- days

    def _start_player(self, f: Facts, p: Facts) -> None:
        self.table["start"] = f["who"]
        self.table["medal"] = None

    def _refill(self, f: Facts, p: Facts) -> None:
        self.table["cities"][f["city"]] = f["kind"]
        piles = self.table["piles"]
        piles[0 if piles[0] else 1] -= 1

    def _reshuffle(self, f: Facts, p: Facts) -> None:
        self.table["piles"] = [f["first"], f["second"]]
        self.table["spent"] = []

    def _dice(self, f: Facts, p: Facts) -> None:
        self.table["dice"] = [f["a"], f["b"], f["c"]]

    def _day(self, f: Facts, p: Facts) -> None:
        self.table["day"] = f["day"]

    def _night(self, f: Facts, p: Facts) -> None:
        """Only for the log: the dice are those of the Morning."""

    def _matches(self, f: Facts, p: Facts) -> None:
        """Only for the log: the servants come as a gain."""

    def _disqualified(self, f: Facts, p: Facts) -> None:
        """Only for the log: the score comes with the ranking."""

    def _rank(self, f: Facts, p: Facts) -> None:
        scores = self.table["scores"] or [0] * len(self.table["players"])
        scores[f["who"]] = f["score"]
        self.table["scores"] = scores
        self.table["ranking"].append(f["who"])


def visible(table: Facts) -> Facts:
    """What a page draws: the table without the agenda, the open exchange and the cards people may remember."""
    shown = {name: value for name, value in table.items() if name not in ("agenda", "gift", "place")}
    shown["players"] = [
        {
            name: sorted(value) if name == "decrees" else value
            for name, value in player.items()
            if not name.startswith("known")
        }
        for player in table["players"]
    ]
    shown["decrees"] = {name: sorted(owners) for name, owners in table["decrees"].items()}
    shown["ships"] = dict(sorted(table["ships"].items()))
    return shown
