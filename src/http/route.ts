/** Routes an address to an endpoint: exact addresses, capability rows, templates, then the reserved VIN segment. */
import { distance } from 'fastest-levenshtein';
import { TrieRouter } from 'hono/router/trie-router';
import type { Catalog, Row } from '#catalog/row.ts';
import { andThen, type MaybePromise } from '#kernel/maybe-promise.ts';
import { VIN_PATTERN } from '#kernel/vin.ts';
import { decodePiece, type Face } from './face.ts';

export type Routed =
  | {
      readonly found: 'row';
      readonly row: Row;
      readonly params: Readonly<Record<string, string>>;
      readonly face?: 'json' | 'md';
    }
  | { readonly found: 'other-methods'; readonly allow: readonly string[] }
  | { readonly found: 'bad-vin'; readonly segment: string }
  | { readonly found: 'bad-encoding' }
  | { readonly found: 'nothing'; readonly nearest: readonly string[] };

/** Synchronous except for rows that are loaded on first use. */
export type Router = (method: string, face: Face) => MaybePromise<Routed>;

type Methods = ReadonlyMap<string, Row>;
const NO_PARAMS: Readonly<Record<string, string>> = Object.freeze({});
const RECORD_PATH = '/{vin}';

/** Rows outside the catalog, loaded on first use: the capability listing. */
export interface LateRows {
  /** True for an address that only these rows can have. */
  covers(path: string): boolean;
  /** The methods at such an address (undefined when it has no row), and similar addresses. */
  at(path: string): MaybePromise<{ readonly methods: Methods | undefined; readonly nearby: readonly string[] }>;
}

export function createRouter(catalog: Catalog, late?: LateRows): Router {
  const exact = new Map<string, Map<string, Row>>();
  const templates = new TrieRouter<Map<string, Row>>();
  const byTemplate = new Map<string, Map<string, Row>>();
  for (const row of catalog) {
    const { path, method } = row.endpoint;
    const isTemplate = path.includes('{');
    const table = isTemplate ? byTemplate : exact;
    const methods = table.get(path) ?? new Map<string, Row>();
    if (!table.has(path)) {
      table.set(path, methods);
      if (isTemplate && path !== RECORD_PATH) templates.add('ALL', path.replace(/\{(\w+)\}/g, ':$1'), methods);
    }
    methods.set(method, row);
  }
  const record = byTemplate.get(RECORD_PATH);
  const addresses = [...exact.keys(), ...byTemplate.keys()];

  return (method, face) => {
    // Only `/` has an HTML face.
    if (face.extension === 'html') return { found: 'nothing', nearest: nearest(addresses, face.stem) };
    const fixed = exact.get(face.path);
    if (fixed !== undefined) return among(fixed, method, NO_PARAMS);
    if (late?.covers(face.path))
      return andThen(
        late.at(face.path),
        ({ methods, nearby }): Routed =>
          methods === undefined
            ? { found: 'nothing', nearest: nearest([...addresses, ...nearby], face.path) }
            : among(methods, method, NO_PARAMS),
      );
    const templated = matchFace(templates, face) ?? matchTemplate(templates, face.path);
    if (templated !== undefined)
      return templated.params === undefined
        ? { found: 'bad-encoding' }
        : among(templated.methods, method, templated.params, templated.face);
    return matchRecord(record, method, face) ?? { found: 'nothing', nearest: nearest(addresses, face.path) };
  };
}

function among(
  methods: Methods,
  method: string,
  params: Readonly<Record<string, string>>,
  face?: 'json' | 'md',
): Routed {
  const row = methods.get(method === 'HEAD' ? 'GET' : method);
  if (row === undefined) return { found: 'other-methods', allow: allowOf([...methods.keys()]) };
  return face === undefined ? { found: 'row', row, params } : { found: 'row', row, params, face };
}

function allowOf(names: readonly string[]): string[] {
  return [...names, ...(names.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort();
}

interface Match {
  readonly methods: Methods;
  /** Undefined when a segment cannot be decoded. */
  readonly params: Readonly<Record<string, string>> | undefined;
  readonly face?: 'json' | 'md' | undefined;
}

/** An extension is a face if the endpoint has that face, else part of the last parameter. */
function matchFace(templates: TrieRouter<Map<string, Row>>, { stem, extension }: Face): Match | undefined {
  if (extension === undefined || extension === 'html') return undefined;
  const match = matchTemplate(templates, stem);
  return match?.methods.get('GET')?.endpoint.faces?.includes(extension) ? { ...match, face: extension } : undefined;
}

function matchTemplate(templates: TrieRouter<Map<string, Row>>, path: string): Match | undefined {
  const [match] = templates.match('ALL', path)[0];
  if (match === undefined) return undefined;
  const params: Record<string, string> = {};
  for (const [name, piece] of Object.entries(match[1] as Record<string, string>)) {
    const value = decodePiece(piece);
    if (value === undefined) return { methods: match[0], params: undefined };
    params[name] = value;
  }
  return { methods: match[0], params };
}

function matchRecord(record: Methods | undefined, method: string, face: Face): Routed | undefined {
  if (record === undefined || face.path.includes('/', 1)) return undefined;
  const segment = decodePiece(face.stem.slice(1));
  if (segment === undefined) return { found: 'bad-encoding' };
  if (segment.length !== 17) return undefined;
  if (!VIN_PATTERN.test(segment)) return { found: 'bad-vin', segment };
  return among(record, method, { vin: segment }, face.extension as 'json' | 'md' | undefined);
}

/** Up to three known addresses, nearest first. */
function nearest(addresses: readonly string[], path: string): string[] {
  const asked = path.slice(0, 80).toLowerCase();
  return addresses
    .map((address) => ({ address, far: farness(asked, address) }))
    .sort((a, b) => a.far - b.far || (a.address < b.address ? -1 : 1))
    .slice(0, 3)
    .map(({ address }) => address);
}

/**
 * Edit distance to an address, with the requested segments in place of its parameters. A VIN is recognized by its
 * length.
 */
function farness(asked: string, address: string): number {
  const given = asked.split('/');
  let penalty = 0;
  const filled = address.split('/').map((segment, i) => {
    if (!segment.startsWith('{')) return segment;
    const value = given[i] ?? '';
    if (value === '') penalty += 1;
    else if (segment === '{vin}') penalty += Math.abs(17 - value.length);
    return value;
  });
  return distance(asked, filled.join('/')) + penalty;
}
