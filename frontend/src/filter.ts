import { type Status, statusOf, type Summary, type TakenBy } from "./record";

/** What a turn must have to be listed; an empty string asks for nothing. */
export interface Filter {
  text: string;
  status: Status | "";
  agent: string;
  tool: string;
  taken_by: TakenBy | "";
}

export const NO_FILTER: Filter = { text: "", status: "", agent: "", tool: "", taken_by: "" };

export function isFiltering(filter: Filter): boolean {
  const { text, ...chosen } = filter;
  return Boolean(text.trim()) || Object.values(chosen).some(Boolean);
}

export function filtered(turns: readonly Summary[], filter: Filter): readonly Summary[] {
  if (!isFiltering(filter)) return turns;
  const words = folded(filter.text).split(/\s+/).filter(Boolean);
  return turns.filter((turn) => matches(turn, filter, words));
}

function matches(turn: Summary, filter: Filter, words: string[]): boolean {
  if (filter.status && statusOf(turn) !== filter.status) return false;
  if (filter.agent && turn.agent_id !== filter.agent) return false;
  if (filter.taken_by && turn.taken_by !== filter.taken_by) return false;
  if (filter.tool && !turn.tools.includes(filter.tool)) return false;
  const text = folded([turn.text, turn.speech, turn.area ?? "", ...turn.tools].join("\n"));
  return words.every((word) => text.includes(word));
}

/** Without case and accents, so that "kuche" finds "Küche". */
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The agents and the tools that there are to choose from, in order. */
export function choices(turns: readonly Summary[]): { agents: string[]; tools: string[] } {
  return {
    agents: [...new Set(turns.map((turn) => turn.agent_id))].sort(),
    tools: [...new Set(turns.flatMap((turn) => turn.tools))].sort(),
  };
}
