"""Set-up, and the schedule of the four days (rules A1 and A2)."""

from gugong.content.names import DECREE_KINDS, DECREE_LEVELS
from gugong.content.tables import Components
from gugong.rules import canal, decrees, great_wall, intrigue, jade, palace, travel
from gugong.rules.box import sets_in_play, tokens_in_play
from gugong.rules.day import DAY
from gugong.rules.kernel import Position, Task
from gugong.rules.luck import Luck
from gugong.rules.meng import TWILIGHT, set_up_meng
from gugong.rules.morning import MORNING, roll_dice, two_piles
from gugong.rules.night import NIGHT
from gugong.rules.options import Options
from gugong.rules.outposts import CALL_IN
from gugong.rules.scoring import END
from gugong.rules.state import HARBOURS, NOBODY, Player

DAYS = 4
TILES_A_LEVEL = 2  # an upper and a lower tile
LOCATIONS = (travel, great_wall, jade, intrigue, palace, decrees, canal)  # each registers its action


def new_position(components: Components, options: Options, seed: bytes) -> Position:
    """The position after set-up, at the first question.  (SETUP-1 to SETUP-14)"""
    n = options.players
    g = Position(components, options, components.side(n), Luck(seed), [])
    g.players = [Player([], [], []) for _ in range(options.seats())]
    g.wall_size = components.wall_size[n]
    g.bonus = options.bonus_tokens != "none"
    _choose_start_player(g)
    roll_dice(g, "SETUP-3")
    _lay_out_tokens(g)
    _deal_gifts(g)
    _lay_out_decrees(g)
    g.houses = (1 << len(g.side.houses)) - 1
    g.ships = [NOBODY] * (HARBOURS * g.side.routes)
    g.loads = [0] * len(g.ships)
    if n == 1:
        set_up_meng(g)
    _plan_days(g)
    g.settle()
    return g


def _choose_start_player(g: Position) -> None:
    """Random unless chosen; the last player's Intrigue marker is on top.  (SETUP-7, SETUP-8, D-2)"""
    chosen = g.options.start_player
    g.start = g.luck.below(g.options.players) if chosen is None else chosen  # solo: always the human (SOLO-SETUP-8)
    g.order = g.player_order()
    g.order.reverse()


def _lay_out_tokens(g: Position) -> None:
    """One on every city, the rest in two piles.  (SETUP-5, BONUS-0, D-1)"""
    counts = tokens_in_play(g.components, g.options)
    tokens = g.luck.shuffled([kind for kind in range(1, len(counts)) for _ in range(counts[kind])])
    n = len(g.side.cities)
    g.cities = tokens[:n]
    g.towns = (1 << n) - 1
    g.piles = two_piles(tokens[n:])


def _deal_gifts(g: Position) -> None:
    """Board cards and draw pile are random, sets go in player order.  (SETUP-10, SETUP-11, EXPERT-1)"""
    box = g.components
    sets = sets_in_play(box, g.options)
    for place, who in enumerate(g.player_order()):
        p = g.players[who]
        p.hand = sets[place].copy()
        for card in p.hand:
            p.known_hand |= 1 << card  # everybody knows who gets which set
    if g.options.expert:
        unused = [card for cards in box.sets[g.options.players :] for card in cards]
        pile = g.luck.shuffled(box.board_cards + box.draw_cards + unused)
        g.gifts, g.draw = pile[:7], tuple(pile[7:])
    else:
        g.gifts = g.luck.shuffled(box.board_cards)
        g.draw = tuple(g.luck.shuffled(box.draw_cards))


def _lay_out_decrees(g: Position) -> None:
    """Two of each level; the others leave the game.  (SETUP-13)"""
    tiles: list[int] = []
    for level in DECREE_LEVELS:
        there = [n for n, kind in enumerate(DECREE_KINDS) if kind.level == level and g.components.decree_cost[n] >= 0]
        tiles += g.luck.shuffled(there)[:TILES_A_LEVEL]
    g.tiles = tuple(tiles)
    g.owners = [0] * len(tiles)


def _plan_days(g: Position) -> None:
    """Day 1 has no Morning; Night 4 is played, then the end.  (ROUND-1, ROUND-2, ROUND-3)"""
    day: list[Task] = [DAY, CALL_IN, NIGHT] if g.automa == NOBODY else [DAY, TWILIGHT, NIGHT]
    for _ in range(1, DAYS):
        g.then(MORNING, *day)
    g.then(*day)
    g.agenda.insert(0, END)
