"""What is a clear yes, a clear no, and neither."""

from home_assistant_intents import get_languages
from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.utterance.answer import (
    Beside,
    Reply,
    can_read,
    read_answer,
)
from custom_components.smart_agent.utterance.deeds import DEEDS
from custom_components.smart_agent.utterance.languages.yes_no import WORDS, table_of
from custom_components.smart_agent.utterance.yes_no import Table

UNLOCK = Beside(("Front Door",), "unlock", "Shall I unlock?")
LIGHTS = Beside(
    kind="all",
    wording="That would be devices: . Shall I do it for all of them?",
    several=True,
)


def tables() -> dict[str, Table]:
    """Return the table of each language."""
    return {language: Table(words) for language, words in WORDS.items()}


YES = [
    ("en", "yes"),
    ("en", "Yes!"),
    ("en", "yes, please."),
    ("en", "yes yes"),
    ("en", "ok"),
    ("en", "okay, do it"),
    ("en", "do it"),
    ("en", "please do"),
    ("en", "sure, go ahead please"),
    ("en", "of course"),
    ("en", "yep thanks"),
    ("en", "I'm sure"),
    ("en", "yes, unlock the front door"),
    ("en", "yes, unlock it now"),
    ("en", "unlock the front door"),
    ("en", "I'm quite sure, unlock it"),
    ("en", "yeah the front door"),
    ("en", "yes, open up"),
    ("en", "yes, let him in please"),
    ("en", "aye, go on"),
    ("en", "You bet, go right ahead."),
    ("en", "yes ma'am, open it"),
    ("en", "yes if you would, mate"),
    ("en", "fine by me, do it"),
    ("en", "yes love, that's her"),
    ("en", "yes please, unlock it, the guests are waiting"),
    ("de", "ja"),
    ("de", "Ja, bitte!"),
    ("de", "ja, mach auf"),
    ("de", "ja mach bitte die Haustür auf"),
    ("de", "Ja, öffne sie"),
    ("de", "ja, oeffne sie"),
    ("de", "mach das"),
    ("de", "na klar, nur zu"),
    ("de", "yes"),
    ("fr", "oui"),
    ("fr", "oui vas-y"),
    ("fr", "Oui, s'il te plaît."),
    ("fr", "d’accord"),
    ("fr", "oui, déverrouille-la"),
    ("es", "sí"),
    ("es", "sí, por favor"),
    ("es", "vale, hazlo"),
    ("es", "sí, ábrela"),
    ("nl", "ja hoor"),
    ("nl", "ja, doe maar open"),
    ("nl", "graag"),
    ("pl", "tak"),
    ("pl", "no tak"),
    ("pl", "tak, proszę, odblokuj je"),
    ("it", "sì, grazie"),
    ("it", "Sì, fallo pure!"),
    ("it", "certo, aprila"),
    ("it", "va bene, fai pure"),
    ("it", "sì, la front door"),
    ("pt-BR", "sim"),
    ("pt-BR", "Pode fazer, por favor."),
    ("pt-BR", "tá bom, pode destrancar"),
    ("pt-BR", "isso mesmo"),
    ("pt", "Sim, se faz favor"),
    ("pt", "podes, destranca-a já"),
    ("pt", "é claro que sim"),
    ("ru", "да, конечно"),
    ("sv", "ja tack"),
    ("ja", "はい、お願いします"),
    ("ja", "はいお願いします"),
    ("ko", "네, 해 주세요"),
    ("zh-CN", "好的"),
    ("zh-TW", "好啊，謝謝"),
    ("he", "כן"),
    ("tr", "Evet"),
    ("no", "ja takk"),
    ("vi", "dạ vâng"),
]

NO = [
    ("en", "no"),
    ("en", "No, thanks."),
    ("en", "nope"),
    ("en", "cancel"),
    ("en", "never"),
    ("en", "never mind"),
    ("en", "ok don't"),
    ("en", "no, don’t unlock it"),
    ("en", "please leave it"),
    ("en", "forget it"),
    ("en", "not now"),
    ("en", "stop!"),
    ("de", "nein"),
    ("de", "nö"),
    ("de", "Nein, lass es"),
    ("de", "bitte nicht öffnen"),
    ("de", "vergiss es"),
    ("de", "halt"),
    ("fr", "non merci"),
    ("fr", "laisse tomber"),
    ("fr", "surtout pas"),
    ("es", "no, gracias"),
    ("es", "déjalo"),
    ("nl", "nee, laat maar"),
    ("nl", "doe maar niet"),
    ("pl", "nie, dziękuję"),
    ("pl", "no nie"),
    ("pl", "anuluj"),
    ("it", "no, lascia stare"),
    ("it", "meglio di no, grazie"),
    ("it", "va bene, non farlo"),
    ("it", "no, non farlo"),
    ("pt", "não, deixa estar"),
    ("pt", "é melhor não, obrigada"),
    ("pt-BR", "deixa pra lá"),
    ("pt-BR", "de jeito nenhum!"),
    ("ru", "нет"),
    ("sv", "nej tack"),
    ("ja", "いいえ、結構です"),
    ("ko", "아니요"),
    ("zh", "不用了，谢谢"),
    ("tr", "hayır"),
]

OTHER = [
    ("en", ""),
    ("en", "…"),
    ("en", "who are you"),
    ("en", "yes no"),
    ("en", "you bet it's cold"),
    ("en", "yes, up"),
    ("en", "that one"),
    ("en", "that's it"),
    ("en", "fine weather"),
    ("en", "already"),
    ("en", "no yes"),
    ("en", "yes, no wait"),
    ("en", "yes but not the garage"),
    ("en", "Yes, and turn on the hall lamp too"),
    ("en", "yes, the back door"),
    ("en", "yes, in five minutes"),
    ("en", "yes?"),
    ("en", "are you sure? yes"),
    ("en", "no problem, do it"),
    ("en", "no no go ahead"),
    ("en", "you can't"),
    ("en", "please"),
    ("en", "the front door"),
    ("en", "turn on the lights"),
    ("en", "cancel the timer"),
    ("en", "no, lock it"),
    ("en", "no, not the front door"),
    ("en", "yes, lock it"),
    ("en", "yes 👎"),
    ("en", "nein"),
    ("en", "sí"),
    ("en", "yes " * 60),
    ("de", "kein Problem"),
    ("de", "kein Problem, mach"),
    ("de", "ja, ne?"),
    ("de", "ja ne"),
    ("de", "doch"),
    ("de", "nein, mach"),
    ("de", "ja, schließ ab"),
    ("fr", "pourquoi pas"),
    ("fr", "oui mais non"),
    ("es", "sí pero no"),
    ("nl", "ja maar"),
    ("pl", "no"),
    ("cs", "no"),
    ("sk", "no"),
    ("ru", "да нет"),
    ("pt", "pois não"),
    ("pt", "pois sim"),
    ("pt", "sim, mas não agora"),
    ("pt", "sim, logo"),
    ("pt", "pode ser"),
    ("pt", "sim, fecha"),
    ("pt", "porque não"),
    ("pt-BR", "pode deixar"),
    ("pt-BR", "não tem problema, pode abrir"),
    ("pt-BR", "com certeza não, pode"),
    ("pt-BR", "sim, no quarto"),
    ("it", "come no"),
    ("it", "perché no"),
    ("it", "sì, ma non ora"),
    ("it", "assolutamente"),
    ("it", "sì, chiudila"),
    ("it", "sì, tutte"),
    ("it", "sì, quella"),
    ("it", "no no, vai"),
    ("it", "sì, tra cinque minuti"),
    ("it", "magari"),
    ("ja", "はい、でも"),
    ("zh", "好不好"),
    ("zh", "是不是"),
    ("zh", "好了"),
    ("vi", "được không"),
    ("el", "ναι;"),
    ("xx", "yes"),
    ("kw", "ya"),
]

HAUSTUER = Beside(("Haustür",), "unlock", "Soll ich entriegeln?")


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        *((*one, Reply.YES) for one in YES),
        *((*one, Reply.NO) for one in NO),
        *((*one, Reply.OTHER) for one in OTHER),
    ],
)
def test_answers(language: str, text: str, expected: Reply) -> None:
    """A question about one lock is answered."""
    beside = HAUSTUER if language == "de" else Beside(("Front Door",), "unlock")
    if language == "en":
        beside = UNLOCK
    assert read_answer(text, language, beside) is expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("yes", Reply.YES),
        ("yes, all of them", Reply.YES),
        ("yes, do it for all of them", Reply.YES),
        ("yes, both", Reply.YES),
        ("yes, the desk lamp", Reply.OTHER),
        ("yes, all but the desk lamp", Reply.OTHER),
        ("yes, all except one", Reply.OTHER),
    ],
)
def test_several(text: str, expected: Reply) -> None:
    """Who names one of several things has not said yes to all."""
    names = Beside(("Desk Lamp",), LIGHTS.kind, LIGHTS.wording, several=True)
    assert read_answer(text, "en", names) is expected


def test_all_of_one() -> None:
    """Who says all, asked about one, says more than what was asked."""
    assert read_answer("yes, all of them", "en", UNLOCK) is Reply.OTHER


@pytest.mark.parametrize("name", ["OK", "Yes", "Sure Thing"])
def test_name_that_is_a_yes(name: str) -> None:
    """The name of what was asked about is no yes to it."""
    beside = Beside((f"{name} Light",), "turn_on")
    assert read_answer(f"the {name} light", "en", beside) is Reply.OTHER


def test_name_with_a_no() -> None:
    """A name that holds a no leaves it unclear; a yes alone is clear."""
    beside = Beside(("No Entry Gate",), "open")
    assert read_answer("yes, open the no entry gate", "en", beside) is Reply.OTHER
    assert read_answer("yes, open it", "en", beside) is Reply.YES


def test_deed_in_two_words() -> None:
    """A verb may have the name in its middle, and its other half is another verb."""
    beside = Beside(("Off Switch",), "turn_on")
    assert read_answer("yes, turn the off switch on", "en", beside) is Reply.YES
    assert read_answer("yes, turn the off switch off", "en", beside) is Reply.OTHER
    assert read_answer("yes, turn off the switch", "en", beside) is Reply.OTHER


def test_languages() -> None:
    """Home Assistant's sentence languages have their words, but for the one named."""
    missing = {one for one in get_languages() if not can_read(one)}
    assert missing == {"kw"}


@pytest.mark.parametrize("language", WORDS)
def test_own_words(language: str) -> None:
    """Each phrase of a table is read as what it stands for, whatever else it is near."""
    table = table_of(language)
    assert table is not None
    for texts, expected in (
        (WORDS[language].yes, Reply.YES),
        (WORDS[language].soft, Reply.YES),
        (WORDS[language].no, Reply.NO),
        (WORDS[language].go, Reply.YES),
        (WORDS[language].fill, Reply.OTHER),
        (WORDS[language].never, Reply.OTHER),
    ):
        for text in filter(None, (one.strip() for one in texts.split(","))):
            assert read_answer(text, language) is expected, text


@pytest.mark.parametrize("language", WORDS)
def test_no_yes_with_a_no(language: str) -> None:
    """Nothing that may stand in a yes holds a word that takes it back."""
    table = table_of(language)
    assert table is not None
    deeds = (table.phrases(one) for one in DEEDS.get(language, {}).values())
    for phrases in (table.yes, table.go, table.fill, *deeds):
        assert not [one for one in phrases if table.negates(one)]


@pytest.mark.parametrize("language", DEEDS)
def test_deeds_are_apart(language: str) -> None:
    """No verb says a deed and what undoes it."""
    table = table_of(language)
    assert table is not None
    deeds = {kind: table.phrases(texts) for kind, texts in DEEDS[language].items()}
    for one, other in (
        ("unlock", "lock"),
        ("unlock", "close"),
        ("open", "close"),
        ("open", "lock"),
        ("turn_on", "turn_off"),
    ):
        assert deeds[one].isdisjoint(deeds[other])


@st.composite
def said(draw: st.DrawFn) -> tuple[str, str]:
    """Return a language, and words of its table with one that takes a yes back."""
    language = draw(st.sampled_from(sorted(WORDS)))
    table = table_of(language)
    assert table is not None
    gap = " " if table.spaced else ""
    phrases = sorted(table.yes | table.fill | table.go | table.no)
    some = st.lists(st.sampled_from(phrases), max_size=5)
    never = draw(st.sampled_from(sorted(table.never)))
    words = [*draw(some), never, *draw(some)]
    return language, gap.join(gap.join(one) for one in words)


@given(said(), st.booleans())
def test_a_no_anywhere(spoken: tuple[str, str], named: bool) -> None:
    """Words that hold a no are never a yes, whatever stands beside it, names too."""
    language, text = spoken
    beside = Beside((text,), "unlock", text) if named else None
    assert read_answer(text, language, beside) is not Reply.YES


@given(st.text(), st.sampled_from(sorted(WORDS)))
def test_any_text(text: str, language: str) -> None:
    """Whatever is said is read as one of three, and a word nobody knows is no yes."""
    assert read_answer(text, language) in Reply
    assert read_answer(f"{text} qxqxq", language) is not Reply.YES


@pytest.mark.parametrize(
    ("text", "reply"),
    [
        ("Yes, go ahead and open it", Reply.YES),
        ("Mm-hm, open it", Reply.YES),
        ("Yeah, it's definitely him, go ahead", Reply.YES),
        ("it's him", Reply.OTHER),
        ("it's definitely not him", Reply.OTHER),
        ("go ahead and open the gate please", Reply.YES),
        ("go ahead and close it", Reply.OTHER),
        ("go ahead and open it tomorrow", Reply.OTHER),
        ("don't go ahead and open it", Reply.OTHER),
        ("Yes baby, open it up", Reply.YES),
        ("Sí, sí, yes, open it", Reply.YES),
        ("Yes, I am quite certain, thank you, do open it", Reply.YES),
        ("I'm absolutely positive", Reply.YES),
        ("yes, do close it", Reply.OTHER),
        ("I'm not quite certain", Reply.OTHER),
        ("yes, do not open it", Reply.OTHER),
    ],
)
def test_go_ahead(text: str, reply: Reply) -> None:
    """Who says to go ahead with what was asked about says yes."""
    beside = Beside(names=["Driveway Gate"], kind="open", wording="Shall I open ?")
    assert read_answer(text, "en", beside) is reply
