/** Extracts VIN or VIN tail, customer and products from a ledger line and its description. */
import type { ProductType } from '#domain/fi/families.ts';
import { type AccountMeaning, accountMeaning, productsSpokenOf } from '#domain/fi/ledger/reading/accounts.ts';
import type { LedgerLine } from '#domain/fi/ledger/reading/ledger-line.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import type { IsoDate } from '#kernel/dates.ts';
import { parseVin } from '#kernel/vin.ts';
import { type ComparableName, comparableName } from './customer-names.ts';

export interface LineSubject {
  readonly line: LedgerLine;
  /** 17, 8 or 6 characters, upper case. */
  readonly vin?: string;
  /** True when the given VIN is invalid. */
  readonly vinUnreadable: boolean;
  readonly customer?: ComparableName;
  readonly account?: AccountMeaning;
  readonly products: readonly ProductType[];
  /** Days since 1970-01-01. */
  readonly day: number;
}

const VIN_TAIL = /^(?:[A-HJ-NPR-Z0-9]{8}|[A-HJ-NPR-Z0-9]{6})$/;
const VIN_IN_WORDS = /(?<![A-Z0-9])[A-HJ-NPR-Z0-9]{17}(?![A-Z0-9])/i;

/** Extracts the subject of a line. */
export function subjectOf(line: LedgerLine): LineSubject {
  const vin = vinOf(line);
  const account = accountMeaning(line.account, line.accountName);
  const words = `${line.accountName ?? ''} ${line.description ?? ''}`;
  return {
    line,
    ...withoutUndefined({ vin }),
    vinUnreadable: line.vin !== undefined && vin === undefined,
    ...(line.customer === undefined ? {} : { customer: comparableName(line.customer) }),
    ...withoutUndefined({ account }),
    products: productsSpokenOf(account, words),
    day: dayNumber(line.postDate),
  };
}

/** The VIN column first, then a full VIN in description, reference or control, where tails would be guesses. */
function vinOf(line: LedgerLine): string | undefined {
  const given = line.vin?.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
  if (given !== undefined) {
    const full = parseVin(given);
    if (full !== undefined) return full;
    if (VIN_TAIL.test(given)) return given;
  }
  const words = `${line.description ?? ''} ${line.reference ?? ''} ${line.control ?? ''}`;
  const found = VIN_IN_WORDS.exec(words)?.[0].toUpperCase();
  // A run of seventeen digits is far more likely a document number than a VIN.
  return found !== undefined && /[A-Z]/.test(found) && /\d/.test(found) ? found : undefined;
}

/** Days since 1970-01-01 of a valid date; called far too often for a calendar library. */
export function dayNumber(date: IsoDate): number {
  return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8))) / 86_400_000;
}
