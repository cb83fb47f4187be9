/** Validates an F&I manager's license number. Sandbox rule: only the form is checked, because states differ. */
import { bareWord } from '#kernel/hash.ts';

/** Words entered in place of a license, and the magic inputs of a refused capture. */
export const NO_LICENCE: ReadonlySet<string> = new Set([
  'none',
  'na',
  'null',
  'unknown',
  'unlicensed',
  'pending',
  'expired',
  'revoked',
  'suspended',
  'tbd',
]);

/** True for text with a letter or digit that does not mean "none". */
export function isLicence(text: string | undefined): text is string {
  const bare = bareWord(text ?? '');
  return bare !== '' && !NO_LICENCE.has(bare);
}
