"""The open question as it is put to the seat that must answer it."""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from gugong.game import Position
from gugong.table import protocol as p
from gugong.view.choices import ChoiceData, listed
from gugong.view.observe import QuestionData
from gugong.view.words import Words


def ask_message(position: Position, asked: QuestionData, words: Words) -> p.Ask:
    offered: list[ChoiceData] = []
    unavailable: list[p.Unavailable] = []
    for choice, reason in listed(position):
        if reason is None:
            offered.append(choice)
        else:
            made = _choice(asked.about, replace(choice, rule=reason.rule), words)
            unavailable.append(p.Unavailable(made, len(offered), words.shortfall(reason)))
    choices = [_choice(asked.about, one, words) for one in offered]
    then = _then(asked.about, offered, words)
    said = words.question_to_you(asked)
    return p.Ask(asked.seat, asked.about, said, asked.rule, choices, then, unavailable)


def _choice(about: str, made: ChoiceData, words: Words) -> p.Choice:
    said, brief = words.offer(about, made)
    return p.Choice(made.move, said, made.rule, made.key, made.parts, made.price, made.targets, brief)


def _then(about: str, offered: Sequence[ChoiceData], words: Words) -> dict[str, str]:
    """What is left to decide after each first target that leaves something to decide."""
    times = Counter(one.targets[0] for one in offered if one.targets)
    first = {one.targets[0]: one for one in offered if one.targets and times[one.targets[0]] > 1}
    said = {target: words.then(about, one) for target, one in first.items()}
    return {target: sentence for target, sentence in said.items() if sentence is not None}
