"""Odd messages and heads of requests are answered; the server never says that something broke."""

from tests.attacks import odd
from tests.attacks.figures import measure


def test_long_texts_are_answered(target):
    figures = measure(target, lambda: odd.long_answers(target))
    figures.check()
    assert figures.counts["malformed"] > 0


def test_odd_heads_of_requests_are_answered(target):
    figures = measure(target, lambda: odd.odd_heads(target))
    figures.check()
    assert set(figures.counts) <= {"200", "400", "403", "404", "405", "413", "414", "426", "431", "503", "closed"}
