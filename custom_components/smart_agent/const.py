"""Names and defaults of the Smart Agent integration."""

from typing import Final

DOMAIN: Final = "smart_agent"

SUBENTRY_CONVERSATION: Final = "conversation"
SUBENTRY_TASK: Final = "ai_task_data"
"""Home Assistant's own name for it, by which the frontend knows such sub-entries."""
SUBENTRY_TOOLS: Final = "tools"

CONF_KEEP_TURNS: Final = "keep_turns"
CONF_CONVERSATION_LOG: Final = "conversation_log"

CONF_TOOLS: Final = "tools"
CONF_SEARCH_PROVIDER: Final = "search_provider"
CONF_SEARCH_KEY: Final = "search_key"
CONF_SEARCH_URL: Final = "search_url"
CONF_FOLDER: Final = "folder"
CONF_EMBEDDING_MODEL: Final = "embedding_model"
CONF_IMAGE_ENTITY: Final = "image_entity"
CONF_VISION_MODEL: Final = "vision_model"

LLM_API_GUARDED: Final = f"{DOMAIN}_assist"
"""The id of Assist with the guard around it, for agents of others."""

DEFAULT_URL: Final = "http://localhost:11434"
DEFAULT_NAME: Final = "Smart Agent"
DEFAULT_TASK_NAME: Final = "Smart Agent AI Task"

MAX_REPLY_TOKENS: Final = 512
"""`num_predict` of a request without thinking; bounds a model that never stops."""
MAX_THINKING_TOKENS: Final = 4096
"""`num_predict` of a request with thinking, which counts as generated text."""
MAX_TASK_TOKENS: Final = 2048
"""`num_predict` of an AI task without thinking: data and texts are longer than speech."""
