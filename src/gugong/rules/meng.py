"""Meng, the opponent in the solo game, who never chooses but follows rules (rules A10)."""

from typing import Final

from gugong.content.names import NO_ACTION, ONE_SERVANT, PLACES, SWAP, TWO_SERVANTS
from gugong.rules.box import automa_cards
from gugong.rules.cards import DISCARD, HAND, Swap, arrive_openly, discard_face_down, leave_openly, take_back_face_down
from gugong.rules.cargo import LastClaims
from gugong.rules.day import Give, exchange
from gugong.rules.decree_effects import IN_THE_MORNING
from gugong.rules.decrees import PlaceOnDecree
from gugong.rules.great_wall import Benefit, FromSupply, Place, stand_on_wall
from gugong.rules.harbours import ShipFromSupply
from gugong.rules.intrigue import OfferSteps, move_marker
from gugong.rules.kernel import AUTOMA, EVERYBODY, Automa, Position, Question, Task
from gugong.rules.meng_actions import TIDY, by_day, by_special, by_twilight, load, mix_stack, skips, vp_instead
from gugong.rules.meng_choices import next_city
from gugong.rules.servants import Gain, gain, take
from gugong.rules.state import MENG, SPECIAL, Meng
from gugong.rules.stored import LastExchange
from gugong.rules.tokens import DiscardForJade, PayForJade, TakeBack
from gugong.rules.travel import Journey, go_moves


def set_up_meng(g: Position) -> None:
    """His focus, automa deck and stack of gift cards; a fifth card on hard.  (SOLO-SETUP-2 to SOLO-SETUP-7)"""
    g.automa = MENG
    chosen = g.options.focus
    focus = g.luck.below(len(PLACES)) if chosen is None else PLACES.index(chosen)
    g.meng = Meng(focus, tuple(g.luck.shuffled(automa_cards(g.components, g.options))))
    p = g.players[MENG]
    if g.options.difficulty == "hard":
        p.hand.append(g.draw[-1])
        g.draw = g.draw[:-1]
        p.card_slots = 1
    mix_stack(g)


class MengRules(Automa):
    """How he answers the questions that players are asked."""

    def answer(self, g: Position, question: Question) -> None:
        if isinstance(question, Give):
            take_turn(g)
        elif isinstance(question, Journey):
            _travel(g)
        elif isinstance(question, (Place, PlaceOnDecree)):
            question.options[0].run(g)
        elif isinstance(question, Benefit):
            _benefit(g)
        elif isinstance(question, (LastClaims, LastExchange)):
            pass  # he claims as soon as a ship is full, and keeps tokens worth less than 6 (Q-ME-15)
        else:
            _use_benefit(g, question)

    def morning(self, g: Position) -> None:
        """Apply all his level-1 decrees, the upper tile first.  (SOLO-MORN-1, Q-ME-27)"""
        for tile in g.tiles:
            if g.players[MENG].has(tile) and tile in IN_THE_MORNING:
                IN_THE_MORNING[tile].for_meng(g)


def _use_benefit(g: Position, question: Question) -> None:
    """He takes whatever a token or decree offers if it has an effect.  (SOLO-TRAVEL-4, Q-ME-20)"""
    p = g.players[MENG]
    if isinstance(question, Gain):
        take(g, MENG, min(question.n, p.supply), 0, question.rule)
    elif isinstance(question, OfferSteps):
        move_marker(g, MENG, question.steps, question.rule)
    elif isinstance(question, FromSupply):
        if p.supply:
            stand_on_wall(g, MENG, 1, 0, 1, question.rule)
        else:
            skips(g, "Q-TR-14")
    elif isinstance(question, ShipFromSupply):
        load(g, True, question.rule, "Q-TR-14")
    elif isinstance(question, PayForJade):
        if p.pool >= 3:
            question.options[0].run(g)
        else:
            skips(g, "Q-ME-7")  # he exchanges no tokens for it
    elif isinstance(question, TakeBack):
        _take_back(g)
    elif isinstance(question, DiscardForJade):
        _discard_for_jade(g)
    else:
        assert isinstance(question, Swap)
        vp_instead(g, "SOLO-TRAVEL-4")


def _take_back(g: Position) -> None:
    """Take the top card of his discard pile by Day; in Twilight or without one, 1 VP.  (SOLO-TRAVEL-4, Q-ME-28)"""
    p = g.players[MENG]
    assert g.meng is not None
    if g.meng.twilight or not p.discard:
        vp_instead(g, "SOLO-TRAVEL-4" if g.meng.twilight else "Q-ME-28")
        return
    card = p.discard[-1]
    known = p.known_discard >> card & 1 == 1
    if known:  # everybody saw which card is on top
        leave_openly(g, MENG, DISCARD, card)
        arrive_openly(p, HAND, card)
    else:
        take_back_face_down(p, card)
    if g.journal is not None:
        told = {"card": card}
        g.tell("take-back", MENG, "SOLO-TRAVEL-4", told if known else {}, {} if known else told)
    mix_stack(g)


def _discard_for_jade(g: Position) -> None:
    """Discard his top gift card, whatever its value; without one, 1 VP.  (SOLO-TRAVEL-4, Q-ME-6)"""
    p = g.players[MENG]
    assert g.meng is not None
    if g.meng.twilight or not p.hand:
        vp_instead(g, "SOLO-TRAVEL-4" if g.meng.twilight else "Q-ME-6")
        return
    discard_face_down(g, MENG, p.hand[-1], "SOLO-TRAVEL-4")
    g.take_jade(MENG, "SOLO-TRAVEL-4")


def _benefit(g: Position) -> None:
    """Jade if he can, otherwise a servant, otherwise nothing.  (SOLO-WALL-3)"""
    p = g.players[MENG]
    if p.marker >= 7:
        move_marker(g, MENG, -7, "SOLO-WALL-3")
        g.take_jade(MENG, "SOLO-WALL-3")
    elif p.marker >= 1 and p.supply:
        move_marker(g, MENG, -1, "SOLO-WALL-3")
        gain(g, MENG, 1, "SOLO-WALL-3")
    else:
        skips(g, "SOLO-WALL-3")


def _travel(g: Position) -> None:
    city, rule = next_city(g)
    if city < 0:
        skips(g, rule)
        return
    if g.journal is not None:
        g.tell("heads-for", MENG, rule, {"city": city})
    g.then(TIDY)
    go_moves(g.side)[MENG][city].run(g)


def take_turn(g: Position) -> None:
    """His top gift card goes where the automa card says; values do not matter.  (SOLO-DAY-1, SOLO-DAY-2)"""
    meng = g.meng
    assert meng is not None
    if not meng.deck and meng.used:
        _shuffle_automa(g, meng)
    if not meng.deck:
        _stop_for_today(g)
        return
    g.revealed_to = EVERYBODY
    automa = meng.deck[-1]
    meng.deck = meng.deck[:-1]
    meng.today += (automa,)
    special = 1 if automa == SPECIAL else 0
    place = meng.focus if special else automa
    if g.journal is not None:
        g.tell("automa", MENG, "SOLO-DAY-1", {"special": special, "place": place})
    g.gift, g.place = g.players[MENG].hand[-1], place
    exchange(g, MENG, "SOLO-DAY-2")
    g.then(CARD_PART[special], PLACE_PART[special])


def _shuffle_automa(g: Position, meng: Meng) -> None:
    """Shuffle the cards of earlier days into a new deck, but not today's.  (SOLO-DAY-6)"""
    meng.deck, meng.used = tuple(g.luck.shuffled(list(meng.used))), ()
    if g.journal is not None:
        g.tell("automa-reshuffle", MENG, "SOLO-DAY-6", {"n": len(meng.deck)})


def _stop_for_today(g: Position) -> None:
    """No automa card is left, so he keeps his gift cards for tomorrow.  (Q-ME-2)"""
    p = g.players[MENG]
    while p.hand:
        discard_face_down(g, MENG, p.hand[-1], "Q-ME-2")


class CardPart(Task):
    """Perform the card action, if he is able to.  (SOLO-DAY-3)"""

    def __init__(self, special: int) -> None:
        super().__init__(special)
        self.special: Final = special

    def run(self, g: Position) -> None:
        action = g.components.card_action[g.gift]
        if action == NO_ACTION:
            return
        if action in (ONE_SERVANT, TWO_SERVANTS):
            gain(g, MENG, 1 if action == ONE_SERVANT else 2, "SOLO-DAY-3")
        elif action == SWAP:
            vp_instead(g, "SOLO-DAY-3")
        else:
            _act(g, action, self.special)


class PlacePart(Task):
    """Then perform the location action.  (SOLO-DAY-4)"""

    def __init__(self, special: int) -> None:
        super().__init__(special)
        self.special: Final = special

    def run(self, g: Position) -> None:
        _act(g, g.place, self.special)


def _act(g: Position, place: int, special: int) -> None:
    if special:
        by_special(g, place)
    else:
        by_day(g, place)


class Twilight(Task):
    """Go through today's automa cards again in the order played, using their lower halves.  (SOLO-TWI-1)"""

    def run(self, g: Position) -> None:
        assert g.meng is not None
        g.meng.twilight = True
        g.then(*[TWILIGHT_CARD[automa] for automa in g.meng.today], NIGHTFALL)


class TwilightCard(Task):
    def __init__(self, automa: int) -> None:
        super().__init__(automa)
        self.automa: Final = automa

    def run(self, g: Position) -> None:
        by_twilight(g, self.automa)


class Nightfall(Task):
    """Today's automa cards join those of earlier days.  (SOLO-TWI-4)"""

    def run(self, g: Position) -> None:
        meng = g.meng
        assert meng is not None
        meng.used += meng.today
        meng.today = ()
        meng.twilight = False
        if g.journal is not None:
            g.tell("nightfall", MENG, "SOLO-TWI-4", {})


CARD_PART: Final = [CardPart(special) for special in (0, 1)]
PLACE_PART: Final = [PlacePart(special) for special in (0, 1)]
TWILIGHT: Final = Twilight()
TWILIGHT_CARD: Final = [TwilightCard(automa) for automa in range(SPECIAL + 1)]
NIGHTFALL: Final = Nightfall()
AUTOMA.append(MengRules())
