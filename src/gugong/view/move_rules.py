"""The rule behind a move, for those who ask."""

from gugong.content.names import BONUS_PLUS_ONE, TOKENS
from gugong.notation.positions import TableData
from gugong.view.observe import QuestionData
from gugong.view.phrases import move_phrase

# By the key of the move, or by question and key; {gaps} are parts of the move.
RULES = {
    "Travel A": "TRAVEL-1",
    "Travel B": "TRAVEL-2",
    "GreatWall A": "WALL-1",
    "GreatWall B": "WALL-2",
    "Intrigue A": "INTRIGUE-1",
    "Intrigue B": "INTRIGUE-2",
    "Palace A": "PALACE-1",
    "Palace B": "PALACE-2",
    "GrandCanal A": "CANAL-1",
    "GrandCanal B": "CANAL-2",
    "skip": "DAY-ACTION-1",
    "again": "BONUS-5",
    "cheaper": "BONUS-6",
    "twice-value": "BONUS-4",
    "square": "JADE-2",
    "house": "JADE-1",
    "load-new": "CANAL-4",
    "sail": "CANAL-5",
    "claim": "CANAL-8",
    "die": "BENEFIT-3",
    "decree": "DECREE-{decree}",
}
EXCHANGES = {2: "TOKEN-X-1", 4: "TOKEN-X-2", 6: "TOKEN-X-3"}
BENEFITS = {1: "BENEFIT-1", 3: "BENEFIT-2", 7: "BENEFIT-4"}


def rule_of_move(question: QuestionData, text: str, table: TableData) -> str:
    """The rule that says most about this move; the question's own where none says more."""
    key, parts = move_phrase(text, table)
    if key == "go":
        return token_rule(str(parts["kind"]))
    if key in ("tokens", "tokens-power"):
        return EXCHANGES[int(parts["price"])]
    if key == "back":
        return BENEFITS[int(parts["back"])]
    rule = RULES.get(f"{question.about} {key}") or RULES.get(key) or question.rule
    return rule.format(**parts)


def token_rule(token: str) -> str:
    """TOKEN-1 to TOKEN-12, then BONUS-1 to BONUS-6."""
    kind = TOKENS.index(token)
    return f"TOKEN-{kind}" if kind < BONUS_PLUS_ONE else f"BONUS-{kind - BONUS_PLUS_ONE + 1}"
