"""Wishes to have a thing done."""

import pytest

from custom_components.smart_agent.utterance.have_done import with_done
from custom_components.smart_agent.utterance.languages import language_of


def done(text: str, code: str = "en") -> str:
    """Return a text with commands in place of such wishes."""
    language = language_of(code)
    assert language is not None
    return with_done(text, code, language)


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("I'd like the curtains closed", "close the curtains"),
        ("can I have my blind shut please", "close my blind please"),
        (
            "Sorry to be a pain, but would it be alright to have the curtains closed in the snug?",
            "Sorry to be a pain, but close the curtains in the snug?",
        ),
        (
            "could we have the kettle going and the oven off",
            "turn on the kettle and the oven off",
        ),
        (
            "so I want the lamp at twenty percent, the curtains drawn and the radio off",
            "so I want the lamp at twenty percent, close the curtains and the radio off",
        ),
        # What else is said of it stays, and is judged as it is.
        ("I'd like the radio paused when I leave", "pause the radio when I leave"),
        ("get the back door locked", "lock the back door"),
        ("get Ann's radio playing again, she's home", "resume Ann's radio, she's home"),
        ("back door locked please", "lock back door please"),
        (
            "back door locked, please and thank you",
            "lock back door, please and thank you",
        ),
        ("let's have the jukebox playing again", "resume the jukebox"),
        (
            "film night! shutters closed, lamp off",
            "film night! close shutters, lamp off",
        ),
        (
            "Ann's turning in: TV off, curtains closed, blanket on",
            "Ann's turning in: TV off, close curtains, blanket on",
        ),
        (
            "hall light off, back door locked, TV off",
            "hall light off, lock back door, TV off",
        ),
        (
            "back door locked, front door as well, TV off",
            "lock back door, front door as well, TV off",
        ),
    ],
)
def test_done(text: str, command: str) -> None:
    """It is the command for what is to be done."""
    assert done(text) == command


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", "the curtains are closed"),
        ("en", "I like the curtains closed"),
        ("en", "have the curtains closed"),
        ("en", "back door locked"),
        ("en", "is the back door locked please"),
        ("en", "the back door locked itself, please check"),
        ("en", "the garage door closed by itself, please have a look"),
        ("en", "the front door closed behind me, please remember"),
        ("en", "the back door is locked, please believe me"),
        ("en", "I'd like the landing light going off"),
        ("en", "any chance of the landing light going off"),
        ("en", "we got home, lights off, back door locked"),
        ("en", "I left the telly on, back door locked"),
        ("en", "I'd like the gate opened"),
        ("en", "I'd like the door unlocked"),
        ("en", "I wouldn't want the curtains closed"),
        ("en", "I'd like to know if the curtains are closed"),
        ("en", "have the curtains not closed"),
        ("en", "I'd like a word. The curtains closed by themselves"),
        ("en", "have you seen the curtains closed"),
        ("en", ""),
        ("de", "ich möchte die Vorhänge closed"),
    ],
)
def test_not_done(code: str, text: str) -> None:
    """How a thing is, what nobody wants, and what opens is left as it was said."""
    assert done(text, code) == text
