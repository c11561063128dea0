"""By which names a plain switch or button is known to let somebody in."""

from collections.abc import Mapping

import pytest

from custom_components.smart_agent.guard.openers import (
    is_opener,
    names_lock,
    names_opening,
    names_watering,
)

OPENERS = {
    "it": ("Cancello", "Portone garage", "Apricancello", "Serratura elettrica"),
    "pt": ("Portão", "Portão da garagem", "Fechadura elétrica", "Destrancar"),
    "sv": (
        "Grind",
        "Ytterdörren",
        "Dörrlås",
        "Grindöppnare",
        "Garaget",
        "Infartsgrinden",
    ),
    "da": ("Hoveddøren", "Garageport", "Portåbner", "Dørlås", "Havelåge"),
    "nb": ("Ytterdør", "Garasjeporten", "Portåpner", "Dørlås", "Grind"),
}

OTHERS = {
    "it": ("Luce garage", "Presa cancello", "Campanello porta", "Porta USB"),
    "pt": ("Luzes do portão", "Tomada da garagem", "Campainha da porta", "Porta HDMI"),
    "sv": ("Lampan vid grinden", "Dörrklocka", "Dörrlampa", "Uttag garaget", "Barnlås"),
    "da": ("Lys garage", "Dørklokke", "Garagelampe", "Port 5", "Atlas"),
    "nb": ("Garasjelys", "Ringeklokke dør", "Vifte garasje", "Corridor"),
}

OPENING = {
    "it": ("Apri il cancello", "Sblocca porta"),
    "pt": ("Abrir portão", "Destrancar a porta"),
    "sv": ("Öppna grinden", "Öppna ytterdörren"),
    "da": ("Åbn porten", "Lås døren op", "Åbn garagen"),
    "nb": ("Åpne garasjen", "Åpne døra"),
}

LOCKS = {
    "it": "Serratura porta",
    "pt": "Fechadura da porta",
    "sv": "Lås ytterdörren",
    "da": "Dørlås",
    "nb": "Dørlås",
}

WATERING = {
    "en": "Garden Watering",
    "it": "Irrigazione giardino",
    "pt": "Irrigação do jardim",
    "sv": "Bevattning tomten",
    "da": "Havevanding",
    "nb": "Vanning i hagen",
}


def named(names: Mapping[str, tuple[str, ...]]) -> list[str]:
    """Return the names of all languages."""
    return [name for some in names.values() for name in some]


@pytest.mark.parametrize("name", named(OPENERS))
def test_openers(name: str) -> None:
    """What is called like a way in or its lock opens it."""
    assert is_opener([name])


@pytest.mark.parametrize("name", named(OTHERS))
def test_others(name: str) -> None:
    """What is only near a way in, or shares a word with it, opens nothing."""
    assert not is_opener([name])


@pytest.mark.parametrize("name", named(OPENING))
def test_opening(name: str) -> None:
    """The name of a script tells that something is opened to let in."""
    assert names_opening([name])


@pytest.mark.parametrize("name", LOCKS.values())
def test_locks(name: str) -> None:
    """What is called a lock may let in when it is off as well."""
    assert names_lock([name])


@pytest.mark.parametrize("name", WATERING.values())
def test_watering(name: str) -> None:
    """Water for the garden is no water in the house."""
    assert names_watering([name])
