/** Adds a fixture's story to its purchase preview: deal, handoff, credit and transport. */
import type { z } from 'zod';
import type { Deal } from '#domain/deal/state.ts';
import { statusOf } from '#domain/deal/status.ts';
import { SOURCES, simulated } from '#kernel/provenance.ts';
import type { Vin } from '#kernel/vin.ts';
import type { Tools } from '#ports/tools.ts';
import { type CallContext, type DealTools, readDeal } from '#streams/deals.ts';
import { dealHref } from '../buy-command.ts';
import { toWireChecklist } from '../deal-answer.ts';
import { toWireHandoff } from '../papers.ts';
import type { composition } from './composition.contract.ts';

/** Results of a prequalification and of a refinance, which belong to no deal. */
const CREDIT_MACHINES: readonly string[] = ['credit-prequal', 'refinance-application'];

interface Asked extends CallContext {
  readonly params: { readonly vin: Vin };
  readonly base: string;
}

type CompositionBody = z.input<(typeof composition.readComposition)['ok']>;
type StoryMembers = Partial<Pick<CompositionBody, 'deal' | 'handoff' | 'credit' | 'transport' | 'checklist'>> & {
  readonly story?: CompositionBody['exemplar'];
};

/** The members from a fixture car's story; none for any other car. */
export async function exemplarOf(call: Asked, tools: DealTools & Pick<Tools, 'fixtureCars'>): Promise<StoryMembers> {
  const fixture = tools.fixtureCars?.at(call.params.vin);
  if (fixture === undefined) return {};
  const { machine, state, story, dealId } = fixture;
  const members = { story: { machine, state, story } };
  if (CREDIT_MACHINES.includes(machine)) return { ...members, credit: { machine, state } };
  return dealId === undefined ? members : { ...members, ...(await dealMembers(dealId, machine, call, tools)) };
}

async function dealMembers(dealId: string, machine: string, call: Asked, tools: DealTools): Promise<StoryMembers> {
  const snapshot = await readDeal(tools, call, dealId);
  if ('kind' in snapshot) throw new Error(`The fixture deal ${dealId} does not exist.`);
  const { state: deal, history } = snapshot;
  const checklist = toWireChecklist(history);
  const href = dealHref(call.base, dealId);
  return {
    deal: { dealId, dealType: deal.opening.dealType, state: statusOf(deal), checklist, href },
    checklist,
    ...handoffMembers(deal, call.base),
    ...(deal.credit === undefined
      ? {}
      : {
          credit: { machine: 'credit-application', state: deal.credit.state, applicationId: deal.credit.applicationId },
        }),
    // Only a transport story has more to show than the ordinary quote to the requested ZIP.
    ...(machine === 'transport' ? haulMembers(deal) : {}),
  };
}

/** The endpoint of the last handoff. */
function handoffMembers({ handoffs }: Deal, base: string) {
  const handoff = handoffs.at(-1);
  return handoff === undefined ? {} : { handoff: toWireHandoff(handoff, base) };
}

function haulMembers({ haul }: Deal) {
  if (haul === undefined) return {};
  return { transport: { state: haul.state, ...haul.quote, ...haul.order, provenance: simulated(SOURCES.transport) } };
}
