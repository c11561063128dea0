"""What holds for the calls of a turn."""

from collections.abc import Mapping, Set as AbstractSet
from dataclasses import dataclass, field

from ..home.home import Place
from ..options import Risky
from ..utterance.request import Request
from .verdict import Question, Signature


@dataclass(frozen=True)
class Choices:
    """What the user chose for the agent."""

    strict: bool = False
    """Calls that are only spelled wrong are rejected too."""
    whole_home: bool = False
    """A call for all of a kind in the home runs without a question."""
    risky: Risky = Risky.WHEN_GUESSED
    """When to ask before what is hard to undo."""


@dataclass(frozen=True)
class Words:
    """What the user's words are."""

    text: str = ""
    """What they said in this turn."""
    conversation: str = ""
    """What they said in the whole conversation."""
    request: Request = field(default_factory=Request)
    """What the words ask for, as far as their language is read."""
    about_home: bool = False
    """The words name something of the home."""
    unsaid: bool = False
    """The words name nothing of the home, and it is not for sure what they say."""
    questioned: bool = False
    """The words are a question, and it is not for sure what they say."""


@dataclass(frozen=True)
class Earlier:
    """What was before the turn in the conversation."""

    confirmed: AbstractSet[Signature] = frozenset()
    """The calls that the user has said yes to."""
    asked: Mapping[Signature, Question] = field(default_factory=dict)
    """The calls that they were asked about, with the question."""
    last: AbstractSet[str] = frozenset()
    """The ids of what was acted on."""
    question: str = ""
    """What the agent asked last."""
    tainted: bool = False
    """Text of others was read, which may have led the model to what it calls."""


@dataclass(frozen=True)
class SoFar:
    """What has been in this turn."""

    ran: AbstractSet[Signature] = field(default_factory=frozenset)
    """The calls that have run, and that still hold."""
    undone: AbstractSet[Signature] = field(default_factory=frozenset)
    """The calls that have run before others acted on the same."""
    doubted: bool = False
    """A call was refused for what it was to act on: the model may since have picked any
    name."""
    insisted: bool = False
    """The model was told that the words only ask."""
    outside: bool = False
    """Text of others was read."""
    read: bool = False
    """What was read holds a part that others may have written: an item of a list, a
    title."""
    found: AbstractSet[str] = frozenset()
    """The addresses that searches came back with."""


@dataclass(frozen=True)
class Rules:
    """What holds for a call."""

    place: Place = field(default_factory=Place)
    """Where the user speaks."""
    timers: bool = True
    """The user's device can ring."""
    choices: Choices = field(default_factory=Choices)
    words: Words = field(default_factory=Words)
    earlier: Earlier = field(default_factory=Earlier)
    so_far: SoFar = field(default_factory=SoFar)
    understood: AbstractSet[Signature] = frozenset()
    """The calls that the user's words say for sure, whoever else says them."""
    not_permitted: AbstractSet[str] = frozenset()
    """The ids of the entities that the user may not control."""
    guessed: bool = False
    """The words seem to say something else than the call that is judged."""

    @property
    def request(self) -> Request:
        """Return what the words ask for."""
        return self.words.request

    @property
    def here(self) -> AbstractSet[str]:
        """Return the ids of what words can mean without saying it."""
        place = {self.place.area_id} if self.place.area_id else set()
        return self.earlier.last | place
