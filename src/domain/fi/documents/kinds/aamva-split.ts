/** Splits a license barcode into its elements, separated by line ends, blanks or nothing. */
import { ELEMENTS, type ElementForm, NEVER_BLANK } from './aamva.data.ts';

/** An element as written: its id, its trimmed text and the offset of that text. */
export interface Element {
  readonly id: string;
  readonly text: string;
  readonly start: number;
}

export interface Header {
  /** The issuer identification number, six digits. */
  readonly issuer: string;
  readonly issuerAt: number;
  /** The edition of the standard; undefined when the header names none. */
  readonly version: number | undefined;
  /** End of the header; the first element follows, possibly after a subfile mark. */
  readonly end: number;
}

const KNOWN = new Map(ELEMENTS.map(([id, edition, , form]) => [id, { edition, form }]));
const BITS = new Map(ELEMENTS.map(([id], at) => [id, 1n << BigInt(at)]));

/** `ANSI `, `AAMVA` or neither; issuer, edition, jurisdiction's edition (not in the first), number of subfiles, their directory. */
const HEADER =
  /(?:\b(?:ANSI|AAMVA)\s?(\d{6})|(?<![\dA-Z])(6(?:36|04)\d{3}))(?:(\d{2})(?:\d{2}){1,2})?((?:[A-Z]{2}\d{8}){0,10})/;
/** The license's subfile mark, with surrounding control characters and blanks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the standard parts subfiles by control characters
const SUBFILE_MARK = /^[\s\u001c-\u001f]*(?:DL|ID|EN)(?=[\s\u001c-\u001f]*(?:D[ABCD]|PA)[A-Z])/;
/** The jurisdiction's subfile: its mark, then its first element, which starts the same. */
const JURISDICTION = /(Z[A-Z])\s{0,2}\1[A-Z]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the standard parts elements by control characters
const LINE = /[^\n\r\u001c-\u001f]+/g;
/** A PDF417 symbol holds at most 1,850 characters. */
const BARCODE_MAX = 2_000;
/** From this many element lines on, line ends count as separators. */
const LINES_MIN = 3;

/** The header of a barcode; undefined when there is none. */
export function headerOf(content: string): Header | undefined {
  const match = HEADER.exec(content);
  if (match === null) return undefined;
  const [whole, announced, bare = '', version, directory] = match;
  if (announced === undefined && directory === '') return undefined;
  const issuer = announced ?? bare;
  return {
    issuer,
    issuerAt: match.index + whole.indexOf(issuer),
    version: version === undefined ? undefined : Number(version),
    end: match.index + whole.length,
  };
}

/** The elements of a barcode, in order. */
export function elementsOf(content: string, header: Header | undefined): Element[] {
  const from = header?.end ?? 0;
  const body = content.slice(from, from + BARCODE_MAX);
  const mark = SUBFILE_MARK.exec(body)?.[0].length ?? 0;
  const jurisdiction = JURISDICTION.exec(body.slice(mark));
  const text = jurisdiction === null ? body.slice(mark) : body.slice(mark, mark + jurisdiction.index);
  const lines = onLines(text);
  const found = lines.length >= LINES_MIN || header === undefined ? lines : onOneLine(text, isFirst(text, header));
  return found.map((one) => ({ ...one, start: one.start + from + mark }));
}

function isFirst(text: string, { version }: Header): boolean {
  return version === 1 || !(text.includes('DCS') || text.includes('DCT'));
}

/** Elements at the start of lines. Printed cards have labels there, followed by a colon. */
function onLines(text: string): Element[] {
  return [...text.matchAll(LINE)].flatMap((match) => {
    const line = /^(\s*(?:(?:DL|ID)(?=D[A-Z]{2}))?)([A-Z]{3})(.*)$/.exec(match[0]);
    const [, lead = '', id = '', raw = ''] = line ?? [];
    const value = raw.trim();
    if (!KNOWN.has(id) || value === '' || /^[:=]/.test(value)) return [];
    return [{ id, text: value, start: match.index + lead.length + id.length + raw.length - raw.trimStart().length }];
  });
}

/** A reading of the text up to a position: its score, the elements used, and its predecessor. */
interface Path {
  readonly worth: number;
  readonly used: bigint;
  readonly at: number;
  readonly before: Path | undefined;
}

/** Readings kept per position; a prefix of the best reading is nearly always among them. */
const PATHS_MAX = 24;
/** The longest element: a full name in the first edition. */
const VALUE_MAX = 140;
const IDS = new RegExp(`(?=(${[...KNOWN.keys()].join('|')}))`, 'g');

/**
 * Elements without separators. A value's letters may look like an element id. Of all readings in which every value has
 * its element's form and no element repeats, the one with the most elements of the edition is chosen.
 */
function onOneLine(text: string, isFirstEdition: boolean): Element[] {
  const places = [...text.matchAll(IDS)].map(({ index, 1: id = '' }) => ({ index, id }));
  const foreign = isFirstEdition ? 'later' : 'first';
  const worthOf = (id: string, value: string) => {
    if (value === '') return NEVER_BLANK.has(id) ? undefined : -1;
    const known = KNOWN.get(id);
    if (known === undefined || !FORMS[known.form].test(value)) return undefined;
    return known.edition === foreign ? -0.5 : 1;
  };
  const ways: Path[][] = places.map(() => []);
  ways[0]?.push({ worth: 0, used: 0n, at: 0, before: undefined });
  let best: Path | undefined;
  for (const [at, { index, id }] of places.entries()) {
    const here = strongest(ways[at] ?? []);
    const bit = BITS.get(id) ?? 0n;
    for (let next = at + 1; next <= places.length && here.length > 0; next += 1) {
      const end = places[next]?.index ?? text.length;
      if (end - index > VALUE_MAX + 3) break;
      const worth = end < index + 3 ? undefined : worthOf(id, plain(text.slice(index + 3, end)));
      if (worth === undefined) continue;
      for (const path of here) {
        if ((path.used & bit) !== 0n) continue;
        const reached = { worth: path.worth + worth, used: path.used | bit, at: next, before: path };
        if (next < places.length) ways[next]?.push(reached);
        else if (best === undefined || reached.worth > best.worth) best = reached;
      }
    }
  }
  return elementsAlong(best, places, text);
}

function strongest(paths: readonly Path[]): readonly Path[] {
  return paths.toSorted((a, b) => b.worth - a.worth).slice(0, PATHS_MAX);
}

function elementsAlong(
  last: Path | undefined,
  places: readonly { readonly index: number; readonly id: string }[],
  text: string,
): Element[] {
  const elements: Element[] = [];
  for (let path = last; path?.before !== undefined; path = path.before) {
    const place = places[path.before.at];
    if (place === undefined) break;
    const from = place.index + 3;
    const raw = text.slice(from, places[path.at]?.index ?? text.length);
    const value = plain(raw);
    if (value !== '') elements.unshift({ id: place.id, text: value, start: from + raw.indexOf(value) });
  }
  return elements;
}

/** A value without surrounding blanks and separators. */
function plain(raw: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the standard parts elements by control characters
  return raw.replace(/^[\s\u001c-\u001f]+|(?<![\s\u001c-\u001f])[\s\u001c-\u001f]+$/g, '');
}

const UNKNOWN = 'UNAVL|UNAVAIL|NONE|N/?A|UNK';
const form = (pattern: string) => new RegExp(`^(?:${pattern}|${UNKNOWN})$`, 'i');

/** The form of an element's whole value, wide enough for what jurisdictions write. */
const FORMS: Readonly<Record<ElementForm, RegExp>> = {
  text: /^[^\n\r]{1,100}$/,
  name: /^[^\d\n\r]{1,80}$/,
  number: /^[A-Z0-9*][A-Z0-9* -]{0,24}$/i,
  date: form(String.raw`\d{8}|\d{2}[-/.]\d{2}[-/.]\d{4}|\d{4}[-/.]\d{2}[-/.]\d{2}`),
  zip: form(String.raw`\d{5}(?:[- ]?\d{4})?\s*|\d{9}\s*|[A-Z]\d[A-Z] ?\d[A-Z]\d\s*`),
  state: form('[A-Z]{2}'),
  country: form('[A-Z]{2,3}'),
  height: form(String.raw`\d{2,3}\s?(?:in|cm)?|\d['-]\s?-?\d{1,2}"?|\d{3}`),
  pounds: form(String.raw`\d{2,3}\s?(?:lbs?)?`),
  kilograms: form(String.raw`\d{2,3}\s?(?:kg)?`),
  sex: form('[0129MFX]'),
  flag: form('[A-Z0-9]'),
  code: form(String.raw`[A-Z0-9][A-Z0-9 ,/&*-]{0,11}|\*{1,5}`),
  color: form('[A-Z]{3,8}'),
  digit: form(String.raw`\d{1,3}`),
  'given-names': /^[^\d\n\r]{1,80}$/,
  'full-name': /^[^\d\n\r]{1,35}[,@$ ][^\d\n\r]{0,100}$/,
};
