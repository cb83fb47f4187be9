/** Creates the journal entries of a deal: one when it settles, and its reversal when it is unwound. */
import { withoutUndefined } from '#kernel/answer.ts';
import { dateOf, type IsoInstant } from '#kernel/dates.ts';
import { hashId } from '#kernel/hash.ts';
import type { Cents } from '#kernel/money.ts';
import { type DealEvent, fact } from '../deal-facts/events.ts';
import { reversedLines, saleLines } from './journal-entry.ts';
import type { Deal } from './state.ts';

/** QuickBooks allows 21 characters in a document number; the last one marks a reversal. */
const DOC_NUMBER_MAX = 20;

function docNumberOf(dealId: string): string {
  const id = dealId.replace(/^deal_/, '');
  return id.length <= DOC_NUMBER_MAX ? id : hashId('journal-entry', dealId);
}

/** The entry of a deal being settled; undefined when it was never desked. */
export function saleDue(
  { desk, vin, opening, protection }: Deal,
  dealId: string,
  now: IsoInstant,
  vehicleCost?: Cents,
): DealEvent<'JournalEntry.due@1'> | undefined {
  if (desk === undefined) return undefined;
  const { name } = opening.buyer;
  return fact('JournalEntry.due@1', now, {
    docNumber: docNumberOf(dealId),
    kind: 'sale',
    postedOn: dateOf(now),
    vin,
    ...withoutUndefined({ customer: name }),
    lines: saleLines({ vin, desked: desk.desked, protection, vehicleCost }),
  });
}

/** The reversal of an unwound deal's posted entry; nothing when there was none. */
export function reversalDue({ postings }: Deal, now: IsoInstant): DealEvent<'JournalEntry.due@1'>[] {
  const [sale, reversal] = postings;
  if (sale === undefined || reversal !== undefined) return [];
  const { docNumber, lines, ...subject } = sale.entry;
  return [
    fact('JournalEntry.due@1', now, {
      ...subject,
      docNumber: `${docNumber}R`,
      kind: 'reversal',
      postedOn: dateOf(now),
      lines: reversedLines(lines),
    }),
  ];
}
