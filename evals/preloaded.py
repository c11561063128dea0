"""What the process has done that others are copies of, see evals/processes.py.

It is loaded there by its name. To spell numbers for Home Assistant's matcher of frames
takes seconds, and a copy has them spelled.
"""

from fakes.parse_once import spell_numbers

from . import worker

__all__ = ["worker"]

spell_numbers()
