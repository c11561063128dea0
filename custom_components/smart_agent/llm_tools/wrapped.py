"""The base of tools that wrap another one."""

from homeassistant.helpers import llm


class WrappedTool(llm.Tool):
    """A tool with the name, schema and annotations of another, and a call of its own."""

    def __init__(self, tool: llm.Tool) -> None:
        """Copy the name, schema and annotations of a tool."""
        self.name = tool.name
        self.title = tool.title
        self.description = tool.description
        self.parameters = tool.parameters
        self.annotations = tool.annotations
        self.integration = tool.integration
        self._tool = tool
