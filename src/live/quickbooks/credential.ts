/**
 * The credential of a QuickBooks Online connection: the app's keys, the company, its refresh token and the account map.
 */
import { z } from 'zod';
import { POSTING_ACCOUNTS, type PostingAccount } from '#domain/accounting/posting-accounts.data.ts';

const ROLES = POSTING_ACCOUNTS.map(([account]) => account) as [PostingAccount, ...PostingAccount[]];

export const quickBooksCredential = z.strictObject({
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  refreshToken: z.string().min(1),
  /** QuickBooks' company id. */
  realmId: z.string().regex(/^\d{1,30}$/),
  environment: z.enum(['production', 'sandbox']),
  /**
   * Posting account → number, full name or `id:<Id>` of the company's account; defaults to the posting account's title.
   */
  accounts: z.partialRecord(z.enum(ROLES), z.string().min(1)).default({}),
});

export type QuickBooksCredential = z.infer<typeof quickBooksCredential>;
