"""Words for rooms that stand before a thing in it, of each language: "the attic fan".

A home has only some of them. In languages that write both in one word there are none.
"""

from collections.abc import Mapping

ROOMS: Mapping[str, frozenset[str]] = {
    "en": frozenset(
        [
            "attic",
            "loft",
            "basement",
            "cellar",
            "garage",
            "porch",
            "kitchen",
            "bathroom",
            "bedroom",
            "hall",
            "hallway",
            "landing",
            "nursery",
            "study",
            "office",
            "lounge",
            "den",
            "shed",
            "conservatory",
            "greenhouse",
            "pantry",
            "larder",
            "utility",
            "workshop",
            "studio",
            "gym",
            "sauna",
            "garden",
            "yard",
            "patio",
            "deck",
            "balcony",
            "terrace",
            "driveway",
            "carport",
            "stable",
            "barn",
            "library",
            "playroom",
            "cloakroom",
            "ensuite",
            "laundry",
        ]
    ),
}
