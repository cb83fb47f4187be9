/** Owns what search knows of the catalog: one entry per door, addressed so that it can be read. */
import type { SearchEntry } from '#ports/catalog-search.ts';
import type { Catalog, Row } from '../row.ts';

/** `base` is the configured address, without a trailing slash. */
export function catalogEntries(catalog: Catalog, base: string): SearchEntry[] {
  return catalog.map((row) => entryOf(row, base));
}

/** The published contract of an operation: a JSON pointer into an OpenAPI document. */
export function contractAddress(document: string, method: string, path: string): string {
  const pointer = path.replaceAll('~', '~0').replaceAll('/', '~1');
  return `${document}#/paths/${encodeURI(pointer)}/${method.toLowerCase()}`;
}

function entryOf({ id, pillar, slice, name, door }: Row, base: string): SearchEntry {
  const url = `${base}${exampleAddress(door)}`;
  const contract = contractAddress(`${base}/openapi.json`, door.method, door.path);
  // A GET can be read as it stands; any other method, and a template without an example, is read in the contract.
  const readable = door.method === 'GET' && !url.includes('{');
  return {
    kind: slice === 'documents' || door.format !== undefined ? 'document' : 'operation',
    id: readable ? url : contract,
    title: `${door.method} ${door.path}`,
    url,
    method: door.method,
    path: door.path,
    operationId: name,
    status: door.live === null ? 'sandbox' : 'live',
    summary: door.summary,
    words: [id, pillar, door.description ?? '', ...door.examples.map((example) => example.name)].join(' '),
  };
}

/** The path with the parameters of the door's first answered example filled in. */
function exampleAddress({ path, examples }: Row['door']): string {
  const example = examples.find(({ answers, given }) => answers === 'OK' && given === undefined);
  if (example === undefined) return path;
  const filled = path.replace(/\{(\w+)\}/g, (whole, name: string) => example.params?.[name] ?? whole);
  const query = new URLSearchParams(example.query ?? {}).toString();
  return query === '' ? filled : `${filled}?${query}`;
}
