"""What a clause is for."""

from enum import StrEnum


class Stance(StrEnum):
    """What a clause is for, as far as something could be done."""

    REQUEST = "request"
    """It asks for something to be done now, or may."""
    FORBIDDEN = "forbidden"
    """It says that something be not done, or stay as it is."""
    EXCEPTED = "excepted"
    """It names what is not meant."""
    REVOKED = "revoked"
    """It was taken back."""
    NEARBY = "nearby"
    """It names what something else is near to."""
    QUESTION = "question"
    """It asks for an answer."""
    CONDITION = "condition"
    """It depends on something, or waits for it."""
    LATER = "later"
    """It is for another time."""
    ELSEWHERE = "elsewhere"
    """It asks for something in another place."""
    TOLD = "told"
    """It tells something, or what somebody said."""
    UNCLEAR = "unclear"
    """It may be meant or not."""


AGAINST = frozenset({Stance.FORBIDDEN, Stance.EXCEPTED, Stance.REVOKED})
"""What says of something that it is not to be done."""
