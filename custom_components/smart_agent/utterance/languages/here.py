"""How people say that it is where they are, or how far off, of each language.

A word stands here only if a sentence asks for the same without it.
"""

from collections.abc import Mapping

HERE: Mapping[str, str] = {
    "en": "in here, down here, up here, over here, out here, back here, here, in this room",
    "de": "hier drin, hier drinnen, hier, in diesem zimmer, in diesem raum",
    "fr": "ici, dans cette pièce",
    "nl": "hier binnen, hierbinnen, hier, in deze kamer",
    "es": "aquí dentro, aquí, en esta habitación",
    "it": "qui dentro, qui, in questa stanza",
    "sv": "här inne, här, i det här rummet",
    "da": "herinde, her, i det her rum, i dette rum",
    "nb": "her inne, her, i dette rommet",
    "pl": "tutaj, tu, w tym pokoju",
    "cs": "tady, zde, v této místnosti",
    "pt": "aqui dentro, aqui, nesta divisão, neste quarto",
}
"""What says that a thing is where the user is; commas between the ways."""

ROOM_HERE: Mapping[str, str] = {
    "en": "in my room, in the room",
    "de": "in meinem zimmer, im zimmer",
    "fr": "dans ma chambre",
}
"""What says that too where nothing else does: nobody's room is the kitchen."""

POINTING: Mapping[str, tuple[frozenset[str], frozenset[str], str]] = {
    "en": (frozenset({"that", "this"}), frozenset({"these", "those"}), "the"),
}
"""What points at a thing where the user is, at several, and what stands before any."""

AWAY: Mapping[str, str] = {
    "en": "down, up, over, out, back, through, round",
    "de": "oben, unten, drüben, draußen, drinnen, hinten",
    "nl": "boven, beneden, buiten, binnen, achter",
    "sv": "uppe, nere, ute, inne, borta",
    "da": "oppe, nede, ude, inde, ovre",
    "nb": "oppe, nede, ute, inne, borte",
}
"""What may stand before "in the cellar" and says no more of where that is."""

DOWN_THE: Mapping[str, tuple[frozenset[str], str]] = {
    "en": (frozenset({"down", "up", "over", "out"}), "in"),
}
"""Words that stand before a place as "in" does: "the light down the cellar"."""
