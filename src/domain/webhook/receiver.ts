/** Owns the address of the sandbox's own receiver: a name that leads nowhere on the internet and is answered inside. */

/** `…/503` answers 503 and so on, `…/unreachable` gives no answer, anything else answers 200. RFC 6761 reserves `.test`. */
export const RECEIVER_ORIGIN = 'https://receiver.carport.test';
