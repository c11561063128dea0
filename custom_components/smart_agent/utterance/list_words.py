"""Whether words speak of a list: by its name, or by what is said of items."""

from homeassistant.components.todo.const import DOMAIN as TODO

from ..text.base_language import words_language
from ..text.fold import fold
from .languages.listed import FETCHED, FROM, LISTED, OUT_OF, PLAIN_LISTED, PUT_ON
from .list_names import names_of_list
from .own_words import stands_in
from .request import Request
from .tokens import tokens


def speaks_of_list(request: Request) -> bool:
    """Return whether words name a list, or say that something is to stand on one.

    True too where it is not known how the language says that.
    """
    code = words_language(request.code)
    if code not in PUT_ON or any(map(request.names_list, request.clauses)):
        return True
    said = tuple(token.plain for token in tokens(request.text))
    if any(
        stands_in(name, said)
        for one in request.home.entities
        for name in names_of_list(one, request.home, request.language)
        if one.domain == TODO
    ):
        return True
    texts = (
        PUT_ON.get(code, ""),
        OUT_OF.get(code, ""),
        *LISTED.get(code, {}).values(),
        *(deed.others for deed in PLAIN_LISTED.get(code, ())),
    )
    ways = (fold(way) for text in texts for way in text.split(","))
    # "Get us chips from the corner" is no list's business.
    fetched = not {*said}.isdisjoint(FROM.get(code, ()))
    return any(
        way and {*way} <= {*said}
        for way in ways
        if not (fetched and FETCHED.get(code, frozenset()).issuperset(way))
    )
