/** Reads the credential of a QuickBooks Online connection: the app's keys, the company, its refresh token and the account map. */
import { z } from 'zod';
import { POSTING_ACCOUNTS, type PostingAccount } from '#domain/accounting/posting-accounts.data.ts';

const ROLES = POSTING_ACCOUNTS.map(([account]) => account) as [PostingAccount, ...PostingAccount[]];

const credential = z.strictObject({
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  refreshToken: z.string().min(1),
  /** The company, as QuickBooks names it. */
  realmId: z.string().regex(/^\d{1,30}$/),
  environment: z.enum(['production', 'sandbox']),
  /** Posting account → number, full name or `id:<Id>` of the company's account; the title of the posting account when absent. */
  accounts: z.partialRecord(z.enum(ROLES), z.string().min(1)).default({}),
});

export type QuickBooksCredential = z.infer<typeof credential>;

/** The credential, or one sentence for the operator. */
export function readQuickBooksCredential(
  text: string,
): { readonly ok: true; readonly credential: QuickBooksCredential } | { readonly ok: false; readonly why: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, why: 'The QuickBooks credential must be JSON; docs/how-to/connect-quickbooks.md shows it.' };
  }
  const parsed = credential.safeParse(value);
  if (parsed.success) return { ok: true, credential: parsed.data };
  const [issue] = parsed.error.issues;
  const place = issue?.path.join('.') || 'the credential';
  return { ok: false, why: `The QuickBooks credential is invalid at ${place}: ${issue?.message ?? 'unknown form'}.` };
}
