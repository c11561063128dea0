"""The numbers in words: digits, and number words up to a hundred."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from ..text.base_language import words_language
from ..text.fold import fold
from .tokens import Token

_UNITS: Mapping[str, str] = {
    "en": "zero one two three four five six seven eight nine ten eleven twelve thirteen "
    "fourteen fifteen sixteen seventeen eighteen nineteen",
    "de": "null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn "
    "vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
    "nl": "nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien "
    "veertien vijftien zestien zeventien achttien negentien",
    "es": "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece "
    "catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós "
    "veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve",
    "fr": "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize "
    "quatorze quinze seize dix-sept dix-huit dix-neuf",
    "it": "zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici "
    "quattordici quindici sedici diciassette diciotto diciannove",
    "pl": "zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć "
    "jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście "
    "osiemnaście dziewiętnaście",
    "sv": "noll ett två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton "
    "sexton sjutton arton nitton",
    "cs": "nula jedna dva tři čtyři pět šest sedm osm devět deset jedenáct dvanáct třináct "
    "čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct",
    "pt": "zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze "
    "quinze dezasseis dezassete dezoito dezanove",
    "da": "nul en to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten "
    "seksten sytten atten nitten",
    "nb": "null en to tre fire fem seks sju åtte ni ti elleve tolv tretten fjorten femten "
    "seksten sytten atten nitten",
}
"""The numbers from nought on, by language."""

_TENS: Mapping[str, str] = {
    "en": "twenty thirty forty fifty sixty seventy eighty ninety",
    "de": "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
    "nl": "twintig dertig veertig vijftig zestig zeventig tachtig negentig",
    "es": "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
    "fr": "vingt trente quarante cinquante soixante septante huitante nonante",
    "it": "venti trenta quaranta cinquanta sessanta settanta ottanta novanta",
    "pl": "dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt "
    "siedemdziesiąt osiemdziesiąt dziewięćdziesiąt",
    "sv": "tjugo trettio fyrtio femtio sextio sjuttio åttio nittio",
    "cs": "dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát",
    "pt": "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa",
    "da": "tyve tredive fyrre halvtreds tres halvfjerds firs halvfems",
    "nb": "tjue tretti førti femti seksti sytti åtti nitti",
}
"""Twenty to ninety."""

_HUNDRED: Mapping[str, str] = {
    "en": "hundred,one hundred,a hundred",
    "de": "hundert,einhundert",
    "nl": "honderd,éénhonderd",
    "es": "cien,ciento",
    "fr": "cent",
    "it": "cento",
    "pl": "sto,stu",
    "sv": "hundra,etthundra,ett hundra",
    "cs": "sto,sta",
    "pt": "cem,cento",
    "da": "hundrede,hundred,et hundrede",
    "nb": "hundre,ett hundre,et hundre",
}

_OTHERS: Mapping[str, Sequence[tuple[str, str]]] = {
    "pl": (
        (
            "zera jednego dwóch trzech czterech pięciu sześciu siedmiu ośmiu dziewięciu "
            "dziesięciu jedenastu dwunastu trzynastu czternastu piętnastu szesnastu "
            "siedemnastu osiemnastu dziewiętnastu",
            "dwudziestu trzydziestu czterdziestu pięćdziesięciu sześćdziesięciu "
            "siedemdziesięciu osiemdziesięciu dziewięćdziesięciu",
        ),
    ),
    "cs": (
        (
            "nuly jeden dvě tří čtyř pěti šesti sedmi osmi devíti deseti jedenácti dvanácti "
            "třinácti čtrnácti patnácti šestnácti sedmnácti osmnácti devatenácti",
            "dvaceti třiceti čtyřiceti padesáti šedesáti sedmdesáti osmdesáti devadesáti",
        ),
        (
            "nule jedno dvou třech čtyřech pěti šesti sedmi osmi devíti desíti jedenácti "
            "dvanácti třinácti čtrnácti patnácti šestnácti sedmnácti osmnácti devatenácti",
            "dvaceti třiceti čtyřiceti padesáti šedesáti sedmdesáti osmdesáti devadesáti",
        ),
    ),
    "pt": (
        (
            "zero uma duas três quatro cinco seis sete oito nove dez onze doze treze quatorze "
            "quinze dezesseis dezessete dezoito dezenove",
            "vinte trinta quarenta cinqüenta sessenta setenta oitenta noventa",
        ),
    ),
}
"""Other forms of both: Polish and Czech ones behind a preposition ("do dwudziestu"),
Portuguese ones of women and of Brazil."""

_OLD = (
    "null en to tre fire fem seks syv åtte ni ti elleve tolv tretten fjorten femten "
    "seksten sytten atten nitten",
    "tyve tredve førti femti seksti sytti åtti nitti",
)
"""Norwegian numbers as many still say them: "femogtyve" for "tjuefem"."""

_JOINED: Mapping[str, str] = {
    "en": "{ten} {unit}",
    "de": "{unit}und{ten}",
    "nl": "{unit}en{ten}",
    "es": "{ten} y {unit}",
    "fr": "{ten} {unit}",
    "it": "{ten}{unit}",
    "pl": "{ten} {unit}",
    "sv": "{ten}{unit}",
    "cs": "{ten} {unit}",
    "pt": "{ten} e {unit}",
    "da": "{unit}og{ten}",
    "nb": "{ten}{unit}",
}
"""How tens and units make a number."""


def numbers_in(words: Sequence[Token], code: str) -> Iterator[str]:
    """Yield the numbers in words, in digits."""
    at = 0
    while at < len(words):
        number, size = _number_at(words, at, code)
        if number is not None:
            yield number
        at += size


def pieces_in(words: Sequence[Token], code: str) -> Iterator[str]:
    """Yield the numbers that are but a piece of one: 20 and 3 of "twenty three"."""
    at = 0
    while at < len(words):
        _, size = _number_at(words, at, code)
        for piece in words[at : at + size] if size > 1 else ():
            if (value := _values(words_language(code)).get((piece.plain,))) is not None:
                yield str(value)
        at += size


def number_words(code: str) -> frozenset[str]:
    """Return the words that are a number by themselves; "one" may stand for a thing."""
    return frozenset(
        words[0]
        for words, value in _values(words_language(code)).items()
        if len(words) == 1 and value > 1
    )


def is_number(words: Sequence[Token], code: str) -> bool:
    """Return whether words are one number: "treinta y cinco"."""
    return tuple(one.plain for one in words) in _values(words_language(code))


def _number_at(words: Sequence[Token], at: int, code: str) -> tuple[str | None, int]:
    """Return the number that begins at a word, if any, and how many words it has."""
    if words[at].is_number:
        return words[at].text.replace(",", "."), 1
    values = _values(words_language(code))
    for size in (4, 3, 2, 1):
        found = words[at : at + size]
        value = values.get(tuple(one.plain for one in found))
        if (
            value is not None
            and len(found) == size
            and not any(one.weak or one.strong for one in found[1:])
            and (size > 1 or value != 1)
        ):
            # "One" alone may stand for a thing.
            return str(value), size
    return None, 1


_LANGUAGES = 32
"""Languages whose words are kept; whoever calls may name any."""


@lru_cache(maxsize=_LANGUAGES)
def _values(language: str) -> Mapping[tuple[str, ...], int]:
    """Return the numbers of a language by their words, without accents."""
    if language not in _UNITS:
        return {}
    spoken = dict(_spoken(language, _UNITS[language], _TENS[language]))
    for bent in _OTHERS.get(language, ()):
        spoken |= dict(_spoken(language, *bent))
    if language == "cs":
        spoken |= dict(_units_first(_UNITS[language], _TENS[language]))
    if language == "nb":
        spoken |= dict(_spoken("da", *_OLD))
    spoken |= dict.fromkeys(_HUNDRED[language].split(","), 100)
    return {fold(text): value for text, value in spoken.items()}


def _spoken(language: str, units: str, tens: str) -> Iterator[tuple[str, int]]:
    """Yield the numbers below a hundred as they are said."""
    small = units.split()
    yield from ((unit, value) for value, unit in enumerate(small))
    for place, ten in enumerate(tens.split()):
        value = 10 * (place + 2)
        yield ten, value
        for unit in range(1, 10):
            joined = _JOINED[language].format(ten=ten, unit=small[unit])
            yield joined, value + unit
            if language == "it" and small[unit][0] in "uo":
                # "Ventuno", "ventotto".
                yield f"{ten[:-1]}{small[unit]}", value + unit
    if language == "fr":
        yield from _french(small, tens.split())


def _units_first(units: str, tens: str) -> Iterator[tuple[str, int]]:
    """Yield the Czech numbers that may be said the other way round: "pětadvacet"."""
    for unit, word in enumerate(units.split()[1:10], 1):
        for ten, name in enumerate(tens.split(), 2):
            stem = {1: "jedn", 2: "dv"}.get(unit, word.rstrip("iy"))
            yield f"{stem}a{name}", 10 * ten + unit


def _french(small: Sequence[str], tens: Sequence[str]) -> Iterator[tuple[str, int]]:
    """Yield the French numbers that are counted otherwise."""
    for ten, value in (*zip(tens, range(20, 100, 10), strict=True),):
        yield f"{ten} et un", value + 1
    yield "quatre vingts", 80
    yield "soixante et onze", 71
    for base, value in (("soixante", 60), ("quatre vingt", 80)):
        yield base, value
        for more in range(1, 20):
            yield f"{base} {small[more]}", value + more
