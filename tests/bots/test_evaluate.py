"""What the end of a game is worth to each player."""

from gugong.bots.evaluate import final_leads, squash
from gugong.content import load
from gugong.rules.options import Options
from gugong.rules.setup import new_position


def ended(*players, options=None):
    """A finished game, given the VP and the Envoy's steps of each player; 8 steps reach the Palace."""
    g = new_position(load(), options or Options(len(players)), bytes(32))
    for who, (p, (vp, steps)) in enumerate(zip(g.players, players)):
        p.vp, p.envoy, p.palace_seat = vp, steps, who if steps == 8 else -1
    return g


def test_inside_the_palace_points_count():
    assert final_leads(ended((40, 8), (33, 8), (20, 8))) == [7, -7, -20]


def test_outside_every_missing_step_counts():
    near, far = final_leads(ended((40, 7), (30, 8)))[0], final_leads(ended((40, 3), (30, 8)))[0]
    assert far < near < 0


def test_meng_need_not_arrive():
    assert final_leads(ended((40, 8), (50, 2), options=Options(1))) == [-10, 10]


def test_a_larger_lead_is_worth_more_but_never_as_much_as_everything():
    values = [squash(lead) for lead in (-400.0, -3.0, 0.0, 12.0, 400.0)]
    assert values == sorted(set(values))
    assert values[2] == 0
    assert max(map(abs, values)) < 1
