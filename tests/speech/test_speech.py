"""What a model writes reaches the ear as words and nothing else."""

from itertools import pairwise
import json
import re
import unicodedata

from hypothesis import assume, given, strategies as st
import pytest

from custom_components.smart_agent.speech import (
    SpeechStream,
    clean,
    drop_trailing_offers,
    is_question,
)

DOMAINS = frozenset({"binary_sensor", "light", "scene", "sensor", "switch"})
NAMES = {
    "light.kitchen": "Kitchen light",
    "light.sofa": "Sofa 🛋️ **lamp**",
}


def heard(text: str) -> str:
    """Return what is spoken in a home with a few known entities."""
    return clean(text, domains=DOMAINS, names=NAMES)


@pytest.mark.parametrize(
    ("written", "spoken"),
    [
        ("The light is on.", "The light is on."),
        ("The **kitchen light** is *on*.", "The kitchen light is on."),
        ("It is __very__ _warm_, ~~cold~~.", "It is very warm, cold."),
        ("***Careful!***  The stove is on.", "Careful! The stove is on."),
        ("A **lock that never closes", "A lock that never closes"),
        ("Press `Start` twice", "Press Start twice"),
        ("The input_number is 5", "The input number is 5"),
        ("# Weather\n\nSunny, 21 °C", "Weather. Sunny, 21 °C."),
        ("## Heating ##\nOff", "Heating. Off."),
        ("> Wise words\n> here", "Wise words. here."),
        ("Here you go:\n- Milk\n- Eggs", "Here you go: Milk. Eggs."),
        ("* Milk\n+ Eggs\n• Bread", "Milk. Eggs. Bread."),
        ("- [ ] Milk\n- [x] Eggs", "Milk. Eggs."),
        ("- Fruit:\n  - Apples,\n  - Pears;", "Fruit: Apples. Pears."),
        ("1. Milk\n2. Eggs", "1. Milk. 2. Eggs."),
        ("1️⃣ Milk\n2️⃣ Eggs", "1. Milk. 2. Eggs."),
        ("Above\n\n---\n\nBelow", "Above. Below."),
        (
            "| Room | Now |\n|:--|--:|\n| Kitchen | 21 °C |\n| Bath | 50 % |",
            "Room, Now. Kitchen, 21 °C. Bath, 50 %.",
        ),
        ("Settings → Devices -> Add", "Settings, Devices, Add"),
        ("Kitchen | 21 |", "Kitchen, 21"),
        ("Go up (→ left )&nbsp; now", "Go up (left) now"),
        ("Kitchen - 🟢", "Kitchen"),
        ("Use $HOME or f(*a=1) or 1://2", "Use HOME or f (a=1) or 1 2"),
        ("5 * 3 = 15 and 5 < 7 > 2", "5 × 3 = 15 and 5 < 7 > 2"),
        ("C# in room #4 costs $5 or 3 €", "C# in room 4 costs $5 or 3 €"),
        ("<p>One</p><p>Two <b>bo</b>ld</p>", "One. Two bold."),
        ("Line<br/>break &amp; more", "Line. break & more."),
        ("Fish <!-- not\n\nthis --> chips", "Fish chips"),
        (r"So \boxed{42}", "So 42"),
        (r"\(x = \frac{1}{2}\) is $x = \text{half}$", "x = 1/2 is x = half"),
        (r"It is $21^\circ$C, or \(7 \times 3\).", "It is 21°C, or 7 × 3."),
        (r"First line\nSecond line", "First line. Second line"),
        ("\nThe curtain  is\topen. ", "The curtain is open."),
    ],
)
def test_markup(written: str, spoken: str) -> None:
    """Markup goes, its text stays, and lines read as sentences."""
    assert heard(written) == spoken


@pytest.mark.parametrize(
    ("written", "spoken"),
    [
        ("Done ✅.", "Done."),
        ("💡 On! 🎉 Enjoy 👍", "On! Enjoy"),
        ("The whole 👨‍👩‍👧‍👦 family 👋🏽", "The whole family"),
        ("Made in 🇩🇪, sold in 🏴󠁧󠁢󠁳󠁣󠁴󠁿", "Made in, sold in"),
        ("☀️ 21° ❄️ ⏰ 7:00 ⭐⭐⭐", "21° 7:00"),
        ("Sonos™ ©️ ℹ️", "Sonos"),
        ("It is on :) Enjoy ;-)", "It is on Enjoy"),
        ("🙂", ""),
        ("", ""),
        (" \n ", ""),
        ("50%, 21°, 3.5 €… №1 ½ ℃ ♯", "50%, 21°, 3.5 €… №1 ½ ℃ ♯"),
        ("می‌خواهم خانه را گرم کنم.", "می‌خواهم خانه را گرم کنم."),
        ("ക്‍ഷ ക്‍ 😀", "ക്‍ഷ ക്‍"),
        ("**Küche:** 21 Grad. Schön 😊 warm!", "Küche: 21 Grad. Schön warm!"),
        ("3. Dezember", "3. Dezember"),
        ("Voilà ! La **lumière** est allumée 💡.", "Voilà! La lumière est allumée."),
        ("**¿Algo más?**", "¿Algo más?"),
        ("**灯**已打开。💡还需要别的吗？", "灯已打开。还需要别的吗？"),
        ("灯已打开。还需要别的吗？", "灯已打开。还需要别的吗？"),
        ("हाँ। **बत्ती** जल गई।", "हाँ। बत्ती जल गई।"),
        ("تم تشغيل **الضوء** ✨. هل من شيء آخر؟", "تم تشغيل الضوء. هل من شيء آخر؟"),
        ("Το φως άναψε 💡. Κάτι άλλο;", "Το φως άναψε. Κάτι άλλο;"),
    ],
)
def test_emoji_and_scripts(written: str, spoken: str) -> None:
    """Emoji go, also the composed ones; letters of every language stay."""
    assert heard(written) == spoken


@pytest.mark.parametrize(
    ("written", "spoken"),
    [
        ("See [the manual](https://example.org/a_(b)).", "See the manual."),
        ("![A cat](/api/image/1) Here.", "A cat Here."),
        ("Read https://www.example.org/a?b=c#d.", "Read example.org."),
        ("(www.example.org/x) or <http://10.0.0.5:8123>", "(example.org) or 10.0.0.5"),
        ("请看https://example.org/，谢谢", "请看example.org，谢谢"),
        ("Write to mailto:me@example.org", "Write to me@example.org"),
        ("It rains [1][2], see [^3] and【4†source】.", "It rains, see and."),
        ("light.kitchen is on", "Kitchen light is on"),
        ("The lamp (`light.bedside_left`) is on", "The lamp is on"),
        ("Sofa: **light.sofa**.", "Sofa: Sofa lamp."),
        ("Ask example.org: 3.5 end.Start", "Ask example.org: 3.5 end.Start"),
        ("my.light.kitchen me@light.kitchen", "my.light.kitchen me@light.kitchen"),
        ("Light.The end", "Light.The end"),
    ],
)
def test_addresses(written: str, spoken: str) -> None:
    """An address is spoken as far as it means something to a person."""
    assert heard(written) == spoken


def test_entity_ids_need_a_known_domain() -> None:
    """Without domains nothing is taken for an entity id; names bring theirs along."""
    assert clean("light.kitchen") == "light.kitchen"
    assert clean("fan.a or fan.b", names={"fan.a": "Fan"}) == "Fan or"


@pytest.mark.parametrize(
    ("written", "spoken"),
    [
        ("<think>Hm. A light.</think>\n\nIt is on.", "It is on."),
        ("<thinking>\nHm\n</thinking>It is on.", "It is on."),
        ("<think>\nNever closed. And on.", ""),
        ("The user wants. Light.\n</think>\n\nIt is on.", "It is on."),
        ("Sure. <THINK>hm</THINK> It is on.", "Sure. It is on."),
        ("[THINK]Hm.[/THINK]It is on.", "It is on."),
        (
            "<|channel|>analysis<|message|>Hm. Ok<|end|><|start|>assistant"
            "<|channel|>final<|message|>It is on.<|return|>",
            "It is on.",
        ),
        ("<|channel>thought\nHm. Ok.<channel|>It is on.<turn|>", "It is on."),
        ("It is on.<|im_end|>\n<|im_start|>assistant\n", "It is on."),
        ("<s>It is on.</s><end_of_turn>", "It is on."),
        ("<｜Assistant｜>It is on.<｜end▁of▁sentence｜>", "It is on."),
        ("```yaml\nlight: on. Yes.\n\nb: c\n```\nIt is on.", "It is on."),
        ("It is on. ```python\nnever closed. x", "It is on."),
        ('{"name": "HassTurnOn", "arguments": {"x": "}. "}} It is on.', "It is on."),
        ('It is on.\n[{"name": "x"},\n {"name": "y"}]', "It is on."),
        ('It is on. {"name": "HassTurn', "It is on."),
        ('{"name": "x",\n\nIt is on.', "It is on."),
        ("{'name': 'x'} It is on. {{ states('a.b') }}", "It is on."),
        ('HassTurnOn(name="A. B", domain=["light"]) It is on.', "It is on."),
        ('call:HassTurnOn{name:<|"|>A. B<|"|>} It is on.', "It is on."),
        ('<tool_call>{"name": "x"}</tool_call>', ""),
        ("A {name} (or two) is on", "A name (or two) is on"),
    ],
)
def test_not_speech(written: str, spoken: str) -> None:
    """Reasoning, code, calls and tokens of the chat format are never heard."""
    assert heard(written) == spoken


def test_sentences_are_released_as_the_next_one_starts() -> None:
    """What is complete is spoken at once, what may still change is held."""
    stream = SpeechStream(names=NAMES)
    assert stream.feed("The **kitchen") == ""
    assert stream.feed(" light** is on. ") == ""
    assert stream.feed("And") == ""
    assert stream.feed(" then") == "The kitchen light is on."
    assert stream.feed(" <think>hm. No") == ""
    assert stream.feed(". </think> * never closed\nNext") == ""
    assert stream.feed(" line") == " And then never closed."
    assert stream.finish() == " Next line."


def test_reasoning_without_an_opening_tag() -> None:
    """It is dropped if the stream waited for its end, else as far as it was held."""
    deltas = ["Hm. A light. It ", "is", "</think>", " It is on. ", "Yes"]
    waiting = SpeechStream(reasoning_first=True)
    assert [waiting.feed(delta) for delta in deltas] == ["", "", "", "", ""]
    assert waiting.finish() == "It is on. Yes"
    eager = SpeechStream()
    assert [eager.feed(delta) for delta in deltas] == ["Hm. A light.", "", "", "", ""]
    assert eager.finish() == " It is on. Yes"
    answered = SpeechStream(reasoning_first=True)
    assert answered.feed("It is on. Yes. No") == ""
    assert answered.finish() == "It is on. Yes. No"


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("It is on. Is there anything else?", "It is on."),
        ("It is on!\n\nAnything else? 😊", "It is on!"),
        ("It is on. Anything else? Shall I? Or not?", "It is on."),
        ("Is it? Or not?", ""),
        ("Das Licht ist an. Kann ich **noch** helfen?", "Das Licht ist an."),
        ("La luz está encendida. ¿Algo más?", "La luz está encendida."),
        ("灯已打开。还需要别的吗？", "灯已打开。"),
        ("تم تشغيل الضوء. هل من شيء آخر؟", "تم تشغيل الضوء."),
        ("Το φως άναψε. Κάτι άλλο;", "Το φως άναψε."),
        ("Το φως άναψε. Κάτι άλλο\u037e", "Το φως άναψε."),
        ("Լույսը միացված է։ Ուրիշ բա՞ն կա։", "Լույսը միացված է։"),
        ("შუქი ჩართულია. კიდევ რამე გნებავთ?", "შუქი ჩართულია."),
        ("Is it the left lamp?", ""),
        ("Is it on? Yes.", "Is it on? Yes."),
        ("Set it to approx. four?", ""),
        ("It is on; good.", "It is on; good."),
        ("One thing: is it on?", ""),
        ("", ""),
        ("?", "?"),
    ],
)
def test_trailing_offer(written: str, kept: str) -> None:
    """The offers after an answer go, and so does what only asks."""
    assert drop_trailing_offers(written) == kept


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("Which lamp?", True),
        ("Really?!", True),
        ('"Which lamp?" ', True),
        ("**Which lamp?** 🤔", True),
        ("It is on. Which lamp?", True),
        ("Which lamp? The left one.", False),
        ('He asked "why?".', False),
        ("It is on;", False),
        ("Είναι;", True),
        ("Ո՞ր լամպը։", True),
        ("It is on", False),
        ("", False),
    ],
)
def test_is_question(text: str, question: bool) -> None:
    """The last sentence decides."""
    assert is_question(text) is question


@pytest.mark.parametrize(
    "mark",
    [
        char
        for char in map(chr, range(0x20000))
        if unicodedata.category(char) == "Po"
        and (name := unicodedata.name(char)).endswith("QUESTION MARK")
        # Opening marks, and two of manuscripts.
        and not name.startswith(("INVERTED", "MEDIEVAL", "ADLAM INITIAL"))
    ],
)
def test_question_marks_of_unicode(mark: str) -> None:
    """Every script's question mark is one."""
    assert is_question(f"Abc{mark}")


# What models write, cut into the pieces that matter to a cleaner.
PIECES = (
    *"*_`#|[](){}<>\\$\"'~=^-:.,;!?…。？ \n5a°%€→•🙂",
    *("**", "```", "# ", "\n\n", "- ", "1. ", "---", "](http://a.b/c)", "]("),
    *("<think>", "</think>", "<|im_end|>", "<|channel|>analysis", "<|channel|>final"),
    *("<|message|>", "<|end|>", "<channel|>", "<|start|>assistant", "</s>", "<b>"),
    *(
        "<br>",
        "<a href='x'>",
        "<!--",
        "-->",
        '{"a": 1}',
        '{"a": "b. c"',
        "f(a=",
        "(a=1)",
    ),
    *("\\boxed{", "\\frac{1}{2}", "\\n", "$x", "https://", "https://example.org/x"),
    *("www.", "light.kitchen", "light.x_y", "example.org", "light.", "kitchen", "1️⃣"),
    *("\u200d", "\ufe0f", "🇩🇪", "->", ". ", "? ", ": ", "die Lampe", "Ünï", "&lt;"),
    *("[1]", "[x]", "[THINK]", "[/THINK]", "C#", "\r\n", "\ue000", "“", "”"),
)
written_text = st.lists(
    st.one_of(st.sampled_from(PIECES), st.text(max_size=3)), max_size=14
).map("".join)
CLOSING_TAG = re.compile(r"</think>|\[/THINK\]|<channel\|>")


@given(written_text)
def test_result_is_speech(text: str) -> None:
    """Whatever was written, no markup, emoji, address or reasoning is left."""
    spoken = heard(text)
    assert not re.search(r"[*_`{}\[\]|\\\n]|<\w|</|://|  |^\s|\s$", spoken)
    assert not re.search(r"#\w|(?<!\w)#|\s[,.;!?](?:\s|$)", spoken)
    assert not any(0x1F000 <= ord(char) < 0x1FB00 for char in spoken)
    assert not any(
        0x2600 <= ord(char) < 0x27C0 and unicodedata.category(char) == "So"
        for char in spoken
    )
    assert not set("\ufe0f\u20e3\ue000") & set(spoken)


@given(written_text)
def test_cleaning_again_changes_nothing(text: str) -> None:
    """Cleaned text is clean."""
    spoken = heard(text)
    assert heard(spoken) == spoken


@given(written_text, st.lists(st.integers(0, 99)), st.booleans())
def test_stream_says_what_clean_says(text: str, cuts: list[int], every: bool) -> None:
    """However the text is cut, the same is heard."""
    closings = len(CLOSING_TAG.findall(text))
    assume(closings < 2)
    places = (
        range(len(text)) if every else sorted({cut % (len(text) + 1) for cut in cuts})
    )
    bounds = [0, *places, len(text)]
    deltas = [text[start:end] for start, end in pairwise(bounds)]
    # With a closing tag that has no opening one, only a waiting stream can agree.
    for reasoning_first in (True, *([] if closings else [False])):
        stream = SpeechStream(
            domains=DOMAINS, names=NAMES, reasoning_first=reasoning_first
        )
        spoken = "".join(map(stream.feed, deltas)) + stream.finish()
        assert spoken == heard(text)


words = st.text(
    st.characters(categories=["L", "Nd"], exclude_characters="ℹ"), min_size=1
)
sentences = st.lists(
    st.tuples(
        words, st.sampled_from(["", ",", ".", "!", "?", ";", "…", "%", "°", "€"])
    ),
    min_size=1,
).map(lambda parts: " ".join(word + mark for word, mark in parts))


@given(sentences)
def test_plain_text_passes(text: str) -> None:
    """Words, numbers and punctuation of any language are spoken as written."""
    assert heard(text) == text


json_values = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.text(max_size=8)),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner),
    max_leaves=6,
)


@given(st.dictionaries(st.text(), json_values), st.sampled_from([None, 2]))
def test_no_json_is_heard(value: dict[str, object], indent: int | None) -> None:
    """An object a model left in its reply vanishes with all it holds."""
    assert clean(f"Before {json.dumps(value, indent=indent)} after") == "Before after"


@given(written_text)
def test_offers_are_cut_at_the_end_only(text: str) -> None:
    """What is kept is how the text began, and it still says something."""
    kept = drop_trailing_offers(text)
    assert text.startswith(kept)
    assert not is_question(kept)
    assert (kept == text) is not is_question(text)
