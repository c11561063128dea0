import de from "./translations/de.json";
import en from "./translations/en.json";
import es from "./translations/es.json";
import fr from "./translations/fr.json";
import nl from "./translations/nl.json";
import pl from "./translations/pl.json";

export type Key = keyof typeof en;
export type Values = Record<string, string | number>;
export type Translate = (key: Key, values?: Values) => string;

const LANGUAGES: Record<string, Partial<Record<Key, string>>> = { de, en, es, fr, nl, pl };

/** What translates into a language of Home Assistant's, such as "pt-BR"; else into
 * English. */
export function translator(language: string): Translate {
  const texts = LANGUAGES[language] ?? LANGUAGES[language.split("-")[0] ?? ""] ?? en;
  return (key, values) => filledIn(texts[key] ?? en[key], values);
}

/** The text of a key that is put together; without one, what could not be translated. */
export function translated(t: Translate, prefix: string, rest: string): string {
  const key = `${prefix}_${rest}`;
  return key in en ? t(key as Key) : rest;
}

function filledIn(text: string, values: Values = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
