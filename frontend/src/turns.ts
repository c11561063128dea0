import type { Summary } from "./record";

export type TurnsEvent =
  | { type: "turns"; turns: Summary[] }
  | { type: "turn"; turn: Summary }
  | { type: "cleared" };

/** As many as the integration keeps, so that a panel left open does not grow. */
export const MOST_TURNS = 200;

/** The list after an event, newest turn first; turns that did not change stay the same
 * objects, and so their rows are not drawn again. */
export function after(turns: readonly Summary[], event: TurnsEvent): readonly Summary[] {
  if (event.type === "cleared") return [];
  if (event.type === "turns") return event.turns.toReversed();
  const index = turns.findIndex((turn) => turn.id === event.turn.id);
  if (index >= 0) return turns.with(index, event.turn);
  return [event.turn, ...turns].slice(0, Math.max(MOST_TURNS, turns.length));
}
