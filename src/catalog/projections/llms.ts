/** `/llms.txt`: the service in Markdown, with absolute links. */

import type { Catalog, Row } from '../row.ts';
import { contractAddress } from '../search/entries.ts';
import type { Source } from '../source.ts';
import { answeredExample, callablePath, routeOf, rowAt } from './claims.ts';
import { DESCRIPTION, headingOf, TITLE } from './identity.ts';

/** The endpoints of a purchase, in order. */
const PURCHASE = [
  'POST /buy/deals',
  'POST /buy/deals/{dealId}/desk',
  'POST /buy/deals/{dealId}/checkout',
  'POST /buy/deals/{dealId}/esign',
  'POST /buy/deals/{dealId}/esign/ceremony',
  'POST /buy/deals/{dealId}/notarize',
  'POST /buy/deals/{dealId}/stips',
  'POST /buy/deals/{dealId}/insurance',
  'POST /buy/deals/{dealId}/deliver',
  'POST /buy/deals/{dealId}/settle',
];

export function llms({ catalog, settings }: Source): string {
  const base = settings.baseUrl;
  return [
    `# ${TITLE}`,
    '',
    `> ${DESCRIPTION}`,
    '',
    ...introduction(base),
    '',
    ...purchase(catalog),
    ...sections(catalog, base),
  ].join('\n');
}

/** Rules common to all endpoints. */
export function introduction(base: string): string[] {
  return [
    'Every answer is JSON with a `type`: OK has content, EMPTY has none, BLOCKED states the problem and the remedy, OFFER (402) is a paid step. REFUSED, UNAVAILABLE and UNCONFIGURED mean that the state, a counterparty or the configuration prevents it. `provenance` names the source and says whether the answer is simulated. The same request always gets the same answer.',
    '',
    `No key is needed. \`POST ${base}/keys\` mints one that keeps your deals and leads private: send it as \`Authorization: Bearer <key>\`. Money is written as a decimal string of US dollars. Prices in brackets are US dollars per call; spend stops at 25.00.`,
    '',
    `The contract is [openapi.json](${base}/openapi.json), also in parts such as [openapi.json?tag=buy](${base}/openapi.json?tag=buy); [llms-full.txt](${base}/llms-full.txt) extends this page with parameters, bodies and refusals. The capability card is [agents.json](${base}/.well-known/agents.json), the agent classes are in [icp.json](${base}/icp.json). MCP clients connect to \`${base}/mcp\`; its prompts are \`buy-a-car\`, \`desk-a-deal\` and \`cancel-a-contract\`. \`Prefer: return=minimal\` shortens the front page and the responses of deal moves.`,
  ];
}

/** Each step with a working body, so that this page alone suffices for a purchase. */
export function purchase(catalog: Catalog): string[] {
  const steps = PURCHASE.flatMap((route) => rowAt(catalog, route) ?? []);
  if (steps.length === 0) return [];
  const lines = steps.map(({ endpoint }, index) => {
    const body = answeredExample(endpoint)?.body;
    return `${index + 1}. \`${routeOf(endpoint)}\`${body === undefined ? '' : ` \`${JSON.stringify(body)}\``}`;
  });
  return [
    'A purchase is these calls in order. The first response contains the `dealId`, and every response lists in `available[]` the legal next calls. Settlement requires the operator’s bearer token.',
    '',
    ...lines,
    '',
  ];
}

/** Pillars that a reader with little context may skip; one line each. */
const OPTIONAL = ['sandbox'];

function sections(catalog: Catalog, base: string): string[] {
  const pillars = [...new Set(catalog.map(({ pillar }) => pillar))];
  const rowsOf = (pillar: string) => catalog.filter((row) => row.pillar === pillar);
  // The documents come first, because they explain the rest.
  const listedPillars = ['discovery', ...pillars.filter((name) => name !== 'discovery' && !OPTIONAL.includes(name))];
  const skippable = pillars.filter((name) => OPTIONAL.includes(name));
  return [
    ...listedPillars.flatMap((pillar) => [
      `## ${headingOf(pillar)}`,
      '',
      ...rowsOf(pillar).map((row) => line(row, base)),
      '',
    ]),
    ...(skippable.length === 0 ? [] : ['## Optional', '']),
    ...skippable.map((pillar) => {
      const routes = rowsOf(pillar).map(({ endpoint }) => routeOf(endpoint));
      return `- [${headingOf(pillar)}](${base}/openapi.json): ${routes.join(', ')}`;
    }),
    '',
  ];
}

/** A read that can be called directly links to itself; everything else links to its contract. */
function line({ endpoint }: Row, base: string): string {
  const callable = endpoint.method === 'GET' && endpoint.access === 'open' ? callablePath(endpoint) : undefined;
  const url =
    callable === undefined
      ? contractAddress(`${base}/openapi.json`, endpoint.method, endpoint.path)
      : `${base}${callable}`;
  const price = endpoint.price === undefined ? '' : ` (${endpoint.price})`;
  return `- [${routeOf(endpoint)}](${url}): ${endpoint.summary}${price}`;
}
