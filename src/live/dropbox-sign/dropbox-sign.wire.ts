/** Response schemas of the Dropbox Sign API v3, from its OpenAPI document (MIT and Apache-2.0), 2025-09-04. */
import { z } from 'zod';

const signature = z.object({
  signature_id: z.string(),
  signer_email_address: z.string(),
  signer_name: z.string().nullish(),
  status_code: z.string(),
  decline_reason: z.string().nullish(),
  signed_at: z.number().nullish(),
});

const signatureRequest = z.object({
  signature_request_id: z.string().regex(/^\w{1,100}$/),
  test_mode: z.boolean().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  expires_at: z.number().nullish(),
  is_complete: z.boolean(),
  is_declined: z.boolean(),
  has_error: z.boolean().nullish(),
  signatures: z.array(signature),
});

export type SignatureRequest = z.output<typeof signatureRequest>;

export const oneRequest = z.object({ signature_request: signatureRequest });
export const requestList = z.object({ signature_requests: z.array(signatureRequest) });
export const signUrl = z.object({ embedded: z.object({ sign_url: z.url() }) });

/** Only the code is read, because the message may echo the request. */
export const refusal = z.object({ error: z.object({ error_name: z.string().regex(/^\w{1,60}$/) }) });

/** A callback. `event_hash` covers only time and type, so nothing else is trusted. */
export const callback = z.object({
  event: z.object({ event_time: z.string(), event_type: z.string(), event_hash: z.string().regex(/^[0-9a-f]{64}$/i) }),
  signature_request: z.object({ signature_request_id: z.string() }).nullish(),
});
