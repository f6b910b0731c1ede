"""What can be asked about tables without being connected to one."""

from functools import partial

from gugong.game import Result, SavedGame
from gugong.notation import record as records
from gugong.notation.record import Difference, Record
from gugong.puzzles import NAME, days, puzzle_at, shipped
from gugong.puzzles.days import Day
from gugong.table import protocol as p
from gugong.table.access import access
from gugong.table.errors import RequestError
from gugong.table.history import History
from gugong.table.open_table import OpenTable
from gugong.table.ports import Store
from gugong.table.presenter import seat_names
from gugong.table.review_message import review_file
from gugong.table.rows import TableRow
from gugong.view.rulebook import Page, all_pages
from gugong.view.words import LANGUAGES, Words

LISTED = 200  # tables in one answer


async def own_tables(store: Store, asked: p.Mine, words: Words) -> list[p.Summary]:
    """Those of the tables named that exist and belong to the secret named with them, the latest first."""
    secrets = {one.table: one.secret for one in asked.tables[:LISTED]}
    found = [_summary(row, secrets[row.id], words) for row in await store.heads(list(secrets))]
    return sorted((one for one in found if one is not None), key=lambda one: -one.moved)


def _summary(row: TableRow, secret: str, words: Words) -> p.Summary | None:
    granted = access(row, secret)
    if granted is None:
        return None
    asks = row.standing.asks
    return p.Summary(
        table=row.id,
        title=row.title,
        players=row.record.options.players,
        names=seat_names(row, words),
        day=row.standing.day,
        over=asks is None,
        mine_to_move=asks in granted.seats and not row.gathering,
        winner=row.standing.winner,
        moved=row.moved,
        rules=_rules_needed(row),
        gathering=row.gathering,
        lesson=row.lesson if puzzle_at(row.lesson) is None else NAME,
    )


def _rules_needed(row: TableRow) -> str | None:
    """The version of a finished game that this program cannot open; a running one may go on from its snapshot."""
    rules = row.standing.rules or row.record.rules
    return rules if row.standing.asks is None and rules not in records.PLAYABLE else None


def record_of(table: OpenTable) -> Record:
    """It holds the seed, and so the whole deal: nobody gets it before the game is over."""
    if not table.history.over:
        raise RequestError("not-now", "record-secret")
    return table.history.record


async def review_of(table: OpenTable, asked: p.GetReview, words: Words) -> p.ReviewFile:
    found = await table.reviewer.finished(asked.seat, asked.depth)
    return review_file(found, asked.form, table.presenter.names(words)[asked.seat], words)


async def verify(table: OpenTable, words: Words) -> p.Verified:
    """Read the table from the store and replay it from the first move."""
    if not table.history.over:
        raise RequestError("not-now", "not-over")
    row = await table.store.table(table.history.id)
    assert row is not None
    record = table.history.record
    try:
        ok = await table.thinker.run(partial(_verify, row))
        said = words.say(_verdict(table.history, ok), n=len(record.moves))
    except Difference as error:
        ok, said = False, words.say("server-not-verified", why=error.said(words))
    return p.Verified(ok, said, row.record.commitment, record.seed, len(record.moves))


def _verify(row: TableRow) -> bool:
    """Was the deal the promised one?  Raises Difference if the moves do not replay."""
    stored = History(row)
    SavedGame(stored.record, stored.components).verify()
    return records.commitment_holds(row.record)  # a game that was resumed has a record with a commitment of its own


def _verdict(history: History, ok: bool) -> str:
    if not ok:
        return "server-not-promised"
    return "server-verified-since" if history.resumed else "server-verified"


def rule_pages(language: str) -> list[p.RulePage]:
    if language not in LANGUAGES:
        raise RequestError("unknown", "not-found")
    return [_rule_page(page) for page in all_pages(language)]


def _rule_page(page: Page) -> p.RulePage:
    rules = [p.Rule(rule.id, rule.title, rule.text, list(rule.see_also)) for rule in page.paragraphs]
    return p.RulePage(page.name, page.part, page.title, page.introduction, rules)


def puzzles() -> list[p.PuzzleSummary]:
    return [p.PuzzleSummary(one.key, one.seen.options.players, one.rating) for one in shipped().values()]


def day_of(date: str) -> p.Day:
    found = _day(date)
    return p.Day(found.date, found.options, found.seed, found.puzzle)


def _day(date: str) -> Day:
    try:
        return days.day_of(date)
    except ValueError:
        raise RequestError("malformed", "no-such-day") from None


async def day_result(table: OpenTable, date: str) -> p.DayResult:
    """What came of the deal of this day; the table is read from the store and replayed from its first move."""
    history, day = table.history, _day(date)
    row = await table.store.table(history.id)
    assert row is not None
    if row.components is not None or not days.is_deal_of(row.record, day):
        raise RequestError("malformed", "not-the-deal")
    if not history.over:
        return p.DayResult(date, False, [], False, history.hints[0])
    result = await table.thinker.run(partial(_replayed, row))
    return p.DayResult(date, True, result.scores, result.winner == 0, history.hints[0])


def _replayed(row: TableRow) -> Result:
    stored = History(row)
    result = SavedGame(stored.record, stored.components).verify().result()
    assert result is not None
    return result
