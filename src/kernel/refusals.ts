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
    sentence: 'Some fields are missing or invalid. `problems` lists each one with the expected value.',
  },
  'unknown-parameter': {
    class: 'malformed',
    sentence: 'Unknown query parameter or body member. `problems` names it and lists the supported ones.',
  },
  'invalid-vin': {
    class: 'malformed',
    sentence: 'Invalid VIN. A VIN has 17 characters: letters and digits, in either case, without I, O and Q.',
  },
  'malformed-json': {
    class: 'malformed',
    sentence: 'The request body cannot be parsed as JSON. Correct its syntax, and send one JSON object.',
  },
  'undecodable-text': {
    class: 'malformed',
    sentence:
      'The request body cannot be decoded as text. Send text in UTF-8 or declare its charset in Content-Type; save a workbook as CSV first.',
  },
  'body-cut-off': {
    class: 'malformed',
    sentence: 'The request body is shorter than its Content-Length. Send it again in full.',
  },
  'malformed-request': {
    class: 'malformed',
    sentence: 'The request is not valid HTTP/1.1. Check the request line and headers that your client or proxy sends.',
  },
  'request-too-slow': {
    class: 'too-slow',
    sentence: 'The request did not arrive in full in time, and nothing was done. Send it again.',
  },
  'headers-too-large': {
    class: 'headers-too-large',
    sentence: 'The request headers exceed 16 KiB. Send fewer or shorter headers.',
  },
  'malformed-address': {
    class: 'malformed',
    sentence:
      'The URL contains an invalid percent-encoding. Follow each % with two hex digits, and write a literal % as %25.',
  },
  'method-not-allowed': {
    class: 'wrong-method',
    sentence: 'Method not allowed. The Allow header lists the supported methods.',
  },
  'payload-too-large': {
    class: 'too-large',
    sentence:
      'The request body exceeds the size limit of this endpoint. Send a smaller body, or split a list over several requests.',
  },
  // Identity and authorization.
  'key-required': {
    class: 'unauthenticated',
    sentence: 'This endpoint requires an API key. Mint one with POST /keys and send it as Authorization: Bearer <key>.',
  },
  'unknown-key': {
    class: 'unauthenticated',
    sentence:
      'The API key is unknown, expired, rotated or revoked. Send the key that replaced it, or mint one, with a new account, with POST /keys.',
  },
  'missing-bearer': {
    class: 'bearer',
    sentence:
      'Settlement requires the operator bearer token, and the request has none. Ask the operator for it and send it as Authorization: Bearer <token>; settle authority is configured in SETTLE_TOKEN.',
  },
  'bearer-mismatch': {
    class: 'bearer',
    sentence:
      'The bearer token is not the operator bearer token, and an API key is not accepted either. Ask the operator for the right one: settle authority is configured in SETTLE_TOKEN.',
  },
  'scope-forbidden': {
    class: 'forbidden',
    sentence:
      'The scopes admin and internal are closed to every caller. Leave scope out to read the public listings at GET /listings.',
  },
  'sandbox-only': {
    class: 'forbidden',
    sentence:
      'This endpoint accepts sandbox keys only, and this key is a live one. Mint a sandbox key, with a new account, with POST /keys.',
  },
  'foreign-origin': {
    class: 'forbidden',
    sentence:
      'This service does not accept the Host or Origin of the request. Call it at the address where it listens, or ask the operator to set the other address in BASE_URL.',
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
    sentence:
      'The current state does not allow this move. `missing` names what blocks it, and `available` lists the moves that are allowed.',
  },
  'webhook-limit': {
    class: 'conflict',
    sentence:
      'The account has reached its limit of webhooks. List them with GET /webhooks, and remove one with DELETE /webhooks/{webhookId}.',
  },
  'amount-mismatch': {
    class: 'conflict',
    sentence:
      'amount_total is not the priced amount of the deal. Send `expected`, which is desked.total of GET /buy/deals/{dealId} in cents.',
  },
  'order-conflict': { class: 'conflict', sentence: 'This order_id belongs to another deal. Use a new order_id.' },
  'not-deliverable': {
    class: 'conflict',
    sentence: 'The deal is not ready for this step. `missing` lists what is still to be done or in the way.',
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
      'The request with this Idempotency-Key was carried out, but its answer was lost. Do not send it again: read what it changed, and use a new key for the next request.',
  },
  'concurrent-change': {
    class: 'conflict',
    sentence: 'The resource was changed by another request. Fetch it again and retry.',
  },
  'odometer-rollback': {
    class: 'conflict',
    sentence:
      'The delivery odometer is lower than the reading on record. Check it; `onRecord` is the lowest reading that is accepted.',
  },
  'short-payoff': {
    class: 'conflict',
    sentence:
      "The payoff amount is too low. Leave amount out to send the lender's full payoff, or send at least `expected`, today's payoff in dollars.",
  },
  'return-window-closed': {
    class: 'conflict',
    sentence: 'The return window of this deal, seven days from settlement, has closed. The sale is final.',
  },
  'ceremony-expired': {
    class: 'conflict',
    sentence: 'The signing session has expired. Start a new one with POST /buy/deals/{dealId}/esign.',
  },
  'no-envelope': {
    class: 'conflict',
    sentence: 'No documents have been sent for signature on this deal. Send them with POST /buy/deals/{dealId}/esign.',
  },
  'no-retail-move': {
    class: 'conflict',
    sentence:
      'This car is assigned to a salvage pool and cannot be sold at retail. Find another car with GET /listings.',
  },
  'seller-unverified': {
    class: 'conflict',
    sentence:
      "The private sale cannot be priced: a check found a blocking title brand (`brands`) or no payoff for the seller's lien (`lien`). Ask the seller to clear it, or open a deal on another car with POST /buy/deals.",
  },
  'rail-refused': {
    class: 'conflict',
    sentence:
      'The payment provider does not accept an amount of this size: it is above `amountMax` or below the minimum of the provider, in cents. Change the amount with POST /buy/deals/{dealId}/desk.',
  },
  'forged-notice': {
    class: 'malformed',
    sentence:
      'The payment notice was ignored, because it lacks a valid, recent signature of the payment provider. Read the payment of a deal at GET /buy/deals/{dealId}; if the provider sent this notice, ask the operator to check the webhook secret.',
  },
  'vin-mismatch': {
    class: 'conflict',
    sentence: "This deal is for a different VIN. Send the deal's VIN, or open a new deal with POST /buy/deals.",
  },
  // F&I.
  'missing-msrp': {
    class: 'malformed',
    sentence:
      'GAP (guaranteed asset protection) requires the MSRP of the car. Send desked.vehicleMSRP, or leave GAP out of productTypes.',
  },
  'missing-desked': {
    class: 'malformed',
    sentence:
      'A quote requires the figures of the sale. Send them as `desked`, or send the dealId of a deal that POST /buy/deals/{dealId}/desk has priced.',
  },
  'disclosures-unacknowledged': {
    class: 'malformed',
    sentence:
      'The buyer has not acknowledged the disclosures. Show the buyer the `disclosures` of the menu, then send disclosuresAcknowledged: true.',
  },
  'unlicensed-capture': {
    class: 'malformed',
    sentence:
      'Capturing a contract requires a licensed finance and insurance manager. Send the license number as fiManager.licenseNumber.',
  },
  'malformed-feed': {
    class: 'malformed',
    sentence: 'The submitted file cannot be accepted. `problems` lists each place in it and what was expected there.',
  },
  // Credit.
  'consent-required': {
    class: 'malformed',
    sentence:
      "A credit check requires the applicant's consent. Send its time as consent.consentedAt, and its wording or a reference to it as consent.evidence.",
  },
  // Services outside.
  'gateway-unconfigured': {
    class: 'unconfigured',
    sentence:
      'No platform gateway, the source of live vehicle data, is configured. Ask the operator to set GATEWAY_URL and GATEWAY_KEY; GET /vin/{vin} works without it.',
  },
  'gateway-unavailable': {
    class: 'unavailable',
    sentence:
      'The platform gateway, the source of live vehicle data, did not return a valid answer in time. Retry later.',
  },
  'gateway-refused': {
    class: 'unavailable',
    sentence:
      'The platform gateway refused this service: its key is invalid, its plan does not include this data, or its request limit is reached. Retry later; if it persists, ask the operator to check GATEWAY_KEY and its plan.',
  },
  'counterparty-unavailable': {
    class: 'unavailable',
    sentence:
      'The counterparty did not give a usable answer, and nothing was recorded. Retry later; if it persists, ask the operator to check the connection.',
  },
  'counterparty-refused': {
    class: 'conflict',
    sentence: 'The counterparty rejected the request. `rejected` says why: correct the request, and send it again.',
  },
  'signature-pending': {
    class: 'conflict',
    sentence:
      'The signer has not signed at the e-sign provider yet, and nothing was recorded. Retry once the signer has signed.',
  },
  'answer-lost': {
    class: 'unavailable',
    sentence:
      'The request timed out and may have been carried out. Retry with the same Idempotency-Key and without Sandbox-Fault; if you sent no key, first read what it would have changed.',
  },
  'settle-unconfigured': {
    class: 'unconfigured',
    sentence:
      'Deals cannot be settled, because settle authority is not configured. Ask the operator to set SETTLE_TOKEN.',
  },
  'rail-unconfigured': {
    class: 'unconfigured',
    sentence: 'No payment provider is configured for checkout. Ask the operator to set CHECKOUT_RAIL.',
  },
  fault: {
    class: 'unavailable',
    sentence:
      'Internal error, and the request may have been carried out. Retry with the same Idempotency-Key; if you sent none, read the current state first. Report the requestId to the operator if it persists.',
  },
  'store-unavailable': {
    class: 'unavailable',
    sentence:
      'The database is unavailable, so the request may not have been carried out. Retry in a moment with the same Idempotency-Key; if you sent none, read the current state first.',
  },
} as const satisfies Record<string, RefusalRow>;

export type RefusalCode = keyof typeof rows;

/** Every refusal code of the service. */
export const REFUSALS: Readonly<Record<RefusalCode, RefusalRow>> = rows;
