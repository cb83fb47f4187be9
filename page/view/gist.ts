/** Summarizes the data of a deal's event in one line. */
import type { DealEvent } from '../wire/feed.ts';
import { money } from './words.ts';

/** The most informative members of an event, by priority. */
const TELLING = [
  'decision',
  'package',
  'name',
  'amount',
  'price',
  'reason',
  'policyNumber',
  'method',
  'documentKind',
  'vin',
];

/** One line about an event: its figures, else its first two informative members. */
export function eventSummary(data: DealEvent['data']): string {
  const { desked } = data as { readonly desked?: { readonly monthlyPayment?: string; readonly total?: string } };
  if (desked?.total !== undefined)
    return `${money(desked.monthlyPayment ?? '0')} a month, total ${money(desked.total)}`;
  return TELLING.flatMap((name) => (typeof data[name] === 'string' ? [data[name]] : []))
    .slice(0, 2)
    .join(' · ');
}
