/** Address of the sandbox receiver, which is answered inside the service. */

/** `…/503` answers 503 and so on, `…/unreachable` gives no answer, anything else answers 200. RFC 6761 reserves `.test`. */
export const RECEIVER_ORIGIN = 'https://receiver.carport.test';
