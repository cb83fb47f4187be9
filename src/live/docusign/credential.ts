/** The credential of a DocuSign connection: JSON on standard input of `carport connections add docusign`. */
import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import { apiOrigin } from '../outbound/api-origin.ts';

/** DocuSign's account servers, which issue tokens and name an account's API server. */
export const ACCOUNT_SERVERS = {
  production: 'https://account.docusign.com',
  demo: 'https://account-d.docusign.com',
} as const;

export const docuSignCredential = z.strictObject({
  /** From Apps and Keys; also called client ID. */
  integrationKey: z.guid(),
  /** The user that the app impersonates. */
  userId: z.guid(),
  /** The API account ID. */
  accountId: z.guid(),
  /** The app's RSA private key in PEM, which DocuSign shows once. */
  privateKey: z.string().max(10_000).refine(isRsaKey, 'an RSA private key in PEM'),
  /** Key of the account's Connect HMAC signatures. */
  connectKey: z.string().min(16).max(200),
  /** The seller's name as printed on the documents. */
  seller: z.string().min(1).max(120),
  environment: z.enum(['production', 'demo']),
  /** Signers sign in your own page instead of by email. */
  embedded: z.boolean().default(false),
  /** Days until an envelope expires. */
  expiresInDays: z.int().min(1).max(120).default(7),
  /** Origin of both the account server and the API, for tests. */
  api: apiOrigin.optional(),
});

export type DocuSignCredential = z.output<typeof docuSignCredential>;

function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}
