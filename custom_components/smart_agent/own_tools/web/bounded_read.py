"""Bodies of answers, read only as far as they may be long."""

import aiohttp


async def read_up_to(stream: aiohttp.StreamReader, limit: int) -> bytes:
    """Return the first limit bytes of a body, decompressed; the rest is not read."""
    body = bytearray()
    async for piece in stream.iter_any():
        body += piece
        if len(body) >= limit:
            break
    return bytes(body[:limit])
