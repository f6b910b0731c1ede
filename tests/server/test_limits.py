"""How much one address may ask for."""

import pytest

from gugong.server.limits import CONNECTIONS, Visitors, shared
from gugong.table.errors import TooOften


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
