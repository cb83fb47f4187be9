/** Handler of refund quotes. */
import { fundersOf, lateCharge, payeesOf, refundDueBy, type StandingLoan } from '#domain/fi/cancellation/payees.ts';
import { type CancellationFacts, refundOf } from '#domain/fi/cancellation/refund.ts';
import { cancellationRule } from '#domain/fi/cancellation/rule.ts';
import { stateRule } from '#domain/fi/cancellation/statement.ts';
import { ruleFor, triggerOf } from '#domain/fi/cancellation/trigger.ts';
import { ok, withoutUndefined } from '#kernel/answer.ts';
import type { CallOf, Routes } from '#kernel/endpoint.ts';
import { type Cents, toDecimal } from '#kernel/money.ts';
import { SOURCES, simulated } from '#kernel/provenance.ts';
import type { cancellations } from './cancellations.contract.ts';

type Body = CallOf<typeof cancellations.quoteCancellation>['body'];

export const routes: Routes<typeof cancellations, unknown> = {
  quoteCancellation: ({ body, today }) => {
    const { contract } = body;
    const facts = factsOf(body, today);
    const { reason = 'request', paidOn } = body;
    const stated = cancellationRule(contract.productType ?? 'VSC', contract.state);
    const rule = ruleFor(reason, stated);
    const { amount, unearned, fee, claimsDeducted, disclosures, derivation, ...refund } = refundOf(facts, rule);
    const statement = stateRule(rule, contract.price);
    const { price, dealerCost } = contract;
    const dueBy = refundDueBy(facts.asOf, rule);
    const late = { refund: amount, price, unearned, dueBy, method: refund.method };
    const funded = dealerCost === undefined ? {} : { funding: fundersOf(amount, price, dealerCost).map(shareBody) };
    return ok({
      refund: {
        amount: toDecimal(amount),
        ...refund,
        fee: toDecimal(fee),
        claimsDeducted: toDecimal(claimsDeducted),
        startDate: facts.startDate,
        asOf: facts.asOf,
        derivation: [...derivation],
      },
      payment: {
        dueBy,
        latePenalty: rule.latePenalty,
        ...funded,
        ...(paidOn === undefined ? {} : { lateCharge: toDecimal(lateCharge({ ...late, paidOn }, rule)) }),
        payees: payeesOf(amount, standingLoan(body)).map(shareBody),
      },
      trigger: { ...triggerOf(reason, rule) },
      rule: { ...statement, disclosures: [...statement.disclosures] },
      disclosures: [...disclosures, ...rule.disclosures],
      provenance: simulated(SOURCES.fi),
    });
  },
};

/** Nothing is owed on a loan that was paid off, unless the request states an amount. */
function standingLoan({ loan, reason }: Body): StandingLoan | undefined {
  return reason === 'payoff' && loan?.payoff === undefined ? undefined : loan;
}

function shareBody<Share extends { readonly amount: Cents }>(share: Share) {
  return { ...share, amount: toDecimal(share.amount) };
}

function factsOf({ contract, asOf, odometer }: Body, today: string): CancellationFacts {
  const { price, termMonths, startDate, termMiles, saleOdometer, claimsPaid } = contract;
  return {
    price,
    termMonths,
    startDate,
    asOf: asOf ?? today,
    ...withoutUndefined({ termMiles, odometer, saleOdometer, claimsPaid }),
  };
}
