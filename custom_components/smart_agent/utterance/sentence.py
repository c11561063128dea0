"""A sentence with what is known of its words."""

from collections.abc import Sequence
from dataclasses import dataclass

from .numbers import number_words
from .part import Part
from .phrases import Language, Mark
from .shares import in_share
from .tokens import Token, is_owner, quotation


@dataclass(frozen=True)
class Sentence:
    """The words of a sentence in one language, and what is known of each."""

    said: Sequence[Token]
    language: Language
    named: Sequence[bool]
    """Which words are of the full name of something in the home."""
    mentions: Sequence[bool]
    """Which words may mean something in the home."""
    things: Sequence[bool]
    """Which of those mean more than a place."""
    lists: Sequence[bool]
    """Which words are of the full name of a list, or a noun for one."""

    def mentions_any(self, part: Part) -> bool:
        """Return whether a part names anything of the home."""
        return any(self.mentions[at] for at in part.words)

    def has_verb(self, words: Sequence[int]) -> bool:
        """Return whether words have the verb of a command.

        It comes first, or last where a language says so: "das Licht ausschalten", and not
        "his desk light". What ends in a particle has one too: "kitchen light off".
        """
        language, said = self.language, self.said
        particles, joining = language.particle_book, language.joining_words
        if any(
            particles.has(said, at)
            and (place + 1 == len(words) or said[words[place + 1]].plain in joining)
            for place, at in enumerate(words)
            if place
        ):
            return True
        # "Ty zhasni": who is asked, and no article.
        called = {
            m.end for at in words[:1] for m in language.addressee_book.at(said, at)
        }
        return any(
            not self.named[at]
            and language.verb_book.has(said, at)
            and (
                not place
                or (place + 1 == len(words) and not language.kind_book.has(said, at))
                or language.negation_last
                or not language.article_book.has(said, words[0])
                or at in called
            )
            for place, at in enumerate(words)
        )

    def runs_on(self, before: Part, part: Part) -> bool:
        """Return whether a part begins right behind the words of another, without a sign."""
        return before.end + 1 == part.start > 0 and not self.has_sign(part)

    def is_number(self, at: int) -> bool:
        """Return whether a word is a number."""
        own = self.language.number_words
        return self.said[at].is_number or self.said[at].plain in own

    def tells(self, part: Part, first: int) -> bool:
        """Return whether a part tells something.

        It begins with a subject, or has a verb of a statement and none of a command
        before it.
        """
        if self.is_asked_of(part, first):
            return False
        if any(self._is_done_by_speaker(at) for at in part.words) or self.lasts(part):
            return True
        if first < 0 or self.named[first]:
            return self.is_finite(part)
        language, said = self.language, self.said
        if language.subject_book.has(said, first):
            points = language.article_book.has(said, first) and any(
                language.particle_book.has(said, at) or self.is_value(at)
                for at in part.words[2:]
            )
            # "Those spots down by half".
            return not points or self.is_finite(part)
        if self.is_infinitive(first) and not any(
            language.relative_book.has(said, at) for at in part.words
        ):
            # "Éteindre la lampe est une erreur".
            return self.is_finite(part)
        if language.verb_book.has(said, first) and not language.finite_book.has(
            said, first
        ):
            return False
        return self.is_finite(part)

    def lasts(self, part: Part) -> bool:
        """Return whether a part says that something is so still, or for how long.

        What has been for hours is not to be done in hours: "the fan has been on for hours".
        """
        book = self.language.lasting_book
        matches = [match for one in part.words for match in book.at(self.said, one)]
        since = {at for match in matches for at in range(match.start, match.end)}
        rest = [at for at in part.words if at not in since]
        return (
            bool(since)
            and rest[:1] == part.words[:1]
            and any(self.mentions[at] for at in rest)
            and not self.has_verb(rest)
        )

    def sets_from(self, at: int) -> bool:
        """Return whether a command without a verb stands from a word on, up to a sign.

        It names a thing first, and ends in a state or a value: "fan at forty percent".
        """
        said, language = self.said, self.language
        at = end = self.behind_courtesies(at)
        while end < len(said) and not (
            end > at and (said[end].weak or said[end].strong)
        ):
            end += 1
        words, articles = range(at, end), language.article_book
        start = next((one for one in words if not articles.has(said, one)), end)
        if start >= end or not (self.mentions[start] or self.named[start]):
            return False
        if language.subject_book.has(said, at) or any(
            not self.named[one]
            and language.finite_book.has(said, one)
            and not language.particle_book.has(said, one)
            for one in words
        ):
            return False
        behind = range(start + 1, end)
        return any(
            language.particle_book.has(said, one) or self.is_value(one)
            for one in behind
        )

    def is_value(self, at: int) -> bool:
        """Return whether a word is a number of something: "one" may stand for a thing."""
        token = self.said[at]
        return token.is_number or token.plain in number_words(self.language.code)

    def is_asked_of(self, part: Part, first: int) -> bool:
        """Return whether a part calls who is to do it: "…, and you turn it off"."""
        starts = {first} if part.lead is Mark.JOIN else {part.start} - {first}
        return first >= 0 and any(
            match.end < len(self.said)
            and self.is_command(match.end)
            and not self.is_infinitive(match.end)
            for at in starts
            for match in self.language.addressee_book.at(self.said, at)
        )

    def _is_done_by_speaker(self, at: int) -> bool:
        """Return whether a verb is no command by what follows it: "mach ich"."""
        return (
            not self.named[at]
            and self.language.verb_book.has(self.said, at)
            and not self.language.particle_book.has(self.said, at)
            and self.language.speaker_book.has(self.said, at + 1)
        )

    def is_command(self, at: int) -> bool:
        """Return whether a word is a verb of a command, and of no statement."""
        return (
            at >= 0
            and self.language.verb_book.has(self.said, at)
            and not self.language.finite_book.has(self.said, at)
        )

    def is_infinitive(self, at: int) -> bool:
        """Return whether a word is a verb in a form that names a deed."""
        said, infinitives = self.said, self.language.infinitive_book
        return self.language.verb_book.has(said, at) and infinitives.has(said, at)

    def has_subject(self, first: int) -> bool:
        """Return whether words begin with a subject."""
        return first >= 0 and self.language.subject_book.has(self.said, first)

    def has_article(self, at: int) -> bool:
        """Return whether an article, or whose a thing is, stands at a word."""
        said, language = self.said, self.language
        return at < len(said) and (
            language.article_book.has(said, at) or language.owner_book.has(said, at)
        )

    def is_finite(self, part: Part) -> bool:
        """Return whether a part has a verb of a statement."""
        finite, said = self.language.finite_book, self.said
        return any(
            not self.named[at]
            and finite.has(said, at)
            # "Je zhasni": it stands for what was named.
            and not (self.language.it_book.has(said, at) and self.is_command(at + 1))
            and not (self._owns(at) or in_share(said, at, self.language.code))
            for at in part.words
        )

    def _owns(self, at: int) -> bool:
        """Return whether an "s" says whose the thing behind it is: "Mum's blanket"."""
        said, going = self.said, self.language.progressive
        return (
            is_owner(said, at)
            and self.things[at + 1]
            and not self.language.particle_book.has(said, at + 1)
            and not (going and said[at + 1].plain.endswith(going))
        )

    def holds(self, part: Part) -> bool:
        """Return whether a part says that something stay as it is."""
        if not part.has(Mark.HOLD) or any(map(self.is_value, part.words)):
            # "Keep the bedroom at 21" sets it, "leave the bedroom one" does not.
            return False
        moves, end = self.language.move_book, part.end + 1
        while end < len(self.said) and not (
            self.said[end].weak or self.said[end].strong
        ):
            end += 1
        # "Lass ihn mal los": the verb may be taken for a courtesy.
        behind = range(part.end + 1, min(end, part.end + 3))
        return not any(moves.has(self.said, at) for at in (*part.words, *behind))

    def is_pronoun(self, at: int) -> bool:
        """Return whether a word stands for something that was named before."""
        return self.language.pronoun_book.has(self.said, at)

    def is_do_it(self, at: int) -> bool:
        """Return whether a sentence ends in a wish for what was told: "…, do it"."""
        for match in self.language.do_it_book.at(self.said, at):
            behind = self.behind_courtesies(match.end)
            if behind == len(self.said) or self.said[behind].strong:
                return True
        return False

    def behind_courtesies(self, at: int) -> int:
        """Return the first place from one on at which no courtesy stands."""
        while match := next(
            (
                one
                for one in self.language.book.at(self.said, at)
                if one.tells is Mark.COURTESY
            ),
            None,
        ):
            at = match.end
        return at

    def is_asked(self, part: Part) -> bool:
        """Return whether a question mark ends the sentence that a part is in."""
        return bool(part.words) and self.said[part.words[-1]].asked

    def is_where(self, part: Part) -> bool:
        """Return whether a part only says where something is: "on the desk lamp"."""
        language, said, first = self.language, self.said, part.first
        return (
            0 <= first < len(said) - 1
            and said[first].plain in language.preposition_words
            and language.particle_book.has(said, first)
            and (language.article_book.has(said, first + 1) or self.mentions[first + 1])
            and any(self.things[at] for at in part.words)
            and not self.has_verb(part.words[1:])
            and not any(map(self.is_number, part.words))
        )

    def is_of_another(self, part: Part) -> bool:
        """Return whether a part names what is somebody else's: "your desk lamp"."""
        return any(
            match.end <= part.end and self.mentions[match.end]
            for at in part.words
            if not self.named[at]
            for match in self.language.your_book.at(self.said, at)
        )

    def is_quoted(self, part: Part) -> bool:
        """Return whether anything but names stands between quotation marks.

        A name beside other words in the same quotation is quoted with them.
        """
        return any(
            self.said[one].quoted and not self.named[one]
            for at in part.words
            if self.said[at].quoted
            for one in quotation(self.said, at)
        )

    def exclaims(self, part: Part) -> bool:
        """Return whether a part says nothing but that something is hard to believe."""
        return any(
            match.end == part.end + 1
            for match in self.language.disbelief_book.at(self.said, part.start)
        )

    def has_sign(self, part: Part) -> bool:
        """Return whether a sign stands before a part."""
        return self.said[part.start].weak or self.said[part.start].strong
