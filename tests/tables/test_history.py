"""The fold of a table's entries, and what may be done next."""

import msgspec
import pytest

from gugong.game import Difference, IllegalMove
from gugong.notation import record as records
from gugong.table.errors import RequestError
from gugong.table.history import UNDOS, History
from gugong.table.rows import Entry
from tests.tables.rows import played_row


def acted(history: History, *acts: str) -> list[Entry]:
    """Let the seat that is asked play a move, undo or redo; gives back the entries."""
    made = []
    for act in acts:
        seat = history.moves[-1].seat if act == "undo" else history.position.question().who
        change = getattr(history, act)(seat, None) if act in ("undo", "redo") else history.play(seat, act, None)
        history.apply(change)
        made.append(change.entry)
    return made


def moves(history: History) -> list[str]:
    return [entry.move for entry in history.moves]


def test_undone_moves_can_be_redone_until_something_else_is_played():
    history = History(played_row(2, moves=0))
    first, other = (move.text for move in history.position.legal[:2])
    acted(history, first, "undo")
    assert (moves(history), [entry.move for entry in history.undone]) == ([], [first])
    acted(history, "redo")
    assert (moves(history), history.undone) == ([first], [])
    acted(history, "undo", other)
    assert (moves(history), history.undone, history.last_undo) == ([other], [], 4)


def test_several_moves_are_undone_and_redone_one_by_one():
    history = History(played_row(2, moves=0))
    played = []
    for _ in range(2):
        played.append(history.position.legal[0].text)
        acted(history, played[-1])
    acted(history, "undo", "undo", "redo")
    assert (moves(history), [entry.move for entry in history.undone]) == (played[:1], played[1:])
    acted(history, "redo")
    assert (moves(history), history.undone) == (played, [])


def test_a_history_read_again_is_the_one_that_was_played():
    row = played_row(2, moves=0)
    history = History(row)
    first, other = (move.text for move in history.position.legal[:2])
    entries = acted(history, first, "undo", "redo", "undo", other)
    again = History(msgspec.structs.replace(row, entries=entries))
    assert again.record == history.record
    assert (again.moves, again.undone) == (history.moves, history.undone)
    assert (again.seq, again.last_undo) == (history.seq, history.last_undo) == (5, 4)
    assert [(step.number, step.seq) for step in again.steps] == [(0, 0), (1, 5)]
    for one, other_step in zip(again.steps, history.steps, strict=True):
        assert one.points == other_step.points
        assert [event.what for event in one.events] == [event.what for event in other_step.events]


def test_steps_keep_their_positions_when_play_goes_on():
    history = History(played_row(2, moves=10))
    before = [step.position.day for step in history.steps], [step.points for step in history.steps]
    acted(history, history.position.legal[0].text)
    after = [step.position.day for step in history.steps[:-1]], [step.points for step in history.steps[:-1]]
    assert before == after


def test_a_position_that_was_forgotten_is_played_again():
    history = History(played_row(2, moves=60))
    played = records.replay(history.record, history.components)
    for step, position in zip(history.steps, played, strict=True):
        assert records.check(step.position) == records.check(position)


def test_a_long_game_keeps_few_positions():
    history = History(played_row(2, moves=60))
    acted(history, history.position.legal[0].text)
    kept = [step.number for step in history.steps if step.position is step.position]
    assert kept == [0, 32, 58, 59, 60, 61]


def test_entries_that_do_not_replay_are_refused():
    row = played_row(2, moves=3)
    row.entries[1] = msgspec.structs.replace(row.entries[1], check="00000000")
    with pytest.raises(Difference, match="move 2"):
        History(row)


def test_a_change_that_is_not_applied_changes_nothing():
    history = History(played_row(2, moves=5))
    seat = history.asks()
    assert seat is not None
    before = (history.record, history.seq)
    history.play(seat, history.position.legal[0].text, "once")
    assert (history.record, history.seq, history.accepted) == (*before, {})


def test_only_the_seat_whose_turn_it_is_plays_and_only_what_is_legal():
    history = History(played_row(2, moves=0))
    seat = history.asks()
    assert seat is not None
    with pytest.raises(RequestError, match="not-your-turn"):
        history.play(1 - seat, "skip", None)
    with pytest.raises(IllegalMove, match="eat the Envoy"):
        history.play(seat, "eat the Envoy", None)


def test_a_game_that_is_over_is_neither_played_on_nor_undone():
    row = played_row(2)
    history = History(row)
    assert history.over
    assert not any(history.can_undo(seat) for seat in range(2))
    with pytest.raises(RequestError, match="over"):
        history.play(0, "skip", None)
    assert row.standing.winner == history.result().winner


def test_only_moves_that_reveal_nothing_are_undone():
    """Along a whole game, the mover may take a move back exactly if Meng, a die, a pile or a token showed nothing."""
    row = played_row(1, seed=3)
    entries, row.entries = row.entries, []
    history = History(row)
    seen = set()
    for entry in entries:
        acted(history, entry.move)
        can = history.can_undo(entry.seat)
        happened = {event.what for event in history.steps[-1].events if event.what != "draw" or event.who == 0}
        assert can == (not history.over and not happened & {"automa", "dice", "refill", "draw"})
        assert not history.can_undo(None)
        seen.add(can)
    assert seen == {True, False}


def test_a_night_that_tells_of_a_card_nobody_has_seen_cannot_be_undone():
    """Seat 1 drew a card and discarded it face down: whether it matches the dice is news for seat 0."""
    history = History(played_row(2, moves=72, seed=1417))
    before, unseen = history.position, history.position.players[1]
    assert [card for card in unseen.discard if not unseen.known_discard >> card & 1]
    acted(history, "skip")
    assert "matches" in {event.what for event in history.steps[-1].events}
    assert before.luck.drawn == history.position.luck.drawn  # it is still night
    assert not history.can_undo(0)
    with pytest.raises(RequestError, match="no-undo"):
        history.undo(0, None)


def test_one_step_is_undone_twenty_times_and_no_more():
    history = History(played_row(2, moves=0))
    first, second = (move.text for move in history.position.legal[:2])
    for _ in range(UNDOS // 2):
        acted(history, first, "undo", second, "undo")
    acted(history, first)
    assert not history.can_undo(history.moves[-1].seat)
    with pytest.raises(RequestError, match="no-more-undo"):
        history.undo(history.moves[-1].seat, None)


def test_however_much_is_undone_the_entries_stay_bounded():
    """Somebody undoes whatever can be undone, and plays on when nothing can."""
    history = History(played_row(1, moves=0, seed=3))
    while not history.over and len(history.moves) < 30:
        acted(history, "undo" if history.can_undo(0) else history.position.legal[-1].text)
    assert history.seq <= 30 + 2 * UNDOS * 30
    assert max(history.undos.values()) == UNDOS


def test_undos_are_counted_again_when_the_table_is_read_again():
    row = played_row(2, moves=0)
    history = History(row)
    first = history.position.legal[0].text
    entries = acted(history, *[first, "undo"] * UNDOS, first)
    again = History(msgspec.structs.replace(row, entries=entries))
    assert not again.can_undo(again.moves[-1].seat)


def test_the_points_of_a_step_are_those_of_final_scoring_now():
    history = History(played_row(2))
    assert history.steps[-1].points == list(history.record.result.scores)
    assert history.steps[0].points == [0, 0]
