"""What stands in for another tool."""

from homeassistant.helpers import llm


class WrappedTool(llm.Tool):
    """A tool that is known as the one it wraps is; how it is called is its own."""

    def __init__(self, tool: llm.Tool) -> None:
        """Take over all by which a tool is known."""
        self.name = tool.name
        self.title = tool.title
        self.description = tool.description
        self.parameters = tool.parameters
        self.annotations = tool.annotations
        self.integration = tool.integration
        self._tool = tool
