"""The plain lists of words of a language, as books."""

from functools import cached_property

from .phrase_book import PhraseBook, split_phrases


def _book(*names: str) -> cached_property[PhraseBook[str]]:
    """Return what reads the phrases of fields, each with the name of its own."""

    def read(words: WordBooks) -> PhraseBook[str]:
        return PhraseBook(
            (
                (phrase, name)
                for name in names
                for phrase in split_phrases(getattr(words, name))
            ),
            words.number_words,
        )

    return cached_property(read)


class WordBooks:
    """Lists of a language that say nothing but that a word is in them.

    Each is kept as text, under the name that its book is read by.
    """

    @cached_property
    def number_words(self) -> frozenset[str]:
        """Return the words for numbers."""
        raise NotImplementedError

    verb_book = _book("verbs")
    """The verbs of commands."""
    subject_book = _book("subjects")
    """The pronouns that begin statements."""
    finite_book = _book("finite")
    """The verbs of statements."""
    first_book = _book("firsts")
    """What begins the first of several commands."""
    settled_book = _book("settled")
    """The verbs of statements that no verb of a command goes on from."""
    owner_book = _book("owners")
    """What says whose a thing is, and not which."""
    possessive_book = _book("possessives")
    """What stands for a thing that another one has."""
    conditional_book = _book("conditionals")
    """What makes a statement one of what is not so, or not for sure."""
    perfect_book = _book("perfects")
    """What makes the verb behind it one of a statement."""
    adverb_book = _book("adverbs")
    """What stands between such a word and its verb."""
    article_book = _book("articles")
    """What stands before nouns."""
    particle_book = _book("particles")
    """What a command without a verb ends in."""
    now_book = _book("now")
    """What says that something is for now."""
    within_book = _book("within")
    """What stands before a place."""
    only_book = _book("only")
    """What narrows down."""
    pronoun_book = _book("pronouns")
    """What stands for things that were named before."""
    nothing_book = _book("nothing")
    """What denies a thing."""
    whole_book = _book("wholes")
    """What begins what something is excepted from."""
    relative_book = _book("relatives")
    """What begins a clause that tells which."""
    infinitive_book = _book("infinitives")
    """The forms of verbs that name a deed."""
    it_book = _book("its")
    """What stands for one thing that was named before."""
    do_it_book = _book("do_its")
    """What asks for the deed that was told of before."""
    speaker_book = _book("speakers")
    """What makes a verb before it no command."""
    then_book = _book("thens")
    """What makes what is asked for depend on a question before it."""
    affirm_book = _book("affirms")
    """What says that a thing is meant, unlike the one before it."""
    reject_book = _book("rejects")
    """What says that a thing is not meant, behind it."""
    no_more_book = _book("no_mores")
    """What says of a state that it is to end."""
    clitic_book = _book("clitics")
    """What makes a verb behind it no command."""
    move_book = _book("moves")
    """The words beside which "let" is a command."""
    vocative_book = _book("vocatives")
    """How somebody is called."""
    left_book = _book("lefts", "left_ends")
    """What begins, or ends, a question of how somebody left a thing."""
    softener_book = _book("softeners")
    """What only softens a command behind it."""
    hedge_book = _book("hedges")
    """What proposes a number."""
    conclusion_book = _book("conclusions")
    """What draws a wish from what was told."""
    addressee_book = _book("addressees")
    """Who is asked."""
    one_book = _book("ones")
    """What stands for a thing of a kind."""
    skip_book = _book("skips")
    """Verbs that leave out a place."""
    occasion_book = _book("occasions")
    """What says what time it is."""
    says_book = _book("says")
    """Verbs of what somebody says now that is so."""
    mind_book = _book("minds")
    """What somebody wants or thinks."""
    bare_one_book = _book("bare_ones")
    """What stands for a thing behind where it is."""
    over_book = _book("overs")
    """What tells where a lamp hangs."""
    proviso_book = _book("provisos")
    """What begins what must go on."""
    stay_book = _book("stays")
    """What says that something goes on."""
    like_book = _book("likes")
    """What compares."""
    state_book = _book("states")
    """How a place is."""
    disbelief_book = _book("disbelief")
    """Exclamations that make an idiom of what was said."""
    of_book = _book("ofs")
    """What says whose a place is."""
    unit_book = _book("units")
    """What a value is counted in."""
    span_book = _book("spans")
    """What a time is counted in that one may wait for."""
    serial_book = _book("serials")
    """Verbs that "and" joins to another as one: "gone and"."""
    not_that_book = _book("not_thats")
    """What takes back a thing that was named."""
    lasting_book = _book("lastings")
    """What says that something is so still, or has been for long."""
    share_book = _book("shares")
    """What a share of the whole is counted in."""
    partway_book = _book("partways")
    """How far something goes that goes not all the way."""
    moved_book = _book("partways", "bits")
    """How far something goes that moves: "halfway", "a bit"."""
    your_book = _book("yours")
    """What says that a thing is somebody's who is spoken to."""
    own_report_book = _book("own_reports")
    """What repeats what the speaker has said before."""
    present_book = _book("presents")
    """What makes no other question of one of how things are: "still"."""
    to_do_book = _book("to_dos")
    """Verbs in the form that goes on from another: "to turn off"."""
    modal_book = _book("modals")
    """Verbs that have another one behind them, in the form of a command."""
    that_book = _book("thats")
    """What begins a clause that tells what is thought or was meant."""
    neither_book = _book("neithers")
    """What denies two things, of which the first stands behind it."""
    no_name_book = _book("no_names")
    """What is no place, although one may be called so."""
