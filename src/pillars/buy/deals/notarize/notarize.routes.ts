/** Handler that notarizes a power of attorney. */
import { notarizedAlready } from '#domain/deal/decide/verify.ts';
import { stateOfZip } from '#domain/places/places.ts';
import { ok } from '#kernel/answer.ts';
import type { Routes } from '#kernel/endpoint.ts';
import type { Counterparties } from '#ports/tools.ts';
import { effect } from '#streams/effects/effect.ts';
import { runCommand } from '#streams/effects/run.ts';
import { type BuyTools, callingCommand } from '../../buy-command.ts';
import { toWireNotarization } from '../../papers.ts';
import { toWireVerification } from '../../verification-answer.ts';
import type { notarize } from './notarize.contract.ts';

/** The notary's state when the buyer's ZIP has none. */
const STATE_DEFAULT = 'NV';

export const routes: Routes<typeof notarize, BuyTools & Counterparties> = {
  notarize: async (call, tools) => {
    const { dealId } = call.params;
    const { name, email } = call.body.signer;
    const signer = email === undefined ? { name } : { name, email };
    const command = callingCommand(tools, call, (deal, context) => {
      const state = stateOfZip(deal.opening.buyer.zip) ?? STATE_DEFAULT;
      const request = { dealId, vin: deal.vin, signer, state, now: context.now, standing: deal.notary };
      return notarizedAlready(deal, signer, context) ?? effect('notarization', request);
    });
    const result = await runCommand(tools, call, dealId, command);
    if (result.kind !== 'HANDLED') return result;
    const { notary } = result.state;
    if (notary === undefined) throw new Error('A notarized deal has no notary session.');
    return ok({
      ...toWireVerification(result, tools, tools.notary.source, call.base),
      notarization: toWireNotarization(notary),
    });
  },
};
