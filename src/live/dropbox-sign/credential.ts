/** The credential of a Dropbox Sign connection: JSON on standard input of `carport connections add dropbox-sign`. */
import { z } from 'zod';
import { apiOrigin } from '../outbound/api-origin.ts';

export const DROPBOX_SIGN_API = 'https://api.hellosign.com';

export const dropboxSignCredential = z.strictObject({
  /** Of the account's API settings; it also signs what Dropbox Sign reports. */
  apiKey: z.string().min(16).max(200),
  /** The seller's name as the papers state it. */
  seller: z.string().min(1).max(120),
  /** Of an API app: its callback address and branding; required for embedded signing. */
  clientId: z.string().min(1).max(100).optional(),
  /** Signers sign in a page of yours instead of by email. */
  embedded: z.boolean().default(false),
  /** Requests that bind nobody and cost nothing. */
  testMode: z.boolean().default(false),
  /** Days for which a request can be signed; Dropbox Sign takes 1 to 90. */
  expiresInDays: z.int().min(1).max(90).default(7),
  api: apiOrigin.default(DROPBOX_SIGN_API),
});

export type DropboxSignCredential = z.output<typeof dropboxSignCredential>;
