"""Where a clause begins in what is said in one breath, without a sign."""

from .commanded import has_commanded
from .part import Part
from .phrases import Mark
from .sentence import Sentence
from .tokens import Token
from .unlisted_verb import tells_doing

_MOST_TELLING = 4
"""Words up to the verb from which on something is told: "I just cannot hear"."""


class RunOn:
    """Finds the clauses of a sentence that no sign parts.

    "I cannot see a thing turn on the lamp", "turn off the lamp I am going to bed".
    """

    def __init__(self, sentence: Sentence) -> None:
        """Take a sentence."""
        self._sentence = sentence
        self._said = sentence.said
        self._language = sentence.language

    def begins(self, part: Part, at: int, *, marked: bool) -> bool:
        """Return whether another clause than a part begins at a word.

        marked tells that a mark stands at the word.
        """
        if self._sentence.named[at] or not (part.words or self.has_reason(part, at)):
            return False
        if not marked and part.lead is Mark.EXCEPTION and self._is_whole(at):
            return self._sentence.mentions_any(part)
        if not marked and self._is_command(at):
            if part.lead is Mark.EXCEPTION:
                return self._sentence.mentions_any(part)
            if part.lead is Mark.RELATION:
                # "The light over the sink turn it on".
                takes_up = self._is_it(at + 1) or self._language.it_book.has(
                    self._said, at
                )
                return takes_up and self._sentence.mentions_any(part)
            return (
                self._has_told(part, at)
                or self._is_instead(part, at)
                or self._is_denied(part)
            )
        if marked and self._is_instead(part, at):
            return True
        told = self._is_told(at) or tells_doing(self._sentence, part, at)
        return told and has_commanded(self._sentence, part)

    def begins_to_take_up(self, part: Part, at: int) -> bool:
        """Return whether a wish for what a part has told begins: "do it"."""
        return (
            bool(part.words)
            and self._sentence.is_do_it(at)
            and self._sentence.mentions_any(part)
            and self._stands_free(at)
        )

    def begins_to_conclude(self, part: Part, at: int) -> bool:
        """Return whether a command without a verb follows from what a part has told.

        "I am going to have a shower so towel rail on".
        """
        leads = (None, Mark.JOIN, Mark.REASON, Mark.RELATION)
        if part.lead not in leads or part.has(Mark.REPORT, Mark.DOUBT):
            return False
        return (
            bool(part.words)
            and not part.asks_first
            and any(
                self._sentence.sets_from(match.end)
                for match in self._language.conclusion_book.at(self._said, at)
            )
            and (
                # "I'll be under the shower so …".
                part.lead in (Mark.REASON, Mark.RELATION)
                or self._sentence.tells(part, part.first)
            )
        )

    def has_reason(self, part: Part, at: int) -> bool:
        """Return whether a part is a reason, with its verb, up to a word: "it's cold"."""
        return part.lead is Mark.REASON and any(
            self._language.finite_book.has(self._said, one)
            or self._language.state_book.has(self._said, one)
            for one in range(part.start, at)
        )

    def _is_instead(self, part: Part, at: int) -> bool:
        """Return whether it begins what is asked for in place of what is forbidden.

        "Don't turn off the radio just pause it".
        """
        if not part.has(Mark.NEGATION) or not self._sentence.mentions_any(part):
            return False
        verb = at + self._language.only_book.has(self._said, at)
        it_book = self._language.it_book
        return (
            verb < len(self._said)
            and not self._sentence.named[verb]
            and self._is_command(verb)
            and (it_book.has(self._said, verb) or self._is_it(verb + 1))
            and self._stands_free(at)
        )

    def _is_denied(self, part: Part) -> bool:
        """Return whether a part only names what is not meant: "not the lamp"."""
        verb_book = self._language.verb_book
        return (
            part.lead in (None, Mark.JOIN)
            and part.is_in_mark(part.first, Mark.NEGATION)
            and self._sentence.mentions[part.end]
            and not any(
                verb_book.has(self._said, at) and not self._sentence.named[at]
                for at in part.words
            )
        )

    def _is_whole(self, at: int) -> bool:
        """Return whether what is excepted from begins: "but for the lamp all lights"."""
        return self._language.whole_book.has(self._said, at) and not (
            self._language.article_book.has(self._said, at - 1)
        )

    def _is_command(self, at: int) -> bool:
        """Return whether a command begins at a word: a verb with what it is for."""
        said, language = self._said, self._language
        if not language.verb_book.has(said, at) or language.particle_book.has(said, at):
            return False
        if language.finite_book.has(said, at) or self._sentence.is_infinitive(at):
            return False
        if language.it_book.has(said, at):
            # "Apágala".
            return True
        behind = self._sentence.behind_courtesies(at + 1)
        if language.of_book.has(said, behind) and not (
            language.particle_book.has(said, behind)
        ):
            # "Lego from one end of the den to the other".
            return False
        return behind < len(said) and (
            self._sentence.mentions[behind]
            or self._sentence.named[behind]
            or language.article_book.has(said, behind)
            or language.pronoun_book.has(said, behind)
            or language.particle_book.has(said, behind)
            or language.it_book.has(said, behind)
            or said[behind].plain in language.preposition_words
        )

    def _has_told(self, part: Part, at: int) -> bool:
        """Return whether a part has told something whole, before a command begins."""
        said, language = self._said, self._language
        if part.lead not in (None, Mark.JOIN, Mark.REASON):
            return False
        if (
            part.has(Mark.REPORT, Mark.DOUBT)
            or max(part.end, part.start) < at - _MOST_TELLING
        ):
            return False
        if part.asks_first:
            # "Why is the lamp still on turn it off".
            return language.particle_book.has(said, at - 1) and (
                self._sentence.is_pronoun(at + 1)
            )
        exclaims = self._exclaims(part)
        which = part.words if exclaims else (part.start, *part.words)
        if any(map(self._is_relative, which)):
            # "The switch that is in the hall lights the lamp".
            return False
        if not self._stands_free(at, reason=part.lead is Mark.REASON):
            return False
        # "Since it is dark": the verb may be of the mark.
        verbs = self.has_reason(part, at) or any(
            language.finite_book.has(said, one)
            or (exclaims and language.state_book.has(said, one))
            for one in range(part.start, at)
        )
        denied = part.has(Mark.NEGATION) and language.subject_book.has(said, part.first)
        tells = part.lead is Mark.REASON or self._sentence.tells(part, part.first)
        return tells and (verbs or denied or self._sentence.lasts(part))

    def _exclaims(self, part: Part) -> bool:
        """Return whether a part begins with a reason that says "how": "che buio".

        No other clause stands before it, which it could say more of.
        """
        first = self._said[part.start]
        return (
            part.lead is Mark.REASON
            and (part.start == 0 or first.weak or first.strong)
            and self._language.relative_book.has(
                self._said, self._sentence.behind_courtesies(part.start)
            )
        )

    def _is_relative(self, at: int) -> bool:
        """Return whether a word begins a clause that tells which, and compares nothing.

        "Mörkt som i en grotta" is told whole, and "som en grotta"; "que frio" exclaims.
        """
        said, language = self._said, self._language
        compares = language.like_book.has(said, at) and (
            language.article_book.has(said, at + 1)
            or (at > 0 and language.state_book.has(said, at - 1))
        )
        exclaims = at + 1 < len(said) and language.state_book.has(said, at + 1)
        return language.relative_book.has(said, at) and not (compares or exclaims)

    def _stands_free(self, at: int, *, reason: bool = False) -> bool:
        """Return whether nothing before a verb can belong to it.

        A verb behind "to", a subject, an article or another verb is none of a command,
        but behind a reason, whose verb stands last in some languages.
        """
        said, language = self._said, self._language
        before = at - 1
        word = said[before]
        if language.article_book.has(said, before) or self._is_subject(before):
            # "I know mum turns …", "ich mach …".
            return False
        if language.clitic_book.has(said, before):
            return False
        if language.finite_book.has(said, before) and not (
            (reason and language.negation_last) or language.clear_orders
        ):
            return False
        # Articles are looked for above as they are written: "está" is not "esta".
        if self._is_preposition(word) and not language.particle_book.has(said, before):
            return False
        if self._is_behind_modal(at):
            return False
        if language.nothing_book.has(said, before):
            # "I see nothing turn on the lamp".
            return True
        return not any(
            match.tells in (Mark.NEGATION, Mark.LATER)
            for start in range(max(before - 2, 0), at)
            for match in language.book.at(said, start)
            if match.end == at and not language.lasting_book.has(said, match.start)
        )

    def _is_behind_modal(self, at: int) -> bool:
        """Return whether a verb goes with a modal one: "Ola kan godt slå av lampa"."""
        said, language = self._said, self._language
        skipped = (Mark.COURTESY, Mark.DOUBT)
        before = at - 1
        while before > 0 and (
            language.affirm_book.has(said, before)
            or any(one.tells in skipped for one in language.book.at(said, before))
        ):
            before -= 1
        return before < at - 1 and language.modal_book.has(said, before)

    def _is_subject(self, at: int) -> bool:
        """Return whether a subject ends at a word: "my wife", in some languages "the X"."""
        said, language = self._said, self._language
        alone = language.clear_orders and not language.orders_tell
        if alone and not language.speakers:
            # No subject goes with such a verb.
            return False
        if any(
            match.end == at + 1
            for start in range(max(at - 2, 0), at + 1)
            for match in language.subject_book.at(said, start)
        ):
            return True
        return (
            language.orders_tell
            and at > 0
            and not language.it_book.has(said, at + 1)
            and not self._is_it(at + 2)
            and language.article_book.has(said, at - 1)
            # "Parece una cueva": it is what the verb before it says.
            and not (at > 1 and language.finite_book.has(said, at - 2))
            and not any(map(self._is_preposition, said[max(at - 2, 0) : at]))
        )

    def _is_it(self, at: int) -> bool:
        """Return whether a word stands for a thing, and is no article before one."""
        article = self._language.article_book.has(self._said, at)
        mentions = self._sentence.mentions[at + 1 : at + 2]
        return self._language.it_book.has(self._said, at) and not (
            article and any(mentions)
        )

    def _is_preposition(self, token: Token) -> bool:
        """Return whether a word stands before a place: "in the kitchen"."""
        return token.plain in self._language.preposition_words

    def _is_told(self, at: int) -> bool:
        """Return whether something is told from a word on: "I cannot hear a thing"."""
        said, language = self._said, self._language
        subject = next(iter(language.subject_book.at(said, at)), None)
        if subject is None or (
            # "That" may be an article; of "the lamp off and I'll sleep" nobody is "off".
            language.article_book.has(said, at)
            if subject.end == at + 1
            else language.particle_book.has(said, at)
        ):
            return False
        next_ = range(at + 1, min(at + _MOST_TELLING, len(said)))
        return any(
            language.finite_book.has(said, one)
            or any(m.tells is Mark.NEGATION for m in language.book.at(said, one))
            for one in next_
        )

    def begins_to_deny(self, part: Part, at: int) -> bool:
        """Return whether it is told behind a command what is not so: "no veo nada".

        That is where verbs need no subject. In "nic nie widzę" the thing that is denied
        stands before it.
        """
        said, language = self._said, self._language
        if (
            not language.clear_orders
            or not part.words
            or not has_commanded(self._sentence, part)
        ):
            return False
        start = at + language.nothing_book.has(said, at)
        # In "nic nevidím" the verb itself denies.
        verb = start + (not (language.denial and language.finite_book.has(said, start)))
        return (
            verb < len(said)
            and any(
                match.tells is Mark.NEGATION and match.end == start + 1
                for match in language.book.at(said, start)
            )
            and language.finite_book.has(said, verb)
            and not self._sentence.named[verb]
        )
