"""Run the demo; `scripts/demo --help` says how."""

import argparse
import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
import errno
import logging
import os
from pathlib import Path
import shutil
import socket
import sys
import tempfile
import time

from homeassistant.components import conversation
from homeassistant.const import EVENT_HOMEASSISTANT_STARTED
from homeassistant.core import Context, Event, HomeAssistant
from homeassistant.runner import create_event_loop

from . import core
from .config_folder import HOST, prepare
from .model_server import ROOT, DemoError, Model, model_server
from .report import Witness, turn_lines

FOLDER = ROOT / ".cache" / "demo"
PORT = 8123


def main() -> int:
    """Run the demo and return the exit code."""
    args = _arguments()
    with asyncio.Runner(loop_factory=create_event_loop) as runner:
        try:
            return runner.run(_main(args))
        except DemoError as err:
            print(f"demo: {err}", file=sys.stderr)
            return 1
        except KeyboardInterrupt:
            return 130


def _arguments() -> argparse.Namespace:
    """Return what the command line says."""
    parser = argparse.ArgumentParser(prog="scripts/demo")
    parser.add_argument("sentence", nargs="?", help="take this one turn and say how")
    parser.add_argument("--url", help="address of an Ollama server to use")
    parser.add_argument(
        "--model",
        default=os.environ.get("SMART_AGENT_MODEL"),
        help="one of its models (SMART_AGENT_MODEL); else the first with tools",
    )
    parser.add_argument("--device", help="the device of the house that hears you")
    parser.add_argument(
        "--fresh", action="store_true", help="forget what earlier runs stored"
    )
    parser.add_argument("--port", type=int, default=PORT, help="of Home Assistant")
    return parser.parse_args()


async def _main(args: argparse.Namespace) -> int:
    """Run the demo as the command line says."""
    async with model_server(args.url, args.model) as model:
        print(f"Model {model.name} at {model.url}", flush=True)
        if args.sentence:
            return await _one_turn(args.sentence, model, args.device)
        return await _serve(model, args.port, fresh=args.fresh)


async def _serve(model: Model, port: int, *, fresh: bool) -> int:
    """Run Home Assistant until it is stopped."""
    _free_port(port)
    prepare(FOLDER, port, fresh=fresh)
    with _step("Starting Home Assistant"):
        hass = await core.start(FOLDER)

    async def furnish(event: Event) -> None:
        """Set up what a person would, once everything is there."""
        try:
            await _furnish(hass, model)
        except DemoError as err:
            print(f"demo: {err}", file=sys.stderr)
            hass.async_create_task(hass.async_stop(1))
            return
        print(
            f"\n  Open   http://{HOST}:{port}\n"
            f"  Log in as {core.USER} with password {core.USER}\n"
            "  Stop   with Ctrl-C\n",
            flush=True,
        )

    hass.bus.async_listen_once(EVENT_HOMEASSISTANT_STARTED, furnish)
    return await hass.async_run()


async def _furnish(hass: HomeAssistant, model: Model) -> None:
    """Set up the user, the agent and Assist."""
    await core.add_user(hass)
    with _step("Setting up Smart Agent"):
        entry = await core.add_agent(hass, model)
        await core.use_in_assist(hass, core.agent_id(hass, entry))
    with _step("Having the model read the tools of the house"):
        await core.have_tools_read(entry, model)


async def _one_turn(sentence: str, model: Model, device_name: str | None) -> int:
    """Take one turn in a house of its own and print it."""
    folder = Path(tempfile.mkdtemp(prefix="smart-agent-demo-"))
    logging.basicConfig(level=logging.ERROR)
    try:
        prepare(folder, _free_port(0), fresh=False)
        with _step("Starting Home Assistant"):
            hass = await core.start_for_one_turn(folder)
        try:
            return await _take(hass, sentence, model, device_name)
        finally:
            await hass.async_stop(force=True)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


async def _take(
    hass: HomeAssistant, sentence: str, model: Model, device_name: str | None
) -> int:
    """Take one turn and print it; return the exit code."""
    device = core.device_id(hass, device_name) if device_name else None
    with _step("Setting up Smart Agent"):
        entry = await core.add_agent(hass, model)
    with _step("Having the model read the tools of the house"):
        await core.have_tools_read(entry, model)
    witness = Witness()
    with witness.watching(hass):
        await conversation.async_converse(
            hass,
            sentence,
            conversation_id=None,
            context=Context(),
            agent_id=core.agent_id(hass, entry),
            device_id=device,
        )
        await hass.async_block_till_done()
    record = entry.runtime_data.records[-1]
    print("", *turn_lines(record, witness.lines()), sep="\n")
    return 1 if record.error else 0


def _free_port(port: int) -> int:
    """Return a port nobody has, or the given one; raise DemoError if it is taken."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, port))
        except OSError as err:
            if err.errno != errno.EADDRINUSE:
                raise
            raise DemoError(f"port {port} is taken; choose one with --port") from err
        found: int = probe.getsockname()[1]
        return found


@contextmanager
def _step(text: str) -> Iterator[None]:
    """Print what is being done, and how long it took once it is."""
    print(f"{text} …", end=" ", flush=True)
    started = time.monotonic()
    try:
        yield
    except BaseException:
        print("failed", flush=True)
        raise
    print(f"{time.monotonic() - started:.1f} s", flush=True)


if __name__ == "__main__":
    sys.exit(main())
