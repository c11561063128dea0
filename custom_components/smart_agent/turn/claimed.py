"""What a model claims was done in a turn, held against what was."""

from collections.abc import Callable, Sequence
from functools import partial

from ..prompt.texts import without_now
from ..sentences.rewrite import is_about
from ..server.client import ChatRequest
from ..utterance.claims import Claim
from ..utterance.timer import said_numbers
from .actions import Actions
from .claim_check import Facts, false_claims, named_in, undone, untouched
from .context import GuardContext
from .number_check import is_invented, numbers_of

_SHORT = 4
"""Words of "it is off now": who speaks of what was before says no more."""


class TurnClaims:
    """Tells which claims of a model about one turn are not true."""

    def __init__(self, context: GuardContext, actions: Actions) -> None:
        """Take what the turn is judged by, and what came of its calls so far."""
        self._context = context
        self._actions = actions

    def false(self, sentence: str) -> list[Claim]:
        """Return what a sentence of the model's claims was done and was not.

        Where the words ask for nothing of the home, that is only what the model says
        it did there itself: anything else may be an answer, or a story.
        """
        context = self._context
        if not context.toolset.domains:
            return []
        claims = false_claims(sentence, context.said.language, self._facts())
        asked = context.asks_for_deed
        if asked and context.said.about_home:
            return claims
        if context.rules.earlier.question:
            # What was asked about is not done because the answer sounds like a yes.
            return [
                one for one in claims if is_about(" ".join(one.words), context.home)
            ]
        if context.last:
            # Of what was done before, much can be told; "it is off" goes on from it.
            return [one for one in claims if asked and len(one.words) <= _SHORT]
        return [
            one
            for one in claims
            if one.own and is_about(" ".join(one.words), context.home)
        ]

    def missing(self, claims: Sequence[Claim]) -> list[str]:
        """Return the names of what claims are not true of, and the words ask for."""
        facts, request = self._facts(), self._context.rules.request
        named = [one for claim in claims for one in undone(claim, facts)]
        return list(dict.fromkeys(one.name for one in named if request.names(one)))

    def left(self, answer: str = "") -> list[str]:
        """Return the names of devices that no call was about, though a wish calls them.

        That is after calls for others, and without those that an answer speaks of or
        that were before as the others are now.
        """
        context, facts = self._context, self._facts()
        if not facts.runs or facts.other or not all(run.entities for run in facts.runs):
            return []
        request = context.rules.request
        wished = [
            one
            for clauses in request.wishes()
            for clause in clauses
            for one in untouched(request.said(clause), facts)
            if one.domain in context.toolset.domains
        ]
        if not wished:
            return []
        tried = self._actions.tried
        told = {one.entity_id for one in named_in(answer, context.home)} | tried
        names = [
            one.name
            for one in wished
            if one.entity_id not in told and tried.isdisjoint(one.names)
        ]
        return list(dict.fromkeys(names))

    def invented(self, request: ChatRequest) -> Callable[[str], bool] | None:
        """Return what tells whether a sentence has a number that a request does not hold.

        None where the words do not ask about the home, or the model sees pictures.
        """
        said = self._context.said
        if request.pictures or not said.asks_about_home(self._context.last):
            return None
        # At 12:22 nothing is at 22 degrees for that.
        known = numbers_of(
            without_now(str(one.get("content", ""))) for one in request.messages
        )
        known |= {float(one) for one in said_numbers(said.request) if one.isdecimal()}
        return partial(is_invented, code=said.language, known=known)

    def _facts(self) -> Facts:
        """Return what came about so far."""
        actions, home = self._actions, self._context.home
        known = {run.signature for run in actions.runs} | actions.read
        return Facts(
            home,
            actions.runs,
            frozenset(
                target.id
                for _, _, response in actions.done
                for target in response.failed_results
                if target.id is not None
            ),
            read=bool(actions.read),
            other=any(
                not result.error and signature not in known
                for signature, result in actions.ran.items()
            ),
            meant=named_in(self._context.said.text, home),
        )
