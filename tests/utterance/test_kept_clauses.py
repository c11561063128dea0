"""Words that are said again are read as in the home that they are said in."""

from custom_components.smart_agent.utterance import kept_clauses
from custom_components.smart_agent.utterance.request import Request, read_request

from ..builders import entity, home

TEXT = "turn on the veranda"


def named(request: Request) -> tuple[bool, ...]:
    """Return which words are of a full name in the home."""
    (clause,) = request.clauses
    return clause.names


def test_same_home() -> None:
    """The same words are the same clauses, but not in another language."""
    house = home(entity("light.veranda", "Veranda"))
    text = f"{TEXT}, not the fan"
    first = read_request(text, "en", house)
    assert read_request(text, "en-GB", house).clauses is first.clauses
    assert read_request(text, "de", house).clauses != first.clauses


def test_another_name() -> None:
    """A home in which something has another name hears the words anew."""
    assert any(named(read_request(TEXT, "en", home(entity("light.one", "Veranda")))))
    assert not any(named(read_request(TEXT, "en", home(entity("light.one", "Attic")))))


def test_what_is_written_down() -> None:
    """What is only written down makes other clauses of the same words."""
    house = home(entity("light.veranda", "Veranda"))
    text = "put milk on the list"
    assert (
        read_request(text, "en", house, "milk").clauses
        != read_request(text, "en", house).clauses
    )


def test_bounded() -> None:
    """However much is said, little of it is kept."""
    house = home(entity("light.veranda", "Veranda"))
    first = read_request(TEXT, "en", house)
    for number in range(1000):
        read_request(f"turn on the veranda at {number}", "en", house)
    again = read_request(TEXT, "en", house)
    assert again.clauses == first.clauses
    assert again.clauses is not first.clauses
    assert len(kept_clauses._kept[house.layout]) < 1000  # noqa: SLF001 - nobody is told
