"""How a sentence falls into clauses, and what each is for."""

from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.utterance.clauses import AGAINST, Clause, Stance
from custom_components.smart_agent.utterance.languages import LANGUAGES
from custom_components.smart_agent.utterance.request import read_request
from custom_components.smart_agent.utterance.tokens import tokens

from ..builders import entity, home

HOME = home(
    entity("light.desk", "Desk Lamp", area="Study"),
    entity("fan.study", "Fan", area="Study"),
    entity("cover.blind", "Blind", area="Kitchen"),
    entity("todo.shopping", "Shopping List"),
)


def clauses(text: str) -> tuple[Clause, ...]:
    """Return the clauses of an English sentence."""
    return read_request(text, "en", HOME).clauses


def read(text: str) -> list[str]:
    """Return the clauses of an English sentence as "what it is for: its words"."""
    return [
        f"{one.stance}: {' '.join(token.text for token in one.words)}"
        for one in clauses(text)
    ]


CASES: list[tuple[str, list[str]]] = [
    # One clause, and what says nothing in it.
    ("turn on the lamp", ["request: turn on the lamp"]),
    ("please could you kindly turn on the lamp, thanks", ["request: turn on the lamp"]),
    ("I'd like the lamp on", ["request: the lamp on"]),
    ("write tea on the shopping list", ["request: write tea on the shopping list"]),
    (
        "scratch that one from the shopping list",
        ["request: scratch that one from the shopping list"],
    ),
    ("scratch that, close the blind", ["request: close the blind"]),
    (
        "there's Lego from one end of the study to the other",
        ["told: there s lego from one end of the study to the other"],
    ),
    (
        "Leo's on the phone going turn off the lamp",
        ["told: leo s on the phone going turn off the lamp"],
    ),
    (
        "somebody could unlock the shed from outside",
        ["told: somebody could unlock the shed from outside"],
    ),
    (
        "get it going turn off the lamp",
        ["request: get it going turn off the lamp"],
    ),
    (
        "then Leo goes, in a robot voice, turn off the lamp",
        ["told: leo goes", "told: in a robot voice", "told: turn off the lamp"],
    ),
    (
        "when he goes, turn off the lamp",
        ["condition: he goes", "condition: turn off the lamp"],
    ),
    (
        "the bin goes out, turn off the lamp",
        ["told: the bin goes out", "request: turn off the lamp"],
    ),
    ("let there be light in the study", ["request: light in the study"]),
    ("let the lamp be", ["forbidden: let the lamp be"]),
    ("kids, turn on the lamp", ["request: turn on the lamp"]),
    ("please", []),
    ("", []),
    # A place that stands before a command is of it.
    ("Kitchen, close the blind", ["request: kitchen close the blind"]),
    ("in the study, all lamps off", ["request: in the study all lamps off"]),
    (
        "the kitchen, turn off the fan in the study",
        ["request: the kitchen", "request: turn off the fan in the study"],
    ),
    (
        "in the kitchen it is dark, turn on the lamp",
        ["told: in the kitchen it is dark", "request: turn on the lamp"],
    ),
    # What only looks like a mark.
    (
        "close the blind, would you, half the street looks in",
        ["request: close the blind", "told: half the street looks in"],
    ),
    (
        "I'm cold, could you, please, close the blind",
        ["told: i m cold", "request: close the blind"],
    ),
    ("save the planet, turn off the lamp", ["request: turn off the lamp"]),
    (
        "all the lamps off save the desk lamp",
        ["request: all the lamps off", "excepted: the desk lamp"],
    ),
    (
        "not the desk lamp, but the rest of the lamps can go off",
        ["forbidden: not the desk lamp", "request: the rest of the lamps off"],
    ),
    (
        "blind to sixty percent, I tell a lie, twenty",
        ["request: blind to sixty percent", "request: twenty"],
    ),
    (
        "turn off Tom's fan, no leave him, he's hot",
        ["revoked: turn off tom s fan", "told: he s hot"],
    ),
    (
        "all lamps off, Kit gets to keep his desk lamp",
        ["request: all lamps off", "forbidden: kit gets to keep his desk lamp"],
    ),
    (
        "all lamps off, she gets to keep the desk lamp",
        ["request: all lamps off", "forbidden: she gets to keep the desk lamp"],
    ),
    (
        "all lamps off, she keeps the desk lamp dark",
        ["request: all lamps off", "told: she keeps the desk lamp dark"],
    ),
    (
        "turn off the lamp when she's after her bath",
        ["condition: turn off the lamp", "condition: she s after her bath"],
    ),
    # The last number counts.
    (
        "desk lamp to 24. Twenty-four, listen to me, we're not made of money. 21.",
        [
            "request: desk lamp to 24",
            "revoked: twenty four",
            "told: we re not made of money",
            "request: 21",
        ],
    ),
    # What is said once more is not meant, the next is.
    (
        "desk lamp off. Sorry, not the desk lamp, the fan",
        [
            "revoked: desk lamp off",
            "forbidden: not the desk lamp",
            "request: the fan",
        ],
    ),
    # What only goes on stands behind a verb: here there is no word that it could be.
    ("get saying", ["told: get saying"]),
    # "Give it" before how much is no time.
    ("give it a bit more", ["request: give it a bit more"]),
    (
        "give it a minute and turn it off",
        ["later: give it a minute", "later: turn it off"],
    ),
    # What need not be so.
    (
        "nobody watches, it doesn't need to be on",
        ["told: nobody watches", "told: it", "forbidden: on"],
    ),
    # What only names what a command is about.
    (
        "the desk lamp, turn it on",
        ["told: the desk lamp", "request: turn it on"],
    ),
    ("the desk lamp, don't turn it on", ["revoked: the desk lamp"]),
    # A thing at its end is no verb, and a value is a deed of its own.
    (
        "turn off the fan and my desk light",
        ["request: turn off the fan", "request: my desk light"],
    ),
    (
        "close the blind, desk lamp at ten percent",
        ["request: close the blind", "request: desk lamp at ten percent"],
    ),
    # What somebody is to do with a thing.
    ("the desk lamp wants turning off", ["request: the desk lamp off"]),
    ("the lamps need putting out", ["request: the lamps out"]),
    ("do the lamps need turning off?", ["question: do the lamps off"]),
    ("the lamps don't need turning off", ["forbidden: the lamps don t off"]),
    # A time to wait for, before what is to be done then.
    (
        "give it an hour and switch off the lamp",
        ["later: give it an hour", "later: switch off the lamp"],
    ),
    (
        "wait half an hour. Then close the blind",
        ["later: half an hour", "later: close the blind"],
    ),
    (
        "leave the fan on for another hour then switch it off",
        ["forbidden: leave the fan on for another hour", "later: switch it off"],
    ),
    (
        "turn on the fan for ten minutes, then close the blind",
        ["request: turn on the fan for ten minutes", "later: close the blind"],
    ),
    (
        "run the fan for an hour and close the blind",
        ["request: run the fan for an hour", "request: close the blind"],
    ),
    (
        "set a timer for ten minutes and turn on the lamp",
        ["request: set a timer for ten minutes", "request: turn on the lamp"],
    ),
    (
        "two hours of homework done, turn on the lamp",
        ["request: two hours of homework done", "request: turn on the lamp"],
    ),
    ("happy hour, lamp on", ["request: lamp on"]),
    (
        "I need ten minutes' peace so turn off the lamp",
        ["request: ten minutes peace", "request: turn off the lamp"],
    ),
    (
        "I need another hour, then turn off the lamp",
        ["later: another hour", "later: turn off the lamp"],
    ),
    (
        "do you want the lamp or the fan on",
        ["question: do you want the lamp", "unclear: the fan on"],
    ),
    (
        "it's been on for an hour, so turn off the fan",
        ["told: it s been on for an hour", "request: turn off the fan"],
    ),
    # One of two, and a wish that somebody is not sure to have.
    (
        "turn on the lamp or the fan",
        ["unclear: turn on the lamp", "unclear: the fan"],
    ),
    ("turn the fan on or off", ["unclear: turn the fan on", "unclear: off"]),
    ("dim the lamp to 20 or so", ["request: dim the lamp to 20"]),
    (
        "I don't think we need the lamp on",
        ["told: i don t think", "unclear: the lamp on"],
    ),
    (
        "I don't know where it is, I need the lamp on",
        ["told: i don t know where it is", "request: the lamp on"],
    ),
    (
        "dim the lamp to 80, hmm, 40 will do",
        ["unclear: dim the lamp to 80", "told: 40 will do"],
    ),
    (
        "dim the lamp to 80, maybe 40 percent is better",
        ["unclear: dim the lamp to 80", "unclear: maybe 40 percent is better"],
    ),
    (
        "dim the lamp to 80, 3 people are coming",
        ["request: dim the lamp to 80", "told: 3 people are coming"],
    ),
    ("the lamp should be off by now", ["unclear: the lamp off by now"]),
    (
        "as if you could turn off the lamp",
        ["told: as if you could turn off the lamp"],
    ),
    (
        "Dad always shouts turn that fan off",
        ["told: dad always shouts turn that fan off"],
    ),
    ("in a tick turn the lamp off", ["later: in a tick turn the lamp off"]),
    # What is told again is told.
    (
        "Jo has a song in his head that goes turn it up, turn it up",
        ["told: jo has a song in his head that goes turn it up", "told: turn it up"],
    ),
    # One verb with what is asked or told.
    (
        "why has Jo gone and shut the blind",
        ["question: why has jo gone", "question: shut the blind"],
    ),
    (
        "Jo went and turned the fan off",
        ["told: jo went", "told: turned the fan off"],
    ),
    # What "and" joins is a wish, though nothing here grants it.
    (
        "turn on the lamp and order a pizza",
        ["request: turn on the lamp", "request: order a pizza"],
    ),
    # Several.
    (
        "turn on the lamp and close the blind",
        ["request: turn on the lamp", "request: close the blind"],
    ),
    (
        "turn on the lamp. Don't close the blind",
        ["request: turn on the lamp", "forbidden: don t close the blind"],
    ),
    ("turn on the lamp and the fan", ["request: turn on the lamp", "request: the fan"]),
    # A conjunction is one without its first word too, and a day of next week is one.
    (
        "soon as the rain stops turn on the lamp",
        ["condition: the rain stops turn on the lamp"],
    ),
    (
        "as of next monday I'd like the blind opened",
        ["later: as of next monday", "later: the blind opened"],
    ),
    # What was said ends with its quotation marks, whatever sign stands before them.
    (
        'he yelled "close the blind!" at his kids',
        ["told: he yelled close the blind at his kids"],
    ),
    # Who hesitates behind "and" takes nothing back; "I guess" only softens a command.
    (
        "turn on the lamp and, um, close the blind",
        ["request: turn on the lamp", "request: close the blind"],
    ),
    ("I guess turn on the lamp too", ["request: turn on the lamp"]),
    (
        "Ann and I are cold, turn off the fan",
        ["told: ann i are cold", "request: turn off the fan"],
    ),
    # What the speaker has said before is over with "but", what others said is not.
    (
        "I know I said leave it on but turn the lamp off",
        ["told: i know i said", "forbidden: on", "request: turn the lamp off"],
    ),
    (
        "she said leave it on but turn the lamp off",
        ["told: she said", "forbidden: on turn the lamp off"],
    ),
    # Until when something is that is told says nothing of what is asked for.
    (
        "turn off the lamp, we're away till Sunday",
        ["request: turn off the lamp", "told: we re away", "told: sunday"],
    ),
    # What is read out is nobody's wish.
    (
        "crossword clue, turn off the light, five letters",
        ["told: crossword clue", "told: turn off the light five letters"],
    ),
    # When something is so that is told as the reason makes it depend on nothing.
    (
        "lock the door, I don't like it open when I'm on my own",
        [
            "request: lock the door",
            "told: i don t like it open",
            "told: i m on my own",
        ],
    ),
    (
        "turn off the lamp when I'm on my own",
        ["condition: turn off the lamp", "condition: i m on my own"],
    ),
    (
        "turn off the lamp till Sunday",
        ["condition: turn off the lamp", "condition: sunday"],
    ),
    # What is somebody's who is spoken to may be asked of them.
    ("turn off your desk lamp", ["unclear: turn off your desk lamp"]),
    # What is named in place of something else is left alone.
    (
        "instead of the fan I want the lamp on",
        ["forbidden: instead of the fan", "request: the lamp on"],
    ),
    (
        "I don't need the lamp any more, so turn it off",
        ["told: the lamp any more", "request: turn it off"],
    ),
    # A negation holds for what it stands before.
    (
        "don't turn on the lamp and the fan",
        ["forbidden: don t turn on the lamp", "forbidden: the fan"],
    ),
    (
        "don't turn on the lamp but the fan",
        ["forbidden: don t turn on the lamp", "request: fan"],
    ),
    (
        "turn on the lamp not the fan",
        ["request: turn on the lamp", "excepted: not the fan"],
    ),
    # A hold, and a value that is set.
    ("leave the lamp on", ["forbidden: leave the lamp on"]),
    ("keep the lamp at 30", ["request: keep the lamp at 30"]),
    # Exceptions.
    (
        "turn off everything except the fan",
        ["request: turn off everything", "excepted: the fan"],
    ),
    # What is taken back.
    (
        "turn on the lamp, no wait, the fan",
        ["revoked: turn on the lamp", "request: the fan"],
    ),
    ("turn on the lamp, never mind", ["revoked: turn on the lamp"]),
    ("never mind the fan", ["forbidden: the fan"]),
    ("set it to 21, no, 22", ["request: set it to 21", "request: 22"]),
    ("no, turn on the lamp", ["request: turn on the lamp"]),
    (
        "set it to 21, no, she'll roast, make that 22",
        ["request: set it to 21", "request: 22"],
    ),
    ("set it to 21, no, she'll roast", ["unclear: set it to 21"]),
    (
        "turn on the lamp, turn on the fan instead",
        ["revoked: turn on the lamp", "request: turn on the fan"],
    ),
    (
        "turn off the lamp, turn on the fan instead",
        ["request: turn off the lamp", "request: turn on the fan"],
    ),
    (
        "set the lamp to 23. She glares. Okay, 20 percent",
        ["request: set the lamp to 23", "told: she glares", "request: 20 percent"],
    ),
    (
        "turn on the lamp, turn on the fan instead of the blind",
        [
            "request: turn on the lamp",
            "request: turn on the fan",
            "excepted: instead of the blind",
        ],
    ),
    # Politeness in the form of a condition, and a condition.
    ("if it isn't too much bother turn on the lamp", ["request: turn on the lamp"]),
    ("turn on the lamp if that's okay with you", ["request: turn on the lamp"]),
    (
        "turn on the lamp if it's ok to touch",
        ["condition: turn on the lamp", "condition: it s to touch"],
    ),
    # Questions.
    ("is the lamp on?", ["question: is the lamp on"]),
    ("what is on", ["question: what is on"]),
    (
        "is it raining? Then close the blind",
        ["question: is it raining", "condition: close the blind"],
    ),
    # Conditions hold for the sentence that they are in.
    (
        "if it rains close the blind and stop the fan",
        ["condition: it rains close the blind", "condition: stop the fan"],
    ),
    (
        "turn on the lamp. If it rains close the blind",
        ["request: turn on the lamp", "condition: it rains close the blind"],
    ),
    # Another time.
    ("tomorrow turn on the lamp", ["later: tomorrow turn on the lamp"]),
    (
        "turn on the lamp and tomorrow the fan",
        ["request: turn on the lamp", "later: tomorrow the fan"],
    ),
    ("turn on the lamp at 7:30", ["later: turn on the lamp at 7:30"]),
    # Told, said by somebody, quoted, or why.
    ("it is dark", ["told: it is dark"]),
    ("he said turn on the lamp", ["told: he said turn on the lamp"]),
    ('"turn on the lamp"', ["told: turn on the lamp"]),
    (
        "turn on the lamp because it is dark",
        ["request: turn on the lamp", "told: it is dark"],
    ),
    # Near to something, and in doubt.
    (
        "turn on the lamp next to the blind",
        ["request: turn on the lamp", "nearby: the blind"],
    ),
    ("maybe turn on the lamp", ["unclear: maybe turn on the lamp"]),
]


@pytest.mark.parametrize(("text", "expected"), CASES, ids=[text for text, _ in CASES])
def test_clauses(text: str, expected: list[str]) -> None:
    """A sentence falls into clauses, each with what it is for."""
    assert read(text) == expected


def test_a_name_is_no_mark() -> None:
    """What something in the home is called tells nothing else."""
    named = home(entity("light.one", "Never Mind"), entity("light.two", "If Only"))
    for name in ("never mind", "if only"):
        (one,) = read_request(f"turn on {name}", "en", named).clauses
        assert one.stance is Stance.REQUEST
        (one,) = read_request(f"don't turn on {name}", "en", named).clauses
        assert one.stance is Stance.FORBIDDEN


def test_a_tag() -> None:
    """A question mark behind a tag only asks for consent."""
    for tag in ("okay", "will you", "please"):
        assert asks(f"turn on the lamp, {tag}?")
    assert not asks("is the lamp on, okay?")


def test_what_is_known_of_words() -> None:
    """A clause tells which of its words are a full name, and what stands for another."""
    first, second = clauses("turn on the desk lamp, no wait, the fan")
    assert first.names == (False, False, False, True, True)
    assert (first.corrects, second.corrects) == (False, True)
    _, second = clauses("turn on the desk lamp and the fan")
    assert second.goes_on


NOUNS = ["lamp", "fan", "blind"]
VERBS = ["turn on", "turn off", "open", "close", "start", "stop", "set"]
ACTS = st.tuples(st.sampled_from(VERBS), st.sampled_from(NOUNS)).map(
    lambda pair: f"{pair[0]} the {pair[1]}"
)


def asks(text: str) -> bool:
    """Return whether anything in a sentence asks for something to be done now."""
    return any(one.stance is Stance.REQUEST for one in clauses(text))


@given(ACTS, ACTS)
def test_a_request(one: str, other: str) -> None:
    """Commands that are joined are each a request."""
    assert [clause.stance for clause in clauses(f"{one} and {other}")] == [
        Stance.REQUEST,
        Stance.REQUEST,
    ]


@given(
    ACTS, st.sampled_from(["don't", "do not", "never", "please don't", "never ever"])
)
def test_a_denied_act(act: str, denial: str) -> None:
    """What stands behind a denial is never a request."""
    assert not asks(f"{denial} {act}")


@given(ACTS, st.sampled_from(["never mind", "forget it", "cancel that"]))
def test_an_act_taken_back(act: str, mark: str) -> None:
    """What is taken back is no request, whatever stood before."""
    assert not asks(f"{act}, {mark}")


@given(
    ACTS,
    ACTS,
    st.sampled_from(["if it rains", "when I am home", "as soon as it is dark"]),
)
def test_an_act_on_a_condition(one: str, other: str, condition: str) -> None:
    """Nothing of a sentence that begins with a condition is asked for now."""
    assert not asks(f"{condition}, {one} and {other}")


@given(
    ACTS,
    st.sampled_from(["is", "did somebody", "who did", "why does it", "when do you"]),
)
def test_a_question(act: str, mark: str) -> None:
    """What begins as a question asks for nothing to be done."""
    assert not asks(f"{mark} {act}?")


@given(st.text(), st.sampled_from(sorted(LANGUAGES)))
def test_any_text(text: str, code: str) -> None:
    """Clauses hold words of the sentence, no word twice."""
    found = read_request(text, code, HOME).clauses
    words = [token for clause in found for token in clause.words]
    assert {*words} <= {*tokens(text)}
    assert len(words) == len({token.start for token in words})
    assert all(len(clause.names) == len(clause.words) for clause in found)


@given(ACTS, st.sampled_from([*AGAINST, Stance.REQUEST]))
def test_courtesies(act: str, stance: Stance) -> None:
    """Courtesies around words change nothing of what they are for."""
    text = {
        Stance.FORBIDDEN: f"don't {act}",
        Stance.EXCEPTED: f"turn off all but the lamp and {act}",
        Stance.REVOKED: f"{act}, never mind",
        Stance.REQUEST: act,
    }[stance]
    polite = f"please {text}, thank you"
    assert {one.stance for one in clauses(polite)} == {
        one.stance for one in clauses(text)
    }


@pytest.mark.parametrize(
    "text",
    [
        "if it rains, close the blind straight away",
        "when the bell rings, turn on the lamp right now",
        "as soon as the film is over turn on the lamp immediately",
    ],
)
def test_at_once_on_a_condition(text: str) -> None:
    """How soon it is to be done does not take the condition away."""
    assert Stance.REQUEST not in {one.stance for one in clauses(text)}


def test_now_beside_a_condition() -> None:
    """Another command is for now."""
    found = read("when it rains close the blind, but turn on the lamp now")
    assert found[-1] == "request: turn on the lamp"


@pytest.mark.parametrize(
    "text",
    [
        "I want the lamp left exactly as it is",
        "I'd like the blind left as it is, please",
        "the lamp is to be left alone",
    ],
)
def test_as_it_is(text: str) -> None:
    """What is to stay as it is is not to be touched."""
    assert {one.stance for one in clauses(text)} <= {Stance.FORBIDDEN, Stance.TOLD}


@pytest.mark.parametrize(
    ("language", "text", "stance"),
    [
        ("en", "tomorrow, could you turn on the lamp?", Stance.LATER),
        ("en", "could you turn on the lamp, tomorrow?", Stance.LATER),
        ("en", "could you, at eight, turn on the lamp?", Stance.LATER),
        ("en", "could you turn on the lamp, not now?", Stance.LATER),
        ("en", "in ten minutes, would you mind turning on the lamp?", Stance.LATER),
        ("de", "morgen, kannst du die Desk Lamp anmachen?", Stance.LATER),
        ("fr", "demain, peux-tu allumer la Desk Lamp ?", Stance.LATER),
        ("it", "domani, puoi accendere la Desk Lamp?", Stance.LATER),
        ("nl", "morgen, kun je de Desk Lamp aandoen?", Stance.LATER),
    ],
)
def test_a_time_beside_a_polite_question(
    language: str, text: str, stance: Stance
) -> None:
    """The question mark is the courtesy's: what stands beside it is no question."""
    assert read_request(text, language, HOME).overall is stance


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "could you turn everything off, not the desk lamp?"),
        ("en", "can you turn off the fan, but leave the desk lamp?"),
        ("en", "would you turn it all off, just leave the desk lamp on?"),
        ("de", "kannst du alles ausmachen, nicht die Desk Lamp?"),
        ("fr", "peux-tu tout éteindre, mais pas la Desk Lamp ?"),
    ],
)
def test_what_a_polite_question_spares(language: str, text: str) -> None:
    """It is spared as behind a plain command."""
    request = read_request(text, language, HOME)
    assert request.stance(HOME.entities[0]) in AGAINST


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "after she comes home, close the blind"),
        ("en", "after Ann is back in, close the blind and turn off the fan"),
        ("en", "after the kids are in bed, turn off the lamp"),
        ("en", "after we get back from church on Sunday you can start the fan"),
        ("en", "after they head out, turn off the lamp"),
        ("en", "could you close the blind after he's gone?"),
        ("cs", "po tom co Ann přijde domů, zavři Blind"),
    ],
)
def test_after_something_else(language: str, text: str) -> None:
    """What is to be first is no more told than a condition is."""
    stances = {one.stance for one in read_request(text, language, HOME).clauses}
    assert stances <= {Stance.CONDITION, Stance.LATER}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "warte eine Stunde und schalte die Desk Lamp aus"),
        ("de", "lass ihn noch zehn Minuten laufen, dann mach den Fan aus"),
        ("fr", "attends une heure et éteins la Desk Lamp"),
        ("nl", "wacht een uur en doe de Desk Lamp uit"),
        ("es", "espera media hora y apaga la Desk Lamp"),
        ("it", "aspetta un'ora e spegni la Desk Lamp"),
        ("pt", "espera uma hora e desliga a Desk Lamp"),
        ("sv", "vänta en timme och släck Desk Lamp"),
        ("da", "vent en time og sluk Desk Lamp"),
        ("nb", "vent en time og slå av Desk Lamp"),
        ("pl", "poczekaj godzinę i wyłącz Desk Lamp"),
        ("cs", "počkej hodinu a vypni Desk Lamp"),
    ],
)
def test_a_time_to_wait_for(language: str, text: str) -> None:
    """What stands behind it is not for now."""
    request = read_request(text, language, HOME)
    assert Stance.REQUEST not in {one.stance for one in request.clauses}


@pytest.mark.parametrize(
    "text",
    [
        "everything in the study can go off, except the fan",
        "everything in the study can go off now, only not the fan",
        "all the lights may go off, but not the fan",
        "the desk lamp needs to go off, bar the fan",
    ],
)
def test_an_exception_behind_what_may_happen(text: str) -> None:
    """What may go off waits for no more words: the exception is one."""
    found = clauses(text)
    assert [one.stance for one in found] == [Stance.REQUEST, Stance.EXCEPTED]


def test_what_would_be_nice() -> None:
    """Whatever it would be, it is asked for."""
    found = read("it would be really nice if you switched on the lamp for me")
    assert found == ["request: switched on the lamp"]


def test_after_all() -> None:
    """That puts nothing off."""
    assert read("turn off the lamp after all") == ["request: turn off the lamp"]
    assert read("the lamp is on after all, turn it off")[-1] == "request: turn it off"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "can you dim the lamp or is it only on and off?"),
        ("en", "could you open the blind, or do I have to do that by hand"),
        ("en", "would you turn up the fan, or is it at its highest already?"),
        ("de", "kannst du den Blind öffnen oder ist der schon offen"),
    ],
)
def test_what_asks_which_of_two_is_so(language: str, text: str) -> None:
    """A polite command with another question behind "or" asks whether it can be done."""
    assert read_request(text, language, HOME).overall is Stance.QUESTION


@pytest.mark.parametrize(
    "text",
    [
        "could you turn on the lamp or I'll trip",
        "turn off the fan, or is anybody hot",
    ],
)
def test_or_is_no_question_by_itself(text: str) -> None:
    """A threat and a plain command leave it a wish."""
    assert read_request(text, "en", HOME).overall is Stance.REQUEST


def test_one_of_two() -> None:
    """Which of them is meant only the user can say."""
    request = read_request("can you turn on the lamp or the fan", "en", HOME)
    assert request.overall is Stance.UNCLEAR


def test_a_crossword() -> None:
    """Only its clue is somebody else's words."""
    found = read("close the blind, there's a glare on my crossword")
    assert found[0] == "request: close the blind"
    assert "request" not in " ".join(
        read("crossword clue, close the blind, five words")
    )


@pytest.mark.parametrize(
    "text",
    [
        "there's a song called turn off the lamp",
        "there's a song that goes turn the fan up, turn it up",
        "kinda tempted to turn off the lamp",
        "which of the lamps can you dim?",
        "how many lamps can you turn off",
        "can you guess who turned on the lamp?",
        "how about the lamp, is that one on for the night yet?",
        "I could always make the lamp orange, I haven't decided yet",
        "we can barely hear what they're saying on the lamp",
        "Ann baked three cakes and now she won't stop talking about it",
        "would you rather turn on the lamp or the fan?",
        "could you have turned off the lamp?",
        "touch that lamp, Jo, and you'll be paying me back till you're forty",
        "open that window and you're grounded",
        "turn the lamp on again and I'll tell your dad",
        "I love this one, turn the lamp down low, la la la, ooh baby",
        "one more song and then the lamp goes off",
        "there I was, about to turn off the lamp, and just look at that sky",
        "nobody, and I mean nobody, cuts off that lamp",
        "in two minutes, lamp off",
        "Jo keeps his lamp on",
        "nobody, and I mean nobody, unplugs that lamp again",
        "unplugs the lamp all day",
    ],
)
def test_what_only_sounds_like_a_wish(text: str) -> None:
    """A title, a temptation, and a question with a courtesy in the middle."""
    assert Stance.REQUEST not in {one.stance for one in clauses(text)}


@pytest.mark.parametrize(
    "text",
    [
        "turn the lamp off and I'll go to sleep",
        "turn the lamp off or I'll scream",
        "pause the radio, what did she just call him?",
        "before it goes clean out of my head, turn off the lamp",
        "turn on the lamp, Jo, and you'll be able to read",
        "bus in four minutes, lamp off",
        "on camera in two minutes and I look a fright, lamp on",
        "he's overheating, and that means lamp off",
    ],
)
def test_what_only_sounds_like_no_wish(text: str) -> None:
    """A promise, another question behind a command, and haste."""
    assert any(one.startswith("request: ") for one in read(text))


def test_a_correction_that_says_why() -> None:
    """What is wrong with a value takes back no more than the value."""
    found = read(
        "set the fan to 60. Actually the study is too cold for that, make it 20"
    )
    assert found == [
        "request: set the fan to 60",
        "told: the study is too cold for that",
        "request: 20",
    ]


def test_is_it_possible() -> None:
    """Who asks whether something can be done does not ask for it."""
    found = clauses("is it possible for you to dim the lamp, or only to turn it on?")
    assert found[0].stance is Stance.QUESTION
    assert Stance.REQUEST not in {one.stance for one in found}


@pytest.mark.parametrize(
    "text",
    [
        "let me turn the lamp off myself",
        "at half six turn on the lamp",
        "turn the lamp on at quarter past seven",
        "stop telling me to turn off the lamp",
    ],
)
def test_not_for_now(text: str) -> None:
    """What somebody does themselves, at another time, or is told, is no command."""
    assert Stance.REQUEST not in {one.stance for one in clauses(text)}


@pytest.mark.parametrize("text", ["put the blind at half", "half past the lamp on"])
def test_half(text: str) -> None:
    """Half by itself is no time; what is past it is one."""
    found = {one.stance for one in clauses(text)}
    assert (Stance.REQUEST in found) is text.endswith("half")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (
            "the fan wants turning off, and same goes for the desk lamp",
            ["request: the fan off", "request: the desk lamp"],
        ),
        (
            "don't touch the fan, the same goes for the desk lamp",
            ["forbidden: don t touch the fan", "forbidden: the desk lamp"],
        ),
        (
            "fan and desk lamp can both go off",
            ["request: fan", "request: desk lamp off"],
        ),
        ("can the fan and the desk lamp both go off?", None),
    ],
)
def test_same_for_both(text: str, found: list[str] | None) -> None:
    """What goes for another thing too is for it what it was for the first."""
    assert (
        (read(text) == found) if found else not read_request(text, "en", HOME).wishes()
    )


@pytest.mark.parametrize(
    ("text", "found"),
    [
        # "Shopping" is of a name here, "study" is a place.
        (
            "she's had the baby, a shopping girl!",
            ["told: she s had the baby", "told: a shopping girl"],
        ),
        (
            "he built a shed, a blue one for the study",
            ["told: he built a shed", "told: a blue one for the study"],
        ),
        (
            "it's dark in here, the desk lamp please",
            ["told: it s dark in here", "request: the desk lamp"],
        ),
        (
            "it's dark in here, the desk lamp on",
            ["told: it s dark in here", "request: the desk lamp on"],
        ),
        ("the desk lamp, the fan", ["request: the desk lamp", "request: the fan"]),
        # What somebody wants or thinks reports no words of theirs.
        (
            "pause the fan, Ann wants to show us something",
            ["request: pause the fan", "told: ann wants to show us something"],
        ),
        (
            "Ann thinks, turn off the fan",
            ["told: ann thinks", "told: turn off the fan"],
        ),
        # What somebody says is so is a reason, and no command of theirs.
        (
            "Ann says she's cold, turn off the fan",
            ["told: ann says she s cold", "request: turn off the fan"],
        ),
        (
            "Ann always says she's cold, turn off the fan",
            ["told: ann always says she s cold", "told: turn off the fan"],
        ),
        (
            "Ann says, turn off the fan",
            ["told: ann says", "told: turn off the fan"],
        ),
        # Two things of which the same is told.
        (
            "the fan and the desk lamp are off",
            ["told: the fan", "told: the desk lamp are off"],
        ),
        (
            "the fan and it's too dark",
            ["request: the fan", "told: it s too dark"],
        ),
        # A wish that begins as a question does.
        ("what I want is the fan off", ["request: the fan off"]),
        ("what I want is the fan off tomorrow", ["later: the fan off tomorrow"]),
        (
            "what I want to know is if the fan is on",
            ["question: what i want to know is", "question: the fan is on"],
        ),
        # When what is told of is so, and what is asked for because of it.
        (
            "she sleeps better when it's cool so turn on the fan",
            ["told: she sleeps better", "told: it s cool", "request: turn on the fan"],
        ),
        (
            "she sleeps well, if it's cool so turn on the fan",
            [
                "told: she sleeps",
                "condition: it s cool",
                "condition: turn on the fan",
            ],
        ),
        (
            "turn on the fan when it's hot so she sleeps",
            ["condition: turn on the fan", "condition: it s hot", "told: sleeps"],
        ),
        # What is hurried, and what only waits.
        (
            "turn on the desk lamp before somebody trips",
            ["request: turn on the desk lamp", "told: "],
        ),
        (
            "close the kitchen blind before the pigeons get in",
            ["request: close the kitchen blind", "told: "],
        ),
        (
            "next song on the kitchen radio before my ears start bleeding",
            ["request: next song on the kitchen radio", "told: "],
        ),
        (
            "go back to the song before this one on the kitchen radio",
            ["request: go back on the kitchen radio"],
        ),
        (
            "do the same for the fan",
            ["request: the fan"],
        ),
        (
            "turn off the fan while I get the door",
            ["request: turn off the fan", "told: the door"],
        ),
        (
            "turn off the fan while we're away",
            ["condition: turn off the fan", "condition: we re away"],
        ),
        *(
            (
                f"turn on the desk lamp before {when}",
                ["condition: turn on the desk lamp", f"condition: {when}"],
            )
            # Nouns, and what somebody only waits for.
            for when in (
                "my trip",
                "the school trip",
                "the guests get here",
                "the song starts",
                "the guests start arriving",
                "it gets cold",
                "my alarm rings",
                "i fly to rome",
                "night falls",
                "the light fades",
            )
        ),
        # Whom a command is for that whoever hears it is to do.
        ("somebody turn off the fan", ["request: turn off the fan"]),
        ("can somebody please close the blind", ["request: close the blind"]),
        ("y'all turn the lamp on", ["request: turn the lamp on"]),
        ("somebody turned off the fan", ["told: somebody turned off the fan"]),
        ("somebody shut the blind", ["told: somebody shut the blind"]),
        ("let's turn off the fan", ["request: turn off the fan"]),
        ("let's have the blind down", ["request: the blind down"]),
        ("do turn off the fan", ["request: turn off the fan"]),
        ("make the desk lamp go on", ["request: make the desk lamp go on"]),
        ("let's not turn off the fan", ["forbidden: not turn off the fan"]),
        # Who allows it reports no words.
        (
            "turn on the fan, mum said so",
            ["request: turn on the fan", "told: mum"],
        ),
        (
            "mum said I could turn on the fan",
            ["told: mum said i could turn on the fan"],
        ),
        # Who asks behind what somebody said, or tells it in full behind what they ask.
        (
            "mum says it's fine so can you turn on the fan",
            ["told: mum says it s fine", "request: turn on the fan"],
        ),
        (
            "turn on the fan please, mum says you only listen to that",
            ["request: turn on the fan", "told: mum says you to that"],
        ),
        (
            "turn off the fan, mum says",
            ["told: turn off the fan", "told: mum says"],
        ),
        (
            "turn off the fan, my husband would shout every morning",
            ["told: turn off the fan", "told: my husband would shout every morning"],
        ),
        (
            "turn off the fan, he says when he is tired",
            ["told: turn off the fan", "told: he says", "told: he is tired"],
        ),
        # What is forbidden, left alone and taken back in other words.
        ("nobody better turn off the fan", ["forbidden: turn off the fan"]),
        ("let that desk lamp be", ["forbidden: let that desk lamp be"]),
        (
            "turn off the fan... oh shoot, I like this one, turn it on",
            [
                "unclear: turn off the fan",
                "request: turn it on",
            ],
        ),
        # What only names something behind a question is asked about too.
        (
            "what have they set the fan to? The desk lamp, that is.",
            [
                "question: what have they set the fan to",
                "question: the desk lamp",
                "told: that is",
            ],
        ),
        # What is rather so, and what is said twice.
        (
            "the desk lamp is rather harsh, turn it off",
            ["told: the desk lamp is rather harsh", "request: turn it off"],
        ),
        # How much what is told is so.
        (
            "it's so hot, turn on the fan",
            ["told: it s hot", "request: turn on the fan"],
        ),
        (
            "I'm up so the desk lamp off",
            ["told: i m up", "request: the desk lamp off"],
        ),
        # Which one is meant, and where it stands.
        (
            "turn off the desk lamp, where the cat sleeps",
            ["request: turn off the desk lamp", "told: where the cat sleeps"],
        ),
        (
            "the desk lamp, where is it",
            ["question: the desk lamp", "question: where is it"],
        ),
        # What is told in the same breath, and what is done elsewhere.
        (
            "turn off the fan Leo humming in my ear",
            ["request: turn off the fan", "told: leo humming in my ear"],
        ),
        (
            "put self raising flour on the shopping list",
            ["request: put self raising flour on the shopping list"],
        ),
        (
            "just hit diamond on the desk lamp",
            ["told: hit diamond on the desk lamp"],
        ),
        (
            "check that off the shopping list",
            ["request: check that off the shopping list"],
        ),
        ("check that the fan is off", ["question: check that the fan is off"]),
        # A place that is skipped is left out.
        (
            "turn off the desk lamp, skip the study",
            ["request: turn off the desk lamp", "excepted: the study"],
        ),
        ("skip the study", ["forbidden: the study"]),
        (
            "skip the next song in the study",
            ["request: skip the next song in the study"],
        ),
        (
            "turn on the desk lamp before we leave",
            ["condition: turn on the desk lamp", "condition: we leave"],
        ),
        # What says what time it is, and when something is to be done.
        ("Bedtime: desk lamp off", ["told: bedtime", "request: desk lamp off"]),
        ("Tomorrow: desk lamp off", ["later: tomorrow", "later: desk lamp off"]),
        (
            "I'll get you to turn on the fan at eight",
            ["later: turn on the fan at eight"],
        ),
        # A verb that no list has, behind its subject.
        ("my uncle carved the desk lamp", ["told: my uncle carved the desk lamp"]),
        (
            "the desk lamp buzzes so nicely",
            ["told: the desk lamp buzzes nicely"],
        ),
        ("the vet mended the fan", ["told: the vet mended the fan"]),
        (
            "Ann finally fixed the squeak in the fan",
            ["told: ann fixed the squeak in the fan"],
        ),
        (
            "one of my patients kept mumbling turn the fan on, turn the fan on",
            [
                "told: one of my patients kept mumbling turn the fan on",
                "told: turn the fan on",
            ],
        ),
        ("the blue desk lamp please", ["request: the blue desk lamp"]),
        ("gently douse the desk lamp", ["request: gently douse the desk lamp"]),
        ("everything off in the study", ["request: everything off in the study"]),
        ("everything is off in the study", ["told: everything is off in the study"]),
        # What somebody did themselves, or did not.
        (
            "Tom put in that fan himself, it took days",
            ["told: tom put in that fan himself", "told: it took days"],
        ),
        (
            "fan at 60 percent, I haven't heard this in years",
            ["request: fan at 60 percent", "told: i haven t heard this in years"],
        ),
        (
            "Ann won't sleep without the desk lamp, pop it on",
            ["told: ann won t sleep without the desk lamp", "request: pop it on"],
        ),
        (
            "the neighbour gave us eggs, turn on the fan",
            ["told: the neighbour gave us eggs", "request: turn on the fan"],
        ),
        ("turn off the neighbour's fan", ["unclear: turn off the neighbour s fan"]),
        (
            "my boss goes fan on, desk lamp off like a magician",
            ["told: my boss goes fan on", "told: desk lamp off like a magician"],
        ),
        (
            "fan up a touch, they're mumbling",
            ["request: fan up a touch", "told: they re mumbling"],
        ),
        (
            "the baby next door's just gone down, turn off the fan",
            ["told: the baby next door s gone down", "request: turn off the fan"],
        ),
        # When that is, and when it is to be.
        (
            "at half seven Ann's desk lamp needs to go on",
            ["later: at half seven ann s desk lamp on"],
        ),
        (
            "the desk lamp and the fan can go off by themselves",
            ["told: the desk lamp", "told: the fan can go off by themselves"],
        ),
        (
            "I'd love the desk lamp off, but Tom's reading",
            ["unclear: the desk lamp off", "told: tom s reading"],
        ),
        (
            "turn off the desk lamp, Ann isn't home till nine",
            [
                "request: turn off the desk lamp",
                "told: ann isn t home",
                "told: nine",
            ],
        ),
        (
            "the very minute it rains, turn off the fan",
            ["condition: it rains", "condition: turn off the fan"],
        ),
        (
            "Tom's after fixing the fan, so turn it on",
            ["told: tom s after fixing the fan", "request: turn it on"],
        ),
        (
            "Tom gets ten more minutes on the fan, then switch it off",
            ["told: tom gets ten more minutes on the fan", "later: switch it off"],
        ),
        (
            "at Ann's bedtime, no sooner, turn off the fan",
            ["told: at ann s bedtime", "later: no sooner", "later: turn off the fan"],
        ),
        (
            "the lines in the play read turn off the fan and the desk lamp",
            [
                "told: the lines in the play read turn off the fan",
                "told: the desk lamp",
            ],
        ),
        (
            "turn off the fan so I can hear if Ann's crying",
            ["request: turn off the fan", "told: ann s crying"],
        ),
        (
            "we'll be at grandma's till late, turn off the fan",
            [
                "told: we ll be at grandma s",
                "told: late",
                "request: turn off the fan",
            ],
        ),
        # Behind a colon.
        (
            "Ann's turning in: desk lamp off",
            ["told: ann s turning in", "request: desk lamp off"],
        ),
        ("the rule is: desk lamp off", ["told: the rule is", "told: desk lamp off"]),
        (
            "she wrote this: desk lamp off",
            ["told: she wrote this", "told: desk lamp off"],
        ),
        # What is left at a value is set.
        ("no, leave it 25 percent open", ["request: leave it 25 percent open"]),
        ("never mind, leave it", []),
        # Nothing is excepted from what is only told.
        (
            "I'd kill for tea but the fan's cold",
            ["told: i d kill for tea", "told: fan s cold"],
        ),
        ("those lamps down by half", ["request: those lamps down by half"]),
        ("those lamps are down by half", ["told: those lamps are down by half"]),
    ],
)
def test_told_on(text: str, found: list[str]) -> None:
    """What only says more of what is told asks for nothing."""
    assert read(text) == found


def test_and_of_a_name() -> None:
    """The "and" of a place's name names nothing by itself."""
    house = home(
        entity("light.lamp", "Desk Lamp", area="Mum and Dad's Room"),
        entity("fan.fan", "Fan", area="Study"),
    )
    found = read_request("turn on the desk lamp and turn off the fan", "en", house)
    assert [one.text for clause in found.clauses for one in clause.words[:1]] == [
        "turn",
        "turn",
    ]


def test_right_one() -> None:
    """What else agrees says which one is meant, where something is called so."""
    house = home(
        entity("cover.left", "Left Blind", area="Den"),
        entity("cover.right", "Right Blind", area="Den"),
    )
    said = read_request("the left blind down, no, the right one", "en", house).clauses
    assert [one.stance for one in said] == [Stance.REVOKED, Stance.REQUEST]
    assert [one.plain for one in said[1].words] == ["the", "right", "one"]
