/** The credential of a Dropbox Sign connection: JSON on standard input of `carport connections add dropbox-sign`. */
import { z } from 'zod';
import { apiOrigin } from '../outbound/api-origin.ts';

export const DROPBOX_SIGN_API = 'https://api.hellosign.com';

export const dropboxSignCredential = z.strictObject({
  /** From the account's API settings; it also signs callbacks. */
  apiKey: z.string().min(16).max(200),
  /** The seller's name as printed on the documents. */
  seller: z.string().min(1).max(120),
  /** ID of an API app, with its callback address and branding; required for embedded signing. */
  clientId: z.string().min(1).max(100).optional(),
  /** Signers sign in your own page instead of by email. */
  embedded: z.boolean().default(false),
  /** Test requests are not binding and free of charge. */
  testMode: z.boolean().default(false),
  /** Days until a request expires; Dropbox Sign accepts 1 to 90. */
  expiresInDays: z.int().min(1).max(90).default(7),
  api: apiOrigin.default(DROPBOX_SIGN_API),
});

export type DropboxSignCredential = z.output<typeof dropboxSignCredential>;
