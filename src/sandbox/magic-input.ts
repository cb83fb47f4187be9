/** A magic input: a value with a guaranteed outcome, listed for callers. */
import { normalizePart } from '#kernel/hash.ts';
import type { MagicValue } from '#ports/magic-values.ts';

export interface MagicInput<Outcome extends string = string> extends Omit<MagicValue, 'endpoint' | 'example'> {
  readonly outcome: Outcome;
  /** A complete input that triggers the row, when it does not follow from the value. */
  readonly example?: string;
}

const MATCHES: Readonly<Record<MagicInput['how'], (text: string, value: string) => boolean>> = {
  'last word is': (text, value) => text.split(' ').at(-1) === value,
  'begins with': (text, value) => text.startsWith(value),
  holds: (text, value) => text.includes(value),
  'ends with': (text, value) => text.endsWith(value),
  is: (text, value) => text === value,
};

/** The first row that the text matches, ignoring case and whitespace; undefined for an ordinary value. */
export function magicOf<Outcome extends string>(
  table: readonly MagicInput<Outcome>[],
  text: string,
): MagicInput<Outcome> | undefined {
  const normal = normalizePart(text);
  return table.find(({ how, value }) => MATCHES[how](normal, normalizePart(value)));
}
