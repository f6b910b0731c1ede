"""What is said in each language, sentence by sentence."""

import pytest
from tests.table import Table

from gugong.rules.kernel import Event
from gugong.rules.scoring import FINAL
from gugong.view.choices import choices, public_text, spelled
from gugong.view.events import EventData, event_data
from gugong.view.observe import observe
from gugong.view.words import LANGUAGES, words_in

EN = words_in("en")
NAMES = EN.colours()

PLURALS = [
    ("en", "event-jade", "took 1 jade", "took 2 jade", "took 5 jade"),
    ("en", "event-gain", "gained 1 servant", "gained 2 servants", "gained 5 servants"),
    ("fr", "event-gain", "reçoit 1 serviteur", "reçoit 2 serviteurs", "reçoit 5 serviteurs"),
    ("fr", "event-jade", "prend 1 jade", "prend 2 jades", "prend 5 jades"),
    ("cs", "event-gain", "najímá 1 služebníka", "najímá 2 služebníky", "najímá 5 služebníků"),
    ("cs", "event-jade", "bere 1 nefrit", "bere 2 nefrity", "bere 5 nefritů"),
    (
        "cs",
        "event-marker",
        "klesá o\u00a01 pole na stupnici intrik",
        "klesá o\u00a02 pole na stupnici intrik",
        "klesá o\u00a05 polí na stupnici intrik",
    ),
    ("pl", "event-gain", "otrzymuje 1 służącego", "otrzymuje 2 służących", "otrzymuje 5 służących"),
    ("pl", "event-pay", "płaci 1 służącym", "płaci 2 służącymi", "płaci 5 służącymi"),
    ("pl", "event-jade", "bierze 1 jadeit", "bierze 2 jadeity", "bierze 5 jadeitów"),
    (
        "pl",
        "event-envoy",
        "przesuwa Wysłannika o\u00a01 pole",
        "przesuwa Wysłannika o\u00a02 pola",
        "przesuwa Wysłannika o\u00a05 pól",
    ),
]


@pytest.mark.parametrize(("language", "message", "one", "two", "five"), PLURALS)
def test_plurals(language, message, one, two, five):
    for n, words in ((1, one), (2, two), (5, five)):
        assert words_in(language).say(message, n=n, double=0, sign="minus") == words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Zoë paid 22 servants and the Double Servant."),
        ("fr", "Zoë paie 22 serviteurs et le Double Serviteur."),
        ("cs", "Zoë vysílá 22 služebníků a\u00a0dvojitého služebníka."),
        ("pl", "Zoë płaci 22 służącymi i\u00a0Podwójnym Służącym."),
    ],
)
def test_a_player_pays(language, words):
    assert words_in(language).event(EventData("pay", 0, "TERM-3", {"n": 22, "double": 1}), ["Zoë"]) == words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["{ $n }", "-term", "anna", "Ana\u202eX", "''", "{"])
def test_a_name_may_be_any_text(language, name):
    event = EventData("medal", 0, "INTRIGUE-1", {})
    words = words_in(language).event(event, [name])
    assert words == f"{name} {words_in(language).say('event-medal')}."


@pytest.mark.parametrize(("language", "first"), [("en", "Crane"), ("fr", "Grue"), ("cs", "Jeřáb"), ("pl", "Żuraw")])
def test_seats_are_called_by_their_colours(language, first):
    words = words_in(language)
    assert words.seat_names(1) == [first, "Meng"]
    assert [len(words.seat_names(players)) for players in (2, 3, 4, 5)] == [2, 3, 4, 5]
    assert len(set(words.seat_names(5))) == 5


def test_another_language_is_refused_with_those_that_there_are():
    with pytest.raises(ValueError, match="There are no words in 'tlh': choose en, fr, cs or pl"):
        words_in("tlh")


def test_a_message_that_there_is_not_is_an_error():
    with pytest.raises(KeyError):
        EN.say("nonsense")


def test_a_variable_that_is_not_given_is_an_error():
    with pytest.raises(AssertionError, match="event-jade in en"):
        EN.say("event-jade")


# English, sentence by sentence


@pytest.mark.parametrize(
    ("ordinary", "double", "words"),
    [
        (0, 0, "0 servants"),
        (1, 0, "1 servant"),
        (2, 0, "2 servants"),
        (0, 1, "the Double Servant"),
        (1, 1, "1 servant and the Double Servant"),
    ],
)
def test_servants(ordinary, double, words):
    assert EN.say("servants", n=ordinary, double=double) == words


@pytest.mark.parametrize(
    ("about", "text", "price", "words"),
    [
        ("GreatWall", "A", None, "place 1 servant"),
        ("GreatWall", "B", None, "pay 1 servant, then place up to 2 others"),
        ("Travel", "B", 1, "pay 1, then make two journeys"),
        ("Travel", "B", None, "pay the price, then make two journeys"),
        ("Pay", "pay 1+D", None, "pay 1 servant and the Double Servant"),
        ("Gain", "gain D", None, "gain the Double Servant"),
        ("Load", "load D new a", None, "the Double Servant on a new ship"),
        ("Stow", "load 1 a3", None, "1 servant on your ship in harbour 3"),
        ("Stow", "done", None, "no second servant"),
        ("Jade", "house 4", 3, "pay 3 for the jade in a house marked 4"),
        ("Decrees", "decree L3-EIGHT", 5, "pay 5 and place 1: 8 VP"),
        ("Benefit", "-7", None, "move back 7 spaces: 1 jade"),
        ("Benefit", "-5 die B 4", None, "move back 5 spaces: turn the second die to 4"),
        ("Journey", "go Beijing", None, "Beijing: collect the swap token"),
        ("Give", "8 jade", None, "8 for the 3 (action: 2 servants) at Jade"),
        ("Give", "8 jade", 0, "8 for the 3 (action: 2 servants) at Jade: free"),
        ("Give", "8 jade", 2, "8 for the 3 (action: 2 servants) at Jade: pay 2, discard a card, or take no actions"),
        ("PutOut", "put D wall", None, "put it at the Great Wall with the Double Servant"),
        ("PutOut", "put 1", None, "put it beside your board with 1 servant"),
        (
            "Sail",
            "tokens 4 power",
            None,
            "exchange tokens worth 4, an unused bonus token among them, for 2 VP",
        ),
    ],
)
def test_moves(about, text, price, words):
    t = Table(players=2).map(Beijing="swap").gifts(jade="3-two-servants")
    move = spelled(t.g, text)
    assert move is not None
    move.price = price
    assert EN.move(about, move) == words


HARBOURS = [
    ("en", "1 servant on your ship in harbour 3", " of the lower route"),
    ("fr", "1 serviteur sur votre bateau au port 3", " du chemin du bas"),
    ("cs", "1 služebníka na vaši loď v\u00a0přístavu 3", " dolní vodní cesty"),
    ("pl", "1 służącego na twój statek w\u00a0porcie 3", " dolnej ścieżki"),
]


@pytest.mark.parametrize(("language", "words", "route"), HARBOURS)
def test_a_harbour_is_told_with_its_route_where_there_are_two(language, words, route):
    one, two = (spelled(Table(players=players).g, text) for players, text in ((3, "load 1 a3"), (4, "load 1 b3")))
    assert one is not None
    assert two is not None
    assert words_in(language).move("Stow", one) == words
    assert words_in(language).move("Stow", two) == words + route


def test_so_is_the_harbour_of_an_event():
    lost = Event("lost", 0, "NIGHT-5", {"harbour": 4})
    components = Table(players=2).g.components
    assert EN.clause(event_data(lost, None, components, 3)) == "lost the ship in harbour 5"
    assert EN.clause(event_data(lost, None, components, 5)) == "lost the ship in harbour 5 of the upper route"


def test_a_new_ship_is_told_with_its_route_where_there_are_two():
    move = spelled(Table(players=4).g, "load D new b")
    assert move is not None
    assert EN.move("Load", move) == "the Double Servant on a new ship on the lower route"


@pytest.mark.parametrize(("language", "words"), [("en", "Beijing"), ("fr", "Pékin"), ("cs", "Peking"), ("pl", "Pekin")])
def test_a_city_is_called_as_in_the_language(language, words):
    assert words_in(language).city("Beijing") == words


def test_a_city_of_another_component_file_keeps_its_name():
    assert words_in("cs").city("Ulan Bator") == "Ulan Bator"


def test_powers_that_an_exchange_gives_up_are_named():
    said = EN.say("move-tokens-power", price=4, tokens="discount")
    assert said == "exchange tokens worth 4 for 2 VP; this gives up, unused: discount"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            "Crane, your card 3 (action: 2 servants) does not beat card 5 (action: Grand Canal) at Jade: "
            "what do you give up?",
        ),
        (
            "fr",
            "Crane, votre carte 3 (action\u202f: 2 serviteurs) ne bat pas la carte 5 (action\u202f: Canal) "
            "sur le lieu Jade\u202f: que cédez-vous\u202f?",
        ),
        (
            "cs",
            "Crane – vaše karta 3 (akce: 2 služebníci) nepřebíjí kartu 5 (akce: Velký kanál) "
            "na lokaci nefrit: čeho se vzdáte?",
        ),
        (
            "pl",
            "Crane, twoja karta 3 (akcja: 2 służących) nie przebija karty 5 (akcja: Wielki Kanał) "
            "w\u00a0lokacji Jadeit: co oddajesz?",
        ),
    ],
)
def test_a_payment_names_the_cards(language, words):
    t = Table(players=2).seat(0, hand="3-two-servants 8").gifts(jade="5-canal").turn(0)
    t.play("3-two-servants jade")
    seen = observe(t.g, 0)
    assert seen.question is not None
    assert words_in(language).question(seen.question, NAMES) == words


def test_a_question_is_put_to_you_and_told_to_others():
    seen = observe(Table(players=2).seat(0, hand="4-canal 8").turn(0).g, 0)
    assert seen.question is not None
    assert EN.question_to_you(seen.question) == "Choose a card from your hand."
    assert EN.waiting(seen.question, ["Ann", "Ben"]) == "Ann is choosing a gift."


def test_what_is_left_to_decide_is_told_when_a_card_is_picked():
    t = Table(players=2).seat(0, hand="4-canal 8").turn(0)
    first = choices(t.g)[0]
    assert EN.then("Give", first) == "Where does your card 4 (action: Grand Canal) go?"


@pytest.mark.parametrize(
    ("who", "facts", "words"),
    [
        (0, {"n": 2, "double": 0}, "You will pay 2 servants."),
        (1, {"n": 0, "double": 1}, "Ben will pay the Double Servant."),
    ],
)
def test_what_will_happen(who, facts, words):
    assert EN.will(EventData("pay", who, "TERM-3", facts), 0, ["Ann", "Ben"]) == words


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (EventData("vp", 0, "BONUS-2", {"n": -1}), "lost 1 VP (tax)"),
        (EventData("vp", 0, "WALL-6", {"n": 3}), "scored 3 VP (Great Wall)"),
        (
            EventData("marker", 0, "BENEFIT-2", {"n": -3}),
            "moved back 3 spaces on the Intrigue track (Intrigue benefit)",
        ),
        (EventData("draw", 0, "CANAL-8", {}), "drew a card (Grand Canal)"),
        (EventData("draw", 0, "CANAL-8", {"card": "9#2"}), "drew 9 (Grand Canal)"),
        (EventData("pay", 0, "DAY-EXCHANGE-4", {"n": 2, "double": 0}), "paid 2 servants (lower or equal gift)"),
        (EventData("pay", 0, "PALACE-2", {"n": 2, "double": 0}), "paid 2 servants (Palace)"),
        (EventData("pay", 1, "SOLO-JADE-1", {"n": 3, "double": 0}), "paid 3 servants (Jade)"),
        (EventData("marker", 0, "PALACE-2", {"n": 1}), "moved up 1 space on the Intrigue track (Palace)"),
        (EventData("marker", 0, "INTRIGUE-1", {"n": 1}), "moved up 1 space on the Intrigue track"),
        (EventData("envoy", 0, "NIGHT-3", {"n": 1}), "moved the Envoy up 1 step (Night bonus)"),
        (EventData("gain", 0, "DECREE-L1-SERVANT", {"n": 1, "double": 0}), "gained 1 servant (decree)"),
        (EventData("rank", 0, "END-6", {"place": 1, "score": 30}), "finished in place 1 with 30 VP"),
        (
            EventData("tokens", 0, "TOKEN-X-1", {"price": 2, "token0": "-tax", "token1": "swap"}),
            "gave up tokens (tax, swap) for 1 servant",
        ),
        (EventData("automa", 1, "SOLO-DAY-1", {"special": 0, "place": "jade"}), "turned over the automa card for Jade"),
        (
            EventData("twilight", 1, "SOLO-TWI-1", {"special": 1, "place": ""}),
            "used a special automa card again in Twilight",
        ),
        (
            EventData("meng-claim", 1, "SOLO-CANAL-3", {"harbour": "a1", "reward": "card"}),
            "claimed a gift card with the full ship in harbour 1",
        ),
        (EventData("skips", 1, "Q-ME-5", {}), "skipped the journey (no city has a token)"),
        (EventData("discard", 1, "SOLO-TWI-3", {}), "put this card on his discard pile"),
        (EventData("discard", 1, "Q-ME-2", {}), "set a gift card aside for tomorrow, as no automa card is left"),
        (EventData("vp", 1, "SOLO-MORN-2", {"n": 1}), "scored 1 VP (instead of a Morning swap)"),
        (
            EventData("reshuffle", None, "MORN-2", {"first": 4, "second": 3}),
            "the discarded tokens were shuffled into two new piles of 4 and 3",
        ),
        (EventData("token-used", 1, "BONUS-4", {"kind": "twice-value"}), "used the double value token"),
        (
            EventData("outpost", 1, "BONUS-1", {"kind": "plus-one", "place": "", "double": 1}),
            "put the value +1 token beside the player board with the Double Servant",
        ),
    ],
)
def test_events(event, words):
    assert EN.clause(event) == words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "You paid 2 servants (Palace)."),
        ("fr", "Vous payez 2 serviteurs (Pavillon)."),
        ("cs", "Vysíláte 2 služebníky (Palác)."),
        ("pl", "Płacisz 2 służącymi (Pałac)."),
    ],
)
def test_to_the_reader_it_is_said_who_paid_and_for_what(language, words):
    event = EventData("pay", 1, "PALACE-2", {"n": 2, "double": 0})
    assert words_in(language).event(event, NAMES, 1) == words
    assert words_in(language).event(event, NAMES, 0) == words_in(language).event(event, NAMES)
    assert words_in(language).event(event, ["", "Zoë"], 0).startswith("Zoë ")


def test_what_nobody_does_is_a_sentence_too():
    assert EN.event(EventData("new-hands", None, "NIGHT-4", {}), []) == "The discard piles became the new hands."


def test_rank_names_the_place_not_a_location():
    t = Table(players=2)
    t.ask(FINAL)
    rank = event_data(t.events("rank")[0], None, t.g.components, 2)
    assert EN.event(rank, NAMES).startswith(("Crane finished in place 1", "Carp finished in place 1"))


def test_cards_that_move_face_down_are_not_named_to_others():
    assert public_text("discard 8") == "discard …"
    assert public_text("take 4-canal") == "take …"
    assert public_text("swap discard 8 wall") == "swap discard 8 wall"
    assert public_text("A") == "A"
