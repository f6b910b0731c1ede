"""Games that are about to come to a moment which the page has a picture for, and the move that brings it."""

from functools import cache
from random import Random

from playwright.sync_api import Page

import gugong
from tests.table import BOX

# Plays a move as another page of the same visitor would.
PLAY = """async ([table, secret, seat, move]) => {
    const socket = new WebSocket(`ws://${location.host}/ws`);
    const say = (what) => socket.send(JSON.stringify(what));
    const heard = (kind) => new Promise((resolve) => socket.addEventListener("message", ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === kind) resolve(message);
    }));
    await new Promise((resolve) => socket.addEventListener("open", resolve));
    const state = heard("state");
    say({ type: "hello", table, secret, seat, language: "en" });
    const { seq } = await state;
    const accepted = heard("accepted");
    say({ type: "play", id: "picture", seq, move });
    await accepted;
    socket.close();
}"""


@cache
def before(what: str, players: int) -> tuple[gugong.Game, str]:
    """A game of chance in which the next move brings this event, and that move."""
    for seed in range(200):
        game, chance = gugong.new_game(players, seed, BOX), Random(seed)
        while not game.over:
            move = chance.choice(game.moves())
            twin = game.copy()
            if any(event.what == what for event in twin.play(move)):
                return game, move.text
            game = twin
    raise AssertionError(f"No game tells of {what}.")


def play_elsewhere(page: Page, host: str, game: gugong.Game, move: str) -> None:
    """The move is made by whoever made the table, from another page."""
    question = game.asks()
    assert question is not None
    page.evaluate(PLAY, [*host.rpartition("#/table/")[2].split("/"), question.seat, move])
