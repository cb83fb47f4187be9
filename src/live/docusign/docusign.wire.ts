/**
 * Response schemas of the DocuSign eSignature API v2.1 and its account server, from the official OpenAPI documents
 * (MIT, 2026-05-26) as far as available.
 */
import { z } from 'zod';

const when = z.string().nullish();

const signer = z.object({
  recipientId: z.string().nullish(),
  status: z.string().nullish(),
  declinedReason: z.string().nullish(),
  signedDateTime: when,
});

const envelopeId = z.guid();

export const envelope = z.object({
  envelopeId,
  status: z.string(),
  createdDateTime: when,
  sentDateTime: when,
  completedDateTime: when,
  voidedDateTime: when,
  expireDateTime: when,
  voidedReason: z.string().nullish(),
  recipients: z.object({ signers: z.array(signer).nullish() }).nullish(),
});

export type Envelope = z.output<typeof envelope>;

export const envelopeSummary = z.object({ envelopeId, status: z.string(), statusDateTime: when });
/** `envelopes` is absent when none was found. */
export const envelopesInformation = z.object({ envelopes: z.array(envelope).nullish() });
export const envelopeUpdateSummary = z.object({ envelopeId });
export const viewUrl = z.object({ url: z.url() });

/** Only the code is read, because the message may echo the request. */
export const errorDetails = z.object({ errorCode: z.string().regex(/^\w{1,80}$/) });

export const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
/** RFC 6749, section 5.2: `consent_required`, `invalid_grant` and the like. */
export const tokenError = z.object({ error: z.string() });

export const userInfo = z.object({
  accounts: z.array(z.object({ account_id: z.string(), base_uri: z.url() })),
});

/** A Connect message in JSON, for any event. */
export const connectMessage = z.object({
  event: z.string(),
  data: z.object({ accountId: z.string().nullish(), envelopeId: z.string().nullish() }).nullish(),
});
