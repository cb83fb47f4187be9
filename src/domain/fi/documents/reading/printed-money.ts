/** Parses printed dollar amounts: signs, commas, parentheses, trailing minus, CR and DR. */
import { CENTS_MAX, type Cents } from '#kernel/money.ts';
import type { TextMatch } from '#kernel/text/printed-dates.ts';

const NUMBER = /^(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d*))?$/;

function magnitude(text: string): number | undefined {
  const match = NUMBER.exec(text);
  if (!match || (match[1] === undefined && !match[2])) return undefined;
  // Exports pad amounts to four decimals; other decimals beyond two are not cents.
  const decimals = (match[2] ?? '').replace(/(?<=^\d\d)0+$/, '');
  if (decimals.length > 2) return undefined;
  const cents = Number((match[1] ?? '0').replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'));
  return cents <= CENTS_MAX ? cents : undefined;
}

/**
 * The amount in a whole cell. Negative forms: `-1.00`, `1.00-`, `(1.00)`, `1.00 CR`, with a dollar sign before or after
 * the sign. Undefined for anything but an amount within the bound and with at most two decimals.
 */
export function parsePrintedAmount(cell: string): Cents | undefined {
  let text = cell.replace(/[\s\u00a0]+|USD|US\$|\$/gi, '').replace(/[\u2212\u2013]/g, '-');
  let negative = false;
  const side = /[cd]r$/i.exec(text);
  if (side) {
    negative = side[0].toLowerCase() === 'cr';
    text = text.slice(0, -2);
  }
  const wrapped = /^\((.*)\)$/.exec(text) ?? /^-(.*)$/.exec(text) ?? /^(.*)-$/.exec(text);
  if (wrapped) {
    negative = true;
    text = wrapped[1] ?? '';
  }
  const value = magnitude(text.replace(/^\+/, ''));
  if (value === undefined) return undefined;
  return (negative && value > 0 ? -value : value) as Cents;
}

/** An amount, and whether scanned letters in it were read as digits. */
export interface FoundMoney extends TextMatch<Cents> {
  readonly repaired: boolean;
  /** True when it has a dollar sign or cents. */
  readonly marked: boolean;
}

const PRINTED =
  /(?<![\w.,/-])(?:(\()?\s?-?\s?(?:(\$|usd|us\$)\s*)?\(?-?((?:\d[\dOolI]{0,2}(?:,\s?[\dOolI]{3})+|\d[\dOolI]{0,9})(?:\s?\.\s?[\dOolI]{2})?)(?![\dOolI]*[\w/%]|[,.]\d)\)?)/gi;

/** The first amount printed in a text; with `needsMark`, only one with a dollar sign or cents. */
export function findPrintedMoney(text: string, needsMark: boolean): FoundMoney | undefined {
  for (const match of text.matchAll(PRINTED)) {
    const number = (match[3] ?? '').replaceAll(/\s/g, '');
    const marked = match[2] !== undefined || /\.[\dOolI]{2}$/.test(number);
    if (needsMark && !marked) continue;
    const digits = number.replace(/[Oo]/g, '0').replace(/[lI]/g, '1');
    const value = magnitude(digits);
    if (value === undefined) continue;
    const lead = match[0].length - match[0].trimStart().length;
    const negative = /^\s*(-|\(.*\)$)|^\$\s*[(-]/.test(match[0]);
    return {
      value: (negative && value > 0 ? -value : value) as Cents,
      start: match.index + lead,
      end: match.index + match[0].length,
      repaired: digits !== number,
      marked,
    };
  }
  return undefined;
}
