/** What Home Assistant knows of how a user reads times and numbers. */
export interface Locale {
  language: string;
  time_format?: string;
  number_format?: string;
  time_zone?: string;
}

/** Home Assistant's number formats, by the languages that write so. */
const NUMBERS: Record<string, string> = {
  comma_decimal: "en-US",
  decimal_comma: "de",
  space_comma: "fr",
  quote_decimal: "de-CH",
};

/** Times and numbers as a user reads them. */
export interface Formats {
  /** The time of day, with the day unless it is today. */
  moment(iso: string): string;
  /** The day and time to the second. */
  exactly(iso: string): string;
  duration(seconds: number): string;
  number(value: number): string;
  percent(share: number): string;
}

export function formats(locale: Locale, serverZone: string): Formats {
  const { language } = locale;
  const hour12 = isTwelveHours(locale);
  const timeZone = locale.time_zone === "server" ? serverZone : undefined;
  const zone = { ...(timeZone && { timeZone }), ...(hour12 !== undefined && { hour12 }) };
  const clock = { hour: "numeric", minute: "2-digit", second: "2-digit" } as const;
  const time = new Intl.DateTimeFormat(language, { ...clock, ...zone });
  const day = new Intl.DateTimeFormat(language, { dateStyle: "short", ...zone });
  const earlier = new Intl.DateTimeFormat(language, {
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
    ...zone,
  });
  const full = new Intl.DateTimeFormat(language, {
    ...clock,
    ...zone,
    year: "numeric",
    month: "long",
    day: "numeric",
  });

  const numbers = numberLanguage(locale);
  const plain = new Intl.NumberFormat(numbers);
  const share = new Intl.NumberFormat(numbers, { style: "percent" });
  const unit = (name: string, digits: number) =>
    new Intl.NumberFormat(numbers, {
      style: "unit",
      unit: name,
      unitDisplay: "short",
      maximumFractionDigits: digits,
      minimumFractionDigits: digits,
    });
  const seconds = unit("second", 1);
  const short = unit("second", 2);
  const milliseconds = unit("millisecond", 0);

  return {
    moment(iso) {
      const date = new Date(iso);
      const today = day.format(date) === day.format(new Date());
      return (today ? time : earlier).format(date);
    },
    exactly: (iso) => full.format(new Date(iso)),
    duration(value) {
      if (value < 0.1) return milliseconds.format(value * 1000);
      return (value < 1 ? short : seconds).format(value);
    },
    number: (value) => plain.format(value),
    percent: (value) => share.format(value),
  };
}

function isTwelveHours(locale: Locale): boolean | undefined {
  if (locale.time_format === "12") return true;
  if (locale.time_format === "24") return false;
  return undefined;
}

function numberLanguage(locale: Locale): string | undefined {
  const format = locale.number_format;
  if (format === "system") return undefined;
  return NUMBERS[format ?? ""] ?? locale.language;
}
