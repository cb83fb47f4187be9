/** Port of the sandbox checkout rail. */
import { SOURCES } from '#kernel/provenance.ts';
import type { PaymentRail } from '#ports/payment-rail.ts';
import { AMOUNT_CENTS_MAX, isAcceptedAmount } from './payment-rail.behaviour.ts';
import { sessionOf } from './payment-rail.wire.ts';

export const sandboxPaymentRail: PaymentRail = {
  source: SOURCES.paymentRail,
  isSimulated: true,
  open: async (request) =>
    isAcceptedAmount(request.amountTotal)
      ? { state: 'open', sessionId: sessionOf(request).id }
      : { state: 'refused', reason: 'amount-out-of-range', amountMax: AMOUNT_CENTS_MAX },
  // Sessions are not stored; the link itself says whether it is open.
  expire: async () => {},
  // The sandbox sends no notices; the operator or a scenario settles.
  readNotice: async () => ({ state: 'forged' }),
};
