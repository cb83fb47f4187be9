/** Handlers of leads. The key's account is the dealer and sees only its own leads. */
import { factsOf } from '#domain/car/car-facts.ts';
import type { FeedCar } from '#domain/inventory/feed-car.ts';
import { looksLikeXml, readAdf } from '#domain/lead/adf/read-adf.ts';
import { writeAdf } from '#domain/lead/adf/write-adf.ts';
import type { LeadCaptured, LeadCustomer, LeadDetails, LeadSource, StatedVehicle } from '#domain/lead/lead.ts';
import { empty, ok, refuse, withoutUndefined } from '#kernel/answer.ts';
import { runInSlices } from '#kernel/bounds/turns.ts';
import { type IsoDate, yearOf } from '#kernel/dates.ts';
import type { AnswerOf, CallOf, Routes } from '#kernel/endpoint.ts';
import { codeOf, type Problem, problemWithGot } from '#kernel/problems.ts';
import { SOURCES, simulated } from '#kernel/provenance.ts';
import { encodingMember } from '#kernel/text/encoding.ts';
import { modelYear, type Vin } from '#kernel/vin.ts';
import type { Tools } from '#ports/tools.ts';
import { resolveCar } from '#streams/cars/resolve-car.ts';
import { type Rooftop, rooftopOf } from '#streams/inventory/rooftops.ts';
import { captureLead, listLeads, type StandingLead } from '#streams/leads.ts';
import { pageLinks, pageOf } from '../paging.ts';
import type { leads } from './leads.contract.ts';

type CaptureCall = CallOf<typeof leads.captureLead>;
type LeadTools = Pick<Tools, 'events' | 'ids' | 'vehicles'>;

const provenance = simulated(SOURCES.dealer);

export const routes: Routes<typeof leads, LeadTools> = {
  captureLead: async (call, tools) => {
    // The body is undefined when it was not JSON.
    const body: CaptureCall['body'] | undefined = call.body;
    if (body === undefined) return captureText(call, tools);
    const { vin, comments } = body;
    const { name, zip, email, phone } = body.customer;
    const request: LeadRequest = {
      vin,
      customer: { name, ...withoutUndefined({ zip, email, phone }) },
      ...withoutUndefined({ comments }),
    };
    return ok({ ...leadBody(await capture(call, tools, request, 'api'), call.base, false), provenance });
  },

  listLeads: async ({ query, caller, now, base }, tools) => {
    const { account = '' } = caller;
    const page = pageOf(query);
    const { leads: rows, total } = await listLeads(tools, account, { ...page, now });
    const links = pageLinks(`${base}/dealer/leads`, query, page, total);
    const paging = { page: page.page, limit: page.limit, total, links };
    if (rows.length === 0)
      return empty('No leads on this page. Capture one with POST /dealer/leads.', provenance, { data: [], ...paging });
    return ok({ data: rows.map((row) => leadBody(row, base, query.format === 'adf')), ...paging, provenance });
  },
};

/** A body that is not JSON: ADF, or unsupported. */
async function captureText(call: CaptureCall, tools: LeadTools): Promise<AnswerOf<typeof leads.captureLead>> {
  const { text = '', base } = call;
  if (!looksLikeXml(text))
    return refuse('malformed-json', {
      reason: 'The body is neither JSON nor ADF. Send a JSON object, or an XML document with an adf element.',
      problems: [problemWithGot('body', '', 'one JSON object, or an ADF document', 'text that is neither')],
    });
  const reading = readAdf(text);
  const prospects = reading.ok ? reading.prospects : [];
  const problems = reading.ok ? prospects.flatMap((one) => (one.ok ? [] : one.problems)) : reading.problems;
  const captured: StandingLead[] = [];
  for (const one of prospects) if (one.ok) captured.push(await capture(call, tools, one.lead, 'adf'));
  const [first] = captured;
  if (first === undefined) {
    const code = codeOf(problems) === 'invalid-vin' ? 'invalid-vin' : 'malformed-feed';
    const reason = `The ADF document cannot be read as a lead: ${problems[0]?.message ?? 'it contains none'}.`;
    return refuse(code, { reason, problems });
  }
  const dropped = [...new Set(prospects.flatMap((one) => (one.ok ? one.lead.dropped : [])))].toSorted();
  return ok({
    ...leadBody(first, base, false),
    ...(prospects.length === 1 ? {} : { leads: captured.map((one) => leadBody(one, base, false)) }),
    ...(problems.length === 0 ? {} : { refused: problems.map(shownProblem) }),
    dropped,
    encoding: encodingMember(text, call.decoded),
    provenance,
  });
}

function shownProblem({ path, expected, got, message }: Problem) {
  return { path, expected, got, message };
}

interface LeadRequest extends LeadDetails {
  readonly vin?: Vin | undefined;
  readonly statedVehicle?: StatedVehicle;
  readonly customer: LeadCustomer;
}

async function capture(
  call: CaptureCall,
  tools: LeadTools,
  request: LeadRequest,
  source: LeadSource,
): Promise<StandingLead> {
  const { caller, now, today } = call;
  const { account = '' } = caller;
  const { customer, comments, tradeIn, timeframe, origin, vendor } = request;
  const details = withoutUndefined({ comments, tradeIn, timeframe, origin, vendor });
  const captured = { account, ...(await carOf(tools, account, request, today)), customer, source, ...details };
  return captureLead(tools, captured, now);
}

/** The car of a lead: the account's inventory row by VIN or stock number, else as stated, else decoded from the VIN. */
async function carOf(
  tools: LeadTools,
  account: string,
  { vin, statedVehicle = {} }: LeadRequest,
  today: IsoDate,
): Promise<Pick<LeadCaptured, 'vin' | 'stock' | 'vehicle' | 'vehicleSource' | 'facts'>> {
  const own = await rooftopOf(tools, account);
  const found = vin === undefined ? await inStock(own, statedVehicle.stock) : own?.carAt(vin);
  const known = vin ?? found?.vin;
  const car = known === undefined ? undefined : await resolveCar(tools, { vin: known, account, today });
  const facts = car === undefined ? undefined : factsOf(car, today);
  const named = withoutUndefined({ vin: known, stock: statedVehicle.stock ?? found?.stock, facts });
  if (found !== undefined && car !== undefined) {
    const { make = statedVehicle.make, model = statedVehicle.model, trim = statedVehicle.trim } = car.identity;
    const { year } = found;
    return { ...named, vehicle: { year, ...withoutUndefined({ make, model, trim }) }, vehicleSource: 'inventory' };
  }
  if (vin === undefined || car === undefined || statedVehicle.make !== undefined) {
    const year = statedVehicle.year ?? (vin === undefined ? null : modelYear(vin, yearOf(today)));
    const { make, model, trim } = statedVehicle;
    return { ...named, vehicle: { year, ...withoutUndefined({ make, model, trim }) }, vehicleSource: 'prospect' };
  }
  const { year, make, model, trim, provenance: decoded } = car.identity;
  const vehicleSource = decoded.simulated === true ? 'sample' : 'decode';
  return { ...named, vehicle: { year, ...withoutUndefined({ make, model, trim }) }, vehicleSource };
}

async function inStock(own: Rooftop | undefined, stock: string | undefined): Promise<FeedCar | undefined> {
  if (own === undefined || stock === undefined || stock === '') return undefined;
  return runInSlices(own.carInStock(stock));
}

function leadBody({ leadId, lead }: StandingLead, base: string, withAdf: boolean) {
  const { state, vin, stock, vehicle, vehicleSource, facts, customer, source, createdAt, dealId } = lead;
  const { comments, tradeIn, timeframe, origin, vendor } = lead;
  return {
    leadId,
    state,
    ...withoutUndefined({ vin }),
    vehicle,
    ...withoutUndefined({ vehicleSource }),
    customer,
    source,
    ...withoutUndefined({ facts, stock, comments, tradeIn, timeframe, origin, vendor }),
    createdAt,
    ...withoutUndefined({ dealId }),
    ...(withAdf ? { adf: writeAdf(leadId, lead) } : {}),
    links: {
      leads: `${base}/dealer/leads`,
      ...(vin === undefined ? {} : { vehicle: `${base}/${vin}` }),
      ...(dealId === undefined ? {} : { deal: `${base}/dealer/deals/${dealId}` }),
    },
  };
}
