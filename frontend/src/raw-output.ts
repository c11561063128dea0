import type { Request } from "./record";

/** What the model wrote: its text, then the calls beside it, by the names it wrote. */
export function rawOutput({ text, called }: Request): string {
  const calls = called.map((one) => `${one.name} ${JSON.stringify(one.arguments)}`);
  return [text.trim(), ...calls].filter(Boolean).join("\n");
}
