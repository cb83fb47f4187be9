/** Redacts secrets and personal data from JSON bodies before they are kept for the account's request log. */

/** Replaces redacted text. */
export const REDACTED = '…';
/** Replaces the name of an unknown member. */
export const UNKNOWN_MEMBER = 'unknown member';
/** Longer names and values are clipped in a response. */
const SOUGHT_MAX = 80;
/** Longer bodies are neither parsed nor kept. */
export const BODY_LENGTH_MAX = 65_536;
const DEPTH_MAX = 24;

/** The last word of a member name, or the whole of it: `apiKey`, `api_key` and `key` end in `key`; `keyId` does not. */
const SECRET_ENDINGS =
  /(^| )(key|token|secret|password|passphrase|authorization|credential|signature|ssn|pin|cvv|iban|email|phone|mobile|fax|street|address|line1|line2|dob)$/;
const PERSONAL_NAMES =
  /(^| )(social security|birth|(driver )?(license|licence)|passport|(account|routing|card|policy) number|(first|last|middle|full|given|family|maiden|customer|insured) ?name)( |$)/;
/** Objects and texts that describe a person, and fields extracted from a document. */
const PEOPLE =
  /(^| )(buyer|co buyer|signer|customer|applicant|co applicant|borrower|principal|contact|owner|seller|driver|insured|manager|addressee|recipient|approver|received by|fields|spans)$/;
/** Members of a person that are kept: they determine taxes and do not identify anyone. */
const KEPT_OF_PEOPLE: ReadonlyMap<string, RegExp> = new Map([
  ['zip', /^\d{5}$/],
  ['state', /^[A-Z]{2}$/],
]);
/** Documents, and free text. */
const FREE_TEXTS = /^(comments?|content|letter|evidence|signed text|memo|control|ignored columns)$/;
/** Free text of a request; in a response such a member is a sentence of this service. */
const SENT_TEXTS = /^(reason|label|notes?|description|purpose|remarks?|message|title|q|query|search)$/;
/** Free text by parent: a ledger line may name a customer, and a script the person it is about. */
const FREE_WITHIN: ReadonlySet<string> = new Set(['lines description', 'content text', 'arguments code']);

const TELLING_TEXTS: readonly (readonly [RegExp, string])[] = [
  [/vk_(sandbox|live)_\w*/g, `vk_$1_${REDACTED}`],
  [/whsec_[\w+/=]*/g, `whsec_${REDACTED}`],
  [/\b(Bearer|Basic) [\w.~+/=-]+/g, `$1 ${REDACTED}`],
  [/(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+/g, REDACTED],
  [/\b\d{3}-\d{2}-\d{4}\b/g, REDACTED],
  [/(?<!\w)\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/g, REDACTED],
  // A refusal quotes the value that was sent.
  [/\bstring "(?:[^"\\]|\\.)*"/g, `string "${REDACTED}"`],
  [/\bnumber -?[\d.]{7,}/g, `number ${REDACTED}`],
];
/** The start of a license barcode, as the AAMVA standard requires. */
const LICENSE_BARCODE = /ANSI ?\d{6}|AAMVA\d{6}/;
/** Shorter redacted values are not searched for elsewhere, because they would match by chance. */
const ECHO_LENGTH_MIN = 4;
/** More would slow the response; lists repeat values under member names that are redacted anyway. */
const ECHOES_MAX = 64;

/** Redacts keys, secrets, email addresses, telephone and social security numbers in a text. */
export function withoutSecrets(text: string): string {
  if (LICENSE_BARCODE.test(text)) return REDACTED;
  return TELLING_TEXTS.reduce((shown, [telling, instead]) => shown.replace(telling, instead), text);
}

/**
 * Redacts secrets and personal data in JSON bodies; undefined for a body that is not JSON or too long. A text redacted
 * in one body is redacted in all.
 */
export function redactBodies(...bodies: readonly (string | undefined)[]): readonly (string | undefined)[] {
  return redactedWithout({ unknownNames: new Set() }, ...bodies);
}

/** Further values to redact from a call, besides those in its bodies. */
export interface CallRedactions {
  /** Unknown members: both name and value may be personal data. */
  readonly unknownNames: ReadonlySet<string>;
  /** Texts that are redacted wherever they occur. */
  readonly struck?: readonly string[];
  /**
   * False for a member name that no contract declares. Applies to the first body; if omitted, every name counts as
   * declared.
   */
  readonly isKnown?: ((name: string) => boolean) | undefined;
  /**
   * False for a text of the first body that is redacted; if omitted, every text is shown. `name` is its member, in
   * words.
   */
  readonly isShown?: ((text: string, name: string) => boolean) | undefined;
}

/** As `redacted`, without the description of the call. */
export function redactedWithout(
  { unknownNames, struck: before = [], isKnown, isShown }: CallRedactions,
  ...bodies: readonly (string | undefined)[]
): readonly (string | undefined)[] {
  const struck = new Set(before);
  const names = new Set(unknownNames);
  const values = bodies.map((body, i) =>
    shownBody(body, { struck, names, ...(i === 0 ? { isKnown, isShown, isSent: true } : { isSent: false }) }),
  );
  // Text that was cut or is too long to search for could not be found in the response.
  const sought = [...names, ...before];
  if (sought.length > ECHOES_MAX || sought.some(({ length }) => length > SOUGHT_MAX))
    return bodies.map(() => undefined);
  // Secrets within a value are redacted before the value itself is searched for.
  const echoes = withCleaned(struck)
    .filter(({ length }) => length >= ECHO_LENGTH_MIN)
    .slice(0, ECHOES_MAX)
    .sort((a, b) => b.length - a.length);
  const found = namesIn(withCleaned(names));
  const strike = (_: string, one: unknown) =>
    typeof one === 'string'
      ? echoes.reduce(
          (shown, echo) => shown.replaceAll(echo, REDACTED),
          found === undefined ? one : one.replace(found, REDACTED),
        )
      : one;
  return values.map((value) => JSON.stringify(value, strike));
}

/** Each text, and the text without secrets. */
function withCleaned(texts: ReadonlySet<string>): string[] {
  return [...new Set([...texts].flatMap((text) => [text, withoutSecrets(text)]))];
}

/** Matches any of the names as whole words. */
function namesIn(names: readonly string[]): RegExp | undefined {
  const longestFirst = names.filter((name) => name !== '').toSorted((a, b) => b.length - a.length);
  if (longestFirst.length === 0) return undefined;
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${longestFirst.map((name) => RegExp.escape(name)).join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  );
}

function shownBody(body: string | undefined, found: Found): unknown {
  if (body === undefined || body === '' || body.length > BODY_LENGTH_MAX) return undefined;
  try {
    return shownValue(JSON.parse(body), { name: '', within: '', depth: 0, ...found });
  } catch {
    return undefined;
  }
}

/** Settings that are the same for a whole body, and the values collected from it. */
interface Found extends Pick<CallRedactions, 'isKnown' | 'isShown'> {
  /** True for the body that the caller sent. */
  readonly isSent: boolean;
  /** Collects the redacted texts. */
  readonly struck: Set<string>;
  /** Collects the redacted names. */
  readonly names: Set<string>;
}

interface Place extends Found {
  /** In words, as `wordsOf` writes them. */
  readonly name: string;
  readonly within: string;
  readonly depth: number;
}

function shownValue(value: unknown, place: Place): unknown {
  const { name, within, depth, struck, names, isKnown, isShown } = place;
  if (value === null || typeof value === 'boolean') return value;
  if (SECRET_ENDINGS.test(name) || PERSONAL_NAMES.test(name) || depth > DEPTH_MAX) return strikeAll(value, struck);
  if (Array.isArray(value)) return value.map((one) => shownValue(one, { ...place, depth: depth + 1 }));
  if (typeof value === 'object') {
    const holder = PEOPLE.test(within) ? within : name;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => {
        if (isKnown?.(key) === false) names.add(key);
        if (names.has(key)) return [UNKNOWN_MEMBER, strikeAll(one, struck)];
        const at = { name: wordsOf(key), within: holder, depth: depth + 1 };
        return [withoutSecrets(key), shownValue(one, { ...place, ...at })];
      }),
    );
  }
  const isText = typeof value === 'string';
  const isPrivate = isPersonal(value, place);
  if (isText && (!isPrivate || isOfTool(place))) {
    const inner = /^[[{]/.test(value) ? shownBody(value, place) : undefined;
    if (inner !== undefined) return JSON.stringify(inner);
  }
  if (isPrivate || (isText && isShown?.(value, name) === false)) return strikeAll(value, struck);
  return isText ? withoutSecrets(value) : value;
}

/** A tool's result is JSON inside a text. */
function isOfTool({ name, within }: Place): boolean {
  return within === 'content' && name === 'text';
}

function isPersonal(value: unknown, { name, within, isSent }: Place): boolean {
  if (isSent && SENT_TEXTS.test(name)) return true;
  if (PEOPLE.test(within)) return KEPT_OF_PEOPLE.get(name)?.test(String(value)) !== true;
  return PEOPLE.test(name) || FREE_TEXTS.test(name) || FREE_WITHIN.has(`${within} ${name}`);
}

function strikeAll(value: unknown, struck: Set<string>): string {
  if (typeof value === 'string') struck.add(value);
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) strikeAll(one, struck);
  return REDACTED;
}

/** Splits `fiManager` and `fi_manager` into words: `fi manager`. */
function wordsOf(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_.]+/g, ' ')
    .toLowerCase();
}
