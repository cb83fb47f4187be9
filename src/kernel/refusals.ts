/** Table of refusal codes with class and default sentence. */

/** Why the answer is no. `http/status.ts` maps each class to an envelope kind and a status number. */
export type RefusalClass =
  | 'malformed'
  | 'unauthenticated'
  | 'bearer'
  | 'forbidden'
  | 'wrong-method'
  | 'conflict'
  | 'too-large'
  | 'too-slow'
  | 'headers-too-large'
  | 'throttled'
  | 'unavailable'
  | 'unconfigured';

interface RefusalRow {
  readonly class: RefusalClass;
  /** What happened and which endpoint or setting helps; used when the endpoint gives no sharper sentence. */
  readonly sentence: string;
}

const rows = {
  // The shape of a request.
  'validation-failed': {
    class: 'malformed',
    sentence: 'Some fields are missing or invalid; problems lists each one with what was expected.',
  },
  'unknown-parameter': {
    class: 'malformed',
    sentence: 'This endpoint does not know a parameter that was sent; problems names it. See /openapi.json.',
  },
  'invalid-vin': { class: 'malformed', sentence: 'A VIN has 17 characters from A–Z and 0–9 without I, O and Q.' },
  'malformed-json': { class: 'malformed', sentence: 'The body is not valid JSON.' },
  'body-cut-off': {
    class: 'malformed',
    sentence: 'The body ended before the length it was announced with; send the whole of it.',
  },
  'malformed-request': {
    class: 'malformed',
    sentence:
      'These bytes are no HTTP/1.1 request; nothing of them was read as one. /openapi.json lists every endpoint.',
  },
  'request-too-slow': {
    class: 'too-slow',
    sentence: 'The request took too long to arrive and was given up; send it again, whole.',
  },
  'headers-too-large': {
    class: 'headers-too-large',
    sentence: 'The headers of the request are larger than 16 KiB; send fewer or shorter ones.',
  },
  'malformed-address': { class: 'malformed', sentence: 'The address holds a percent-encoding that cannot be decoded.' },
  'method-not-allowed': {
    class: 'wrong-method',
    sentence: 'This address does not answer that method; the Allow header lists the ones it does.',
  },
  'payload-too-large': { class: 'too-large', sentence: 'The body is larger than this endpoint takes.' },
  // Who is calling.
  'key-required': {
    class: 'unauthenticated',
    sentence: 'This endpoint needs a key: mint one at POST /keys and send it as Authorization: Bearer <key>.',
  },
  'unknown-key': {
    class: 'unauthenticated',
    sentence: 'The key is unknown, rotated or revoked: mint a new one at POST /keys.',
  },
  'missing-bearer': {
    class: 'bearer',
    sentence: 'Settle needs the operator bearer token; settle authority is configured by the operator in SETTLE_TOKEN.',
  },
  'bearer-mismatch': {
    class: 'bearer',
    sentence: 'The bearer is not the operator token; settle authority is configured by the operator in SETTLE_TOKEN.',
  },
  'scope-forbidden': {
    class: 'forbidden',
    sentence: 'That scope is not open to callers; leave scope out to read the public collection at GET /listings.',
  },
  'sandbox-only': {
    class: 'forbidden',
    sentence: 'The sandbox acts for sandbox keys only; mint one at POST /keys.',
  },
  'foreign-origin': {
    class: 'forbidden',
    sentence: 'This Host or Origin is not served here; use the configured base address.',
  },
  // How often.
  'rate-limited': { class: 'throttled', sentence: 'Too many calls in the window; wait retry_after seconds.' },
  // What the state allows.
  'illegal-move': {
    class: 'conflict',
    sentence: 'The state does not allow this move; available lists the moves that are legal now.',
  },
  'webhook-limit': {
    class: 'conflict',
    sentence: 'This account has as many webhooks as it may; remove one at DELETE /webhooks/{webhookId}.',
  },
  'amount-mismatch': {
    class: 'conflict',
    sentence: 'The amount differs from the priced amount; settle never reprices. Re-desk the deal to change it.',
  },
  'order-conflict': { class: 'conflict', sentence: 'That order_id belongs to another deal; use a fresh order_id.' },
  'not-deliverable': {
    class: 'conflict',
    sentence: 'The deal is not in the state this needs; missing lists the steps to take first.',
  },
  'idempotency-conflict': {
    class: 'conflict',
    sentence: 'That Idempotency-Key was used with another body; use a fresh key.',
  },
  'idempotency-in-flight': {
    class: 'conflict',
    sentence: 'A request with that Idempotency-Key is still being answered; try again in a moment.',
  },
  'idempotency-answer-lost': {
    class: 'conflict',
    sentence:
      'The request with that Idempotency-Key was carried out and its answer was lost; look at what stands, and use a fresh key for anything new.',
  },
  'concurrent-change': {
    class: 'conflict',
    sentence: 'Somebody else changed this at the same moment; read it again and repeat.',
  },
  'odometer-rollback': { class: 'conflict', sentence: 'The delivery odometer is below a reading already on record.' },
  'short-payoff': {
    class: 'conflict',
    sentence: 'The old lender takes the whole payoff, to the cent; `expected` is what it is today.',
  },
  'return-window-closed': { class: 'conflict', sentence: 'The seven-day return window of a settled deal has closed.' },
  'ceremony-expired': {
    class: 'conflict',
    sentence: 'The signing endpoint has expired; ask for a new one at POST /buy/deals/{dealId}/esign.',
  },
  'no-envelope': {
    class: 'conflict',
    sentence: 'There is no envelope to sign; send one at POST /buy/deals/{dealId}/esign.',
  },
  'no-retail-move': {
    class: 'conflict',
    sentence: 'This car is assigned to a salvage pool and offers no retail transition.',
  },
  'seller-unverified': {
    class: 'conflict',
    sentence:
      'The title or lien check of the seller failed, so the private sale cannot be priced; read the record of the car at GET /{vin}.',
  },
  'rail-refused': {
    class: 'conflict',
    sentence: 'The checkout rail does not take this amount; desk the deal to another at POST /buy/deals/{dealId}/desk.',
  },
  'forged-notice': {
    class: 'malformed',
    sentence: 'The notice is not signed by the configured payment rail, or too old to be believed; nothing was done.',
  },
  'vin-mismatch': {
    class: 'conflict',
    sentence: 'The deal is about another VIN; quote the VIN of the deal or open a new one.',
  },
  // F&I.
  'missing-msrp': {
    class: 'malformed',
    sentence: 'GAP financing requires vehicleMSRP: send desked.vehicleMSRP, or leave GAP out of productTypes.',
  },
  'missing-desked': {
    class: 'malformed',
    sentence: 'A new quote needs desked figures; send desked, or the dealId of a deal that has them.',
  },
  'disclosures-unacknowledged': {
    class: 'malformed',
    sentence: 'The disclosures must be acknowledged: send disclosuresAcknowledged true after showing them.',
  },
  'unlicensed-capture': {
    class: 'malformed',
    sentence: 'Only a licensed F&I manager captures a contract: send fiManager.licenseNumber.',
  },
  'malformed-feed': { class: 'malformed', sentence: 'The content cannot be read; problems names the line and column.' },
  // Credit.
  'consent-required': {
    class: 'malformed',
    sentence: 'Consent is required before a bureau is asked: send consent.consentedAt and consent.evidence.',
  },
  // Boundaries.
  'gateway-unconfigured': {
    class: 'unconfigured',
    sentence:
      'No platform gateway is configured; the operator sets GATEWAY_URL and GATEWAY_KEY. GET /vin/{vin} answers without one.',
  },
  'gateway-unavailable': {
    class: 'unavailable',
    sentence:
      'The platform gateway did not answer in time or not in its own shape; try again later. Nothing is invented in its place.',
  },
  'gateway-refused': { class: 'unavailable', sentence: 'The platform gateway refused this service; try again later.' },
  'counterparty-unavailable': {
    class: 'unavailable',
    sentence: 'The counterparty did not answer; nothing was recorded. Try again later.',
  },
  'answer-lost': {
    class: 'unavailable',
    sentence:
      'The answer did not arrive in time and the work may have been done: read the state, or repeat with the same Idempotency-Key.',
  },
  'settle-unconfigured': {
    class: 'unconfigured',
    sentence: 'Settle authority is not configured; the operator sets SETTLE_TOKEN.',
  },
  'rail-unconfigured': {
    class: 'unconfigured',
    sentence: 'No checkout rail is configured; the operator sets CHECKOUT_RAIL.',
  },
  fault: {
    class: 'unavailable',
    sentence: 'Something failed on our side; try again and quote the request id if it stays.',
  },
  'store-unavailable': {
    class: 'unavailable',
    sentence: 'The store did not take the write; nothing was changed. Try again in a moment.',
  },
} as const satisfies Record<string, RefusalRow>;

export type RefusalCode = keyof typeof rows;

/** Every refusal the service can give. */
export const REFUSALS: Readonly<Record<RefusalCode, RefusalRow>> = rows;
