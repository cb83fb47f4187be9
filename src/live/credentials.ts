/** Validates the credential of a connection before it is sealed. Errors name members, never values. */
import type { z } from 'zod';
import type { AdapterName } from '#ports/connections.ts';
import { jsonIn } from './outbound/counterparty-call.ts';

/** Schema of each adapter's credential. */
const SCHEMAS: Readonly<Record<AdapterName, () => Promise<z.ZodType>>> = {
  docusign: async () => (await import('./docusign/credential.ts')).docuSignCredential,
  'dropbox-sign': async () => (await import('./dropbox-sign/credential.ts')).dropboxSignCredential,
  quickbooks: async () => (await import('./quickbooks/credential.ts')).quickBooksCredential,
};

/** What is wrong, worded to follow "The credential …"; undefined for a valid one. */
export async function credentialProblem(adapter: AdapterName, secret: string): Promise<string | undefined> {
  const value = jsonIn(secret);
  if (typeof value !== 'object' || value === null) return 'is not a JSON object';
  const checked = (await SCHEMAS[adapter]()).safeParse(value);
  if (checked.success) return undefined;
  const members = checked.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => `unknown member ${[...issue.path, key].join('.')}`)
      : [issue.path.join('.')],
  );
  return `needs a valid value in: ${[...new Set(members)].join(', ')}`;
}
