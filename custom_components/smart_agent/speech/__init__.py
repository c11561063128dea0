"""Turns a model's text into words that can be spoken.

Two stages. `SpeechStream` removes spans that are no speech and may cross sentences:
reasoning, fenced code, JSON and call syntax, tags and special tokens. `Voice` then
takes sentence by sentence, strips what markup is left, and joins the sentences with
single spaces; the end of a line is the end of a sentence.

No character that could open a span is ever left in the result, and every sentence is
cleaned until nothing changes, so cleaning cleaned text changes nothing.
"""

from .split import QUESTION_MARKS, drop_trailing_offers, is_question, sentences
from .stream import SpeechStream, clean

__all__ = [
    "QUESTION_MARKS",
    "SpeechStream",
    "clean",
    "drop_trailing_offers",
    "is_question",
    "sentences",
]
