"""The open question as it is put to the seat that must answer it."""

from collections import Counter
from collections.abc import Sequence

from gugong.game import Position
from gugong.table import protocol as p
from gugong.view.choices import ChoiceData, choices
from gugong.view.observe import QuestionData
from gugong.view.words import Words


def ask_message(position: Position, asked: QuestionData, words: Words) -> p.Ask:
    offered = choices(position)
    made = [_choice(asked.about, one, words) for one in offered]
    then = _then(asked.about, offered, words)
    return p.Ask(asked.seat, asked.about, words.question_to_you(asked), asked.rule, made, then)


def _choice(about: str, made: ChoiceData, words: Words) -> p.Choice:
    said, brief = words.offer(about, made)
    return p.Choice(made.move, said, made.rule, made.key, made.parts, made.price, made.targets, brief)


def _then(about: str, offered: Sequence[ChoiceData], words: Words) -> dict[str, str]:
    """What is left to decide after each first target that leaves something to decide."""
    times = Counter(one.targets[0] for one in offered if one.targets)
    first = {one.targets[0]: one for one in offered if one.targets and times[one.targets[0]] > 1}
    said = {target: words.then(about, one) for target, one in first.items()}
    return {target: sentence for target, sentence in said.items() if sentence is not None}
