"""Questions by which people ask for a deed of a thing: "could the lamp come on?".

Only what becomes of it, never how it is: "could the lamp be on?" asks. Nothing here
unlocks, or opens but what is at windows: that is said plainly.
"""

from collections.abc import Mapping

_GRATEFUL = ", ".join(
    f"{who} {how}{what} if"
    for who in ("i d be", "i would be", "we d be", "we would be")
    for how in ("", "ever so ", "so ", "very ", "most ", "really ", "much ")
    for what in ("grateful", "obliged", "glad", "happy", "thankful")
)

PASSIVE_LEADS: Mapping[str, str] = {
    "en": "could, any chance of, is there any chance of, what are the chances of, "
    "any chance, is there any chance, would it be all right if, "
    "would it be alright if, would it be ok if, would it be okay if, "
    "would it be all right with you if, would it be alright with you if, "
    "would it be ok with you if, would it be okay with you if, would you mind if, "
    "i d appreciate it if, i would appreciate it if, it d be great if, it would be great if, "
    f"{_GRATEFUL}",
}
"""What such a question begins with; commas between the ways."""

HAVE_LEADS: Mapping[str, str] = {
    "en": "i d like, i would like, i want, we want, we d like, i need, we need, i d love, "
    "can i have, could i have, may i have, can we have, could we have, can i get, "
    "could i get, can we get, could we get, i ll have, let s have, let us have, please have, "
    "would it be all right to have, would it be alright to have, would it be ok to have, "
    "would it be okay to have, i d like to have, i want to have, it d be nice to have, "
    "it would be nice to have, it d be lovely to have, it would be lovely to have, any chance of having, could you have, can you have, "
    "could you get, can you get, please get, i fancy, get, set, could you set, can you set",
}
"""What asks to have a thing as something is done to it; commas between the ways."""

HAVE_DEEDS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "close": "closed, shut, drawn, pulled shut",
        "turn off": "switched off, turned off, powered off",
        "turn on": "switched on, turned on, powered on, going, running, lit, lit up, all lit "
        "up, up and running, boiling, fired up",
        "resume": "playing, playing again",
        "pause": "paused",
        "mute": "muted, silenced",
        "lock": "locked",
    },
}
"""As what somebody has a thing, by the verb of the command that it stands for. Nothing
opens or unlocks."""

THING_LEADS: Mapping[str, str] = {
    "en": "can i have, could i have, may i have, might i have, can we have, could we have, "
    "may we have, might we have, can i get, could i get, can we get, could we get, "
    "let s have, i ll have, we ll have, might i trouble you for, may i trouble you for, "
    "could i trouble you for, can i trouble you for, could i ask you for, "
    "might i ask you for, could i bother you for",
}
"""What asks for a thing, which is to be on."""

THING_DEED: Mapping[str, str] = {"en": "turn on {}"}
"""The command for that."""

PLEASE: Mapping[str, frozenset[str]] = {"en": frozenset({"please", "pls", "ta"})}
"""What makes a wish of a thing as it is to be: "back door locked please"."""

PASSIVE_NEVER: Mapping[str, frozenset[str]] = {
    "en": frozenset({"alarm", "alarms", "siren", "sirens", "timer", "timers"})
}
"""Words for what goes off when it begins: "could the alarm go off?" asks."""

PASSIVE_DEEDS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "turn on": "come on, go on, be turned on, be switched on, be put on, get turned on, "
        "get switched on, got turned on, got switched on, were turned on, were switched on, "
        "could come on, could be turned on, could be switched on, came on, coming on, "
        "being turned on, being switched on, getting turned on, getting switched on, "
        "going on, could go on, went on",
        "turn off": "go off, be turned off, be switched off, get turned off, "
        "get switched off, got turned off, got switched off, were turned off, "
        "were switched off, could go off, could be turned off, could be switched off, "
        "went off, going off, being turned off, being switched off, getting turned off, "
        "getting switched off",
        "pause": "go on pause, be paused, get paused, be put on pause, got paused",
        "close": "be closed, be shut, get closed, get shut, got closed, got shut, "
        "were closed, were shut, could be closed, could be shut",
        "open": "be opened, get opened, got opened, were opened, could be opened, "
        "were open, could be open, be pulled back, were pulled back",
    },
}
"""How such a question ends, by the verb of the command that it stands for."""
