/** Handlers of leads. The key's account is the dealer and sees only its own leads. */
import { looksLikeXml, readAdf } from '#domain/lead/adf/read-adf.ts';
import { writeAdf } from '#domain/lead/adf/write-adf.ts';
import type { LeadCustomer, LeadSource } from '#domain/lead/lead.ts';
import { empty, ok, refuse, stated } from '#kernel/answer.ts';
import { yearOf } from '#kernel/dates.ts';
import type { AnswerOf, CallOf, Routes } from '#kernel/endpoint.ts';
import { codeOf, problem } from '#kernel/problems.ts';
import { SOURCES, simulated } from '#kernel/provenance.ts';
import type { Vin } from '#kernel/vin.ts';
import type { Tools } from '#ports/tools.ts';
import { captureLead, listLeads, type StandingLead } from '#streams/leads.ts';
import { pageLinks, pageOf } from '../paging.ts';
import type { leads } from './contract.ts';

type CaptureCall = CallOf<typeof leads.captureLead>;
type LeadTools = Pick<Tools, 'events' | 'ids' | 'vehicles'>;

const provenance = simulated(SOURCES.dealer);

export const routes: Routes<typeof leads, LeadTools> = {
  captureLead: (call, tools) => {
    // The body is undefined where it was not JSON.
    const body: CaptureCall['body'] | undefined = call.body;
    return body === undefined ? captureText(call, tools) : capture(call, tools, body, 'api');
  },

  listLeads: async ({ query, caller, now, base }, tools) => {
    const { account = '' } = caller;
    const page = pageOf(query);
    const { leads: rows, total } = await listLeads(tools, account, { ...page, now });
    const links = pageLinks(`${base}/dealer/leads`, query, page, total);
    const paging = { page: page.page, limit: page.limit, total, links };
    if (rows.length === 0)
      return empty('No leads here; capture one at POST /dealer/leads.', provenance, { data: [], ...paging });
    return ok({ data: rows.map((row) => leadBody(row, base, query.format === 'adf')), ...paging, provenance });
  },
};

/** A body that is not JSON: ADF, or nothing that is read here. */
async function captureText(call: CaptureCall, tools: LeadTools): Promise<AnswerOf<typeof leads.captureLead>> {
  const { text = '' } = call;
  if (!looksLikeXml(text))
    return refuse('malformed-json', {
      reason: 'The body is neither JSON nor ADF: send a JSON object, or an XML document with an adf element.',
      problems: [problem('body', '', 'one JSON object, or an ADF document', 'text that is neither')],
    });
  const reading = readAdf(text);
  if (reading.ok) return capture(call, tools, reading.lead, 'adf');
  const code = codeOf(reading.problems) === 'invalid-vin' ? 'invalid-vin' : 'malformed-feed';
  return refuse(code, {
    reason: 'The ADF document is not a lead as it stands; problems says what it lacks.',
    problems: reading.problems,
  });
}

interface Wish {
  readonly vin: Vin;
  readonly customer: { [Member in keyof LeadCustomer]: LeadCustomer[Member] | undefined } & { readonly name: string };
  readonly comments?: string | undefined;
}

async function capture({ caller, now, base }: CaptureCall, tools: LeadTools, wish: Wish, source: LeadSource) {
  const { account = '' } = caller;
  const { vin, comments } = wish;
  const { name, zip, email, phone } = wish.customer;
  const { year, make, model, trim } = tools.vehicles.identify(vin, yearOf(now));
  const customer: LeadCustomer = {
    name,
    ...(zip === undefined ? {} : { zip }),
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
  };
  const captured = {
    account,
    vin,
    vehicle: { year, ...stated({ make, model, trim }) },
    customer,
    source,
    ...(comments === undefined ? {} : { comments }),
  };
  return ok({ ...leadBody(await captureLead(tools, captured, now), base, false), provenance });
}

function leadBody({ leadId, lead }: StandingLead, base: string, withAdf: boolean) {
  const { state, vin, vehicle, customer, source, comments, createdAt, dealId } = lead;
  return {
    leadId,
    state,
    vin,
    vehicle,
    customer,
    source,
    ...(comments === undefined ? {} : { comments }),
    createdAt,
    ...(dealId === undefined ? {} : { dealId }),
    ...(withAdf ? { adf: writeAdf(leadId, lead) } : {}),
    links: {
      leads: `${base}/dealer/leads`,
      vehicle: `${base}/${vin}`,
      ...(dealId === undefined ? {} : { deal: `${base}/dealer/deals/${dealId}` }),
    },
  };
}
