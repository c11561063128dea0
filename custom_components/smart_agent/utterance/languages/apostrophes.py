"""Short forms that are written without their apostrophe."""

from collections.abc import Mapping, Set as AbstractSet


def words_of(text: str) -> frozenset[str]:
    """Return the words of a text."""
    return frozenset(text.split())


type Before = AbstractSet[str] | None
"""Words that have to stand behind it for it to be one, None where it is nothing else."""

_IS_SO = words_of(
    """
    a all already almost an awful awfully been bit boiling bloody bright chilly cold cool
    damp dark dead dim dirty dusty early far fine freezing full getting gloomy going gone
    good gotten hot humid just kind kinda late like literally loud low me mine never nice
    noisy not okay only over pitch pretty quite raining really right roasting so still
    stuffy super that the time too very warm way
    """
)

_YOU = words_of(
    "can could should might may will would ll re want need mind know reckon"
)

_DO = words_of(
    """
    be bounce crash do finish get go grab have head hit just leave make need put run sleep
    start take turn
    """
)
"""Who says "ima" before anything else may call somebody."""

LEFT_OUT: Mapping[str, Mapping[str, tuple[str, Before]]] = {
    "en": {
        **{
            f"{word[0]}{word[1]}": (f"{word[0]}'{word[1]}", None)
            for word in (
                *(("i", "m"), ("i", "ve"), ("you", "re"), ("you", "ve"), ("you", "ll")),
                *(("they", "re"), ("they", "ve"), ("they", "ll"), ("we", "ve")),
                *(("he", "s"), ("she", "s"), ("that", "s"), ("there", "s")),
                *(("what", "s"), ("who", "s"), ("where", "s"), ("how", "s")),
                *(("don", "t"), ("doesn", "t"), ("didn", "t"), ("isn", "t")),
                *(("aren", "t"), ("wasn", "t"), ("weren", "t"), ("can", "t")),
                *(("couldn", "t"), ("wouldn", "t"), ("shouldn", "t"), ("hasn", "t")),
                *(("haven", "t"), ("hadn", "t"), ("mustn", "t"), ("needn", "t")),
            )
        },
        "its": ("it's", _IS_SO),
        "ya": ("you", _YOU),
        "ima": ("i'm going to", _DO),
        "imma": ("i'm going to", _DO),
    },
}
"""By language, the form without it, with the one that is meant."""

DROPPED: Mapping[str, str] = {"en": r"(?i)\b(\w{2,}in)['’](?!\w)"}
"""A pattern of words whose last letter an apostrophe stands for."""
