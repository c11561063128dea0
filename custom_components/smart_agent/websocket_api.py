"""The WebSocket commands of the panel, for administrators only."""

from typing import Any

import probatio

from homeassistant.components import conversation, websocket_api
from homeassistant.components.websocket_api import ActiveConnection
from homeassistant.const import __version__ as HA_VERSION
from homeassistant.core import HomeAssistant, callback
from homeassistant.helpers import config_validation as cv, entity_registry as er
from homeassistant.loader import async_get_loaded_integration

from .const import DOMAIN
from .runtime import api_keys
from .trace.dry_run_flag import Trial, current_trial
from .trace.log import Change, async_turn_logs
from .trace.record import TurnRecord
from .trace.redact import async_user_names, redact, redact_prompt

_TURN_ID = "turn_id"


@callback
def async_register(hass: HomeAssistant) -> None:
    """Register all commands."""
    for command in (ws_subscribe, ws_get, ws_prompt, ws_dump, ws_try):
        websocket_api.async_register_command(hass, command)


@websocket_api.require_admin
@websocket_api.websocket_command(
    {probatio.Required("type"): f"{DOMAIN}/turns/subscribe"}
)
@callback
def ws_subscribe(
    hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]
) -> None:
    """Send summaries of all turns, and from then on of each turn that changes."""
    logs = async_turn_logs(hass)

    @callback
    def send_all() -> None:
        turns = [record.as_summary() for record in logs.turns]
        connection.send_event(msg["id"], {"type": "turns", "turns": turns})

    @callback
    def changed(_: Change, record: TurnRecord) -> None:
        turn = record.as_summary()
        connection.send_event(msg["id"], {"type": "turn", "turn": turn})

    @callback
    def cleared() -> None:
        connection.send_event(msg["id"], {"type": "cleared"})
        # The turns of other servers are still kept.
        send_all()

    stops = [logs.async_listen(changed), logs.async_when_cleared(cleared)]

    @callback
    def unsubscribe() -> None:
        for stop in stops:
            stop()

    connection.subscriptions[msg["id"]] = unsubscribe
    connection.send_result(msg["id"])
    send_all()


@websocket_api.require_admin
@websocket_api.websocket_command(
    {
        probatio.Required("type"): f"{DOMAIN}/turns/get",
        probatio.Required(_TURN_ID): str,
    }
)
@callback
def ws_get(
    hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]
) -> None:
    """Send a turn without its prompts."""
    if record := _find(hass, connection, msg):
        connection.send_result(msg["id"], record.as_dict())


@websocket_api.require_admin
@websocket_api.websocket_command(
    {
        probatio.Required("type"): f"{DOMAIN}/turns/prompt",
        probatio.Required(_TURN_ID): str,
        probatio.Required("request"): cv.positive_int,
    }
)
@callback
def ws_prompt(
    hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]
) -> None:
    """Send the prompt of one of a turn's requests; request counts from 0."""
    if (record := _find(hass, connection, msg)) is None:
        return
    requests = record.requests[msg["request"] :]
    if not requests or (prompt := requests[0].prompt) is None:
        _not_found(connection, msg, "The prompt is no longer kept")
        return
    connection.send_result(msg["id"], prompt.as_dict())


@websocket_api.require_admin
@websocket_api.websocket_command(
    {
        probatio.Required("type"): f"{DOMAIN}/turns/dump",
        probatio.Optional(_TURN_ID): str,
    }
)
@websocket_api.async_response
async def ws_dump(
    hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]
) -> None:
    """Send one turn with its prompts, or all turns without, redacted for publishing."""
    turns = async_turn_logs(hass).turns
    if _TURN_ID in msg:
        if (record := _find(hass, connection, msg)) is None:
            return
        turns = [record]
    names, keys = await async_user_names(hass), api_keys(hass)
    dumped = [_dumped(record, prompts=_TURN_ID in msg) for record in turns]
    connection.send_result(
        msg["id"],
        {
            "version": str(async_get_loaded_integration(hass, DOMAIN).version),
            "ha_version": HA_VERSION,
            # In the executor: two hundred turns can have millions of characters.
            "turns": await hass.async_add_executor_job(redact, dumped, names, keys),
        },
    )


@websocket_api.require_admin
@websocket_api.websocket_command(
    {
        probatio.Required("type"): f"{DOMAIN}/turns/try",
        probatio.Required("agent_id"): cv.entity_id,
        probatio.Required("text"): probatio.All(str, probatio.Length(min=1)),
        probatio.Required("dry_run"): bool,
        probatio.Optional("conversation_id"): probatio.Any(str, None),
        probatio.Optional("language"): probatio.Any(str, None),
    }
)
@websocket_api.async_response
async def ws_try(
    hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]
) -> None:
    """Take a turn with an agent, as a dry run if asked for, and send its result."""
    agent_id = msg["agent_id"]
    agent = er.async_get(hass).async_get(agent_id)
    known = agent is not None and agent.platform == DOMAIN
    if not known or conversation.async_get_agent(hass, agent_id) is None:
        _not_found(connection, msg, "There is no such agent")
        return
    trial = Trial(msg["dry_run"])
    token = current_trial.set(trial)
    try:
        result = await conversation.async_converse(
            hass,
            msg["text"],
            msg.get("conversation_id"),
            connection.context(msg),
            msg.get("language"),
            agent_id,
        )
    finally:
        current_trial.reset(token)
    connection.send_result(
        msg["id"],
        {
            "turn_id": trial.turn_id,
            "conversation_id": result.conversation_id,
            "speech": result.response.speech.get("plain", {}).get("speech", ""),
        },
    )


def _dumped(record: TurnRecord, *, prompts: bool) -> dict[str, Any]:
    """Return a turn as JSON data, before names and keys are redacted."""
    turn = record.as_dict()
    if prompts:
        for request, dumped in zip(record.requests, turn["requests"], strict=True):
            if request.prompt:
                prompt = request.prompt.as_dict()
                prompt["messages"] = redact_prompt(prompt["messages"], record.area)
                dumped["prompt"] = prompt
    return turn


def _find(
    hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]
) -> TurnRecord | None:
    """Return the turn of the message's id; if there is none, send an error."""
    if (record := async_turn_logs(hass).find(msg[_TURN_ID])) is None:
        _not_found(connection, msg, "The turn is no longer kept")
    return record


def _not_found(connection: ActiveConnection, msg: dict[str, Any], text: str) -> None:
    """Send a "not found" error with an English text."""
    connection.send_error(msg["id"], websocket_api.ERR_NOT_FOUND, text)
