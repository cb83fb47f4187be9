/** Checks the credential of a connection before it is sealed. Names members and never a value. */
import type { z } from 'zod';
import type { AdapterName } from '#ports/connections.ts';

/** What each adapter's credential holds; one that is not here is sealed as it comes. */
const SCHEMAS: Partial<Record<AdapterName, () => Promise<z.ZodType>>> = {
  'dropbox-sign': async () => (await import('./dropbox-sign/credential.ts')).dropboxSignCredential,
};

/** What is wrong, as the end of a sentence that begins with the credential; undefined for a good one. */
export async function credentialProblem(adapter: AdapterName, secret: string): Promise<string | undefined> {
  const schema = await SCHEMAS[adapter]?.();
  if (schema === undefined) return undefined;
  const value = parsed(secret);
  if (value === undefined) return 'is no JSON object';
  const checked = schema.safeParse(value);
  if (checked.success) return undefined;
  const members = checked.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => `unknown member ${key}`) : [issue.path.join('.')],
  );
  return `needs a valid value in: ${[...new Set(members)].join(', ')}`;
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
