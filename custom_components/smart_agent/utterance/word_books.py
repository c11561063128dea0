"""The plain lists of words of a language, as books."""

from functools import cached_property

from .phrase_book import PhraseBook, split_phrases


class WordBooks:
    """Lists of a language that say nothing but that a word is in them.

    Each is kept as text, under the name that its book is read by.
    """

    @cached_property
    def number_words(self) -> frozenset[str]:
        """Return the words for numbers."""
        raise NotImplementedError

    @cached_property
    def verb_book(self) -> PhraseBook[str]:
        """Return the verbs of commands."""
        return self._words("verbs")

    @cached_property
    def subject_book(self) -> PhraseBook[str]:
        """Return the pronouns that begin statements."""
        return self._words("subjects")

    @cached_property
    def finite_book(self) -> PhraseBook[str]:
        """Return the verbs of statements."""
        return self._words("finite")

    @cached_property
    def first_book(self) -> PhraseBook[str]:
        """Return what begins the first of several commands."""
        return self._words("firsts")

    @cached_property
    def settled_book(self) -> PhraseBook[str]:
        """Return the verbs of statements that no verb of a command goes on from."""
        return self._words("settled")

    @cached_property
    def owner_book(self) -> PhraseBook[str]:
        """Return what says whose a thing is, and not which."""
        return self._words("owners")

    @cached_property
    def possessive_book(self) -> PhraseBook[str]:
        """Return what stands for a thing that another one has."""
        return self._words("possessives")

    @cached_property
    def conditional_book(self) -> PhraseBook[str]:
        """Return what makes a statement one of what is not so, or not for sure."""
        return self._words("conditionals")

    @cached_property
    def perfect_book(self) -> PhraseBook[str]:
        """Return what makes the verb behind it one of a statement."""
        return self._words("perfects")

    @cached_property
    def adverb_book(self) -> PhraseBook[str]:
        """Return what stands between such a word and its verb."""
        return self._words("adverbs")

    @cached_property
    def article_book(self) -> PhraseBook[str]:
        """Return what stands before nouns."""
        return self._words("articles")

    @cached_property
    def particle_book(self) -> PhraseBook[str]:
        """Return what a command without a verb ends in."""
        return self._words("particles")

    @cached_property
    def now_book(self) -> PhraseBook[str]:
        """Return what says that something is for now."""
        return self._words("now")

    @cached_property
    def within_book(self) -> PhraseBook[str]:
        """Return what stands before a place."""
        return self._words("within")

    @cached_property
    def only_book(self) -> PhraseBook[str]:
        """Return what narrows down."""
        return self._words("only")

    @cached_property
    def pronoun_book(self) -> PhraseBook[str]:
        """Return what stands for things that were named before."""
        return self._words("pronouns")

    @cached_property
    def nothing_book(self) -> PhraseBook[str]:
        """Return what denies a thing."""
        return self._words("nothing")

    @cached_property
    def whole_book(self) -> PhraseBook[str]:
        """Return what begins what something is excepted from."""
        return self._words("wholes")

    @cached_property
    def relative_book(self) -> PhraseBook[str]:
        """Return what begins a clause that tells which."""
        return self._words("relatives")

    @cached_property
    def infinitive_book(self) -> PhraseBook[str]:
        """Return the forms of verbs that name a deed."""
        return self._words("infinitives")

    @cached_property
    def it_book(self) -> PhraseBook[str]:
        """Return what stands for one thing that was named before."""
        return self._words("its")

    @cached_property
    def do_it_book(self) -> PhraseBook[str]:
        """Return what asks for the deed that was told of before."""
        return self._words("do_its")

    @cached_property
    def speaker_book(self) -> PhraseBook[str]:
        """Return what makes a verb before it no command."""
        return self._words("speakers")

    @cached_property
    def then_book(self) -> PhraseBook[str]:
        """Return what makes what is asked for depend on a question before it."""
        return self._words("thens")

    @cached_property
    def affirm_book(self) -> PhraseBook[str]:
        """Return what says that a thing is meant, unlike the one before it."""
        return self._words("affirms")

    @cached_property
    def reject_book(self) -> PhraseBook[str]:
        """Return what says that a thing is not meant, behind it."""
        return self._words("rejects")

    @cached_property
    def no_more_book(self) -> PhraseBook[str]:
        """Return what says of a state that it is to end."""
        return self._words("no_mores")

    @cached_property
    def clitic_book(self) -> PhraseBook[str]:
        """Return what makes a verb behind it no command."""
        return self._words("clitics")

    @cached_property
    def move_book(self) -> PhraseBook[str]:
        """Return the words beside which "let" is a command."""
        return self._words("moves")

    @cached_property
    def vocative_book(self) -> PhraseBook[str]:
        """Return how somebody is called."""
        return self._words("vocatives")

    @cached_property
    def left_book(self) -> PhraseBook[str]:
        """Return what begins, or ends, a question of how somebody left a thing."""
        return self._words("lefts", "left_ends")

    @cached_property
    def softener_book(self) -> PhraseBook[str]:
        """Return what only softens a command behind it."""
        return self._words("softeners")

    @cached_property
    def hedge_book(self) -> PhraseBook[str]:
        """Return what proposes a number."""
        return self._words("hedges")

    @cached_property
    def conclusion_book(self) -> PhraseBook[str]:
        """Return what draws a wish from what was told."""
        return self._words("conclusions")

    @cached_property
    def addressee_book(self) -> PhraseBook[str]:
        """Return who is asked."""
        return self._words("addressees")

    @cached_property
    def one_book(self) -> PhraseBook[str]:
        """Return what stands for a thing of a kind."""
        return self._words("ones")

    @cached_property
    def skip_book(self) -> PhraseBook[str]:
        """Return verbs that leave out a place."""
        return self._words("skips")

    @cached_property
    def occasion_book(self) -> PhraseBook[str]:
        """Return what says what time it is."""
        return self._words("occasions")

    @cached_property
    def says_book(self) -> PhraseBook[str]:
        """Return verbs of what somebody says now that is so."""
        return self._words("says")

    @cached_property
    def mind_book(self) -> PhraseBook[str]:
        """Return what somebody wants or thinks."""
        return self._words("minds")

    @cached_property
    def bare_one_book(self) -> PhraseBook[str]:
        """Return what stands for a thing behind where it is."""
        return self._words("bare_ones")

    @cached_property
    def over_book(self) -> PhraseBook[str]:
        """Return what tells where a lamp hangs."""
        return self._words("overs")

    @cached_property
    def proviso_book(self) -> PhraseBook[str]:
        """Return what begins what must go on."""
        return self._words("provisos")

    @cached_property
    def stay_book(self) -> PhraseBook[str]:
        """Return what says that something goes on."""
        return self._words("stays")

    @cached_property
    def like_book(self) -> PhraseBook[str]:
        """Return what compares."""
        return self._words("likes")

    @cached_property
    def state_book(self) -> PhraseBook[str]:
        """Return how a place is."""
        return self._words("states")

    @cached_property
    def disbelief_book(self) -> PhraseBook[str]:
        """Return exclamations that make an idiom of what was said."""
        return self._words("disbelief")

    @cached_property
    def of_book(self) -> PhraseBook[str]:
        """Return what says whose a place is."""
        return self._words("ofs")

    @cached_property
    def unit_book(self) -> PhraseBook[str]:
        """Return what a value is counted in."""
        return self._words("units")

    @cached_property
    def span_book(self) -> PhraseBook[str]:
        """Return what a time is counted in that one may wait for."""
        return self._words("spans")

    @cached_property
    def serial_book(self) -> PhraseBook[str]:
        """Return verbs that "and" joins to another as one: "gone and"."""
        return self._words("serials")

    @cached_property
    def not_that_book(self) -> PhraseBook[str]:
        """Return what takes back a thing that was named."""
        return self._words("not_thats")

    @cached_property
    def lasting_book(self) -> PhraseBook[str]:
        """Return what says that something is so still, or has been for long."""
        return self._words("lastings")

    @cached_property
    def share_book(self) -> PhraseBook[str]:
        """Return what a share of the whole is counted in."""
        return self._words("shares")

    @cached_property
    def partway_book(self) -> PhraseBook[str]:
        """Return how far something goes that goes not all the way."""
        return self._words("partways")

    @cached_property
    def moved_book(self) -> PhraseBook[str]:
        """Return how far something goes that moves: "halfway", "a bit"."""
        return self._words("partways", "bits")

    @cached_property
    def your_book(self) -> PhraseBook[str]:
        """Return what says that a thing is somebody's who is spoken to."""
        return self._words("yours")

    @cached_property
    def own_report_book(self) -> PhraseBook[str]:
        """Return what repeats what the speaker has said before."""
        return self._words("own_reports")

    @cached_property
    def present_book(self) -> PhraseBook[str]:
        """Return what makes no other question of one of how things are: "still"."""
        return self._words("presents")

    @cached_property
    def to_do_book(self) -> PhraseBook[str]:
        """Return verbs in the form that goes on from another: "to turn off"."""
        return self._words("to_dos")

    @cached_property
    def modal_book(self) -> PhraseBook[str]:
        """Return verbs that have another one behind them, in the form of a command."""
        return self._words("modals")

    @cached_property
    def that_book(self) -> PhraseBook[str]:
        """Return what begins a clause that tells what is thought or was meant."""
        return self._words("thats")

    @cached_property
    def neither_book(self) -> PhraseBook[str]:
        """Return what denies two things, of which the first stands behind it."""
        return self._words("neithers")

    @cached_property
    def no_name_book(self) -> PhraseBook[str]:
        """Return what is no place, although one may be called so."""
        return self._words("no_names")

    def _words(self, *names: str) -> PhraseBook[str]:
        """Return the phrases of fields, each with the name of its own."""
        return PhraseBook(
            (
                (phrase, name)
                for name in names
                for phrase in split_phrases(getattr(self, name))
            ),
            self.number_words,
        )
