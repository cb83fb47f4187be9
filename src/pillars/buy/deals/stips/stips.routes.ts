/** Handler that verifies stipulations. */
import { refusalOf } from '#domain/deal/decide/decision-context.ts';
import { ok } from '#kernel/answer.ts';
import type { Routes } from '#kernel/endpoint.ts';
import type { SentStip } from '#ports/stips.ts';
import type { Counterparties } from '#ports/tools.ts';
import { effect } from '#streams/effects/effect.ts';
import { runCommand } from '#streams/effects/run.ts';
import { type BuyTools, callingCommand } from '../../buy-command.ts';
import { toWireStips } from '../../papers.ts';
import { toWireVerification } from '../../verification-answer.ts';
import type { stips } from './stips.contract.ts';

export const routes: Routes<typeof stips, BuyTools & Counterparties> = {
  submitStips: async (call, tools) => {
    const { dealId } = call.params;
    const sent = call.body.stips.map(asSent);
    const command = callingCommand(
      tools,
      call,
      (deal, context) => refusalOf(deal, 'stips', context) ?? effect('stipulations', { dealId, stips: sent }),
    );
    const result = await runCommand(tools, call, dealId, command);
    if (result.kind !== 'HANDLED') return result;
    const standing = toWireStips(result.state.stips);
    if (standing === undefined) throw new Error('Stipulations were submitted, but the deal has none.');
    const { rows, state } = standing;
    return ok({
      ...toWireVerification(result, tools, tools.stipsDesk.source, call.base),
      stips: rows,
      stipsState: state,
    });
  },
};

function asSent(stip: string | { code: string; documentRef: string; content?: string | undefined }): SentStip {
  if (typeof stip === 'string') return stip;
  const { code, documentRef, content } = stip;
  return content === undefined ? { code, documentRef } : { code, documentRef, content };
}
