"""What a secret gives access to."""

import msgspec

from gugong.table import protocol as p
from gugong.table.access import Access, access, invited_to, is_spent, links, new_secret, spent_with
from gugong.table.creation import new_seats
from gugong.table.rows import TableRow
from tests.tables.rows import HOST, played_row
from tests.tables.visitor import new_table


def row(*seats: str) -> TableRow:
    made = msgspec.convert(new_table(*seats)["seats"], list[p.NewSeat])
    return msgspec.structs.replace(played_row(len(seats), moves=0), seats=new_seats(made, len(seats), HOST))


def test_the_host_plays_the_seats_of_the_page_that_made_the_table():
    assert access(row("person", "open", "person"), HOST) == Access((0, 2), host=True)


def test_an_open_seat_is_played_by_nobody_until_it_is_taken():
    made = row("person", "open")
    link = links(made)["1"]
    assert access(made, link) == Access((), host=False)
    assert invited_to(made, link) == 1


def test_nobody_is_invited_to_a_seat_that_somebody_plays():
    made = row("person", "open")
    made.seats[1].kind = "person"
    assert invited_to(made, str(made.seats[1].secret)) is None
    assert invited_to(made, HOST) is None


def test_spectators_have_access_to_no_seat_and_others_to_nothing():
    made = row("person", "open")
    assert access(made, made.spectator) == Access((), host=False)
    assert access(made, "guessed") is None


def test_links_open_no_seat_of_a_person():
    made = row("person", "open", "random", "open")
    made.seats[3].kind = "person"
    assert set(links(made)) == {"spectator", "1"}
    assert HOST not in links(made).values()


def test_a_seat_remembers_a_few_of_its_former_secrets():
    made = row("person", "open")
    seat = made.seats[1]
    former = [new_secret() for _ in range(12)]
    for secret in former:
        seat.secret = secret
        seat.spent = spent_with(seat)
    assert [is_spent(made, secret) for secret in former] == [False] * 4 + [True] * 8
    assert not is_spent(made, HOST)
