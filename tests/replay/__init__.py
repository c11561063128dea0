"""Published runs of other agents, played through this one."""
