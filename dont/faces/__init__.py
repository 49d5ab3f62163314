"""How the outside calls the verbs: command line, MCP, host hooks, pages."""
