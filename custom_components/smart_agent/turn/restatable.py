"""What a turn needs so that a model says plainly what is wanted."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace

from homeassistant.components.conversation import ConversationInput
from homeassistant.core import HomeAssistant

from ..guard.named import says_all
from ..guard.rules import Rules
from ..guard.second_opinion import SecondOpinion
from ..home.home import Entity, Home
from ..llm_tools.spec import Toolset
from ..prompt.history import Message
from ..prompt.restate import restating
from ..sentences.recognize import async_recognize
from ..sentences.rewrite import is_about
from ..server.answer import WrittenCall
from ..text.fold import fold
from ..utterance.request import read_request

_LANGUAGE = "en"
"""The language that models write best, and that is read best."""

_LEAST = 2
"""Letters up to which a word says nothing of what is wanted: "to", "my"."""


@dataclass(frozen=True)
class Restatable:
    """The words of a turn, which a model may say plainly, and who reads that."""

    hass: HomeAssistant
    user_input: ConversationInput
    home: Home
    toolset: Toolset
    rules: Rules
    """The rules by which calls are judged."""
    pick: Callable[[], Awaitable[Sequence[Entity]]]
    """Returns the devices that the words may mean."""
    listed: bool
    """Whether the model is told all devices, and not only these."""
    own: str
    """What the user has written for the model, empty for nothing."""

    async def messages(self) -> list[Message]:
        """Return the messages that ask a model for it."""
        home, toolset = self.home, self.toolset
        devices = home.entities if self.listed else await self.pick()
        area = home.area_by_id.get(self.rules.place.area_id or "")
        return restating(
            home,
            [one for one in devices if toolset.acting_on(one.domain)],
            self.rules.words.text,
            room=area.name if area else "",
            last=[one.name for one in home.those(self.rules.earlier.last)],
            listed=self.listed,
            own=self.own,
        )

    def is_chatter(self, line: str) -> bool:
        """Return whether a line that no call was read in is the model's own talk.

        It names nothing of the home then, nor is it made of the user's words: that is a
        wish, if one that nothing here can grant.
        """
        if is_about(line, self.home):
            return False
        words = {one for one in fold(line) if len(one) > _LEAST}
        return not words or not words <= {*fold(self.rules.words.text)}

    async def calls(self, line: str) -> list[WrittenCall]:
        """Return the calls that a plain command says, empty where it is none.

        It is read as if the user had said it, so that it has to be a whole command for
        what there is.
        """
        home, toolset, rules = self.home, self.toolset, self.rules
        request = read_request(line, _LANGUAGE, home)
        words = replace(self.user_input, text=line, language=_LANGUAGE)
        before = home.those(self.rules.earlier.last)
        heard = await async_recognize(self.hass, words, home, toolset, request, before)
        said = replace(
            rules.words,
            text=line,
            request=request,
            about_home=is_about(line, home),
            unsaid=False,
            questioned=False,
        )
        rules = replace(rules, words=said)
        plain = SecondOpinion(heard, toolset, home, rules).plain(rules)
        if len(plain) > 1 and says_all(line) and not says_all(self.rules.words.text):
            # Nobody has asked for all of a kind.
            return []
        return [WrittenCall(one.spec.name, dict(one.args)) for one in plain]
