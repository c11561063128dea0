import en from "./translations/en.json";

export type Key = keyof typeof en;
export type Texts = Partial<Record<Key, string>>;
export type Values = Record<string, string | number>;
export type Translate = (key: Key, values?: Values) => string;

/** The languages that are served in files of their own; English is part of the panel. */
export const LANGUAGES: readonly string[] = [
  "cs",
  "da",
  "de",
  "es",
  "fr",
  "it",
  "nb",
  "nl",
  "pl",
  "pt",
  "pt-BR",
  "sv",
];

/** Languages that are close enough to another to be read as that. */
const READ_AS: Record<string, string> = { nn: "nb", no: "nb" };

/** What translates with the texts of a language; what they lack is said in English. */
export function translator(texts: Texts = en): Translate {
  return (key, values) => filledIn(texts[key] ?? en[key], values);
}

/** The text of a key that is put together; without one, what could not be translated. */
export function translated(t: Translate, prefix: string, rest: string): string {
  return translatedOrNone(t, prefix, rest) ?? rest;
}

/** The text of a key that is put together, if there is one. */
export function translatedOrNone(t: Translate, prefix: string, rest: string): string | undefined {
  const key = `${prefix}_${rest}`;
  return Object.hasOwn(en, key) ? t(key as Key) : undefined;
}

/** The language of those served that is right for one of Home Assistant's, such as
 * "de-CH"; undefined for English, and for what is not spoken here. */
export function served(language: string): string | undefined {
  const base = language.split("-")[0] ?? "";
  return [language, base, READ_AS[base] ?? ""].find((one) => LANGUAGES.includes(one));
}

/** Gets the texts of languages, each from a file beside the panel. */
export class Library {
  private readonly kept = new Map<string, Texts>();
  private readonly underWay = new Set<string>();

  /** `read` gives the JSON of a URL; the panel's own URL ends with a digest of all files,
   * so that a browser keeps none of an earlier version. */
  constructor(
    private readonly read: (url: URL) => Promise<Texts> = readJson,
    private readonly beside: string = import.meta.url,
  ) {}

  /** The texts of a language that are there by now; else undefined, which is English. */
  texts(language: string): Texts | undefined {
    return this.kept.get(served(language) ?? "");
  }

  /** Get the texts of a language; false if there is nothing new of it. */
  async get(language: string): Promise<boolean> {
    const code = served(language);
    if (!code || this.kept.has(code) || this.underWay.has(code)) return false;
    const url = new URL(`translations/${code}.json`, this.beside);
    url.search = new URL(this.beside).search;
    this.underWay.add(code);
    try {
      this.kept.set(code, await this.read(url));
    } catch {
      // English will do; with the next connection it is tried again.
      return false;
    } finally {
      this.underWay.delete(code);
    }
    return true;
  }
}

async function readJson(url: URL): Promise<Texts> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(response.statusText);
  return (await response.json()) as Texts;
}

function filledIn(text: string, values: Values = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
