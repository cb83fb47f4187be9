/** Reads ADF 1.0, the XML in which dealer systems exchange prospects. */
import { withoutUndefined } from '#kernel/answer.ts';
import { type Problem, problem, problemWithGot } from '#kernel/problems.ts';
import { parseVin, type Vin } from '#kernel/vin.ts';
import type { LeadCustomer, LeadOrigin, LeadTimeframe, LeadTradeIn, LeadVendor, StatedVehicle } from '../lead.ts';
import { attribute, clipText, droppedMembers, type Element, listOf, member, parseAdf, textOf } from './elements.ts';

/** A prospect as sent; its car has a VIN, a stock number or a make. */
interface AdfLead {
  readonly vin?: Vin;
  readonly statedVehicle: StatedVehicle;
  readonly customer: LeadCustomer;
  readonly comments?: string;
  readonly tradeIn?: LeadTradeIn;
  readonly timeframe?: LeadTimeframe;
  readonly origin?: LeadOrigin;
  readonly vendor?: LeadVendor;
  /** Elements that were sent but not stored, by path below the prospect. */
  readonly dropped: readonly string[];
}

type ProspectReading =
  | { readonly ok: true; readonly lead: AdfLead }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export type AdfReading =
  /** One result per prospect, in document order. */
  | { readonly ok: true; readonly prospects: readonly ProspectReading[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const PROSPECTS_MAX = 100;
const TEXT_MAX = 120;
const COMMENTS_MAX = 2000;
/** A vehicle that the customer offers, rather than wants. */
const GIVEN = new Set(['trade-in', 'tradein', 'trade', 'sell']);

/** True when a body looks like XML rather than JSON. */
export function looksLikeXml(text: string): boolean {
  return /^\uFEFF?\s*</.test(text);
}

/** Reads every prospect of an ADF document. The order of repeated elements has no meaning; their attributes do. */
export function readAdf(text: string): AdfReading {
  const tree = parseAdf(text);
  if ('problem' in tree) return { ok: false, problems: [tree.problem] };
  const prospects = listOf(member(tree.adf, 'prospect'));
  if (prospects.length === 0 || prospects.length > PROSPECTS_MAX) {
    const got = `${prospects.length} prospects`;
    return { ok: false, problems: [problemWithGot('body', 'adf.prospect', `1 to ${PROSPECTS_MAX} prospects`, got)] };
  }
  const placeOf = (at: number) => (prospects.length === 1 ? 'adf.prospect' : `adf.prospect[${at}]`);
  return { ok: true, prospects: prospects.map((prospect, at) => readProspect(prospect, placeOf(at))) };
}

function readProspect(prospect: Element, place: string): ProspectReading {
  const vehicles = listOf(member(prospect, 'vehicle'));
  const given = bestOf(vehicles.filter(isGiven));
  const wanted = bestOf(vehicles.filter((one) => !isGiven(one)));
  const customer = member(prospect, 'customer');
  const contact = listOf(member(customer, 'contact')).toSorted(byPreference('primarycontact'))[0];
  const vinText = textOf(member(wanted, 'vin'));
  const vin = vinText === undefined ? undefined : parseVin(vinText.normalize('NFKC').replace(/[\s-]/g, ''));
  const statedVehicle = vehicleOf(wanted);
  const name = nameOf(listOf(member(contact, 'name')));
  const isNamed = statedVehicle.stock !== undefined || statedVehicle.make !== undefined;
  const problems = [
    ...(vin === undefined && !isNamed ? [vinProblem(place, vinText)] : []),
    ...(name === undefined
      ? [wrong(`${place}.customer.contact.name`, 'a full name, or a first and a last one', undefined)]
      : []),
  ];
  if (name === undefined || problems.length > 0) return { ok: false, problems };
  const comments = clipText([...commentsOf(customer), ...commentsOf(wanted)].join('\n') || undefined, COMMENTS_MAX);
  const tradeIn = given === undefined ? undefined : tradeInOf(given);
  const lead: AdfLead = {
    ...withoutUndefined({ vin }),
    statedVehicle,
    customer: { name, ...reachOf(contact) },
    ...withoutUndefined({
      comments,
      tradeIn,
      timeframe: timeframeOf(member(customer, 'timeframe')),
      origin: originOf(prospect),
      vendor: vendorOf(member(prospect, 'vendor')),
    }),
    dropped: droppedMembers(prospect),
  };
  return { ok: true, lead };
}

function vinProblem(place: string, vinText: string | undefined): Problem {
  const expected = 'a VIN of 17 characters A–Z, 0–9 without I, O, Q; or a stock number, or a make';
  return wrong(`${place}.vehicle.vin`, expected, vinText, 'invalid-vin');
}

function isGiven(vehicle: Element): boolean {
  return GIVEN.has((attribute(vehicle, 'interest') ?? 'buy').toLowerCase());
}

/** Of several vehicles, one with a VIN, then one with a stock number, then the one whose text sorts first. */
function bestOf(vehicles: readonly Element[]): Element {
  const worth = (one: Element) =>
    Number(textOf(member(one, 'vin')) === undefined) * 2 + Number(textOf(member(one, 'stock')) === undefined);
  return vehicles.toSorted((a, b) => worth(a) - worth(b) || compare(JSON.stringify(a), JSON.stringify(b)))[0];
}

function vehicleOf(vehicle: Element): StatedVehicle {
  const text = (name: string) => clipText(textOf(member(vehicle, name)), TEXT_MAX);
  const year = Number(/^(?:19|20)\d{2}$/.exec(text('year') ?? '')?.[0] ?? Number.NaN);
  return {
    ...(Number.isNaN(year) ? {} : { year }),
    ...withoutUndefined({ make: text('make'), model: text('model'), trim: text('trim'), stock: text('stock') }),
  };
}

function tradeInOf(vehicle: Element): LeadTradeIn {
  const { stock: _, ...facts } = vehicleOf(vehicle);
  const odometer = Number((textOf(member(vehicle, 'odometer')) ?? '').replace(/[\s,]/g, '') || Number.NaN);
  const units = attribute(member(vehicle, 'odometer'), 'units') ?? 'mi';
  const miles = Math.round(/^k/i.test(units) ? odometer * 0.621371 : odometer);
  const vin = parseVin((textOf(member(vehicle, 'vin')) ?? '').replace(/[\s-]/g, ''));
  return {
    ...facts,
    ...withoutUndefined({ vin }),
    ...(Number.isInteger(miles) && miles >= 0 && miles <= 2_000_000 ? { miles } : {}),
    ...withoutUndefined({ comments: clipText(commentsOf(vehicle).join('\n') || undefined, COMMENTS_MAX) }),
  };
}

function commentsOf(element: Element): string[] {
  return listOf(member(element, 'comments')).flatMap((one) => textOf(one) ?? []);
}

function timeframeOf(timeframe: Element): LeadTimeframe | undefined {
  const text = (name: string) => clipText(textOf(member(timeframe, name)), TEXT_MAX);
  return unlessEmpty({
    ...withoutUndefined({
      description: text('description'),
      earliest: text('earliestdate'),
      latest: text('latestdate'),
    }),
  });
}

/** The sender of the prospect, its id there, and when it was requested. */
function originOf(prospect: Element): LeadOrigin | undefined {
  const provider = member(prospect, 'provider');
  const ids = listOf(member(prospect, 'id')).toSorted(
    (a, b) =>
      compare(attribute(a, 'sequence') ?? '', attribute(b, 'sequence') ?? '') ||
      compare(attribute(a, 'source') ?? '', attribute(b, 'source') ?? ''),
  );
  const text = (element: Element) => clipText(textOf(element), TEXT_MAX);
  return unlessEmpty({
    ...withoutUndefined({
      provider: text(listOf(member(provider, 'name'))[0]),
      service: text(member(provider, 'service')),
      source: clipText(attribute(ids[0], 'source'), TEXT_MAX),
      id: text(ids[0]),
      requestedAt: text(member(prospect, 'requestdate')),
    }),
  });
}

function vendorOf(vendor: Element): LeadVendor | undefined {
  const text = (element: Element) => clipText(textOf(element), TEXT_MAX);
  return unlessEmpty({
    ...withoutUndefined({ id: text(listOf(member(vendor, 'id'))[0]), name: text(member(vendor, 'vendorname')) }),
  });
}

/** A full name as written, else the parts in reading order. */
function nameOf(names: readonly Element[]): string | undefined {
  const part = (wanted: string) => textOf(names.find((name) => attribute(name, 'part')?.toLowerCase() === wanted));
  const parts = ['first', 'middle', 'last', 'suffix'].flatMap((one) => part(one) ?? []).join(' ');
  const unnamed = textOf(names.find((name) => attribute(name, 'part') === undefined));
  return clipText(part('full') ?? (parts === '' ? unnamed : parts), TEXT_MAX);
}

function reachOf(contact: Element): Omit<LeadCustomer, 'name'> {
  const first = (name: string) => listOf(member(contact, name)).toSorted(byPreference('preferredcontact'))[0];
  const zip = /^\d{5}/.exec(textOf(member(listOf(member(contact, 'address'))[0], 'postalcode')) ?? '')?.[0];
  return {
    ...withoutUndefined({
      zip,
      email: clipText(textOf(first('email')), TEXT_MAX),
      phone: clipText(textOf(first('phone')), TEXT_MAX),
    }),
  };
}

/** The element preferred by its attribute; among equals the cell phone, then the text that sorts first. */
function byPreference(name: 'primarycontact' | 'preferredcontact') {
  const rank = (one: Element) =>
    Number(attribute(one, name) !== '1') * 2 + Number(!/^cell|^mobile/i.test(attribute(one, 'type') ?? ''));
  return (a: Element, b: Element) => rank(a) - rank(b) || compare(JSON.stringify(a), JSON.stringify(b));
}

function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

function unlessEmpty<Value extends object>(value: Value): Value | undefined {
  return Object.keys(value).length === 0 ? undefined : value;
}

function wrong(path: string, expected: string, got: unknown, code?: 'invalid-vin'): Problem {
  return problem('body', path, expected, got, got === undefined ? undefined : code);
}
