"""Forms of verbs that tell what somebody did: "we left the gate open", of each language."""

from collections.abc import Mapping

PAST: Mapping[str, frozenset[str]] = {
    "en": frozenset(
        [
            "ate",
            "bent",
            "bit",
            "blew",
            "bought",
            "broke",
            "brought",
            "built",
            "burnt",
            "came",
            "caught",
            "chose",
            "did",
            "drew",
            "dreamt",
            "drove",
            "dug",
            "fed",
            "fell",
            "felt",
            "flew",
            "forgot",
            "fought",
            "found",
            "froze",
            "gave",
            "grew",
            "had",
            "heard",
            "held",
            "hid",
            "hung",
            "kept",
            "knew",
            "laid",
            "leant",
            "learnt",
            "led",
            "left",
            "lent",
            "lost",
            "made",
            "met",
            "paid",
            "ran",
            "rang",
            "rode",
            "rose",
            "sang",
            "sat",
            "saw",
            "sent",
            "shook",
            "slept",
            "slid",
            "sold",
            "spent",
            "spilt",
            "spoke",
            "spun",
            "stole",
            "stood",
            "stuck",
            "swam",
            "swept",
            "swung",
            "taught",
            "threw",
            "took",
            "tore",
            "went",
            "woke",
            "won",
            "wore",
            "wrote",
        ]
    ),
}
"""Past forms that no command has behind who it is of; "put" and "set" may be one."""

BEGINS: Mapping[str, frozenset[str]] = {
    "en": frozenset(
        [
            "ate",
            "bought",
            "brought",
            "came",
            "caught",
            "drove",
            "fell",
            "forgot",
            "gave",
            "heard",
            "knew",
            "met",
            "paid",
            "ran",
            "sat",
            "slept",
            "spent",
            "stood",
            "took",
            "went",
            "woke",
        ]
    ),
}
"""Those that are no noun and no quality, so that who did it may be left out."""

REGULAR: Mapping[str, str] = {"en": "ed"}
"""How the past of all other verbs ends."""

THIRD: Mapping[str, str] = {"en": "s"}
"""How a verb ends that tells what somebody does."""

WISHED: Mapping[str, frozenset[str]] = {
    "en": frozenset(
        [
            "asked",
            "expected",
            "fancied",
            "figured",
            "hoped",
            "liked",
            "loved",
            "meant",
            "needed",
            "preferred",
            "said",
            "thought",
            "told",
            "wanted",
            "wished",
            "wondered",
        ]
    ),
}
"""Past forms by which a wish is put: "I wanted the lamp on"."""

SEEMS: Mapping[str, frozenset[str]] = {
    "en": frozenset(
        {"feel", "feels", "look", "looks", "smell", "smells", "sound", "sounds"}
    )
}
"""Verbs that tell how something seems, behind what it is: "tomatoes look half dead"."""

PERSONS: Mapping[str, frozenset[str]] = {
    "en": frozenset(
        [
            "i",
            "he",
            "she",
            "we",
            "they",
            "someone",
            "somebody",
            "everyone",
            "everybody",
            "nobody",
            "anyone",
            "anybody",
        ]
    ),
}
"""Who did something, in one word."""
