/** The call of the payment rail that opens a session for a checkout link. */
import { openLink } from '#domain/deal/decide/checkout.ts';
import type { CodeOf } from '#domain/deal/decide/decision-context.ts';
import { refuse } from '#kernel/answer.ts';
import type { RailAnswer, RailRequest } from '#ports/payment-rail.ts';
import type { EffectKind } from './kind.ts';

/** A link with its amount, as the deal writes it. */
export type SessionRequest = RailRequest & { readonly amount: string };

type SessionCode = CodeOf<'checkout'> | 'concurrent-change' | 'counterparty-unavailable' | 'rail-refused';

export const session: EffectKind<SessionRequest, RailAnswer, SessionCode> = {
  counterparty: ({ paymentRail }) => paymentRail,
  call: ({ paymentRail }, { amount: _, ...request }, key) => paymentRail.open(request, key),
  isUnknown: ({ state }) => state === 'down',
  record: (deal, { linkId, amount, amountTotal, expiresAt }, answer, context) => {
    if (answer.state === 'down') return refuse('counterparty-unavailable', { extra: { missing: [] } });
    if (answer.state === 'refused') {
      const { amountMax } = answer;
      return refuse('rail-refused', { extra: { missing: ['desk'], received: amountTotal, amountMax } });
    }
    // A rail with its own payment page must receive the session again.
    const { sessionId, payUrl } = answer;
    const paid = payUrl === undefined ? {} : { sessionId, payUrl };
    return openLink(deal, { linkId, amount, amountTotal, currency: 'usd', expiresAt, ...paid }, context);
  },
  /** Close the session when its amount is no longer current. */
  after: async ({ paymentRail }, { links }, { linkId }, answer) => {
    if (answer.state !== 'open') return;
    const stale = links.filter(
      ({ state, sessionId }) => sessionId !== undefined && state !== 'OPEN' && state !== 'SETTLED',
    );
    for (const { sessionId = '' } of stale) await paymentRail.expire(sessionId);
    const isRecorded = links.some((link) => link.linkId === linkId);
    if (!isRecorded && answer.payUrl !== undefined) await paymentRail.expire(answer.sessionId);
  },
};
