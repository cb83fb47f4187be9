/** Search entries: one per endpoint, capability row and sandbox car. */
import { ADVERSE_CARS, DEMO_STORY, DEMO_VIN } from '#domain/fleet/fixtures.data.ts';
import { FIXTURES } from '#domain/fleet/fixtures.ts';
import type { CapabilityListing } from '#ports/capabilities.ts';
import type { SearchEntry } from '#ports/catalog-search.ts';
import type { Catalog, Row } from '../row.ts';
import { PHRASES } from './phrases.data.ts';

/** `base` is the configured address, without a trailing slash. */
export function catalogEntries(catalog: Catalog, base: string): SearchEntry[] {
  return catalog.map((row) => entryOf(row, base));
}

/** Every row of the capability listing, with its family's contract. */
export async function capabilityEntries(listing: CapabilityListing, base: string): Promise<SearchEntry[]> {
  const [rows, descriptions] = await Promise.all([listing.rows(), listing.descriptions()]);
  return rows.map(({ id, name, route, method, path, status, family }, i) => ({
    kind: 'capability',
    id: contractAddress(`${base}/conformance/openapi.json?family=${family}`, method, path),
    title: route,
    url: `${base}${path}`,
    method,
    path,
    operationId: id,
    status,
    summary: descriptions[i] ?? name,
    words: name,
  }));
}

/** The cars with a story: the fleet, the cars with an adverse history, and the demo car. */
export function fleetEntries(base: string): SearchEntry[] {
  return [
    ...FIXTURES.map(({ vin, machine, state, story }) => carEntry(base, vin, story, `${machine} ${state}`)),
    ...ADVERSE_CARS.map(({ vin, kind, story, brands }) => carEntry(base, vin, story, [kind, ...brands].join(' '))),
    carEntry(base, DEMO_VIN, DEMO_STORY, 'demo'),
  ];
}

/** The record of any car. */
export function carEntry(
  base: string,
  vin: string,
  summary = 'The record of this car: decode, valuation, listing and links.',
  words = '',
): SearchEntry {
  const path = `/${vin}`;
  const url = `${base}${path}`;
  return {
    kind: 'vin',
    id: url,
    title: vin,
    url,
    method: 'GET',
    path,
    operationId: 'readRecord',
    status: 'sandbox',
    summary,
    words,
  };
}

/** The published contract of an operation, as a JSON pointer into an OpenAPI document. */
export function contractAddress(document: string, method: string, path: string): string {
  const pointer = path.replaceAll('~', '~0').replaceAll('/', '~1');
  return `${document}#/paths/${encodeURI(pointer)}/${method.toLowerCase()}`;
}

function entryOf({ id, pillar, slice, name, endpoint }: Row, base: string): SearchEntry {
  const url = `${base}${exampleAddress(endpoint)}`;
  const contract = contractAddress(`${base}/openapi.json`, endpoint.method, endpoint.path);
  // A complete GET links to itself; other methods and incomplete templates link to the contract.
  const readable = endpoint.method === 'GET' && !url.includes('{');
  return {
    kind: slice === 'documents' || endpoint.format !== undefined ? 'document' : 'operation',
    id: readable ? url : contract,
    title: `${endpoint.method} ${endpoint.path}`,
    url,
    method: endpoint.method,
    path: endpoint.path,
    operationId: name,
    status: endpoint.live === null ? 'sandbox' : 'live',
    summary: endpoint.summary,
    phrases: PHRASES[`${endpoint.method} ${endpoint.path}`] ?? '',
    words: [id, pillar, endpoint.description ?? '', ...endpoint.examples.map((example) => example.name)].join(' '),
  };
}

/** The path with parameters from the endpoint's first answered example. */
function exampleAddress({ path, examples }: Row['endpoint']): string {
  const example = examples.find(({ answers, given }) => answers === 'OK' && given === undefined);
  if (example === undefined) return path;
  const filled = path.replace(/\{(\w+)\}/g, (whole, name: string) => example.params?.[name] ?? whole);
  const query = new URLSearchParams(example.query ?? {}).toString();
  return query === '' ? filled : `${filled}?${query}`;
}
