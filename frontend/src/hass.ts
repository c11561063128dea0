import type { Locale } from "./formats";

/** The part of Home Assistant's frontend object that the panel uses. */
export interface Hass {
  connection: {
    subscribeMessage<T>(
      callback: (message: T) => void,
      message: Message,
    ): Promise<() => Promise<void>>;
  };
  callWS<T>(message: Message): Promise<T>;
  locale: Locale;
  config: { time_zone: string };
  states: Record<string, { attributes: { friendly_name?: string } } | undefined>;
  entities: Record<string, { entity_id: string; platform?: string } | undefined>;
}

export interface Message {
  type: string;
  [key: string]: unknown;
}

/** Whether a new object of Home Assistant's, which comes with every state of every
 * entity, brings anything that is shown. */
export function differs(now: Hass | undefined, before: Hass | undefined): boolean {
  return (
    now?.connection !== before?.connection ||
    now?.locale !== before?.locale ||
    now?.entities !== before?.entities
  );
}

/** The ids of Smart Agent's agents. */
export function agentIds(hass: Hass): string[] {
  return Object.values(hass.entities)
    .filter((entity) => entity?.platform === "smart_agent")
    .map((entity) => entity?.entity_id ?? "")
    .filter((id) => id.startsWith("conversation."))
    .sort();
}

export function agentName(hass: Hass, id: string): string {
  return hass.states[id]?.attributes.friendly_name ?? id;
}

/** The words of an error, which a WebSocket command rejects with as an object. */
export function messageOf(error: unknown): string {
  if (typeof error === "object" && error && "message" in error) return String(error.message);
  return String(error);
}
