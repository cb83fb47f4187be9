/** Address of the sandbox receiver, which is simulated inside the service. */

/**
 * `…/503` returns 503 and so on, `…/unreachable` does not respond, anything else returns 200. RFC 6761 reserves
 * `.test`.
 */
export const RECEIVER_ORIGIN = 'https://receiver.carport.test';
