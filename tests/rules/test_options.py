"""The options of a table: the start player and the expert variant (rules part F)."""

import pytest

from gugong.rules.options import OptionError, Options
from tests.table import Table

rule = pytest.mark.rule


@rule("SETUP-7", "D-2")
def test_without_a_choice_the_start_player_is_random_and_all_variants_are_off():
    options = Options(3)
    assert (options.start_player, options.expert, options.bonus_tokens, options.sail_off) == (
        None,
        False,
        "none",
        False,
    )


@rule("SETUP-7", "D-2", "DAY-1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_chosen_seat_starts(seat):
    t = Table(players=3, start_player=seat)
    assert (t.g.start, t.question) == (seat, f"{seat} Give")


@rule("D-2", "SETUP-8", "SETUP-11")
def test_sets_and_intrigue_markers_follow_the_chosen_start_player():
    t = Table(players=3, start_player=2)
    assert (t.hand(2), t.g.order) == (["2-decrees", "4-canal", "5-one-servant", "8"], [1, 0, 2])


@rule("D-2")
@pytest.mark.parametrize("seat", [-1, 3])
def test_a_start_player_who_is_not_at_the_table_is_refused(seat):
    with pytest.raises(OptionError, match="a seat from 0 to 2"):
        Options(3, start_player=seat)


@rule("EXPERT-1")
def test_without_the_expert_option_the_board_cards_lie_on_the_board():
    g = Table(players=4).g
    assert sorted(g.gifts) == sorted(g.components.board_cards)


@rule("EXPERT-1")
def test_the_expert_option_leaves_everything_else_unchanged():
    expert, normal = Table(players=4, expert=True), Table(players=4)
    assert (expert.g.side, expert.g.wall_size) == (normal.g.side, normal.g.wall_size)
    assert [(p.pool, p.supply, p.vp) for p in expert.g.players] == [(6, 6, 0)] * 4
    assert [expert.hand(who) for who in range(4)] == [normal.hand(who) for who in range(4)]


@rule("SETUP-1")
@pytest.mark.parametrize("players", [0, 6])
def test_a_table_has_at_most_five_players(players):
    with pytest.raises(OptionError, match="players"):
        Options(players)


@rule("BONUS-0", "D-1")
def test_bonus_tokens_are_none_six_or_twelve():
    with pytest.raises(OptionError, match="none, six, twelve"):
        Options(3, bonus_tokens="three")
