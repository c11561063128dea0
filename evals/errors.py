"""What ends an evaluation."""


class EvalError(Exception):
    """An evaluation cannot go on; the message tells the person why."""
