/** Requests to every endpoint with one text planted in each caller-controlled position. */
import type { Catalog, Row } from '#catalog/row.ts';
import type { Example } from '#kernel/endpoint.ts';
import { withPlaceholders } from '#test/laws/examples.ts';

/** A person's name and a key combined. */
export const PLANTED = 'Plantedlace vk_live_PlantedKey0';
export const PLANT = /planted/i;

export interface PlantedRequest {
  /** Position of the text: `GET /vin/{vin} path vin`. */
  readonly where: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Set when no endpoint of the catalog matches. */
  readonly isOutside?: true;
}

const encoded = encodeURIComponent(PLANTED);
/** Headers that accept the text unchanged. */
const HEADERS = [
  'accept',
  'accept-language',
  'baggage',
  'content-type',
  'cookie',
  'forwarded',
  'idempotency-key',
  'if-none-match',
  'last-event-id',
  'origin',
  'prefer',
  'referer',
  'sandbox-fault',
  'sandbox-now',
  'tracestate',
  'user-agent',
  'x-forwarded-for',
  'x-planted',
];
/** Headers that are dropped unless well-formed. */
const FORMED: ReadonlyMap<string, string> = new Map([
  ['tracestate', 'planted=PlantedKey0'],
  ['baggage', 'person=Plantedlace'],
]);
/** With the caller's trace, so that the trace state is used. */
const TRACEPARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

type KnownIds = ReadonlyMap<string, string>;

/** All of them, in catalog order. */
export function plantedRequests(catalog: Catalog, known: KnownIds): PlantedRequest[] {
  return catalog
    .flatMap((row) => plantedIn(row, known))
    .concat(requestsOutsideCatalog().map((one) => ({ ...one, isOutside: true })));
}

function plantedIn(row: Row, known: KnownIds): PlantedRequest[] {
  const { endpoint } = row;
  const example: Example | undefined =
    endpoint.examples.find(({ answers, body }) => answers === 'OK' && body !== undefined) ?? endpoint.examples[0];
  const { method, path } = endpoint;
  const params: Readonly<Record<string, string>> = { ...withPlaceholders(example?.params ?? {}, known) };
  const bodied = withPlaceholders(example?.body, known);
  const base = { method, headers: {}, ...(method === 'GET' ? {} : { body: JSON.stringify(bodied ?? {}) }) };
  const fillPath = (values: Readonly<Record<string, string>>) =>
    path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? known.get(name) ?? 'none'));
  const where = `${method} ${path}`;
  const names = Object.keys((endpoint.query as { shape?: object } | undefined)?.shape ?? {});
  const address = fillPath(params);
  return [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
      ...base,
      where: `${where} path ${name}`,
      path: fillPath({ ...params, [name]: PLANTED }),
    })),
    { ...base, where: `${where} further segment`, path: `${address}/${encoded}` },
    { ...base, where: `${where} unknown query`, path: `${address}?${encoded}=1&unknown=${encoded}` },
    ...names.map((name) => ({ ...base, where: `${where} query ${name}`, path: `${address}?${name}=${encoded}` })),
    ...HEADERS.map((name) => ({
      ...base,
      where: `${where} header ${name}`,
      path: address,
      headers: { traceparent: TRACEPARENT, [name]: FORMED.get(name) ?? PLANTED },
    })),
    ...(method === 'GET' ? [] : bodies(bodied ?? {}, endpoint.bodyText !== undefined)).map(({ at: place, body }) => ({
      ...base,
      where: `${where} body ${place}`,
      path: address,
      body,
    })),
  ];
}

interface PlantedBody {
  readonly at: string;
  readonly body: string;
}

/** A body with the text as each value, beside each member, as malformed text, and in other formats where accepted. */
function bodies(value: unknown, isText: boolean): PlantedBody[] {
  const json = plantedValues(value).map(({ at, value }) => ({ at, body: JSON.stringify(value) }));
  const broken = [
    { at: 'broken JSON', body: `{"name": ${PLANTED}` },
    { at: 'NUL in a name', body: JSON.stringify({ ...(value as object), [`${PLANTED}\0`]: 1 }) },
    { at: 'NUL in a value', body: JSON.stringify({ ...(value as object), vin: `${PLANTED}\0` }) },
    { at: 'no object', body: JSON.stringify([PLANTED]) },
  ];
  const texts = [
    { at: 'CSV header', body: `VIN,${PLANTED}\n1HGCM82633A004352,1\n` },
    { at: 'CSV cell', body: `VIN,Stock,Comments\n${PLANTED},S1,${PLANTED}\n` },
    { at: 'ledger cell', body: `Account,Date,Amount,Customer\n8300,03/01/2026,x,"${PLANTED}"\n` },
    { at: 'XML tag', body: `<?xml version="1.0"?><adf><${PLANTED.split(' ')[0]}/></adf>` },
    { at: 'XML attribute', body: `<?xml version="1.0"?><adf><prospect Plantedlace="${PLANTED}"/></adf>` },
    { at: 'XML text', body: `<?xml version="1.0"?><adf><prospect><vehicle>${PLANTED}</vehicle></prospect></adf>` },
  ];
  return [...json, ...broken, ...(isText ? texts : [])];
}

/** Objects that describe a business, whose name is not personal: the request log shows it. */
const BUSINESS = new Set(['rooftop']);

interface PlantedValue {
  readonly at: string;
  readonly value: unknown;
}

function plantedValues(value: unknown, at = ''): PlantedValue[] {
  if (typeof value !== 'object' || value === null) return [{ at, value: PLANTED }];
  if (Array.isArray(value))
    return value.length === 0
      ? [{ at: `${at}[]`, value: [PLANTED] }]
      : plantedValues(value[0], `${at}[0]`).map((one) => ({ ...one, value: [one.value, ...value.slice(1)] }));
  return [
    { at: `${at} unknown member`, value: { ...value, [PLANTED]: 1 } },
    { at: `${at} unknown members`, value: { ...value, [PLANTED]: { [PLANTED]: PLANTED } } },
    ...Object.entries(value).flatMap(([name, inner]) =>
      BUSINESS.has(at)
        ? []
        : plantedValues(inner, at === '' ? name : `${at}.${name}`).map((one) => ({
            ...one,
            value: { ...value, [name]: one.value },
          })),
    ),
  ];
}

/** Requests without an endpoint of the catalog: unknown addresses, capability rows and tools. */
function requestsOutsideCatalog(): PlantedRequest[] {
  const get = (path: string) => ({ where: `GET ${path}`, method: 'GET', path, headers: {} });
  const post = (path: string, sent: object) => ({
    where: `POST ${path} ${Object.keys(sent)}`,
    method: 'POST',
    path,
    headers: {},
    body: JSON.stringify(sent),
  });
  const call = (params: object, method = 'tools/call') => post('/mcp', { jsonrpc: '2.0', id: 1, method, params });
  return [
    get(`/${encoded}`),
    get(`/${encoded}/${encoded}?${encoded}=${encoded}`),
    get(`/bids/${encoded}`),
    get(`/bids/get?id=${encoded}`),
    get(`/bids/list?${encoded}=1`),
    post('/bids/create', { [PLANTED]: 1 }),
    post('/bids/create', { notes: PLANTED, vin: PLANTED }),
    call({ name: PLANTED, arguments: {} }),
    call({ name: 'fetch', arguments: { url: `/${encoded}` } }),
    call({ name: 'search', arguments: { query: PLANTED } }),
    call({ name: 'open_deal', arguments: { [PLANTED]: 1 } }),
    call({ name: 'open_deal', arguments: { vin: PLANTED, buyer: { zip: PLANTED, [PLANTED]: 1 } } }),
    call({ name: 'exec', arguments: { code: `return api.get('/buy/deals/${encoded}')` } }),
    call({ [PLANTED]: 1 }, PLANTED),
    { ...get('/vin/F1XDEMCR4SDEM0001'), method: 'PLANTED' },
  ];
}
