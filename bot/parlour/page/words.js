// The page's own words in the language of the person who is acting.

let tables = {};
let language = "en";
let plural = new Intl.PluralRules("en");

export const LANGUAGES = { en: "English", pl: "Polski", cs: "Čeština" };

/** Reads the words once, before anything is shown. */
export async function loadWords() {
  tables = await (await fetch("/page/words.json")).json();
}

/** The language of a locale: regional forms (`en-GB`) count as their language, unknown ones as English. */
export function languageOf(locale) {
  const wanted = locale.split("-")[0];
  return wanted in LANGUAGES ? wanted : "en";
}

/** Chooses the language. */
export function speak(locale) {
  language = languageOf(locale);
  plural = new Intl.PluralRules(language);
  document.documentElement.lang = language;
}

/** The language now spoken. */
export function spoken() {
  return language;
}

/** A sentence with its `{places}` filled in; a table of plural forms is chosen by `count`. */
export function say(key, places = {}) {
  const found = tables[language][key];
  const text = typeof found === "string" ? found : found[plural.select(places.count)] ?? found.other;
  return text.replace(/\{(\w+)\}/g, (_, name) => String(places[name]));
}

// Where the browser's own region speaks this language, its clock and calendar are used.
const regional = () => (navigator.language.split("-")[0] === language ? navigator.language : language);

const CLOCK = { hour: "2-digit", minute: "2-digit" };
const STYLES = {
  t: CLOCK,
  T: { ...CLOCK, second: "2-digit" },
  d: { day: "2-digit", month: "2-digit", year: "numeric" },
  D: { day: "numeric", month: "long", year: "numeric" },
  f: { day: "numeric", month: "long", year: "numeric", ...CLOCK },
  F: { weekday: "long", day: "numeric", month: "long", year: "numeric", ...CLOCK },
  day: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
};

/** A moment in one of Discord's styles. */
export function moment(date, style = "f") {
  return new Intl.DateTimeFormat(regional(), STYLES[style] ?? STYLES.f).format(date);
}

/** Why something was refused: in the person's language where the page knows the reason, else as the server says it. */
export function reason(refusal) {
  const key = `error-${refusal.key}`;
  return key in tables.en ? say(key) : refusal.message;
}

const STEPS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

/** How far a moment is from now, in words. */
export function distance(date) {
  const seconds = Math.round((date - Date.now()) / 1000);
  const [unit, size] = STEPS.find(([, length]) => Math.abs(seconds) >= length) ?? STEPS.at(-1);
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

/** The size of a file. */
export function size(bytes) {
  const number = (value) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
  if (bytes < 1024) return `${number(bytes)} B`;
  return bytes < 1048576 ? `${number(bytes / 1024)} KB` : `${number(bytes / 1048576)} MB`;
}
