/** A value as JSON, for a person to read. */
export function pretty(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value, null, 2) ?? "");
}

/** A value in one line; that of a call's arguments without the outer braces. */
export function oneLine(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value !== "object" || Array.isArray(value)) return inner(value);
  return Object.entries(value)
    .map(([key, item]) => `${key}: ${inner(item)}`)
    .join(", ");
}

function inner(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

/** A call as it is spoken of: HassTurnOn(name: Desk Lamp). */
export function callLine(tool: string, args: unknown): string {
  return `${tool}(${oneLine(args)})`;
}

export function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
