"""How a model chooses its tokens, as options of a request."""

from collections.abc import Mapping

from ..options import Temperature

_DEGREES = {Temperature.GREEDY: 0.0, Temperature.LOW: 0.2}
_DEGREES_AGAIN = 0.5
"""Another attempt after a refusal: the likeliest tokens would be the same again."""


def sampling(temperature: Temperature, *, again: bool) -> Mapping[str, float]:
    """Return the options for a choice of the user's; again is after a refusal."""
    if (degrees := _DEGREES.get(temperature)) is None:
        return {}
    return {"temperature": max(degrees, _DEGREES_AGAIN) if again else degrees}
