"""How much one address may ask for."""

import pytest

from gugong.server.limits import CONNECTIONS, HELD, HELD_OF_ONE, Held, Visitors, shared
from gugong.table.errors import TooOften
from tests.server.client import served


def test_every_address_has_its_own_budget():
    visitors = Visitors()
    assert visitors.at("192.0.2.1") is visitors.at("192.0.2.1")
    assert visitors.at("192.0.2.1") is not visitors.at("192.0.2.2")


def test_addresses_that_come_no_more_are_forgotten(monkeypatch):
    monkeypatch.setattr("gugong.server.limits.ADDRESSES", 2)
    visitors = Visitors()
    for address in ("192.0.2.1", "192.0.2.2", "192.0.2.1", "192.0.2.3"):
        visitors.at(address)
    assert list(visitors.known) == ["192.0.2.1", "192.0.2.3"]


def test_whoever_is_connected_is_not_forgotten(monkeypatch):
    """Or the sockets would be counted from none again."""
    monkeypatch.setattr("gugong.server.limits.ADDRESSES", 2)
    visitors = Visitors()
    with visitors.at("192.0.2.1").connected():
        for address in ("192.0.2.2", "192.0.2.3"):
            visitors.at(address)
        assert list(visitors.known) == ["192.0.2.1", "192.0.2.3"]


def test_an_address_has_so_many_sockets_at_a_time():
    visitor = Visitors(people=1).at("192.0.2.1")
    with visitor.connected():
        visitor.sockets = CONNECTIONS
        with pytest.raises(TooOften), visitor.connected():
            pass
        visitor.sockets -= 1
        with visitor.connected():
            pass


def test_more_people_at_an_address_may_ask_for_more():
    few, many = Visitors(people=10).at("192.0.2.1"), Visitors(people=20).at("192.0.2.1")
    assert many.budget.at_once == 2 * few.budget.at_once
    assert many.budget.a_second == 2 * few.budget.a_second


def test_an_address_has_only_so_much_of_large_requests_at_a_time():
    held = Held()
    held.add("192.0.2.1", HELD_OF_ONE)
    with pytest.raises(TooOften):
        held.add("192.0.2.1", 1)
    held.add("192.0.2.2", 1)
    held.release("192.0.2.1", HELD_OF_ONE)
    held.add("192.0.2.1", 1)


def test_there_is_only_so_much_of_large_requests_at_all():
    held = Held()
    for number in range(HELD // HELD_OF_ONE):
        held.add(str(number), HELD_OF_ONE)
    with pytest.raises(TooOften):
        held.add("another", 1)
    held.release("0", HELD_OF_ONE)
    held.add("another", 1)


def test_a_large_request_is_counted_until_it_is_answered(server):
    """Together they have far more than there is room for at a time."""
    for _ in range(40):
        assert server.ask("POST", "/api/open", b" " * 190_000)[0] == 400


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    """A server that believes whom this test says it asks for, and allows little."""
    options = ("--per-address", "1", "--proxy", "127.0.0.1")
    with served(tmp_path_factory.mktemp("strict") / "tables.sqlite", *options) as running:
        yield running


@pytest.mark.parametrize(
    ("path", "headers"),
    [
        ("/healthz", {}),
        ("/no-such-file", {}),
        ("/", {"Origin": "https://evil.example"}),
        ("/healthz", {"Host": "["}),
    ],
)
def test_every_request_is_paid_for(strict, path, headers, request):
    """Whatever is asked, and whether it is answered or not."""
    one, another = (f"{request.node.name} {n}" for n in range(2))
    assert 429 in (strict.ask("GET", path, X_Forwarded_For=one, **headers)[0] for _ in range(1000))
    assert strict.ask("GET", path, X_Forwarded_For=another, **headers)[0] != 429


def test_a_monitor_on_the_machine_is_answered_however_often_it_asks(strict):
    assert {strict.ask("GET", "/healthz")[0] for _ in range(150)} == {200}


@pytest.mark.parametrize(
    ("address", "known"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::"),
        ("::1", "::"),
        ("", ""),
        ("x" * 1000, "x" * 64),
    ],
)
def test_a_household_has_one_ipv4_address_or_64_bits_of_ipv6(address, known):
    assert shared(address) == known
