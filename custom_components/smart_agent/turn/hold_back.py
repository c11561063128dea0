"""How much of a model's answer waits before the first of it is spoken."""

MAY_ANNOUNCE = 60
"""Characters of an answer to a command that wait for a call behind them ("Sure! I will
do that."); Home Assistant itself begins to speak only after 60 (assist_pipeline)."""

MAY_ASK = 120
"""As many where the words may be a question back of the model's, which is not heard if
only one device fits."""


def hold_back(*, offer: bool, replaced: bool, asks: bool, nudges: bool) -> int | None:
    """Return how many characters wait; None for all of the answer.

    offer tells whether the model may call tools, replaced whether other words may be
    spoken instead, asks whether the user's words are a command, nudges whether a
    question back may be answered for the user. With 0 the first sentence is spoken when
    the next begins: text in front of a call that the server reads itself has no next.
    """
    if replaced:
        return None
    if not (offer and asks):
        return 0
    return MAY_ASK if nudges else MAY_ANNOUNCE
