"""Names and defaults of the Smart Agent integration."""

from typing import Final

DOMAIN: Final = "smart_agent"

SUBENTRY_CONVERSATION: Final = "conversation"
SUBENTRY_TOOLS: Final = "tools"

CONF_NUM_CTX: Final = "num_ctx"
CONF_KEEP_ALIVE: Final = "keep_alive"
CONF_THINK: Final = "think"
CONF_MAX_HISTORY: Final = "max_history"
CONF_MAX_ATTEMPTS: Final = "max_attempts"
CONF_MAX_STEPS: Final = "max_steps"
CONF_TOOL_TIMEOUT: Final = "tool_timeout"
CONF_TURN_TIMEOUT: Final = "turn_timeout"
CONF_STRICT: Final = "strict"
CONF_WHOLE_HOME: Final = "whole_home"
CONF_RISKY: Final = "risky"
CONF_SENTENCES: Final = "sentences"
CONF_CONFIRM: Final = "confirm"
CONF_LIST_SIZE: Final = "list_size"
CONF_WARM: Final = "warm"

CONF_KEEP_TURNS: Final = "keep_turns"
CONF_CONVERSATION_LOG: Final = "conversation_log"

CONF_TOOLS: Final = "tools"
CONF_SEARCH_PROVIDER: Final = "search_provider"
CONF_SEARCH_KEY: Final = "search_key"
CONF_SEARCH_URL: Final = "search_url"
CONF_FOLDER: Final = "folder"
CONF_EMBEDDING_MODEL: Final = "embedding_model"
CONF_IMAGE_ENTITY: Final = "image_entity"
CONF_DIGEST_LIMIT: Final = "digest_limit"
CONF_SHOW_SOURCES: Final = "show_sources"

DEFAULT_URL: Final = "http://localhost:11434"
DEFAULT_NAME: Final = "Smart Agent"

DEFAULT_NUM_CTX: Final = 8192
"""Tokens. HA core's own Ollama agent asks for the same, so that both share one
loaded model: Ollama reloads a model when a request names another size."""
MIN_NUM_CTX: Final = 2048
MAX_NUM_CTX: Final = 262144

DEFAULT_KEEP_ALIVE: Final = -1
"""Seconds the server keeps the model loaded; -1 is for ever, 0 unloads at once."""

DEFAULT_MAX_HISTORY: Final = 10
"""Earlier rounds (a user's words and all that followed) sent again to the model."""

DEFAULT_MAX_ATTEMPTS: Final = 3
DEFAULT_MAX_STEPS: Final = 5
DEFAULT_TOOL_TIMEOUT: Final = 12
DEFAULT_TURN_TIMEOUT: Final = 60
DEFAULT_SENTENCES: Final = True
DEFAULT_STRICT: Final = False
DEFAULT_WHOLE_HOME: Final = False
DEFAULT_WARM: Final = True

DEFAULT_LIST_SIZE: Final = 60
"""Exposed entities up to which the prompt lists all of them."""
MAX_LIST_SIZE: Final = 1000

DEFAULT_FOLDER: Final = "documents"
"""The folder of the configuration directory whose files are searched."""

DEFAULT_DIGEST_LIMIT: Final = 900
"""Characters of what a tool has found that the model is told."""
MIN_DIGEST_LIMIT: Final = 300
MAX_DIGEST_LIMIT: Final = 4000

DEFAULT_SHOW_SOURCES: Final = True

MAX_REPLY_TOKENS: Final = 512
"""`num_predict` of a request without thinking; bounds a model that never stops."""
MAX_THINKING_TOKENS: Final = 4096
"""`num_predict` of a request with thinking, which counts as generated text."""
