"""What can go wrong between Home Assistant and an Ollama server."""

from collections.abc import Generator
from contextlib import contextmanager
from enum import StrEnum

import httpx
import ollama

from homeassistant.exceptions import HomeAssistantError

from ..const import DOMAIN


class Problem(StrEnum):
    """The kinds of failure a person can act on; the values are translation keys."""

    CANNOT_CONNECT = "cannot_connect"
    TIMEOUT = "timeout"
    TOO_LARGE = "too_large"
    NOT_OLLAMA = "not_ollama"
    INVALID_AUTH = "invalid_auth"
    MODEL_NOT_FOUND = "model_not_found"
    NO_TOOL_SUPPORT = "no_tool_support"
    REDIRECTED = "redirected"
    SERVER_ERROR = "server_error"


_PASSING = frozenset({Problem.CANNOT_CONNECT, Problem.NOT_OLLAMA, Problem.SERVER_ERROR})
"""Problems that may be over by the next request: a call that the server could not
read, a connection that was cut, a line of garbage."""


class OllamaError(HomeAssistantError):
    """A request to an Ollama server failed."""

    def __init__(
        self, problem: Problem, detail: str = "", *, unsent: bool = False
    ) -> None:
        """Hold the kind of failure and the server's or client's own words.

        unsent tells that there was no connection to send the request over.
        """
        super().__init__(
            translation_domain=DOMAIN,
            translation_key=problem.value,
            translation_placeholders={"detail": detail},
        )
        self.problem = problem
        self.detail = detail
        self._unsent = unsent

    @property
    def may_pass(self) -> bool:
        """Return whether it may be over by the next request.

        A server that no request could be sent to is not back in the same moment, and
        another connection might take as long to fail as this one.
        """
        return self.problem in _PASSING and not self._unsent


@contextmanager
def ollama_errors() -> Generator[None]:
    """Turn every error the client can raise into an OllamaError.

    The client raises while its answer is iterated, so this goes around the
    iteration, not around the call alone.
    """
    try:
        yield
    except ollama.ResponseError as err:
        message = _message(err)
        raise OllamaError(_response_problem(err, message), message) from err
    except (httpx.ConnectError, httpx.ConnectTimeout) as err:
        # Also a host that is switched off: nothing comes back, not even a refusal.
        detail = str(err) or type(err).__name__
        raise OllamaError(Problem.CANNOT_CONNECT, detail, unsent=True) from err
    except (TimeoutError, httpx.TimeoutException) as err:
        raise OllamaError(Problem.TIMEOUT, str(err)) from err
    except (ConnectionError, httpx.TransportError, httpx.InvalidURL) as err:
        raise OllamaError(Problem.CANNOT_CONNECT, str(err)) from err
    except (
        ValueError,
        TypeError,
        AttributeError,
        RecursionError,
        OverflowError,
    ) as err:
        # Another web server answers with a page or with JSON of another shape, which
        # the client does not check; pydantic's ValidationError is a ValueError.
        raise OllamaError(Problem.NOT_OLLAMA, type(err).__name__) from err
    except RuntimeError as err:
        # The client was closed: the entry was unloaded while a request was on its way.
        raise OllamaError(Problem.CANNOT_CONNECT, str(err)) from err
    except (ollama.RequestError, httpx.HTTPError) as err:
        raise OllamaError(Problem.SERVER_ERROR, str(err)) from err


def _response_problem(err: ollama.ResponseError, message: str) -> Problem:
    """Return the problem that an error response of the server stands for.

    Status codes and texts: ollama `server/routes.go` and `docs/api.md`; a proxy
    before the server answers 401 or 403 for a missing key.
    """
    if err.status_code in (401, 403):
        return Problem.INVALID_AUTH
    if (
        err.status_code == 404
        and message.startswith("model ")
        and "not found" in message
    ):
        return Problem.MODEL_NOT_FOUND
    if err.status_code in (404, 405):
        return Problem.NOT_OLLAMA
    if "does not support tools" in message:
        return Problem.NO_TOOL_SUPPORT
    return Problem.SERVER_ERROR


def _message(err: ollama.ResponseError) -> str:
    """Return the server's message, at most 300 characters; the status if it has none.

    A page of HTML is no message.
    """
    text = str(err.error).strip()
    if not text or text.startswith("<"):
        return f"HTTP {err.status_code}"
    return text[:300]
