"""Every fault in a record, a saved game or an observation is reported with the intended message."""

import json
import pickle

import pytest
from tests.notation.broken import RESULT, UNKNOWN, broken_record, put, refusals, saved, why_not_loaded, why_not_verified
from tests.words.test_errors import phrases

import gugong
from gugong.notation import record as records
from gugong.notation.record import Difference
from gugong.words import LANGUAGES, catalogue


def test_every_change_is_refused_for_what_it_is():
    for message, error in refusals():
        assert message in [phrase.message for phrase in phrases(error.phrase)], str(error)


@pytest.mark.parametrize("what", UNKNOWN)
def test_what_the_game_does_not_have_is_named(what):
    (reason,) = list(phrases(why_not_loaded(saved(), UNKNOWN[what]).phrase))[1:]
    assert reason.given["what"] == what


def test_a_refusal_is_one_line_whatever_was_written():
    for huge in ("x" * 10_000, "\x1b[31m\n" * 10_000):
        for path in (
            "moves.6.1",
            "moves.6.2",
            "commitment",
            "components",
            "rules",
            "seed",
            "options.bonus_tokens",
            huge,
        ):
            error = why_not_verified(broken_record(put(path, huge)))
            told = [error.said(catalogue(language)) for language in LANGUAGES]
            assert max(map(len, told)) < 3_000, path
            assert min("".join(told)) == " ", path


def test_a_difference_knows_its_move_in_another_process_too():
    error = pickle.loads(pickle.dumps(why_not_verified(broken_record(put("moves.6.1", "dance")))))
    assert isinstance(error, Difference)
    assert error.at == 7
    assert str(error).startswith("move 7: 'dance' is not legal; these moves are: '")


def test_what_comes_before_the_first_move_is_at_0():
    error = why_not_verified(broken_record(put("commitment", "")))
    assert isinstance(error, Difference)
    assert error.at == 0


def test_a_result_without_moves_names_no_move():
    game = gugong.new_game(players=2, seed=1)
    data = json.loads(records.write(game.record))
    put("result", RESULT)(data)
    error = why_not_verified(json.dumps(data), game.components)
    assert str(error) == "the record says scores [1, 2] and ranking [0, 1], and the moves lead to no result"


def test_only_the_rule_of_an_invariant_is_told():
    error = why_not_loaded(saved(), put("table.players.0.pool", 12))
    assert [error.said(catalogue(language)) for language in LANGUAGES] == [
        "This position cannot be: it breaks rule INV-1",
        "Cette position est impossible\u202f: elle enfreint la règle INV-1",
        "Taková pozice nemůže nastat: porušuje pravidlo INV-1",
        "Taka pozycja jest niemożliwa: łamie zasadę INV-1",
    ]
