/** The credential of a DocuSign connection: JSON on standard input of `carport connections add docusign`. */
import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import { apiOrigin } from '../outbound/api-origin.ts';

/** DocuSign's account servers, which grant tokens and name the API server of an account. */
export const ACCOUNT_SERVERS = {
  production: 'https://account.docusign.com',
  demo: 'https://account-d.docusign.com',
} as const;

export const docuSignCredential = z.strictObject({
  /** Of the app under Apps and Keys; also called client ID. */
  integrationKey: z.guid(),
  /** The user whom the app acts for. */
  userId: z.guid(),
  /** The API account ID. */
  accountId: z.guid(),
  /** The RSA private key of the app in PEM, as DocuSign shows it once. */
  privateKey: z.string().max(10_000).refine(isRsaKey, 'an RSA private key in PEM'),
  /** Key of the account's Connect HMAC signatures. */
  connectKey: z.string().min(16).max(200),
  /** The seller's name as the papers state it. */
  seller: z.string().min(1).max(120),
  environment: z.enum(['production', 'demo']),
  /** Signers sign in a page of yours instead of by email. */
  embedded: z.boolean().default(false),
  /** Days for which an envelope can be signed. */
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
