/** The table of refusal codes, each with its class and default sentence. */

/** Groups refusal codes; `http/answer/status.ts` maps each class to an envelope kind and an HTTP status. */
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
  /** Default sentence: what happened, and the endpoint or setting that helps. */
  readonly sentence: string;
}

const rows = {
  // The form of a request.
  'validation-failed': {
    class: 'malformed',
    sentence: 'Some fields are missing or invalid. problems lists each one with the expected value.',
  },
  'unknown-parameter': {
    class: 'malformed',
    sentence: 'Unknown parameter. problems names it and lists the supported ones.',
  },
  'invalid-vin': {
    class: 'malformed',
    sentence: 'Invalid VIN. A VIN has 17 characters from A–Z and 0–9, without I, O and Q.',
  },
  'malformed-json': { class: 'malformed', sentence: 'The request body is not valid JSON. Send one JSON object.' },
  'undecodable-text': {
    class: 'malformed',
    sentence: 'The request body is not text. Send UTF-8, or name the charset of the text in Content-Type.',
  },
  'body-cut-off': {
    class: 'malformed',
    sentence: 'The request body is shorter than its Content-Length. Send it again in full.',
  },
  'malformed-request': {
    class: 'malformed',
    sentence: 'Malformed HTTP request. Send the request line, headers and body in the form of HTTP/1.1.',
  },
  'request-too-slow': { class: 'too-slow', sentence: 'The request timed out before it was complete. Send it again.' },
  'headers-too-large': {
    class: 'headers-too-large',
    sentence: 'The request headers exceed 16 KiB. Send fewer or shorter headers.',
  },
  'malformed-address': {
    class: 'malformed',
    sentence:
      'The address contains an invalid percent-encoding. Write a % as %25, and other characters as % and two hex digits.',
  },
  'method-not-allowed': {
    class: 'wrong-method',
    sentence: 'Method not allowed. The Allow header lists the supported methods.',
  },
  'payload-too-large': {
    class: 'too-large',
    sentence: 'The request body exceeds the size limit of this endpoint. Send a smaller body, or several requests.',
  },
  // Identity and authorization.
  'key-required': {
    class: 'unauthenticated',
    sentence: 'This endpoint requires an API key. Mint one with POST /keys and send it as Authorization: Bearer <key>.',
  },
  'unknown-key': {
    class: 'unauthenticated',
    sentence: 'The API key is unknown, rotated or revoked. Mint a new one with POST /keys.',
  },
  'missing-bearer': {
    class: 'bearer',
    sentence:
      'Settlement requires the operator bearer token. Send it as Authorization: Bearer <token>; settle authority is configured in SETTLE_TOKEN.',
  },
  'bearer-mismatch': {
    class: 'bearer',
    sentence:
      'The bearer token does not match the operator bearer token. Send the value of SETTLE_TOKEN, in which settle authority is configured.',
  },
  'scope-forbidden': {
    class: 'forbidden',
    sentence: 'This scope is not available to callers. Omit scope to read the public collection at GET /listings.',
  },
  'sandbox-only': {
    class: 'forbidden',
    sentence: 'This endpoint accepts sandbox keys only. Mint one with POST /keys.',
  },
  'foreign-origin': {
    class: 'forbidden',
    sentence:
      'This Host or Origin is not served here. Use the address at which the service listens, or the one in BASE_URL.',
  },
  // Rate limits.
  'rate-limited': {
    class: 'throttled',
    sentence: 'Too many requests. Retry after the number of seconds in retry_after.',
  },
  busy: {
    class: 'throttled',
    sentence: 'Too many large requests are in progress. Retry after the number of seconds in retry_after.',
  },
  // Conflicts with the current state.
  'illegal-move': {
    class: 'conflict',
    sentence: 'The current state does not allow this transition. available lists the legal ones.',
  },
  'webhook-limit': {
    class: 'conflict',
    sentence: 'The account has reached its limit of webhooks. Remove one with DELETE /webhooks/{webhookId}.',
  },
  'amount-mismatch': {
    class: 'conflict',
    sentence:
      'amount_total differs from the priced amount. Send the amount of the desked deal, or change it with POST /buy/deals/{dealId}/desk.',
  },
  'order-conflict': { class: 'conflict', sentence: 'This order_id belongs to another deal. Use a new order_id.' },
  'not-deliverable': {
    class: 'conflict',
    sentence: 'The deal is not ready for this step. missing lists the steps to complete first.',
  },
  'idempotency-conflict': {
    class: 'conflict',
    sentence: 'This Idempotency-Key was used with a different body. Use a new key.',
  },
  'idempotency-in-flight': {
    class: 'conflict',
    sentence: 'A request with this Idempotency-Key is still in progress. Retry in a moment.',
  },
  'idempotency-answer-lost': {
    class: 'conflict',
    sentence:
      'The request with this Idempotency-Key completed, but its answer was lost. Read the current state, and use a new key for a new request.',
  },
  'concurrent-change': {
    class: 'conflict',
    sentence: 'The resource was changed by another request. Fetch it again and retry.',
  },
  'odometer-rollback': {
    class: 'conflict',
    sentence:
      'The delivery odometer is lower than the reading on record. Check the odometer, and send onRecord or more.',
  },
  'short-payoff': {
    class: 'conflict',
    sentence:
      "The payoff amount is too low. The lender requires the full payoff to the cent; expected is today's amount.",
  },
  'return-window-closed': {
    class: 'conflict',
    sentence: 'The seven-day return window of this settled deal has closed. The sale is final and cannot be unwound.',
  },
  'ceremony-expired': {
    class: 'conflict',
    sentence: 'The signing session has expired. Start a new one with POST /buy/deals/{dealId}/esign.',
  },
  'no-envelope': {
    class: 'conflict',
    sentence: 'There is no envelope to sign. Send one with POST /buy/deals/{dealId}/esign.',
  },
  'no-retail-move': {
    class: 'conflict',
    sentence:
      'This car is assigned to a salvage pool and cannot be sold at retail. Find another car with GET /listings.',
  },
  'seller-unverified': {
    class: 'conflict',
    sentence:
      "The seller's title or lien check failed, so the private sale cannot be priced. See the car's record at GET /{vin}.",
  },
  'rail-refused': {
    class: 'conflict',
    sentence:
      'The checkout rail does not accept this amount. Desk the deal to another amount with POST /buy/deals/{dealId}/desk.',
  },
  'forged-notice': {
    class: 'malformed',
    sentence:
      'The payment notice has an invalid signature or is too old, and was ignored. Sign it again with the secret shared with the provider.',
  },
  'vin-mismatch': {
    class: 'conflict',
    sentence: "The deal is for a different VIN. Quote the deal's VIN or open a new deal.",
  },
  // F&I.
  'missing-msrp': {
    class: 'malformed',
    sentence: 'GAP financing requires vehicleMSRP. Send desked.vehicleMSRP, or leave GAP out of productTypes.',
  },
  'missing-desked': {
    class: 'malformed',
    sentence: 'A new quote requires desked figures. Send desked, or the dealId of a deal that has been desked.',
  },
  'disclosures-unacknowledged': {
    class: 'malformed',
    sentence: 'The disclosures must be acknowledged. Show them, then send disclosuresAcknowledged: true.',
  },
  'unlicensed-capture': {
    class: 'malformed',
    sentence: 'Contract capture requires a licensed F&I manager. Send fiManager.licenseNumber.',
  },
  'malformed-feed': {
    class: 'malformed',
    sentence: 'The content cannot be parsed. problems lists each place and what was expected there.',
  },
  // Credit.
  'consent-required': {
    class: 'malformed',
    sentence: 'A credit pull requires consent. Send consent.consentedAt and consent.evidence.',
  },
  // Services outside.
  'gateway-unconfigured': {
    class: 'unconfigured',
    sentence:
      'No platform gateway is configured. The operator sets GATEWAY_URL and GATEWAY_KEY; GET /vin/{vin} works without one.',
  },
  'gateway-unavailable': {
    class: 'unavailable',
    sentence: 'The platform gateway did not return a valid answer in time. Retry later.',
  },
  'gateway-refused': {
    class: 'unavailable',
    sentence:
      'The platform gateway refused the credentials or the rate of this service. Retry later; the operator sets GATEWAY_KEY.',
  },
  'counterparty-unavailable': {
    class: 'unavailable',
    sentence: 'The counterparty did not answer, and nothing was recorded. Retry later.',
  },
  'counterparty-refused': {
    class: 'conflict',
    sentence: 'The counterparty refused the request. Correct the request as rejected describes, and send it again.',
  },
  'signature-pending': {
    class: 'conflict',
    sentence:
      'The signer has not signed at the e-sign provider yet, and nothing was recorded. Retry once the signer has signed.',
  },
  'answer-lost': {
    class: 'unavailable',
    sentence:
      'The request timed out and may have been carried out. Read the current state, or retry with the same Idempotency-Key.',
  },
  'settle-unconfigured': {
    class: 'unconfigured',
    sentence: 'Settle authority is not configured. The operator sets SETTLE_TOKEN.',
  },
  'rail-unconfigured': {
    class: 'unconfigured',
    sentence: 'No checkout rail is configured. The operator sets CHECKOUT_RAIL.',
  },
  fault: { class: 'unavailable', sentence: 'Internal error. Retry, and quote the request id if it persists.' },
  'store-unavailable': {
    class: 'unavailable',
    sentence: 'The store did not accept the write, and nothing was changed. Retry in a moment.',
  },
} as const satisfies Record<string, RefusalRow>;

export type RefusalCode = keyof typeof rows;

/** Every refusal code of the service. */
export const REFUSALS: Readonly<Record<RefusalCode, RefusalRow>> = rows;
