"""What people call that which plays, of each language."""

from collections.abc import Mapping

SHOWN: Mapping[str, str] = {
    "en": "film, movie, show, programme, program, episode, series, match, flick",
    "de": "film, serie, sendung, folge, spiel",
    "fr": "film, série, émission, épisode, match",
    "nl": "film, serie, aflevering, wedstrijd",
}
"""What is watched; commas between the ways."""

HEARD: Mapping[str, str] = {
    "en": "song, songs, track, tune, tunes, playlist, album, podcast, audiobook, story, "
    "record",
    "de": "lied, lieder, song, podcast, hörbuch, album, geschichte",
    "fr": "chanson, morceau, podcast, livre audio, album, histoire",
    "nl": "liedje, nummer, podcast, luisterboek, album, verhaal",
}
"""What is listened to."""

POINTING: Mapping[str, str] = {
    "en": "the, this, that, my, our",
    "de": "den, die, das, dieses, diese, diesen",
    "fr": "le, la, l, ce, cette",
    "nl": "de, het, deze, dit, die, dat",
}
"""What stands before that."""

SKIPPED: Mapping[str, tuple[str, str]] = {
    "en": (
        "skip this one, skip that one, skip this, skip that, skip it, skip one, next one, "
        "skip to the next one, onto the next one, on to the next one, go to the next one",
        "skip this song",
    ),
}
"""How people call what plays by a pronoun where they skip it, and the command for that."""

_MUSIC = tuple(
    f"{whose} {what}"
    for whose in ("the", "my", "our", "that", "some")
    for what in ("music", "tunes", "songs", "song")
)

RESUMED: Mapping[str, tuple[str, str]] = {
    "en": (
        ", ".join(
            way.format(music)
            for music in _MUSIC
            for way in (
                "put {} back on",
                "turn {} back on",
                "switch {} back on",
                "get {} back on",
                "bring {} back",
                "bring {} back on",
                "get {} going again",
                "{} again",
                "{} back on",
                "play {}",
                "play {} again",
                "carry on with {}",
                "continue {}",
                "continue with {}",
            )
        )
        + ", music back on, music again",
        "resume the music",
    ),
}
"""How people have what was paused go on, and the command for that."""
