/** The front page as data and as Markdown. */
import { withoutUndefined } from '#kernel/answer.ts';
import { HARD_CEILING_DOLLARS } from '#kernel/offer.ts';
import { computed } from '#kernel/provenance.ts';
import type { LandingFace, ShownEndpoint } from '#pillars/discovery/landing/index.contract.ts';
import { landingPage } from '#pillars/discovery/landing/page/landing-page.ts';
import { workbenchPage } from '#pillars/discovery/landing/page/workbench-page.ts';
import type { Catalog, Row } from '../row.ts';
import type { Source } from '../source.ts';
import { callablePath, linksTo, modesOf, plainExample, routeOf, rowAt } from './claims.ts';
import { DESCRIPTION, headingOf, TITLE, VERSION } from './identity.ts';

interface Start {
  readonly say: string;
  readonly route: string;
  /** Replaces the query of the endpoint's first example. */
  readonly query?: string;
}

/** A few calls that show the most. */
const START: readonly Start[] = [
  { say: 'Decode a VIN.', route: 'GET /vin/{vin}' },
  { say: 'Read everything known about a car.', route: 'GET /{vin}' },
  { say: 'Search the listings.', route: 'GET /listings', query: 'make=Toyota&price_max=40000&limit=2' },
  { say: 'Open a deal.', route: 'POST /buy/deals' },
  { say: 'Mint an API key.', route: 'POST /keys' },
];

/** The steps by which an agent that follows links buys a car. */
const HINTS = [
  'Send Prefer: return=minimal to omit the endpoints from this document and shorten responses on deals.',
  'To buy a car: pick one from the listings, open a deal on it, then follow available[] in each response: method, href and an example body. blocked[] lists the transitions that need other steps first. settle is the last one and requires the operator’s bearer token.',
  'To finance it, send one financeType of choices with desk, and call the help of blocked[] to apply to the chosen lender. links.fi leads to protection products, links.deal back to the deal.',
  'To keep your deals private, send Authorization: Bearer <key> with a key from POST /keys; without one, anyone with the id can access the deal.',
];

/** Endpoints in the order of a purchase. */
const PILLARS = ['data', 'buy', 'fi', 'credit', 'financing', 'dealer', 'account', 'sandbox', 'discovery'];
const SLICES = [
  ...['composition', 'deals', 'desk', 'quotes', 'menu', 'contract', 'contracts'],
  ...['checkout', 'esign', 'insurance', 'notarize', 'stips', 'deliver', 'settle'],
  ...['cancel', 'unwind', 'events', 'notices'],
];

/** Sorts the listed names first, in their order, and keeps the order of the others. */
function by<T>(order: readonly string[], nameOf: (one: T) => string): (a: T, b: T) => number {
  const rankOf = (one: T) => (order.includes(nameOf(one)) ? order.indexOf(nameOf(one)) : order.length);
  return (a, b) => rankOf(a) - rankOf(b);
}

/** The same without the endpoints, which make up nine tenths of it. */
export async function landingMinimal({ at }: Source): Promise<object> {
  const { bytes } = await at('/index.json');
  const { pillars: _, ...rest } = JSON.parse(bytes) as LandingFace;
  return rest;
}

export function landingJson({ catalog, settings }: Source): object {
  return { type: 'OK', ...landingFace(catalog, settings.baseUrl), provenance: computed() };
}

function landingFace(catalog: Catalog, base: string): LandingFace {
  const pillars = [...new Set(catalog.map(({ pillar }) => pillar))].sort(by(PILLARS, (name) => name));
  return {
    '@context': 'https://schema.org',
    '@type': 'WebAPI',
    kind: 'landing@1',
    name: TITLE,
    description: DESCRIPTION,
    version: VERSION,
    url: base,
    links: {
      ...(rowAt(catalog, 'POST /mcp') === undefined ? {} : { mcp: `${base}/mcp` }),
      ...linksTo(catalog, base, {
        card: '/.well-known/agents.json',
        openapi: '/openapi.json',
        llms: '/llms.txt',
        pricing: '/pricing',
        offer: '/offer',
        icp: '/icp.json',
        family: '/family.json',
        suite: '/suite.json',
        verify: '/verify',
        conformance: '/conformance',
        markdown: '/index.md',
      }),
    },
    hints: HINTS,
    start: START.flatMap((one) => startOf(one, rowAt(catalog, one.route), base)),
    prices: { model: 'metered', unit: 'usd', hardCeiling: HARD_CEILING_DOLLARS },
    pillars: pillars.map((name) => ({
      name,
      heading: headingOf(name),
      endpoints: catalog
        .filter(({ pillar }) => pillar === name)
        .sort(by(SLICES, ({ id }) => id.split('.')[1] ?? ''))
        .map((row) => shownEndpoint(row, base)),
    })),
  };
}

function startOf({ say, query }: Start, row: Row | undefined, base: string): LandingFace['start'] {
  const called = row === undefined ? undefined : callablePath(row.endpoint);
  const path = query === undefined ? called : called?.replace(/\?.*/, `?${query}`);
  if (row === undefined || path === undefined) return [];
  const body = plainExample(row.endpoint)?.body as LandingFace['start'][number]['body'];
  return [{ say, method: row.endpoint.method, url: `${base}${path}`, ...withoutUndefined({ body }) }];
}

function shownEndpoint({ name, endpoint }: Row, base: string): ShownEndpoint {
  const path = endpoint.method === 'GET' && endpoint.access === 'open' ? callablePath(endpoint) : undefined;
  return {
    operationId: name,
    method: endpoint.method,
    path: endpoint.path,
    ...(path === undefined ? {} : { url: `${base}${path}` }),
    summary: endpoint.summary,
    price: endpoint.price ?? '0.00',
    access: endpoint.access,
    modes: modesOf(endpoint),
  };
}

export function landingMarkdown({ catalog, settings }: Source): string {
  const { name, description, links, hints, start, pillars } = landingFace(catalog, settings.baseUrl);
  return [
    `# ${name}`,
    '',
    `> ${description}`,
    '',
    ...Object.entries(links).map(([title, href]) => `- [${title}](${href})`),
    '',
    ...hints.map((hint) => `- ${hint}`),
    '',
    '## Start',
    '',
    ...start.map(({ say, method, url, body }) => {
      const sent = body === undefined ? '' : ` \`${JSON.stringify(body)}\``;
      return `- ${say} \`${method} ${url}\`${sent}`;
    }),
    '',
    ...pillars.flatMap(({ heading, endpoints }) => [
      `## ${heading}`,
      '',
      '| Endpoint | What it does | USD | Live mode |',
      '|---|---|---|---|',
      ...endpoints.map(
        (endpoint) =>
          `| \`${routeOf(endpoint)}\` | ${endpoint.summary} | ${endpoint.price} | ${endpoint.modes.live ?? 'none'} |`,
      ),
      '',
    ]),
  ].join('\n');
}

/** The page renders the JSON face, so the two always agree. */
export async function landingHtml({ at }: Source): Promise<string> {
  const { bytes } = await at('/index.json');
  return landingPage(JSON.parse(bytes) as LandingFace);
}

export function workbenchHtml(): Promise<string> {
  return workbenchPage();
}
