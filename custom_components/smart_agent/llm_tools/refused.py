"""Whether a user is kept from tools by their rights."""

from homeassistant.exceptions import Unauthorized


def is_refused(err: BaseException | None) -> bool:
    """Return whether an error goes back to what the user is not allowed to do.

    From 2026.11 on some LLM APIs are for administrators only.
    """
    while err is not None:
        if isinstance(err, Unauthorized):
            return True
        err = err.__cause__
    return False
