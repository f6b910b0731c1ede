"""Questions, moves, events and refusals in words, using the Fluent messages of gugong/words."""

from collections.abc import Sequence
from functools import cache, lru_cache

from gugong.notation.cards import card_name
from gugong.rules.kernel import Position, Reason
from gugong.rules.spelling import Part, Parts
from gugong.view.causes import cause
from gugong.view.choices import DECLINES, ChoiceData, spelled
from gugong.view.events import EventData
from gugong.view.observe import QuestionData, question_name
from gugong.view.refusals import Refusal
from gugong.words import LANGUAGES, REMEMBERED, Catalogue

__all__ = ["LANGUAGES", "Words", "words_in"]

COLOURS = 5  # one per seat
EXPLAINED = ("vp", "skips", "heads-for", "wants")  # events with a separate message that gives the reason by rule
THEN = ("card", "die", "harbour", "new-ship", "tokens")  # kinds of first targets that lead to another question
MISSING: Parts = {"double": 0, "supply": 0, "new": 0, "special": 0, "price": -1}  # default values of parts


class Words(Catalogue):
    """Everything the game says, in one language."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        # The same few hundred moves come back game after game.
        self._moves = lru_cache(REMEMBERED)(self._move)
        self._offers = lru_cache(REMEMBERED)(self._offer)

    def seat_names(self, players: int) -> list[str]:
        """The colours of the seats; in the solo game the second one is Meng."""
        return [self.say("seat-0"), self.say("meng")] if players == 1 else self.colours()[:players]

    def colours(self) -> list[str]:
        """The names of all possible seats."""
        return [self.say(f"seat-{seat}") for seat in range(COLOURS)]

    def question(self, question: QuestionData, names: Sequence[str]) -> str:
        """One sentence that calls the seat by its name: who must decide what."""
        return self.say("question", name=names[question.seat], asked=self._asked(question))

    def question_to_you(self, question: QuestionData) -> str:
        """One sentence to the seat that must decide."""
        return _sentence(self._asked(question))

    def waiting(self, question: QuestionData, names: Sequence[str]) -> str:
        """What everybody else is told: who is deciding what."""
        return self.say("waiting", about=question.about, name=names[question.seat])

    def then(self, about: str, choice: ChoiceData) -> str | None:
        """What is asked once the first thing that this move names has been pointed at, if that is another question."""
        kind = choice.targets[0].partition(":")[0].replace("discard", "card")
        if kind not in THEN:
            return None
        return _sentence(self._moves(f"then-{kind}", about, None, *choice.parts.items()))

    def _asked(self, question: QuestionData) -> str:
        return self.say(f"ask{_hyphenated(question.about)}", **self._filled(question.parts))

    def move(self, about: str, choice: ChoiceData) -> str:
        """What this answer to a question does, and its price if that depends on the position."""
        return self._moves(f"move-{_id(choice.key)}", about, choice.price, *choice.parts.items())

    def brief(self, about: str, choice: ChoiceData) -> str:
        """The same in few words, for a button with icons and a price."""
        return self.offer(about, choice)[1]

    def offer(self, about: str, choice: ChoiceData) -> tuple[str, str]:
        """Both of these, looked up together."""
        return self._offers(choice.key, about, choice.price, *choice.parts.items())

    def _offer(self, key: str, about: str, price: int | None, *parts: tuple[str, Part]) -> tuple[str, str]:
        said = self._move(f"move-{_id(key)}", about, price, *parts)
        brief = said if key in DECLINES else self._move(f"brief-{_id(key)}", about, price, *parts)
        return said, _sentence(brief)

    def _move(self, message: str, about: str, price: int | None, *parts: tuple[str, Part]) -> str:
        args = self._filled(dict(parts) if price is None else {**dict(parts), "price": price})
        return self.say(message, about=about, **args)

    def event(self, event: EventData, names: Sequence[str], reader: int | None = None) -> str:
        """One sentence: who did what; to the seat that did it, if that is the reader, "you"."""
        if event.who is None:
            return self.say("sentence", done=_sentence(self.clause(event)))
        if event.who == reader:
            return self.say("sentence", done=self._because(event, f"you-{event.what}"))
        return self.say("event", name=names[event.who], done=self.clause(event))

    def clause(self, event: EventData) -> str:
        """What was done, without who did it."""
        return self._because(event, f"event-{event.what}")

    def _because(self, event: EventData, message: str) -> str:
        """The message about this event, and what led to that."""
        done, why = self.say(message, rule=event.rule, **self._explained(event)), cause(event)
        return done if why is None else self.say("because", done=done, cause=self.say(why))

    def will(self, event: EventData, seat: int, names: Sequence[str]) -> str:
        """One sentence to this seat: what somebody, perhaps the reader, is going to do."""
        name = "" if event.who is None else names[event.who]
        return self.say(f"will-{event.what}", you=int(event.who == seat), name=name, **self._explained(event))

    def _explained(self, event: EventData) -> Parts:
        args = self._filled(event.facts)
        if event.what in EXPLAINED:
            args["reason"] = self.say(f"{event.what}-{event.rule}".lower(), **args)
        return args

    def card(self, label: str) -> str:
        """The card with this label, by its value and action."""
        value, _, action = card_name(label).partition("-")
        return self.say("card", value=int(value), action=action or "none")

    def city(self, name: str) -> str:
        """The city's name in this language; a city from a custom component file keeps its name."""
        try:
            return self.say("city-" + "".join(letter for letter in name if letter not in "'’ ").lower())
        except KeyError:
            return name

    def refusal(self, refusal: Refusal, g: Position, names: Sequence[str]) -> str:
        """Why the move is refused, by which rule, and what would help, with every move in words."""
        about = "" if g.over() else question_name(g)

        def told(text: str) -> str:
            move = spelled(g, text)
            return self.quoted(text if move is None else self.move(about, move))

        return refusal.said(self, names[refusal.seat], told)

    def shortfall(self, reason: Reason) -> str:
        """Why an option cannot be chosen, in few words, for its row."""
        return _sentence(self.say(f"short-{reason.what}", need=reason.need, have=reason.have))

    def _filled(self, parts: Parts) -> Parts:
        """The variables of a message: parts used as selectors stay as they are, the others become names."""
        args = {**MISSING, "card": self.say("a-card"), **parts}
        if "n" not in parts:
            args["n"] = 1 - int(args["double"])  # one piece: the Double Servant or an ordinary one
        args["sign"] = "minus" if int(args["n"]) < 0 else "plus"
        args["n"] = abs(int(args["n"]))
        kinds = [str(value).removeprefix("-") for name, value in parts.items() if name.startswith("token")]
        args["tokens"] = ", ".join(self.say(f"token-{kind}") for kind in kinds) or "none"
        for name, value in parts.items():
            args |= self._named(name, value) | self._on_the_canal(name, value, int(parts.get("routes", 1)))
        return args

    def _named(self, name: str, value: int | str) -> Parts:
        if name in ("card", "taken"):
            return {name: self.card(str(value))}
        if name == "city":
            return {"city": self.city(str(value))}
        if name == "kind":
            return {"token": self.say(f"token-{value or 'none'}")}
        if name == "decree":
            return {"effect": self.say(f"decree-{value}".lower())}
        if name == "place" and isinstance(value, str):
            return {"place": value or "none", "location": self.say(f"place-{value}") if value else ""}
        if name == "seat":
            return {"seat": int(value) + 1}
        if name == "die":
            return {"die": value if isinstance(value, str) else "ABC"[value]}
        return {}

    def _on_the_canal(self, name: str, value: int | str, routes: int) -> Parts:
        """A harbour by its number; its route is named only if there are two."""
        if name not in ("harbour", "to", "route"):
            return {}
        route, number = str(value)[0] if routes > 1 else "only", str(value)[1:]
        if name == "route":
            return {"route": route}
        named: Parts = {name: self.say("harbour", number=number, route=route)}
        return named if name == "to" else named | {"number": number}


def _sentence(clause: str) -> str:
    return clause[0].upper() + clause[1:]


def _id(key: str) -> str:
    """The key of a move as messages are named: no-actions, a."""
    return key.replace(" ", "-").lower()


def _hyphenated(name: str) -> str:
    """-grand-canal for GrandCanal."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)


@cache
def words_in(language: str) -> Words:
    """The words of this language; raises ValueError if there are none."""
    return Words(language)
