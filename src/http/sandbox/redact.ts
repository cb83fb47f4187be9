/** Strikes secrets and personal data out of a JSON body before it is kept for its account to look at. */

const STRUCK_OUT = '…';
/** Longer bodies are not read, and not kept. */
export const BODY_LENGTH_MAX = 65_536;
const DEPTH_MAX = 24;

/** Last word of a member's name, or the whole of it: `apiKey`, `api_key` and `key` end in `key`, `keyId` does not. */
const SECRET_ENDINGS =
  /(^| )(key|token|secret|password|passphrase|authorization|credential|signature|ssn|pin|cvv|iban|email|phone|mobile|fax|street|address|line1|line2|dob)$/;
const PERSONAL_NAMES =
  /(^| )(social security|birth|(driver )?(license|licence)|passport|(account|routing|card) number|(first|last|middle|full|given|family|maiden) ?name)( |$)/;
/** Objects that describe a person; the name in one is struck out. */
const PEOPLE =
  /(^| )(buyer|co buyer|signer|customer|applicant|co applicant|borrower|principal|contact|owner|seller|driver|insured|manager)$/;

const TELLING_TEXTS: readonly (readonly [RegExp, string])[] = [
  [/vk_(sandbox|live)_\w*/g, `vk_$1_${STRUCK_OUT}`],
  [/whsec_[\w+/=]*/g, `whsec_${STRUCK_OUT}`],
  [/\b(Bearer|Basic) [\w.~+/=-]+/g, `$1 ${STRUCK_OUT}`],
  [/[\w.+-]+@[\w-]+\.[\w.-]+/g, STRUCK_OUT],
  [/\b\d{3}-\d{2}-\d{4}\b/g, STRUCK_OUT],
];
/** A license's barcode begins as AAMVA's standard demands. */
const LICENSE_BARCODE = /ANSI ?\d{6}|AAMVA\d{6}/;

/** Text with keys, secrets, e-mail addresses and social security numbers struck out. */
export function withoutSecrets(text: string): string {
  if (LICENSE_BARCODE.test(text)) return STRUCK_OUT;
  return TELLING_TEXTS.reduce((shown, [telling, instead]) => shown.replace(telling, instead), text);
}

/** The body as JSON without secrets and personal data; undefined where it is not JSON or too long to be read. */
export function redacted(body: string): string | undefined {
  if (body.length > BODY_LENGTH_MAX) return undefined;
  try {
    return JSON.stringify(shown(JSON.parse(body), '', 0));
  } catch {
    return undefined;
  }
}

function shown(value: unknown, within: string, depth: number): unknown {
  if (typeof value === 'string') return withoutSecrets(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEPTH_MAX) return STRUCK_OUT;
  if (Array.isArray(value)) return value.map((one) => shown(one, within, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const words = wordsOf(name);
      const isStruckOut = one !== null && typeof one !== 'boolean' && isTelling(words, within);
      return [withoutSecrets(name), isStruckOut ? STRUCK_OUT : shown(one, words, depth + 1)];
    }),
  );
}

function isTelling(words: string, within: string): boolean {
  return SECRET_ENDINGS.test(words) || PERSONAL_NAMES.test(words) || (words === 'name' && PEOPLE.test(within));
}

/** `fiManager` and `fi_manager` as words: `fi manager`. */
function wordsOf(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_.]+/g, ' ')
    .toLowerCase();
}
