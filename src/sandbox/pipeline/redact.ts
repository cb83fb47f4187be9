/** Redacts secrets and personal data from JSON bodies before they are kept for the account's request log. */

const STRUCK_OUT = '…';
/** Replaces the name of an unknown member. */
export const UNKNOWN_MEMBER = 'unknown member';
/** Longer names are clipped in a response. */
const UNKNOWN_NAME_MAX = 80;
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
const FREE_TEXTS = /^(comments?|content|letter|evidence|signed text|memo|control)$/;
/** Free text by parent: a ledger line may name a customer, and a script the person it is about. */
const FREE_WITHIN: ReadonlySet<string> = new Set(['lines description', 'content text', 'arguments code']);

const TELLING_TEXTS: readonly (readonly [RegExp, string])[] = [
  [/vk_(sandbox|live)_\w*/g, `vk_$1_${STRUCK_OUT}`],
  [/whsec_[\w+/=]*/g, `whsec_${STRUCK_OUT}`],
  [/\b(Bearer|Basic) [\w.~+/=-]+/g, `$1 ${STRUCK_OUT}`],
  [/[\w.+-]+@[\w-]+\.[\w.-]+/g, STRUCK_OUT],
  [/\b\d{3}-\d{2}-\d{4}\b/g, STRUCK_OUT],
  [/(?<!\w)\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/g, STRUCK_OUT],
  // A refusal quotes the value that was sent.
  [/\bstring "(?:[^"\\]|\\.)*"/g, `string "${STRUCK_OUT}"`],
  [/\bnumber -?[\d.]{7,}/g, `number ${STRUCK_OUT}`],
];
/** The start of a license barcode, as the AAMVA standard requires. */
const LICENSE_BARCODE = /ANSI ?\d{6}|AAMVA\d{6}/;
/** Shorter redacted values are not searched for elsewhere, because they would match by chance. */
const ECHO_LENGTH_MIN = 4;
/** More would slow the response; lists repeat values under member names that are redacted anyway. */
const ECHOES_MAX = 64;

/** Redacts keys, secrets, e-mail addresses, telephone and social security numbers in a text. */
export function withoutSecrets(text: string): string {
  if (LICENSE_BARCODE.test(text)) return STRUCK_OUT;
  return TELLING_TEXTS.reduce((shown, [telling, instead]) => shown.replace(telling, instead), text);
}

/**
 * Redacts secrets and personal data in JSON bodies; undefined for a body that is not JSON or too long. A text redacted
 * in one body is redacted in all.
 */
export function redacted(...bodies: readonly (string | undefined)[]): readonly (string | undefined)[] {
  return redactedWithout(new Set(), ...bodies);
}

/** Also removes the unknown members with those names: both name and value may be personal data. */
export function redactedWithout(
  unknownNames: ReadonlySet<string>,
  ...bodies: readonly (string | undefined)[]
): readonly (string | undefined)[] {
  // A clipped name, or too many names, could not be found again in the response.
  if (unknownNames.size > ECHOES_MAX || [...unknownNames].some(({ length }) => length > UNKNOWN_NAME_MAX))
    return bodies.map(() => undefined);
  const struck = new Set<string>();
  const values = bodies.map((body) => shownBody(body, { struck, unknownNames }));
  const echoes = [...struck]
    .filter(({ length }) => length >= ECHO_LENGTH_MIN)
    .slice(0, ECHOES_MAX)
    .sort((a, b) => b.length - a.length);
  const names = namesIn(unknownNames);
  const strike = (_: string, one: unknown) =>
    typeof one === 'string'
      ? echoes.reduce(
          (shown, echo) => shown.replaceAll(echo, STRUCK_OUT),
          names === undefined ? one : one.replace(names, STRUCK_OUT),
        )
      : one;
  return values.map((value) => JSON.stringify(value, strike));
}

/** Matches any of the names as whole words. */
function namesIn(names: ReadonlySet<string>): RegExp | undefined {
  const longestFirst = [...names].filter((name) => name !== '').toSorted((a, b) => b.length - a.length);
  if (longestFirst.length === 0) return undefined;
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${longestFirst.map((name) => RegExp.escape(name)).join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  );
}

function shownBody(body: string | undefined, found: Pick<Place, 'struck' | 'unknownNames'>): unknown {
  if (body === undefined || body === '' || body.length > BODY_LENGTH_MAX) return undefined;
  try {
    return shown(JSON.parse(body), { name: '', within: '', depth: 0, ...found });
  } catch {
    return undefined;
  }
}

interface Place {
  /** In words, as `wordsOf` writes them. */
  readonly name: string;
  readonly within: string;
  readonly depth: number;
  /** Collects the redacted texts. */
  readonly struck: Set<string>;
  readonly unknownNames: ReadonlySet<string>;
}

function shown(value: unknown, place: Place): unknown {
  const { name, within, depth, struck, unknownNames } = place;
  if (value === null || typeof value === 'boolean') return value;
  if (SECRET_ENDINGS.test(name) || PERSONAL_NAMES.test(name) || depth > DEPTH_MAX) return strikeAll(value, struck);
  if (Array.isArray(value)) return value.map((one) => shown(one, { ...place, depth: depth + 1 }));
  if (typeof value === 'object') {
    const holder = PEOPLE.test(within) ? within : name;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) =>
        unknownNames.has(key)
          ? [UNKNOWN_MEMBER, strikeAll(one, struck)]
          : [
              withoutSecrets(key),
              shown(one, { name: wordsOf(key), within: holder, depth: depth + 1, struck, unknownNames }),
            ],
      ),
    );
  }
  const isText = typeof value === 'string';
  const isPrivate = isPersonal(value, place);
  if (isText && (!isPrivate || isOfTool(place))) {
    const inner = /^[[{]/.test(value) ? shownBody(value, place) : undefined;
    if (inner !== undefined) return JSON.stringify(inner);
  }
  if (isPrivate) return strikeAll(value, struck);
  return isText ? withoutSecrets(value) : value;
}

/** A tool's result is JSON inside a text. */
function isOfTool({ name, within }: Place): boolean {
  return within === 'content' && name === 'text';
}

function isPersonal(value: unknown, { name, within }: Place): boolean {
  if (PEOPLE.test(within)) return KEPT_OF_PEOPLE.get(name)?.test(String(value)) !== true;
  return PEOPLE.test(name) || FREE_TEXTS.test(name) || FREE_WITHIN.has(`${within} ${name}`);
}

function strikeAll(value: unknown, struck: Set<string>): string {
  if (typeof value === 'string') struck.add(value);
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) strikeAll(one, struck);
  return STRUCK_OUT;
}

/** Splits `fiManager` and `fi_manager` into words: `fi manager`. */
function wordsOf(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_.]+/g, ' ')
    .toLowerCase();
}
