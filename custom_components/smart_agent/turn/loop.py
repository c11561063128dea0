"""A turn: from the user's words to what is spoken, and the order of all between."""

from collections.abc import Sequence

from homeassistant.core import HomeAssistant

from ..guard.verdict import Ask
from ..options import AgentOptions, Confirm
from ..prompt.agent import Agent
from ..prompt.builder import PromptBuilder, PromptParts
from ..prompt.history import hides_tools, put_in
from ..sentences.responses import Confirmed, async_say
from ..server.answer import Answer
from ..server.client import ChatRequest, ModelFacts
from ..server.errors import OllamaError
from ..trace.record import SILENT, TurnRecord
from ..utterance.stance import Stance
from .citations import Source
from .context import TurnContext
from .declined import is_for_later, only_acts
from .disputes import Disputes
from .hold_back import hold_back
from .nudge import Nudge
from .pictures import async_pictures
from .reply import Ending
from .request import Exchange
from .restate import Restating
from .screen import Screen
from .spoken import Spoken
from .state import TurnState
from .without_model import WithoutModel


class Turn:
    """One turn of one agent; run it once."""

    def __init__(
        self,
        hass: HomeAssistant,
        agent: Agent,
        context: TurnContext,
        spoken: Spoken,
        record: TurnRecord,
    ) -> None:
        """Prepare a turn; nothing is sent yet."""
        self._hass = hass
        self._agent = agent
        self._context = context
        self._record = record
        self._spoken = spoken
        self._state = TurnState(context, self._options.max_attempts)
        self._prompt = self._new_prompt(context.prompt)
        self.ending = Ending(hass, context, spoken, record, self._state)
        self._without_model = WithoutModel(
            agent.entity_id,
            context,
            spoken.chat_log,
            record,
            self._state,
            self.ending,
        )
        if context.said.for_model:
            # A model that reads an answer may call anything else beside it.
            self._state.doubt()
        self._nudge = Nudge(context, self._state)
        self._disputes = Disputes(context, self._state, self.ending)
        self._retried = False

    @property
    def _options(self) -> AgentOptions:
        """Return the agent's settings."""
        return self._agent.options

    @property
    def needed(self) -> int:
        """Return the tokens of context that the last prompt lacked room for, else 0."""
        return self._prompt.needed

    @property
    def touched(self) -> list[str]:
        """Return the ids of what was acted on, in order, or of the one asked about."""
        return self._state.actions.touched

    @property
    def spoken_of(self) -> list[str]:
        """Return the ids of what "it" is after the turn: of what was acted on.

        Where nothing was, it is the only device that the words can mean: "should I close
        the gate?", "yes, close it".
        """
        return self.touched or self._context.only_meant()

    @property
    def sources(self) -> Sequence[Source]:
        """Return the pages and files that were read."""
        return self._state.findings.sources

    @property
    def done(self) -> Sequence[Confirmed]:
        """Return what has been done in the house so far."""
        return self._state.actions.done

    @property
    def is_all(self) -> bool:
        """Return whether what has been done is all that the user asked for."""
        return self._state.is_all()

    @property
    def _may_call(self) -> bool:
        """Return whether the model may still call tools."""
        attempts = self._state.attempts
        return attempts.steps < self._options.max_steps and attempts.may_read_on

    async def run(self) -> None:
        """Take the turn to its end: something was said, whatever happened.

        Raises OllamaError when the server fails for good.
        """
        if await self._ends_without_model() or await self._ends_restated():
            return
        state = self._state
        while not state.attempts.are_over:
            offer = self._prompt.has_tools and self._may_call
            request = self._prompt.request(offer=offer, again=state.attempts.count > 0)
            exchange = self._exchange(request)
            if (answer := await self._answer(exchange)) is None:
                continue
            verdicts = [one.verdict for one in exchange.judged]
            if asked := [one for one in verdicts if isinstance(one, Ask)]:
                await self.ending.ask_back(asked)
                return
            if exchange.judged:
                state.count(exchange.judged)
                if await self._end_with_calls(exchange):
                    return
                outcomes = [one.outcome for one in exchange.judged]
                self._prompt.tell(answer, outcomes, last=not self._may_call)
            elif offer and await self._ends_heeded():
                return
            elif offer and answer.broken:
                state.attempts.take_unread()
                self._prompt.tell_broken(answer)
            elif objection := self._disputes.objection(exchange):
                told = offer and self._disputes.raises(objection, answer, self._prompt)
                if not told:
                    await self._disputes.end(objection, exchange)
                    return
            elif offer and (name := self._nudge.only_one(exchange.draft)):
                self._nudge.give()
                self._prompt.tell_only_one(exchange.draft, name)
            elif words := exchange.said or await self._say(exchange.draft):
                self.ending.keep(words)
                return
            elif self._is_over(answer) or not self._retry_lost(silent=answer.silent):
                await self.ending.confirm()
                return
        if not await self._ends_heeded():
            await self.ending.give_up()

    async def _ends_restated(self) -> bool:
        """Do what the model says plainly of the wish; return whether that was all.

        Else the prompt is put together with which it is offered the tools. Raises
        OllamaError when the server fails for good.
        """
        facts = await self._find_model()
        pictures = await async_pictures(self._hass, facts, self._spoken.chat_log)
        restating = Restating(
            self._agent,
            self._context,
            self._record,
            self._state,
            self._without_model,
        )
        # Who says it plainly sees no pictures.
        if not pictures and await restating.ends():
            return True
        self._prompt = self._new_prompt(await self._context.for_model())
        self._prompt.hides_tools = hides_tools(facts.template)
        self._prompt.pictures, self._state.findings.outside = pictures, bool(pictures)
        return False

    async def _ends_heeded(self) -> bool:
        """Do what the words say for sure and no call has done; return whether it was.

        That ends the turn: of what else they ask for the model has found nothing.
        """
        if not (heeded := await self._without_model.heed()):
            return False
        await self._without_model.end_heeded(heeded, self._state.claims.left())
        return True

    async def _answer(self, exchange: Exchange) -> Answer | None:
        """Return the model's answer, None where one that was lost is asked for again.

        Raises OllamaError when the server fails for good.
        """
        try:
            return await exchange.run()
        except OllamaError as err:
            if err.may_pass and self._retry_lost():
                return None
            # What was said for sure needs no model; the failure is told too.
            await self._without_model.heed()
            raise

    def _new_prompt(self, parts: PromptParts) -> PromptBuilder:
        """Return the prompt of these parts, of which the chat log keeps what is told."""
        content = self._spoken.chat_log.content
        prompt = PromptBuilder(
            self._agent, parts, content, self._record.text, self._context.with_pending
        )
        put_in(content, prompt.told)
        return prompt

    async def _ends_without_model(self) -> bool:
        """End the turn where no model is needed; return whether it was."""
        if answered := self._context.said.answered:
            await self._without_model.end_answered(answered)
            return True
        options = self._options
        if await self._without_model.end_undone(options.tool_timeout):
            return True
        if not options.hears_plainly:
            return False
        return await self._without_model.end_at_once()

    async def _find_model(self) -> ModelFacts:
        """Return what the model can do; without it do what was said for sure.

        Raises OllamaError.
        """
        try:
            await self._agent.look()
            return await self._agent.server.async_facts(self._options.model)
        except OllamaError:
            await self._without_model.heed()
            raise

    async def _end_with_calls(self, exchange: Exchange) -> bool:
        """End the turn where its calls leave nothing for the model; return whether.

        That is where all is done, or where the words ask for nothing that could be.
        """
        if self._needs_no_words(exchange) and await self.ending.confirm_at_once():
            return True
        if self._state.is_stuck:
            if not await self._ends_heeded():
                await self.ending.confirm()
            return True
        verdicts = [one.verdict for one in exchange.judged]
        later = self._context.rules.request.overall is Stance.LATER
        if self._context.timer and (later or is_for_later(verdicts)):
            self.ending.for_timer = await self._context.asks_for_timer()
        if self._context.rules.request.wants or not only_acts(verdicts):
            return False
        return await self.ending.decline()

    def _needs_no_words(self, exchange: Exchange) -> bool:
        """Return whether what was done can be confirmed without asking the model."""
        if self._options.confirm is Confirm.MODEL or exchange.said:
            return False
        return self._state.is_all()

    def _exchange(self, request: ChatRequest) -> Exchange:
        """Return a new exchange, noted in the record."""
        state, offer = self._state, bool(request.tools)
        replaced = state.is_picture() or (offer and state.has_unheeded())
        nudges, leaves = offer and self._nudge.may_be, bool(state.claims.left())
        exchange = Exchange(
            self._agent,
            self._context,
            state,
            self._spoken,
            request,
            Screen(
                self._prompt.wording(self._context.home).repeats,
                state.claims.false,
                drops_offers=state.drops_offers(),
                is_invented=state.claims.invented(request),
            ),
            hold_back(
                offer=offer,
                replaced=replaced or leaves,
                asks=self._context.asks_for_deed,
                nudges=nudges,
            ),
            is_draft=replaced or nudges or leaves,
        )
        self._record.begin(exchange.record)
        return exchange

    def _is_over(self, answer: Answer) -> bool:
        """Return whether an answer without words ends the turn: all was done."""
        state = self._state
        return state.actions.settled and not state.attempts.rejected and not answer.lost

    def _retry_lost(self, *, silent: bool = False) -> bool:
        """Count an answer that was lost; return whether to ask once more.

        A silent model lost nothing: it is sent the same again.
        """
        self._state.attempts.take_unread()
        if silent:
            self._record.requests[-1].problem = SILENT
        exhausted = self._state.attempts.are_over
        if self._retried or exhausted or self._record.requests[-1].spoken:
            return False
        self._retried = True
        if not silent:
            self._prompt.tell_lost(self._context.acting())
        return True

    async def _say(self, draft: str) -> str:
        """Say a draft of the model's and return what was said, empty where nothing was.

        A model that made a picture has not seen it: the agent's own sentence is said.
        """
        if not draft:
            return ""
        if self._state.is_picture():
            draft = await async_say(self._hass, self._record.language, "picture")
        cited = await self._state.async_cite(self._hass, draft)
        await self._spoken.say(draft + cited)
        return draft
