/** Handler of refund quotes. */
import { payeesOf, refundDueBy } from '#domain/fi/cancellation/payees.ts';
import { type CancellationFacts, refundOf } from '#domain/fi/cancellation/refund.ts';
import { cancellationRule } from '#domain/fi/cancellation/rule.ts';
import { stateRule } from '#domain/fi/cancellation/statement.ts';
import { ok } from '#kernel/answer.ts';
import type { CallOf, Routes } from '#kernel/endpoint.ts';
import { toDecimal } from '#kernel/money.ts';
import { SOURCES, simulated } from '#kernel/provenance.ts';
import type { cancellations } from './contract.ts';

type Body = CallOf<typeof cancellations.quoteCancellation>['body'];

export const routes: Routes<typeof cancellations, unknown> = {
  quoteCancellation: ({ body, today }) => {
    const { contract } = body;
    const facts = factsOf(body, today);
    const rule = cancellationRule(contract.productType ?? 'VSC', contract.state);
    const { amount, fee, claimsDeducted, disclosures, derivation, ...refund } = refundOf(facts, rule);
    const statement = stateRule(rule, contract.price);
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
        dueBy: refundDueBy(facts.asOf, rule),
        latePenalty: rule.latePenalty,
        payees: payeesOf(amount, body.loan).map((payee) => ({ ...payee, amount: toDecimal(payee.amount) })),
      },
      rule: { ...statement, disclosures: [...statement.disclosures] },
      disclosures: [...disclosures, ...rule.disclosures],
      provenance: simulated(SOURCES.fi),
    });
  },
};

function factsOf({ contract, asOf, odometer }: Body, today: string): CancellationFacts {
  const { price, termMonths, startDate, termMiles, saleOdometer, claimsPaid } = contract;
  return {
    price,
    termMonths,
    startDate,
    asOf: asOf ?? today,
    ...(termMiles === undefined ? {} : { termMiles }),
    ...(odometer === undefined ? {} : { odometer }),
    ...(saleOdometer === undefined ? {} : { saleOdometer }),
    ...(claimsPaid === undefined ? {} : { claimsPaid }),
  };
}
