"""The base of the integration's own tools, with what the guard must know of them."""

from homeassistant.helpers import llm

from ..const import DOMAIN


class DeclaredTool(llm.Tool):
    """A tool of this integration."""

    integration = DOMAIN
    outside = False
    """Whether what it returns others have written."""
    address_key = ""
    """The argument that is an address of the web, if one is."""
    of_house = False
    """Whether it reads the house, and so finds nothing that is elsewhere."""
    patience = 0.0
    """Seconds it may take, where those of other tools are too few."""
