/** Reads ADF 1.0, the XML in which dealer systems exchange prospects. */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { type Problem, problem } from '#kernel/problems.ts';
import { parseVin, type Vin } from '#kernel/vin.ts';
import { isZipInUse } from '../../places/places.ts';
import { ZIP_IN_USE } from '../../places/zip.ts';
import type { LeadCustomer } from '../lead.ts';

export interface AdfLead {
  readonly vin: Vin;
  readonly customer: LeadCustomer;
  readonly comments?: string;
}

export type AdfReading =
  | { readonly ok: true; readonly lead: AdfLead }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const NESTING_MAX = 32;
const TEXT_MAX = 120;
const COMMENTS_MAX = 2000;
/** Elements that ADF lets repeat. */
const REPEATED = new Set(['prospect', 'vehicle', 'contact', 'name', 'email', 'phone']);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  ignoreDeclaration: true,
  ignorePiTags: true,
  // A ZIP keeps its leading zero: nothing is guessed into numbers.
  parseTagValue: false,
  parseAttributeValue: false,
  // Character references such as &#233; count as HTML ones with this parser.
  htmlEntities: true,
  maxNestedTags: NESTING_MAX,
  isArray: (name) => REPEATED.has(name),
});

/** An element as parsed: text, or members, attributes and `#text`. */
type Element = string | { readonly [member: string]: unknown } | undefined;

/** True when a body looks like XML rather than JSON. */
export function looksLikeXml(text: string): boolean {
  return /^\uFEFF?\s*</.test(text);
}

/** Reads the one prospect of an ADF document. */
export function readAdf(text: string): AdfReading {
  const tree = parsed(text);
  if ('problem' in tree) return { ok: false, problems: [tree.problem] };
  const prospects = listOf(member(tree.adf, 'prospect'));
  const [prospect] = prospects;
  if (prospect === undefined || prospects.length > 1) {
    return { ok: false, problems: [wrong('adf.prospect', 'exactly one prospect', `${prospects.length} prospects`)] };
  }
  return readProspect(prospect);
}

function readProspect(prospect: Element): AdfReading {
  const [vehicle] = listOf(member(prospect, 'vehicle'));
  const [contact] = listOf(member(member(prospect, 'customer'), 'contact'));
  const vinText = textOf(member(vehicle, 'vin'));
  const vin = vinText === undefined ? undefined : parseVin(vinText);
  const name = nameOf(listOf(member(contact, 'name')));
  const problems = [
    ...(vin === undefined
      ? [wrong('adf.prospect.vehicle.vin', 'a VIN of 17 characters A–Z, 0–9 without I, O, Q', vinText, 'invalid-vin')]
      : []),
    ...(name === undefined
      ? [wrong('adf.prospect.customer.contact.name', 'a full name, or a first and a last one', undefined)]
      : []),
    ...zipProblems(contact),
  ];
  if (vin === undefined || name === undefined || problems.length > 0) return { ok: false, problems };
  const comments = clipped(
    textOf(member(vehicle, 'comments')) ?? textOf(member(member(prospect, 'customer'), 'comments')),
    COMMENTS_MAX,
  );
  return {
    ok: true,
    lead: { vin, customer: { name, ...reachOf(contact) }, ...(comments === undefined ? {} : { comments }) },
  };
}

function parsed(text: string): { adf: Element } | { problem: Problem } {
  // ADF needs no document type, and without one there is no entity to expand.
  if (/<!DOCTYPE/i.test(text)) return { problem: wrong('', 'ADF without a DOCTYPE', 'a document type') };
  const verdict = XMLValidator.validate(text);
  if (verdict !== true) {
    const { line, msg } = verdict.err;
    return { problem: wrong('', `well-formed XML; line ${line}: ${msg}`, 'malformed XML') };
  }
  try {
    const tree = parser.parse(text) as { adf?: Element };
    return tree.adf === undefined
      ? { problem: wrong('', 'an adf element at the top', 'another document') }
      : { adf: tree.adf };
  } catch {
    // The parser throws on nesting beyond its limit and on names that no ADF uses.
    return { problem: wrong('', `ADF of at most ${NESTING_MAX} levels`, 'XML that cannot be read') };
  }
}

/** A full name as written, else the parts in reading order. */
function nameOf(names: readonly Element[]): string | undefined {
  const part = (wanted: string) => textOf(names.find((name) => attribute(name, 'part') === wanted));
  const parts = [part('first'), part('middle'), part('last')].filter((one) => one !== undefined).join(' ');
  const unnamed = textOf(names.find((name) => attribute(name, 'part') === undefined));
  return clipped(part('full') ?? (parts === '' ? unnamed : parts), TEXT_MAX);
}

/** Five digits at the start of the postal code; undefined where there are none, as in another country. */
function zipOf(contact: Element): string | undefined {
  return /^\d{5}/.exec(textOf(member(member(contact, 'address'), 'postalcode')) ?? '')?.[0];
}

function zipProblems(contact: Element): Problem[] {
  const zip = zipOf(contact);
  return zip === undefined || isZipInUse(zip)
    ? []
    : [wrong('adf.prospect.customer.contact.address.postalcode', ZIP_IN_USE, zip)];
}

function reachOf(contact: Element): Omit<LeadCustomer, 'name'> {
  const email = clipped(textOf(listOf(member(contact, 'email'))[0]), TEXT_MAX);
  const phone = clipped(textOf(listOf(member(contact, 'phone'))[0]), TEXT_MAX);
  const zip = zipOf(contact);
  return {
    ...(zip === undefined ? {} : { zip }),
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
  };
}

function member(element: Element, name: string): Element {
  if (typeof element !== 'object' || !Object.hasOwn(element, name)) return undefined;
  return element[name] as Element;
}

function attribute(element: Element, name: string): string | undefined {
  return textOf(member(element, `@${name}`));
}

function listOf(element: unknown): Element[] {
  if (element === undefined) return [];
  return (Array.isArray(element) ? element : [element]) as Element[];
}

function textOf(element: Element): string | undefined {
  const text = typeof element === 'string' ? element : member(element, '#text');
  return typeof text === 'string' && text.trim() !== '' ? text.trim().replace(/\s+/g, ' ') : undefined;
}

function clipped(text: string | undefined, max: number): string | undefined {
  return text?.slice(0, max);
}

function wrong(path: string, expected: string, got: unknown, code?: 'invalid-vin'): Problem {
  return problem('body', path, expected, got, got === undefined ? undefined : code);
}
