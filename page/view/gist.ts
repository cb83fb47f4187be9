/** Sums up the data of a deal's event in one line. */
import type { DealEvent } from '../wire/feed.ts';
import { money } from './words.ts';

/** The members of an event that say most, in the order in which they are looked for. */
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

/** One line on an event: its figures, else the first two members that tell something. */
export function eventSummary(data: DealEvent['data']): string {
  const { desked } = data as { readonly desked?: { readonly monthlyPayment?: string; readonly total?: string } };
  if (desked?.total !== undefined)
    return `${money(desked.monthlyPayment ?? '0')} a month, total ${money(desked.total)}`;
  return TELLING.flatMap((name) => (typeof data[name] === 'string' ? [data[name]] : []))
    .slice(0, 2)
    .join(' · ');
}
