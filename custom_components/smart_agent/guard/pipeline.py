"""The guard as a whole: a call goes through its stages, then the policy decides."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
import re
from typing import Any

from ..home.home import Home
from ..llm_tools.spec import NAME, Toolset, ToolSpec
from ..text.fold import MAX_NAME
from .addresses import is_known
from .area_as_name import with_kind
from .by_words import by_words
from .normalize.arguments import normalized
from .normalize.values import as_arguments
from .normalize.without_articles import without_articles
from .policy import judge_policy
from .problem import Note, Problem, ProblemKind
from .reroute import by_ability, by_arguments, by_kind, check_ability
from .rules import Rules
from .schema import check, check_by_validator
from .targets.candidates import suggest
from .targets.resolve import Resolution
from .targets.settle import at_the_end, settle
from .verdict import Reject, Verdict

_SYNTAX = re.compile(r"[\[\]{}()<>=:`\n]")
"""Signs that no name of a device has: a text with one of them is no name."""


@dataclass(frozen=True)
class RightCall:
    """A call whose arguments are right, and what it acts on."""

    spec: ToolSpec
    found: Resolution
    notes: tuple[Note, ...]
    """What was put right before its target was found."""


def judge(
    name: str, written: Any, toolset: Toolset, home: Home, rules: Rules
) -> Verdict:
    """Return whether a call, as a model wrote it, may run, and with what arguments.

    Pure: the same call in the same home under the same rules is judged the same.
    """
    return decide(prepare(name, written, toolset, home, rules), home, rules)


def prepare(
    name: str, written: Any, toolset: Toolset, home: Home, rules: Rules
) -> RightCall | Reject:
    """Take a call through the stages; return it corrected, or why it is rejected.

    written are the arguments as the model wrote them, of any type.
    """
    if (spec := toolset.find(name)) is None:
        return Reject((_unknown_tool(name, toolset),))
    draft = _CallDraft(spec, written, toolset, home, rules, _spelling(name, spec))
    for stage in _STAGES:
        if problems := stage(draft):
            return draft.rejected(problems)
    return RightCall(draft.spec, draft.found, draft.notes)


def decide(call: RightCall | Reject, home: Home, rules: Rules) -> Verdict:
    """Return the policy's verdict on a corrected call; a rejected one stays so."""
    if isinstance(call, Reject):
        return call
    return judge_policy(call.spec, call.found, call.notes, home, rules)


# -- the stages, in their order


@dataclass
class _CallDraft:
    """A call on its way through the stages: each returns what is wrong by then."""

    spec: ToolSpec
    written: Any
    toolset: Toolset
    home: Home
    rules: Rules
    notes: tuple[Note, ...]
    arguments: dict[str, Any] = field(default_factory=dict)
    """The arguments as they were written."""
    args: dict[str, Any] = field(default_factory=dict)
    """The arguments in the form that the schema asks for."""
    problems: list[Problem] = field(default_factory=list)
    """What the schema says of them, some of which the target may settle."""
    found: Resolution = field(default_factory=lambda: Resolution({}))

    def rejected(self, problems: Sequence[Problem]) -> Reject:
        """Return the verdict on a call that is wrong."""
        if problems[0].kind is ProblemKind.STRICT:
            return Reject(tuple(problems), self.spec, self.arguments)
        return Reject(
            tuple(problems), self.spec, dict(self.args), self.notes + self.found.notes
        )

    def note_tool(self, meant: ToolSpec, reason: str) -> None:
        """Go on with another tool."""
        self.notes += (Note("tool", self.spec.name, meant.name, reason),)
        self.spec = meant

    def read(self) -> list[Problem]:
        """Read what was written as an object of arguments."""
        if self.spec.rings and not self.rules.timers:
            return [_no_timers()]
        if (arguments := as_arguments(self.written)) is None:
            if (arguments := _words(self.spec, self.written)) is None:
                return [_not_an_object()]
            note = Note(NAME, None, self.written, "words in place of arguments")
            self.notes += (note,)
        self.arguments = arguments
        return []

    def normalize(self) -> list[Problem]:
        """Bring the arguments into form, and hold them against the schema.

        Whatever is wrong waits for the target, which may settle it.
        """
        spec, home = self.spec, self.home
        args, changed = normalized(spec, self.arguments, home)
        problems = check(spec, args)
        if meant := by_arguments(
            spec, self.arguments, problems, self.toolset, home, self.rules.place
        ):
            args, changed = normalized(meant, self.arguments, home)
            problems = check(meant, args)
            note = Note("tool", spec.name, meant.name, "it takes these arguments")
            changed += (note,)
            self.spec = meant
        language = self.rules.request.language
        args, bare = without_articles(args, home, language)
        self.args, kind = with_kind(self.spec, args, home, self.rules.request)
        self.problems = problems
        self.notes += changed + bare + kind
        return []

    def find_target(self) -> list[Problem]:
        """Find what the call acts on."""
        found, problems = settle(
            self.spec, self.args, self.problems, self.home, self.rules.place
        )
        self.found = found
        if problems and (
            meant := by_kind(
                self.spec, self.arguments, self.toolset, self.home, self.rules.place
            )
        ):
            self.note_tool(meant, "its kind has its own verbs")
            self.args, _ = normalized(meant, self.arguments, self.home)
            self.found, problems = settle(
                meant, self.args, check(meant, self.args), self.home, self.rules.place
            )
        return problems

    def open_or_close(self) -> list[Problem]:
        """Open or close what cannot be set to a position."""
        if meant := by_ability(self.spec, self.found, self.toolset):
            self.note_tool(meant, "it takes no position")
            self.found = at_the_end(meant, self.found, self.home, self.rules.place)
        return [*self.found.problems]

    def heed_words(self) -> list[Problem]:
        """Take the tool that the user's words say, for the same devices."""
        if said := by_words(
            self.spec, self.found, self.toolset, self.rules.request, self.rules.place
        ):
            self.note_tool(said[0], "the words say so")
            self.found = said[1]
        return check_ability(self.spec, self.found)

    def check_values(self) -> list[Problem]:
        """Check the final arguments by schema, validators and addresses."""
        return (
            check(self.spec, self.found.args)
            or check_by_validator(self.spec, dict(self.found.args))
            or _check_address(self.spec, self.found.args, self.rules)
        )

    def be_strict(self) -> list[Problem]:
        """Reject a call that had to be corrected, where the user chose strict mode."""
        noted = self.notes + self.found.notes
        put_right = [note for note in noted if note.was is not None]
        if not self.rules.choices.strict:
            return []
        return [_as_problem(note, self.found.args) for note in put_right]


_STAGES: tuple[Callable[[_CallDraft], list[Problem]], ...] = (
    _CallDraft.read,
    _CallDraft.normalize,
    _CallDraft.find_target,
    _CallDraft.open_or_close,
    _CallDraft.heed_words,
    _CallDraft.check_values,
    _CallDraft.be_strict,
)


# -- what the stages are made of


def _spelling(name: str, spec: ToolSpec) -> tuple[Note, ...]:
    """Return the note of a tool whose name is not written as any form of it is."""
    written = name.strip()
    if written == spec.name or f"__{spec.full_name}".endswith(f"__{written}"):
        return ()
    return (Note("tool", name, spec.name, "spelling of the tool"),)


def _words(spec: ToolSpec, written: Any) -> dict[str, Any] | None:
    """Return plain words in place of arguments as the name of what is meant.

    None where the tool does not act on a thing by its name, or the words are no name.
    """
    if spec.targets is None or NAME not in spec.properties:
        return None
    if not isinstance(written, str) or len(written) > MAX_NAME:
        return None
    if _SYNTAX.search(written):
        return None
    return as_arguments({NAME: written.strip(" \t\"'")})


def _no_timers() -> Problem:
    """Return that the device that hears the user has no timers."""
    return Problem(
        ProblemKind.NO_TIMERS,
        "",
        "the device that the user speaks to cannot run timers, tell them so",
    )


def _not_an_object() -> Problem:
    """Return the problem of arguments that are no object, or cannot be sent as JSON."""
    return Problem(
        ProblemKind.NOT_AN_OBJECT,
        "",
        "the arguments must be an object of names and plain values",
    )


def _unknown_tool(name: str, toolset: Toolset) -> Problem:
    """Return the problem of a tool that does not exist."""
    names = toolset.names
    return Problem(
        ProblemKind.UNKNOWN_TOOL,
        "",
        f"there is no tool {name[:MAX_NAME]!r}",
        name,
        allowed=names,
        nearest=suggest(name.rpartition("__")[2], names),
    )


def _check_address(
    spec: ToolSpec, args: Mapping[str, Any], rules: Rules
) -> list[Problem]:
    """Return the problem of a web address that the user did not say and no search found.

    Prompt injection: a text that was read may have told the model to build it.
    """
    key = spec.address_key
    if key not in args or is_known(
        str(args[key]),
        rules.words.conversation,
        rules.so_far.found,
        exactly=rules.so_far.outside or rules.earlier.tainted,
    ):
        return []
    return [
        Problem(
            ProblemKind.UNKNOWN_ADDRESS,
            key,
            "only an address that the user said or a search found can be read",
            args[key],
            allowed=tuple(sorted(rules.so_far.found)),
        )
    ]


def _as_problem(note: Note, args: Mapping[str, Any]) -> Problem:
    """Return a correction as the problem that strict mode rejects a call for.

    args are the arguments with which it would have run.
    """
    fix = {note.path: args.get(note.path)}
    if note.was == note.path and isinstance(note.now, str):
        # The argument itself had another name.
        fix[note.now] = args.get(note.now)
    return Problem(
        ProblemKind.STRICT,
        note.path,
        note.reason,
        note.was,
        nearest=() if note.now is None else (str(note.now),),
        fix=fix,
    )
