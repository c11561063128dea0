"""What of a conversation finds room in the model's context."""

import itertools

from custom_components.smart_agent.const import DOMAIN
from fakes.ollama_server import call, say
from homeassistant.core import HomeAssistant
from homeassistant.helpers import issue_registry as ir

from ..house_fixtures import NewTalk


def issues(hass: HomeAssistant) -> list[ir.IssueEntry]:
    """Return what the user is asked to repair."""
    return [one for one in ir.async_get(hass).issues.values() if one.domain == DOMAIN]


async def test_too_small_a_context(hass: HomeAssistant, new_talk: NewTalk) -> None:
    """Where the prompt finds no room the user learns which number to change."""
    talk = await new_talk(num_ctx=2048)
    talk.server.script(say("Hello."))
    await talk("hello")
    (issue,) = issues(hass)
    assert issue.translation_placeholders
    needed = int(issue.translation_placeholders["needed"])
    assert needed > 2048
    assert issue.translation_placeholders["num_ctx"] == "2048"

    # With what the issue asks for it goes away.
    (subentry,) = talk.entry.subentries.values()
    hass.config_entries.async_update_subentry(
        talk.entry, subentry, data={**subentry.data, "num_ctx": needed}
    )
    await hass.async_block_till_done()
    talk.server.script(say("Hello."))
    await talk("hello")
    assert issues(hass) == []
    assert talk.asked[-1]["options"]["num_ctx"] == needed


async def test_old_rounds_make_room(hass: HomeAssistant, new_talk: NewTalk) -> None:
    """Whole rounds are left out, the oldest first; a result never without its call."""
    talk = await new_talk(num_ctx=6144)
    heard = None
    for number in range(12):
        talk.server.script(
            call("HassTurnOn", {"name": "Desk Lamp"}),
            say(f"On, {number}. " + "x " * 800),
        )
        heard = await talk(f"turn on the desk lamp {number}", after=heard)
    sent = talk.asked[-1]["messages"]
    roles = [message["role"] for message in sent]
    assert roles[:2] == ["system", "user"]
    assert talk.said[0] != "turn on the desk lamp 0"
    rounds = [one for one in talk.said if one.startswith("turn on")]
    numbers = [int(one.rpartition(" ")[2]) for one in rounds]
    assert numbers == list(range(numbers[0], 12))
    for before, role in itertools.pairwise(roles):
        assert role != "tool" or before in ("assistant", "tool")
    assert issues(hass) == []
