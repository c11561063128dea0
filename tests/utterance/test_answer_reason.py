"""An answer that says why as well."""

import pytest

from custom_components.smart_agent.utterance.answer import Beside, Reply
from custom_components.smart_agent.utterance.answer_reason import (
    read_answer_with_reason,
)

from ..builders import entity, home

HOME = home(entity("lock.front", "Front Door"), entity("light.hall", "Hall Light"))
UNLOCK = Beside(("Front Door",), "unlock", "Shall I unlock?")
HAUSTUER = Beside(("Haustür",), "unlock", "Soll ich entriegeln?")


@pytest.mark.parametrize(
    ("language", "text", "reply"),
    [
        ("en", "yes, he's eighty-one and it's hailing", Reply.YES),
        ("en", "I'm quite sure, unlock it, he's soaking", Reply.YES),
        ("en", "unlock it, my son is waiting", Reply.YES),
        ("en", "yes. The plumber is here", Reply.YES),
        ("en", "yeah, I'm stood right here, unlock it", Reply.YES),
        ("en", "I'm right here, unlock it", Reply.YES),
        ("en", "yes, it's him, I can hear him singing", Reply.YES),
        ("en", "yeah, dog's in, kids are in, unlock it", Reply.YES),
        ("en", "it's Ann, yes, I'm in front of it, unlock it", Reply.YES),
        ("en", "the van's here, unlock it", Reply.YES),
        ("en", "yep, unlock it, kids are well out of the way", Reply.YES),
        ("en", "yes, go ahead, I'm stood right in front of it", Reply.YES),
        ("en", "go ahead, she said", Reply.OTHER),
        ("en", "yes, go ahead, if he's there", Reply.OTHER),
        ("en", "yep, unlock it, but wait", Reply.OTHER),
        ("en", "yeah, dog's in, kids are in", Reply.OTHER),
        ("en", "yes, the dog's not in, unlock it", Reply.OTHER),
        ("en", "she said, unlock it", Reply.OTHER),
        ("en", "no, the dog's in, unlock it", Reply.NO),
        ("en", "when the dog's in, unlock it", Reply.OTHER),
        ("en", "is the dog in? unlock it", Reply.OTHER),
        ("en", "don't, unlock it", Reply.NO),
        ("en", "tomorrow, unlock it", Reply.OTHER),
        ("en", "the dog's in, unlock the shed", Reply.OTHER),
        ("de", "ja, der Hund ist drin, entriegeln", Reply.YES),
        ("en", "yes, I can see what he wants first?", Reply.OTHER),
        ("en", "yes, I heard you", Reply.OTHER),
        ("en", "yes, I know what you said", Reply.OTHER),
        ("en", "yes, he's here, turn on the hall light", Reply.OTHER),
        ("en", "no, she's got a key, unlock it", Reply.NO),
        ("en", "okay, she's in her crate, maybe", Reply.OTHER),
        ("en", "no, she's got a key", Reply.NO),
        ("de", "ja, er steht draußen", Reply.YES),
        ("de", "nein, sie hat einen Schlüssel", Reply.NO),
        # It asks for more, waits, or takes it back.
        ("en", "yes, turn on the hall light", Reply.OTHER),
        ("en", "yes, when he's here", Reply.OTHER),
        ("en", "yes, but he's not here yet", Reply.OTHER),
        ("en", "yes, he isn't here yet", Reply.OTHER),
        ("en", "yes, he can wait", Reply.OTHER),
        ("en", "yes, I'll think about it", Reply.OTHER),
        ("en", "yes, let me see", Reply.OTHER),
        ("en", "okay, she's in her crate", Reply.OTHER),
        ("en", "yes, they're the ones who said unlock it", Reply.OTHER),
        ("en", "yes, she's in her crate, it can carry on now", Reply.OTHER),
        ("en", "yes, maybe he's got a key", Reply.OTHER),
        ("en", "yes, is he here?", Reply.OTHER),
        ("en", "the door, he's here", Reply.OTHER),
        ("en", "I'm sure he's got his key", Reply.OTHER),
        ("de", "ja, ich überlege noch", Reply.OTHER),
        ("fr", "oui, il attend", Reply.OTHER),
        ("xx", "yes, he's here", Reply.OTHER),
    ],
)
def test_reply(language: str, text: str, reply: Reply) -> None:
    """Only why may stand behind it."""
    beside = HAUSTUER if language == "de" else UNLOCK
    assert read_answer_with_reason(text, language, beside, HOME) is reply
