"""What models wrote for other agents, answered by this one."""
