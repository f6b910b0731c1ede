"""What a seat sees, and what it does not."""

import random
from collections import Counter

import msgspec
import pytest
from tests.fuzz import TABLES
from tests.table import Table

import gugong
from gugong.rules.cards import SWAP_BY_CARD, draw
from gugong.rules.kernel import Position
from gugong.rules.tokens import DISCARD_FOR_JADE, TAKE_BACK
from gugong.view.observe import SeatError, observe

rule = pytest.mark.rule


def played(seed: int, decisions: int) -> gugong.Game:
    """A random game after this number of decisions."""
    rng = random.Random(seed)
    game = gugong.new_game(seed=seed, **TABLES[seed % len(TABLES)])
    while not game.over and len(game.record.moves) < decisions:
        game.play(rng.choice(game.moves()))
    return game


def permuted(g: Position, seat: int | None, rng: random.Random) -> Position:
    """The same game with everything changed that this seat cannot know."""
    twin = g.copy()
    twin.luck.drawn += rng.randrange(100)
    tokens = [*twin.piles[0], *twin.piles[1]]
    rng.shuffle(tokens)
    first = len(twin.piles[0])
    twin.piles = (tuple(tokens[:first]), tuple(tokens[first:]))
    hidden = list(twin.draw)
    for who, p in enumerate(twin.players):
        if who != seat:
            known = p.known_hand | p.known_discard | p.known_owned
            hidden += [card for card in p.hand + p.discard if not known >> card & 1]
    rng.shuffle(hidden)
    for who, p in enumerate(twin.players):
        if who != seat:
            known = p.known_hand | p.known_discard | p.known_owned
            for pile in (p.hand, p.discard):
                pile[:] = [card if known >> card & 1 else hidden.pop() for card in pile]
            _trade_owned(p, rng)
            rng.shuffle(p.hand)
    twin.draw = tuple(hidden)
    return twin


def _trade_owned(p, rng):
    """A card that may be in the hand or the discard pile changes places with an unknown one."""
    free_hand = [card for card in p.hand if not (p.known_hand >> card & 1)]
    free_discard = [card for card in p.discard if not (p.known_discard >> card & 1)]
    if free_hand and free_discard:
        one, other = rng.choice(free_hand), rng.choice(free_discard)
        p.hand[p.hand.index(one)], p.discard[p.discard.index(other)] = other, one


@rule("Q-EX-14", "TERM-8")
@pytest.mark.parametrize("seed", range(96))
def test_what_a_seat_cannot_know_changes_nothing_it_observes(seed):
    rng = random.Random(seed)
    g = played(seed, rng.randrange(20, 160)).position
    if g.over():
        return
    for seat in (None, *range(g.options.players)):
        assert observe(permuted(g, seat, rng), seat) == observe(g, seat)


@pytest.mark.parametrize("seed", range(24))
def test_a_spectator_sees_no_hand_and_no_move(seed):
    seen = played(seed, 60).observe(None)
    assert (seen.hand, seen.discard, seen.moves) == ([], [], [])


def test_an_observation_holds_neither_seed_nor_draw_pile():
    game = played(5, 40)
    seen = game.observe(0)
    assert game.record.seed not in str(msgspec.to_builtins(seen))
    assert seen.table.draw == len(game.position.draw)  # a number, not the cards


def test_only_the_seat_that_is_asked_gets_the_moves():
    game = gugong.new_game(players=3, seed=1)
    asked = game.asks().seat
    assert game.observe(asked).moves
    assert not game.observe((asked + 1) % 3).moves


def test_a_seat_that_is_not_there_is_refused():
    with pytest.raises(SeatError, match="There is no seat 3 to look from: people sit on 0 to 2"):
        gugong.new_game(players=3, seed=1).observe(3)


@rule("Q-EX-14")
def test_everybody_remembers_the_card_taken_from_the_board():
    t = Table(players=2).seat(0, hand="9 4-canal").gifts(jade="5-canal").turn(0)
    t.play("9 jade", "skip")
    assert observe(t.g, 1).table.players[0].known_discard == ["5-canal"]


@rule("Q-EX-14", "DAY-EXCHANGE-4")
def test_a_card_discarded_as_payment_is_not_shown():
    t = Table(players=2).seat(0, hand="2-decrees 3-two-servants 6-one-servant").gifts(jade="8").turn(0)
    t.play("2-decrees jade", "discard 3-two-servants")
    seen = observe(t.g, 1).table.players[0]
    assert seen.known_hand == []
    assert sorted(seen.known_owned) == ["3-two-servants", "6-one-servant"]


@rule("Q-EX-14")
def test_the_only_card_left_is_remembered_again():
    t = Table(players=2).seat(0, hand="2-decrees 3-two-servants 6-one-servant").gifts(jade="8", wall="5-canal")
    t.turn(0).play("2-decrees jade", "discard 3-two-servants", "skip", "skip")
    t.turn(0).play("6-one-servant wall", "skip")
    assert sorted(observe(t.g, 1).table.players[0].known_discard) == ["3-two-servants", "5-canal", "8"]


@rule("TOKEN-8", "Q-EX-14")
def test_a_card_taken_back_is_not_shown():
    t = Table(players=2).seat(0, hand="9", discard="4-canal 5-canal").ask(TAKE_BACK[0])
    t.play("take 4-canal")
    seen = observe(t.g, 1).table.players[0]
    assert seen.known_discard == []
    assert sorted(seen.known_owned) == ["4-canal", "5-canal"]


@rule("TOKEN-5", "Q-EX-14")
def test_the_card_discarded_for_jade_is_not_shown():
    t = Table(players=2).seat(0, hand="9 8 7-intrigue", discard="4-canal").ask(DISCARD_FOR_JADE[0])
    t.play("discard 8")
    assert observe(t.g, 1).table.players[0].known_hand == []


@rule("CARD-5", "Q-EX-14")
def test_both_cards_of_a_swap_are_seen():
    t = Table(players=2).seat(0, hand="9", discard="4-canal").gifts(wall="5-canal").ask(SWAP_BY_CARD[0])
    t.play("swap discard 4-canal wall")
    assert observe(t.g, 1).table.players[0].known_discard == ["5-canal"]


def test_imagined_cards_are_dealt_uniformly():
    """Seat 1 drew a hidden card: over many imagined games it is each of the unseen cards equally often."""
    t = Table(players=2)
    draw(t.g, 1, "CANAL-8")
    t[1].card_slots, t[1].supply = 1, t[1].supply - 1
    seen = observe(t.g, 0)
    rng = random.Random(11)
    found: Counter[int] = Counter()
    for _ in range(4400):
        imagined = gugong.imagine(seen, rng)
        found[next(c for c in imagined.players[1].hand if not imagined.players[1].known_hand >> c & 1)] += 1
    assert len(found) == 11  # the cards of the draw pile
    chi_square = sum((n - 400) ** 2 / 400 for n in found.values())
    assert chi_square < 29.6  # 10 degrees of freedom: fair dealing exceeds it for one seed in a thousand


def test_a_remembered_card_that_may_lie_in_two_piles_is_imagined_in_both():
    """One of three remembered cards went face down from hand to discard pile; each is equally likely."""
    t = Table(players=2).gifts(jade="7-one-servant").turn(0)
    t.play("2-decrees jade", "discard 4-canal")
    seen = observe(t.g, 1)
    rng = random.Random(5)
    discarded: Counter[str] = Counter()
    for _ in range(3000):
        p = gugong.imagine(seen, rng).players[0]
        discarded[t.label(next(card for card in p.discard if not p.known_discard >> card & 1))] += 1
    assert set(discarded) == {"4-canal", "5-one-servant", "8"}
    assert all(abs(n - 1000) < 130 for n in discarded.values())  # five standard deviations


def test_the_luck_to_come_is_imagined_anew():
    game = gugong.new_game(players=2, seed=3)
    rng = random.Random(1)
    seeds = {gugong.imagine(game.observe(0), rng).luck.seed for _ in range(20)}
    assert len(seeds) == 20
    assert bytes.fromhex(game.record.seed) not in seeds


@rule("TOKEN-5")
def test_whoever_is_asked_for_a_high_card_is_imagined_with_one():
    t = Table(players=2)
    t[0].hand, t[0].discard = t[0].hand[2:], t[0].hand[:2]
    t[0].known_hand, t[0].known_owned = 0, t[0].known_hand
    t.ask(DISCARD_FOR_JADE[0])
    seen = observe(t.g, 1)
    rng = random.Random(2)
    for _ in range(50):
        imagined = gugong.imagine(seen, rng)
        assert any(imagined.components.card_value[card] >= 7 for card in imagined.players[0].hand)
