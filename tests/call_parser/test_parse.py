"""A call written as text is read, or reported; a sentence stays a sentence."""

from collections.abc import Callable
from itertools import pairwise
import json
import re

from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.call_parser.markers import MAX_TEXT
from custom_components.smart_agent.call_parser.parse import (
    CallWatch,
    Cause,
    Salvaged,
    TextCall,
    salvage,
)

TOOLS = (
    "HassTurnOn",
    "HassTurnOff",
    "HassLightSet",
    "GetLiveContext",
    "todo_get_items",
    "goodnight",
)
ARGUMENTS = {"name": "Kitchen Light", "domain": ["light"]}
CALL = TextCall("HassTurnOn", ARGUMENTS)
OTHER = TextCall("HassTurnOff", {"area": "Hall"})

_JSON = '{"name": "HassTurnOn", "arguments": ' + json.dumps(ARGUMENTS) + "}"
_OTHER_JSON = '{"name": "HassTurnOff", "arguments": {"area": "Hall"}}'


@pytest.mark.parametrize(
    "text",
    [
        _JSON,
        '{"tool": "HassTurnOn", "args": {"name": "Kitchen Light", "domain": ["light"]}}',
        '{"tool_name": "HassTurnOn", "parameters": ' + json.dumps(ARGUMENTS) + "}",
        '{"action": "HassTurnOn", "action_input": ' + json.dumps(ARGUMENTS) + "}",
        '{"action": ' + _JSON + ', "thought": "on"}',
        '{"type": "function", "function": ' + _JSON + "}",
        '{"tool_calls": [{"id": "1", "type": "function", "function": ' + _JSON + "}]}",
        '{"function": "HassTurnOn", "name": "Kitchen Light", "domain": ["light"]}',
        '{"name": "HassTurnOn", "arguments": '
        + json.dumps(json.dumps(ARGUMENTS))
        + "}",
        '{"HassTurnOn": {"name": "Kitchen Light", "domain": ["light"]}}',
        "[" + _JSON + "]",
        "```json\n" + _JSON + "\n```",
        "```\n" + _JSON,
        "```tool_code\nprint(HassTurnOn(name='Kitchen Light', domain=['light']))\n```",
        "```python\nx = default_api.HassTurnOn(name='Kitchen Light',\n"
        "  domain=['light'])\n```",
        "<tool_call>\n" + _JSON + "\n</tool_call>",
        "<tool_call>\n" + _JSON,
        "<tool_call>\n```json\n" + _JSON + "\n```\n</tool_call>",
        "```\n<tool_call>" + _JSON + "</tool_call>\n```",
        "<function=HassTurnOn>" + json.dumps(ARGUMENTS) + "</function>",
        "<tool_call><function=HassTurnOn>\n<parameter=name>\nKitchen Light\n"
        '</parameter>\n<parameter=domain>\n["light"]\n</parameter>\n</function>'
        "</tool_call>",
        "<functioncall> " + _JSON,
        "<functioncall " + _JSON + ">",
        "<|tool_call|>" + _JSON + "<|tool_call|>",
        '<|tool_call>call:HassTurnOn{name:<|"|>Kitchen Light<|"|>,'
        'domain:[<|"|>light<|"|>]}<tool_call|>',
        "<|python_tag|>" + _JSON,
        "[TOOL_CALLS] [" + _JSON + "]",
        "[TOOL_CALLS]HassTurnOn[ARGS]" + json.dumps(ARGUMENTS),
        "HassTurnOn" + json.dumps(ARGUMENTS),
        "HassTurnOn: " + json.dumps(ARGUMENTS),
        "HassTurnOn(" + json.dumps(ARGUMENTS) + ")",
        'HassTurnOn(name="Kitchen Light", domain=["light"])',
        'HassTurnOn(name="Kitchen Light", domain=("light",))',
        'HassTurnOn(name="Kitchen Light", # the light\n    domain=["light"],)',
        """HassTurnOn(**{"name": "Kitchen Light"}, domain=['light'])""",
        '[HassTurnOn(name="Kitchen Light", domain=["light"])]',
        "{'name': 'HassTurnOn', 'arguments': "
        "{'name': 'Kitchen Light', 'domain': ['light'],},}",
        '{name: "HassTurnOn", // the light\n'
        ' arguments: {name: "Kitchen Light", /* a list */ domain: ["light"]}}',
        '{{"name": "HassTurnOn", "arguments": ' + json.dumps(ARGUMENTS) + "}}",
        '<tool_call>{"name": "HassTurnOn", "arguments": '
        + json.dumps(ARGUMENTS)
        + '}</tool_call>\n<tool_response>\n{"success": true}\n</tool_response>',
    ],
)
def test_every_syntax_is_read(text: str) -> None:
    """The call is read from each syntax seen, and none of it is spoken."""
    assert salvage(text, TOOLS) == Salvaged((CALL,), (), "")


@pytest.mark.parametrize(
    "text",
    [
        _JSON + "\n" + _OTHER_JSON,
        f"[{_JSON}, {_OTHER_JSON}]",
        f'{{"tool_calls": [{_JSON}, {_OTHER_JSON}]}}',
        f"<tool_call>{_JSON}</tool_call>\n<tool_call>{_OTHER_JSON}</tool_call>",
        f"<tool_call>{_JSON}\n<tool_call>{_OTHER_JSON}",
        f"HassTurnOn({', '.join(f'{k}={v!r}' for k, v in ARGUMENTS.items())})\n"
        'HassTurnOff(area="Hall")',
        '{"HassTurnOn": '
        + json.dumps(ARGUMENTS)
        + ', "HassTurnOff": {"area": "Hall"}}',
    ],
)
def test_several_calls_keep_their_order(text: str) -> None:
    """Calls one after the other are all read, in the order written."""
    assert salvage(text, TOOLS) == Salvaged((CALL, OTHER), (), "")


@pytest.mark.parametrize(
    ("text", "speech"),
    [
        (f"Sure, on it: {_JSON} Done!", "Sure, on it: Done!"),
        (f"Okay.\n```json\n{_JSON}\n```\nThe light is on.", "Okay. The light is on."),
        (f"Okay. <tool_call>{_JSON}</tool_call> It is on.", "Okay. It is on."),
        (f"<tool_call>{_JSON}\nIt is on.", "It is on."),
        (f"[TOOL_CALLS] [{_JSON}] It is on.", "It is on."),
        ('Now HassTurnOn(name="Kitchen Light", domain=["light"]).', "Now"),
    ],
)
def test_prose_around_a_call_is_kept(text: str, speech: str) -> None:
    """What surrounds a call is left to speak, without brackets or fences."""
    assert salvage(text, TOOLS) == Salvaged((CALL,), (), speech)


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("points=(1, -2.5, true, None)", [1, -2.5, True, None]),
        ("points = [[-5, 10], [1e3, .5]]", [[-5, 10], [1000.0, 0.5]]),
        ("**{'points': 1}", 1),
        ("{'points': 1}", 1),
        ("points='http://a/b', ", "http://a/b"),
    ],
)
def test_python_literals_are_read(written: str, value: object) -> None:
    """The value of an argument may be any literal, of Python or of JSON."""
    salvaged = salvage(f"HassLightSet({written})", TOOLS)
    assert salvaged.calls == (TextCall("HassLightSet", {"points": value}),)


@pytest.mark.parametrize(
    "expression",
    [
        "[0] * 10**9",
        "[[-5, 10]] * 3",
        "'a' * 999999",
        "'=' + '>'",
        "'a' 'b'",
        "'a'.upper()",
        "[x for x in range(3)]",
        "[x for x in ('light',)]",
        "1 + 2",
        "1 / 0",
        "7 // 2\n",
        "{1, 2}",
        "1, points=2",
        "1, **{'points': 2}",
        "[" * 60 + "]" * 60,
        "-" * 5000 + "1",
        "+".join("1" * 3000),
        "9" * 9999,
        "__import__('os').system('id')",
        "(lambda: 1)()",
        "[x for x in y]",
        "open",
        "f'{1}'",
        "b'1'",
        "[*range(3)]",
    ],
)
def test_what_is_no_bounded_literal_is_broken(expression: str) -> None:
    """Code, sums and loops among it, is reported and not evaluated."""
    salvaged = salvage(f"HassLightSet(points={expression})", TOOLS)
    assert salvaged.calls == ()
    assert salvaged.speech == ""
    assert salvaged.broken[0].cause in (Cause.NOT_LITERAL, Cause.TOO_LARGE, Cause.OTHER)


def test_an_expression_inside_json_is_broken() -> None:
    """So it is inside an object: the model is told to write the value out."""
    text = '{"name": "HassLightSet", "arguments": {"points": [[-5, 10]] * 2}}'
    salvaged = salvage(text, TOOLS)
    assert salvaged.calls == ()
    assert [one.cause for one in salvaged.broken] == [Cause.NOT_LITERAL]


@pytest.mark.parametrize(
    ("text", "cause", "at", "detail"),
    [
        (_JSON + "}", Cause.EXTRA_CLOSING_BRACE, len(_JSON), "1"),
        (_JSON + "}\n}", Cause.EXTRA_CLOSING_BRACE, len(_JSON), "2"),
        (
            '{"name": "HassTurnOn"}, "arguments": {"name": "Lamp"}}',
            Cause.EXTRA_CLOSING_BRACE,
            21,
            "1",
        ),
        (_JSON[:-1], Cause.UNCLOSED, len(_JSON) - 1, ""),
        (_JSON[:55], Cause.UNCLOSED, 45, ""),
        (f"<tool_call>{_JSON[:-1]}</tool_call>", Cause.UNCLOSED, len(_JSON) + 10, ""),
        ('HassTurnOn(name="Lamp"', Cause.UNCLOSED, 22, ""),
        (
            '{"name": "HassTurnOn", "arguments": {"name": "Lamp, "area": "Hall"}}',
            Cause.UNMATCHED_QUOTE,
            53,
            "",
        ),
        (
            '{"name": "HassTurnOn", "arguments": {"name": "Lamp}}',
            Cause.UNMATCHED_QUOTE,
            45,
            "",
        ),
        ('HassTurnOn(name="Lamp)', Cause.UNMATCHED_QUOTE, 16, ""),
        (
            '{"name": "HassTurnOn", "arguments": ["Lamp"]}',
            Cause.ARGUMENTS_NOT_OBJECT,
            0,
            "['Lamp']",
        ),
        ('HassTurnOn("Lamp")', Cause.ARGUMENTS_NOT_OBJECT, 11, '"Lamp"'),
        ("HassTurnOn Lamp, area: x", Cause.ARGUMENTS_NOT_OBJECT, 11, "Lamp, area: x"),
        ("HassTurnOn [Lamp]", Cause.ARGUMENTS_NOT_OBJECT, 11, "[Lamp]"),
        ("HassTurnOn Lamp on=1", Cause.ARGUMENTS_NOT_OBJECT, 11, "Lamp on=1"),
        ('{"area": "Hall", "domain": "light"}', Cause.NO_TOOL_NAME, 0, ""),
        ('```json\n{"area": "Hall"}\n```', Cause.NO_TOOL_NAME, 8, ""),
        ('<tool_call>{"area": "Hall"}</tool_call> Hm.', Cause.NO_TOOL_NAME, 11, ""),
        (
            '{"name": "HassTurnOn", "arguments": {"name": Lamp}}',
            Cause.NOT_LITERAL,
            45,
            "Lamp",
        ),
        (
            json.dumps({"name": "HassTurnOn", "arguments": '{"a": 1}}'}),
            Cause.OTHER,
            0,
            "}",
        ),
        ('{"name": "HassTurnOn", "arguments"}', Cause.OTHER, 34, ""),
        (
            '{"name": "HassTurnOn", "arguments": {"domain": ["light"}}',
            Cause.UNCLOSED,
            55,
            "",
        ),
        ("HassTurnOn(name=lamp)", Cause.NOT_LITERAL, 16, "lamp"),
        ("HassTurnOn(name=\n lamp)", Cause.NOT_LITERAL, 18, "lamp"),
        ("HassTurnOn(name='ä', area=lamp)", Cause.NOT_LITERAL, 26, "lamp"),
        ("HassTurnOn(name=Kitchen Light)", Cause.NOT_LITERAL, 16, "Kitchen"),
        ("<tool_call>turn it on</tool_call>", Cause.OTHER, 11, ""),
        ("<tool_call>", Cause.OTHER, 11, ""),
    ],
)
def test_a_broken_call_says_where_and_why(
    text: str, cause: Cause, at: int, detail: str
) -> None:
    """What cannot be read is reported with its place, and neither run nor spoken."""
    salvaged = salvage(text, TOOLS)
    assert salvaged.calls == ()
    [broken] = salvaged.broken
    assert (broken.cause, broken.position, broken.detail) == (cause, at, detail)
    assert broken.message
    assert len(broken.excerpt) <= 60
    assert broken.excerpt in text
    assert salvaged.speech in ("", "Hm.")


def test_a_broken_call_leaves_the_next_one_readable() -> None:
    """Reading goes on behind a call that was never closed."""
    salvaged = salvage(f"{_JSON[:-2]}\n{_OTHER_JSON}", TOOLS)
    assert salvaged.calls == (OTHER,)
    assert [broken.cause for broken in salvaged.broken] == [Cause.UNCLOSED]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "The light (kitchen) is on.",
        "According to [1] and [2], it is {so called} warm.",
        "It will be 12°C < 15°C, with 5 mm of rain (80%) & wind.",
        'You said "turn it {on}", so I did; see [the list](x).',
        "The set {1, 2, 3} and the list [1, 2, 3].",
        "Your lists: [milk, bread], {eggs: 6}.",
        "Say goodnight (or good night) and I turn everything off.",
        "You can view your tasks by using the todo_get_items() function.",
        'It has been added. Use the "HassTurnOn" function or `GetLiveContext`.',
        "The sensor front_door (binary_sensor) is off: state_class(x).",
        'A config may be {"area": "Hall", "light": "on"} for instance.',
        'The media player is {"name": "Sonos", "input": "HDMI"} now.',
        "def f(x): return x",
        "Press <Ctrl> or <b>wait</b>.",
        "Goodnight Anna!",
        "[1]",
        '["a", "b"]',
        '"Hello."',
    ],
)
def test_a_sentence_is_no_call(text: str) -> None:
    """Brackets, quotes and braces alone make no call."""
    assert salvage(text, TOOLS) == Salvaged((), (), text)


@pytest.mark.parametrize(
    ("text", "name", "arguments"),
    [
        ("intent__HassTurnOn(area='Hall')", "intent__HassTurnOn", {"area": "Hall"}),
        ("HassBlinkTwice(area='Hall')", "HassBlinkTwice", {"area": "Hall"}),
        ("```\nturn_on(area='Hall')\n```", "turn_on", {"area": "Hall"}),
        ('{"name": "search", "arguments": {"q": "x"}}', "search", {"q": "x"}),
        ('{"name": "GetLiveContext"}', "GetLiveContext", {}),
        ("GetLiveContext", "GetLiveContext", {}),
        ("GetLiveContext()", "GetLiveContext", {}),
        (
            "HassTurnOff domain: fan name: Bedroom Fan",
            "HassTurnOff",
            {"domain": "fan", "name": "Bedroom Fan"},
        ),
    ],
)
def test_names_are_returned_as_written(
    text: str, name: str, arguments: dict[str, object]
) -> None:
    """Long, unknown and bare names count where the whole answer is the call."""
    assert salvage(text, TOOLS) == Salvaged((TextCall(name, arguments),), (), "")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("HassTurnOff Dining Room Light", "Dining Room Light"),
        ("HassTurnOn light Kitchen Light\n", "light Kitchen Light"),
        ("HassTurnOn: Küchenlicht 2", "Küchenlicht 2"),
        ('intent__HassTurnOn "Kitchen Light"', '"Kitchen Light"'),
    ],
)
def test_words_behind_a_name_are_arguments(text: str, words: str) -> None:
    """What the words behind a tool's name are is for the guard to say."""
    [call] = salvage(text, TOOLS).calls
    assert call.arguments == words
    assert salvage(text, TOOLS).speech == ""


@pytest.mark.parametrize(
    "text",
    [
        "To mute it, use the HassTurnOn function with the name of the speaker.",
        "Use HassTurnOn Kitchen Light",
        "Goodnight Anna",
        "hassturnon kitchen light",
        "HassBlink Kitchen Light",
        "HassTurnOn Kitchen Light\nThe light is on.",
    ],
)
def test_words_behind_a_name_in_a_sentence(text: str) -> None:
    """A tool that is only mentioned is not called."""
    assert salvage(text, TOOLS) == Salvaged((), (), text)


def test_unknown_names_in_prose_are_speech() -> None:
    """A function that is no tool is mentioned, not called."""
    text = "In Python you write turn_on(area='Hall')."
    assert salvage(text, TOOLS).speech == text


def test_fences_and_markers_are_never_spoken() -> None:
    """A block without a call is no speech, and in prose no broken call either."""
    text = "Try this: ```yaml\nlight: {on}\n``` Good luck."
    assert salvage(text, TOOLS) == Salvaged((), (), "Try this: Good luck.")


_KEYS = st.from_regex(r"[a-z_]{1,8}_", fullmatch=True)
_TEXT = st.text(max_size=12) | st.sampled_from(
    ["</tool_call>", "```", "{'", '"}', "Anna's", "a\\b", "\n\n", "[TOOL_CALLS]", "🙂"]
)
_VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**20), 10**20)
    | st.floats(allow_nan=False, allow_infinity=False)
    | _TEXT,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(_TEXT, inner, max_size=3)
    ),
    max_leaves=8,
)
_ARGUMENTS = st.dictionaries(_KEYS, _VALUES, min_size=1, max_size=4)


def _keywords(arguments: dict[str, object]) -> str:
    return ", ".join(f"{key}={value!r}" for key, value in arguments.items())


_RENDERINGS: dict[str, Callable[[dict[str, object]], str]] = {
    "json": lambda a: json.dumps({"name": "HassTurnOn", "arguments": a}),
    "unicode": lambda a: json.dumps(
        {"tool": "HassTurnOn", "args": a}, ensure_ascii=False, indent=2
    ),
    "repr": lambda a: repr({"name": "HassTurnOn", "parameters": a}),
    "string": lambda a: json.dumps({"name": "HassTurnOn", "arguments": json.dumps(a)}),
    "openai": lambda a: json.dumps(
        {"tool_calls": [{"function": {"name": "HassTurnOn", "arguments": a}}]}
    ),
    "flat": lambda a: json.dumps({"tool": "HassTurnOn"} | a),
    "key": lambda a: json.dumps({"HassTurnOn": a}),
    "fence": lambda a: "```json\n" + _RENDERINGS["json"](a) + "\n```",
    "tag": lambda a: "<tool_call>\n" + _RENDERINGS["json"](a) + "\n</tool_call>",
    "open tag": lambda a: "<tool_call>\n" + _RENDERINGS["json"](a),
    "function": lambda a: f"<function=HassTurnOn>{json.dumps(a)}</function>",
    "mistral": lambda a: "[TOOL_CALLS] [" + _RENDERINGS["json"](a) + "]",
    "args": lambda a: "[TOOL_CALLS]HassTurnOn[ARGS]" + json.dumps(a),
    "named": lambda a: "HassTurnOn" + json.dumps(a),
    "python": lambda a: f"HassTurnOn({_keywords(a)})",
    "tool_code": lambda a: f"```tool_code\nprint(HassTurnOn({_keywords(a)}))\n```",
}


@pytest.mark.parametrize("syntax", _RENDERINGS)
@given(arguments=_ARGUMENTS)
def test_any_arguments_come_back(syntax: str, arguments: dict[str, object]) -> None:
    """Whatever the arguments are, each syntax gives them back exactly."""
    text = _RENDERINGS[syntax](arguments)
    expected = Salvaged((TextCall("HassTurnOn", arguments),), (), "")
    assert salvage(text, TOOLS) == expected


_PIECES = st.sampled_from(
    [
        *("{", "}", "{{", "[", "]", "(", ")", '"', "'", "`", "```", "```json\n", "<"),
        *("<tool_call>", "</tool_call>", "<|tool_call|>", "<function=HassTurnOn>"),
        *("[TOOL_CALLS]", "[ARGS]", "<parameter=a>", '<|"|>', "<tool_response>"),
        *("HassTurnOn", "HassTurnOn(", "goodnight", "print(", "name", "snake_case("),
        *(_JSON, _JSON[:40], '{"area": 1}', "\\", "//", "/*", "#", ":", ",", "=", "*"),
        *(" ", "\n", "The light", " is on. ", "1", "-", "for x in ", "range(9)", "\0"),
    ]
)
_MESSES = st.lists(_PIECES | st.text(max_size=3), max_size=30).map("".join)


@given(_MESSES | st.text(st.characters(exclude_categories=())))
def test_no_text_raises(text: str) -> None:
    """Whatever a model writes, it is read; positions lie in the text."""
    salvaged = salvage(text, TOOLS)
    for broken in salvaged.broken:
        assert 0 <= broken.position <= len(text)
        assert broken.excerpt in text
    assert not re.search(r"</?tool_call>|```", salvaged.speech)


@pytest.mark.parametrize(
    "unit",
    [
        *("{", "[", "(", "{{", '{"a":', "[{", '{"', "{'", "[1,", "HassTurnOn(", "a_b("),
        *("HassTurnOn({", "<tool_call>", "```", "`", '"', "'", "\\", "'\\", '{"a":[//'),
        *("{/*", "{#", "a.", "a:", "a-", "a", " ", "{a ", "HassTurnOn() ", "print("),
        *("<function=HassTurnOn><parameter=a>", "HassTurnOn(x=-", "HassTurnOn(x=[0"),
        *("HassTurnOn(x=0 if ", "HassTurnOn(lambda:", "HassTurnOn{a:[", '<|"|>', "{}"),
        *(_JSON, _JSON[:-1], '{"name":"HassTurnOn",', "HassTurnOn(a=1,"),
        *('{"a":x ', '{"a":x,', '{"a":x} ', '{"a":[1]} '),
    ],
)
def test_degenerate_repetition_is_read(unit: str) -> None:
    """A model that repeats itself for ever costs neither stack nor memory."""
    text = unit * (2 * MAX_TEXT // len(unit))
    salvage(text, TOOLS)
    watch = CallWatch(TOOLS)
    pieces = [watch.feed(text[pos : pos + 40]) for pos in range(0, len(text), 40)]
    assert "".join(pieces) + watch.flush() == text


def test_deep_nesting_is_broken() -> None:
    """Nesting beyond every tool's needs is reported."""
    text = '{"name": "HassTurnOn", "arguments": ' + '{"a": ' * 40 + "1" + "}" * 41
    [broken] = salvage(text, TOOLS).broken
    assert broken.cause is Cause.TOO_LARGE


def _watch(text: str, cuts: list[int]) -> tuple[str, str]:
    """Return what a watch releases of a text cut into pieces, and what it holds."""
    watch = CallWatch(TOOLS)
    bounds = [0, *sorted(min(cut, len(text)) for cut in cuts), len(text)]
    pieces = [text[a:b] for a, b in pairwise(bounds)]
    return "".join([watch.feed(piece) for piece in pieces]), watch.flush()


_CUTS = st.lists(st.integers(0, 200), max_size=40)


@given(_MESSES | st.text(), _CUTS)
def test_the_watch_loses_nothing(text: str, cuts: list[int]) -> None:
    """However the text is cut, what was released and held is the text."""
    released, held = _watch(text, cuts)
    assert released + held == text


@given(_MESSES, _CUTS)
def test_the_watch_releases_only_speech(text: str, cuts: list[int]) -> None:
    """Words once released are what the whole text says, too."""
    released, _ = _watch(text, cuts)
    speech = salvage(text, TOOLS).speech
    assert re.sub(r"\W", "", speech).startswith(re.sub(r"\W", "", released))


@pytest.mark.parametrize("syntax", _RENDERINGS)
def test_the_watch_holds_every_call(syntax: str) -> None:
    """Not one character of a call is released, though it comes one by one."""
    prose = "Okay, I will (gladly) do that! "
    text = prose + _RENDERINGS[syntax]({"area": "Hall"})
    released, held = _watch(text, list(range(len(text))))
    assert (released, held) == (prose, text[len(prose) :])


def test_the_watch_follows_scripts_without_spaces() -> None:
    """Where no space ends a word, speech is not kept waiting for one."""
    text = "ไฟในห้องครัวเปิดอยู่"
    assert _watch(text + "HassTurnOn(", [len(text)]) == (text, "HassTurnOn(")


def test_the_watch_releases_sentences() -> None:
    """Of a sentence without a call only the last word waits for the end."""
    text = "It is 12°C [1] in the kitchen (see `hall`), 3 < 4 and 'fine' today"
    assert _watch(text, list(range(len(text)))) == (text[:-5], "today")


def test_calls_without_end() -> None:
    """Of more calls than an answer can have none is taken, and the model is told."""
    name = "HassTurnOn"
    many = "\n".join([f'{name}(name="Lamp")'] * 65)
    assert len(salvage(many.partition("\n")[2], {name}).calls) == 64
    salvaged = salvage(many, {name})
    assert (salvaged.calls, salvaged.speech) == ((), "")
    assert [broken.cause for broken in salvaged.broken] == [Cause.TOO_LARGE]


def test_unreadable_without_end() -> None:
    """What stands behind a great many objects that cannot be read is no call."""
    name = "HassTurnOn"
    call = "and so on " * 40 + f'\n{name}(name="Lamp")'
    assert salvage("Hm. " + "{x y} " * 63 + call, {name}).calls
    assert not salvage("Hm. " + "{x y} " * 64 + call, {name}).calls


@pytest.mark.parametrize("pause", ["a" * 1_000, "a" * 1_000 + " ", "\n" * 1_000])
def test_nothing_is_held_for_ever(pause: str) -> None:
    """A word longer than any name is spoken, and a call behind it is still held."""
    watch = CallWatch({"HassTurnOn"})
    released = "".join(watch.feed(char) for char in f"Hm. {pause}")
    assert len(released) > 800
    call = '. HassTurnOn {"name": "Lamp"}' + " and so on" * 100
    released += "".join(watch.feed(char) for char in call)
    assert "HassTurnOn" not in released
    assert released + watch.flush() == f"Hm. {pause}{call}"
