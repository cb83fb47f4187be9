/** Lead streams, listed by account and found by VIN when a deal is opened. */
import { convertLead, evolveLead, type Lead, type LeadCaptured, type LeadEvent } from '#domain/lead/lead.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import { normalizePart } from '#kernel/hash.ts';
import type { Append, IndexEntry } from '#ports/event-store.ts';
import type { Tools } from '#ports/tools.ts';
import { handle, type Subject, storedSnapshot } from './command-loop/handle.ts';
import type { StreamModel } from './command-loop/stream-model.ts';
import { indexPage } from './index-page.ts';

type Maybe = Lead | undefined;
type LeadTools = Pick<Tools, 'events'>;

export interface StandingLead {
  readonly leadId: string;
  readonly lead: Lead;
  readonly lastSeq: number;
}

const model: StreamModel<Maybe, LeadEvent> = { initial: undefined, evolve: evolveLead, overdue: () => undefined };
const streamOf = (leadId: string) => `lead/${leadId}`;
const carKey = (account: string, vin: string) => `${account}/${vin}`;
/** Leads on one car that are searched for one not yet converted. */
const LEADS_A_CAR_MAX = 100;

function subjectOf({ events }: LeadTools, leadId: string, now: IsoInstant): Subject<Maybe, LeadEvent> {
  return { store: events, model, stream: streamOf(leadId), clock: () => now };
}

/** Identifies a prospect within an account by provider, source and id; undefined without an id. */
function prospectKey({ account, origin }: Pick<LeadCaptured, 'account' | 'origin'>): string | undefined {
  if (origin?.id === undefined) return undefined;
  const parts = [origin.provider ?? '', origin.source ?? '', origin.id].map(normalizePart);
  return `${account}/${JSON.stringify(parts)}`;
}

/** The id of a prospect's lead: derived from its key and the number of times its leads were deleted. */
async function freshId({ events, ids }: Pick<Tools, 'events' | 'ids'>, prospect: string): Promise<string> {
  for (let forgotten = 0; ; forgotten += 1) {
    const leadId = `lead_${ids.sha256(`${prospect}#${forgotten}`).slice(0, 16)}`;
    const isForgotten =
      (await events.lastSeq(streamOf(leadId))) > 0 &&
      (await events.list('leads-by-prospect', prospect, { limit: 1 })).length === 0;
    if (!isForgotten) return leadId;
  }
}

/** Creates a lead, listed under its account and car; returns the existing lead of a known prospect. */
export async function captureLead(
  tools: Pick<Tools, 'events' | 'ids'>,
  captured: LeadCaptured,
  now: IsoInstant,
): Promise<StandingLead> {
  const { account, vin } = captured;
  const prospect = prospectKey(captured);
  const [known] = prospect === undefined ? [] : await tools.events.list('leads-by-prospect', prospect, { limit: 1 });
  if (known !== undefined) return readLead(tools, known.ref, now);
  const leadId = prospect === undefined ? `lead_${tools.ids.base62(16)}` : await freshId(tools, prospect);
  const index: IndexEntry[] = [
    { index: 'leads', key: account, ref: leadId },
    ...(vin === undefined ? [] : [{ index: 'leads-by-car', key: carKey(account, vin), ref: leadId }]),
    ...(prospect === undefined ? [] : [{ index: 'leads-by-prospect', key: prospect, ref: leadId }]),
  ];
  const events: LeadEvent[] = [{ type: 'Lead.captured@1', at: now, data: captured }];
  // Two requests for one prospect write to the same stream: the later finds the lead and adds nothing.
  const result = await handle<Maybe, LeadEvent>(subjectOf(tools, leadId, now), ({ state }) =>
    state === undefined ? { events, index } : { events: [] },
  );
  if (result.kind !== 'HANDLED' || result.state === undefined) throw new Error('The new lead could not be captured.');
  return { leadId, lead: result.state, lastSeq: result.lastSeq };
}

/** An account's own leads, newest first. */
export async function listLeads(
  tools: LeadTools,
  account: string,
  { limit, offset, now }: { limit: number; offset: number; now: IsoInstant },
): Promise<{ leads: readonly StandingLead[]; total: number }> {
  const { rows, total } = await indexPage(tools.events, 'leads', account, { limit, offset });
  const leads = await Promise.all(rows.map(({ ref }) => readLead(tools, ref, now)));
  return { leads, total };
}

async function readLead(tools: LeadTools, leadId: string, now: IsoInstant): Promise<StandingLead> {
  const { state, lastSeq } = await storedSnapshot(subjectOf(tools, leadId, now));
  if (state === undefined) throw new Error(`The index lists the lead ${leadId}, but its stream has no events.`);
  return { leadId, lead: state, lastSeq };
}

/** Deletes an account's leads and returns their number. */
export async function forgetLeads(tools: LeadTools, account: string, now: IsoInstant): Promise<number> {
  const total = await tools.events.count('leads', account);
  const { leads } = await listLeads(tools, account, { limit: total, offset: 0, now });
  const cars = new Set(leads.flatMap(({ lead }) => lead.vin ?? []));
  const prospects = new Set(leads.flatMap(({ lead }) => prospectKey(lead) ?? []));
  await Promise.all([...cars].map((vin) => tools.events.dropIndex('leads-by-car', carKey(account, vin))));
  await Promise.all([...prospects].map((prospect) => tools.events.dropIndex('leads-by-prospect', prospect)));
  return tools.events.dropIndex('leads', account);
}

export interface OpenedOn {
  readonly account: string;
  readonly vin: string;
  readonly dealId: string;
  readonly now: IsoInstant;
}

/**
 * The appends that convert the account's newest lead on a car into the deal being opened. Undefined when there is none.
 * Written atomically with the opening.
 */
export async function leadConversion(
  tools: LeadTools,
  { account, vin, dealId, now }: OpenedOn,
): Promise<Append | undefined> {
  const rows = await tools.events.list('leads-by-car', carKey(account, vin), { limit: LEADS_A_CAR_MAX });
  for (const { ref: leadId } of rows) {
    const { lead, lastSeq } = await readLead(tools, leadId, now);
    const events = convertLead(lead, dealId, now);
    if (events.length > 0) return { stream: streamOf(leadId), expectedSeq: lastSeq, events };
  }
  return undefined;
}
