import type { Hass, Message } from "./hass";
import type { Turn } from "./record";
import type { TurnsEvent } from "./turns";

/** A request as it was sent to the model. */
export interface Prompt {
  messages: Record<string, unknown>[];
  tools: unknown[];
}

export interface Trial {
  agent_id: string;
  text: string;
  dry_run: boolean;
  language: string;
  conversation_id?: string;
}

export interface TrialResult {
  turn_id: string;
  conversation_id: string;
  speech: string;
}

/** The integration's WebSocket commands. `hass` gives the newest object there is. */
export class Api {
  constructor(private readonly hass: () => Hass) {}

  subscribe(onEvent: (event: TurnsEvent) => void): Promise<() => Promise<void>> {
    const message = { type: "smart_agent/turns/subscribe" };
    return this.hass().connection.subscribeMessage(onEvent, message);
  }

  turn(id: string): Promise<Turn> {
    return this.call("get", { turn_id: id });
  }

  prompt(id: string, request: number): Promise<Prompt> {
    return this.call("prompt", { turn_id: id, request });
  }

  /** One turn, or all, without anything that tells who spoke. */
  dump(id?: string): Promise<unknown> {
    return this.call("dump", id ? { turn_id: id } : {});
  }

  try(trial: Trial): Promise<TrialResult> {
    return this.call("try", { ...trial });
  }

  private call<T>(command: string, values: Omit<Message, "type">): Promise<T> {
    return this.hass().callWS<T>({ type: `smart_agent/turns/${command}`, ...values });
  }
}
