/** Payload schemas of money events: checkout links, payments, filed documents and journal entries. */
import { z } from 'zod';
import { decimal, isoDate, timestamp } from '#kernel/atoms.ts';
import { POSTING_ACCOUNTS } from '../../../accounting/posting-accounts.data.ts';

const linkId = z.string();
const amountTotal = z.int().describe('Cents');
const docNumber = z.string();

export const moneyData = {
  'CheckoutLink.opened@1': z.strictObject({
    linkId,
    amount: decimal,
    amountTotal,
    currency: z.literal('usd'),
    expiresAt: timestamp,
    sessionId: z.string().optional(),
    payUrl: z.string().optional(),
  }),
  'CheckoutLink.superseded@1': z.strictObject({
    linkId,
    reason: z.enum(['re-desk', 'cancelled']).meta({ id: 'SupersedeReason' }),
  }),
  'CheckoutLink.settled@1': z.strictObject({ linkId, orderId: z.string() }),
  'CheckoutLink.expired@1': z.strictObject({ linkId }),
  'Document.filed@1': z.strictObject({ documents: z.array(z.string()), orderId: z.string() }),
  'Payment.captured@1': z.strictObject({
    paymentId: z.string(),
    orderId: z.string(),
    amount: decimal,
    amountTotal,
    currency: z.literal('usd'),
    method: z.string(),
    settlementRef: z.string().optional(),
    paidAt: timestamp.optional(),
  }),
  'Payment.refunded@1': z.strictObject({
    paymentId: z.string(),
    refundId: z.string(),
    amount: decimal,
    method: z.string(),
  }),
  'JournalEntry.due@1': z.strictObject({
    docNumber,
    kind: z.enum(['sale', 'reversal']).meta({ id: 'JournalEntryKind' }),
    postedOn: isoDate,
    vin: z.string(),
    customer: z.string().optional(),
    lines: z.array(
      z.strictObject({
        account: z.enum(POSTING_ACCOUNTS.map(([account]) => account)).meta({ id: 'PostingAccount' }),
        amount: decimal,
        description: z.string(),
        figure: z.string(),
      }),
    ),
  }),
  'JournalEntry.posted@1': z.strictObject({ docNumber, entryId: z.string(), ledger: z.string() }),
  'JournalEntry.failed@1': z.strictObject({
    docNumber,
    tries: z.int(),
    code: z.string(),
    reason: z.string(),
    nextAt: timestamp,
    ledger: z.string(),
  }),
};
