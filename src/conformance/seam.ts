/** Routes an address under a family's noun to its capability row. */
import { distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { type Answer, notFound, refuse } from '#kernel/answer.ts';
import type { Call, Endpoint, Handler, Method } from '#kernel/endpoint.ts';
import { type Capabilities, loadCapabilities } from './capabilities.ts';
import { NOUNS } from './family/nouns.ts';
import { type CapabilityTools, runCapability } from './run.ts';

/** A row of the pipeline that stands for every capability of one method. */
interface SeamRow {
  readonly id: string;
  readonly pillar: string;
  readonly slice: string;
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly handler: Handler;
  readonly priceMicros: number;
}

export interface CapabilitySeam {
  /** The methods answered at an exact address; undefined where no family stands. */
  methodsAt(path: string): ReadonlyMap<Method, SeamRow> | undefined;
  /** The methods of the row at an address under a noun; none where the family has no such verb. */
  answeredAt(path: string): Promise<readonly string[]>;
}

const ADDRESS = /^\/([a-z0-9-]+)\/([a-z0-9-]+)$/;

/**
 * Rows are found by noun, so that neither routing nor the start of the service reads the families: the first
 * request to any of them does. `tools` are asked for then, too.
 */
export function capabilitySeam(
  tools: () => CapabilityTools,
  load: () => Promise<Capabilities> = loadCapabilities,
): CapabilitySeam {
  const nouns = new Set<string>(Object.values(NOUNS).flat());
  const handler: Handler = async (call, { events, ids }: Pick<CapabilityTools, 'events' | 'ids'>) =>
    answer(call, await load(), { ...tools(), events, ids });
  const methods = new Map<Method, SeamRow>([
    ['GET', seamRow('GET', handler)],
    ['POST', seamRow('POST', handler)],
  ]);
  return {
    methodsAt: (path) => (nouns.has(ADDRESS.exec(path)?.[1] ?? '') ? methods : undefined),
    answeredAt: async (path) => (await load()).methodsAt(path),
  };
}

function seamRow(method: Method, handler: Handler): SeamRow {
  const endpoint: Endpoint = {
    method,
    path: '/{noun}/{verb}',
    summary: 'Answer one capability of the conformance listing',
    access: 'open',
    live: null,
    // Each row reads its own inputs; the pipeline only hands them over.
    query: z.record(z.string(), z.string()),
    // Records change, so an answer is asked for again each time, and told by its tag where it has not.
    ...(method === 'POST' ? { body: z.unknown() } : { cache: 'revalidate' }),
    refusals: ['illegal-move', 'concurrent-change'],
    examples: [],
  };
  const name = method === 'GET' ? 'ask' : 'tell';
  return {
    id: `conformance.rows.${name}`,
    pillar: 'conformance',
    slice: 'rows',
    name,
    endpoint,
    handler,
    priceMicros: 0,
  };
}

async function answer(call: Call, capabilities: Capabilities, tools: CapabilityTools): Promise<Answer> {
  const { method, url } = call.request;
  const path = pathOf(url);
  const row = capabilities.at(method === 'HEAD' ? 'GET' : method, path);
  if (row === undefined) return unanswered(capabilities, path);
  const query = call.query as Readonly<Record<string, string>>;
  return runCapability(row, { query, body: call.body, caller: call.caller, now: call.now, base: call.base }, tools);
}

/** As routing found it: an escape of what needs none is that character. */
function pathOf(url: string): string {
  const { pathname } = new URL(url);
  return decodeURIComponent(pathname).replace(/\/+$/, '');
}

function unanswered(capabilities: Capabilities, path: string): Answer {
  const methods = capabilities.methodsAt(path);
  if (methods.length > 0) {
    const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort();
    return refuse('method-not-allowed', { extra: { allow } });
  }
  const [, noun = ''] = path.split('/');
  const paths = capabilities.family(noun)?.verbs.map((verb) => verb.path) ?? [];
  const nearest = [...paths].sort((a, b) => distance(path, a) - distance(path, b));
  return notFound('No such address; GET /conformance lists every capability.', {
    code: 'no-such-address',
    nearest: nearest.slice(0, 3),
  });
}
