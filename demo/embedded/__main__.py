"""Serve the embedded model: `python -m demo.embedded --port 11434`."""

import argparse
import asyncio
from contextlib import suppress
import sys

from .engine import Engine
from .server import serve


async def _main() -> None:
    """Serve until interrupted."""
    parser = argparse.ArgumentParser(prog="demo.embedded", description=__doc__)
    parser.add_argument("--port", type=int, default=0, help="0 takes a free one")
    parser.add_argument(
        "--sure-only",
        action="store_true",
        help="leave out the calls the model withholds because it is unsure of them",
    )
    parser.add_argument(
        "--until-eof",
        action="store_true",
        help="end when standard input does: with the process that started this one",
    )
    args = parser.parse_args()
    async with serve(Engine(), args.port, with_withheld=not args.sure_only) as url:
        print(f"Serving {url}", flush=True)
        if args.until_eof:
            await asyncio.to_thread(sys.stdin.read)
        else:
            await asyncio.Event().wait()


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        asyncio.run(_main())
