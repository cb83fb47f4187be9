/** Handler that verifies an insurance policy. */
import { insuredAlready } from '#domain/deal/decide/verify.ts';
import { ok } from '#kernel/answer.ts';
import { dateOf } from '#kernel/dates.ts';
import type { Routes } from '#kernel/endpoint.ts';
import type { Counterparties } from '#ports/tools.ts';
import { effect } from '#streams/effects/effect.ts';
import { runCommand } from '#streams/effects/run.ts';
import { type BuyTools, callingCommand } from '../../buy-command.ts';
import { toWirePolicy } from '../../papers.ts';
import { toWireVerification } from '../../verification-answer.ts';
import type { insurance } from './insurance.contract.ts';

export const routes: Routes<typeof insurance, BuyTools & Counterparties> = {
  insure: async (call, tools) => {
    const { dealId } = call.params;
    const { policyNumber } = call.body.policy;
    const command = callingCommand(tools, call, (deal, context) => {
      const namedInsured = deal.opening.buyer.name ?? 'The buyer';
      const request = { dealId, vin: deal.vin, policyNumber, namedInsured, today: dateOf(context.now) };
      return insuredAlready(deal, policyNumber, context) ?? effect('policy', request);
    });
    const result = await runCommand(tools, call, dealId, command);
    if (result.kind !== 'HANDLED') return result;
    const { policy } = result.state;
    if (policy === undefined) throw new Error('An insured deal has no policy.');
    return ok({
      ...toWireVerification(result, tools, tools.insurer.source, call.base),
      insurance: toWirePolicy(policy),
    });
  },
};
