"""The MCP server over the command table."""
