/** Compiles each capability row to an endpoint on its first request. */
import { BoundedCache } from '#kernel/bounds/bounded-cache.ts';
import type { Call, EndpointRow, Handler, Method } from '#kernel/endpoint.ts';
import { andThen, type MaybePromise } from '#kernel/maybe-promise.ts';
import { type Capabilities, loadCapabilities, type Row } from '../capabilities.ts';
import { NOUNS } from '../family/nouns.ts';
import { type CapabilityTools, runCapability } from '../run.ts';
import type { InputValues } from '../values/inputs.ts';
import { contractOf } from './contract.ts';

type Methods = ReadonlyMap<Method, EndpointRow>;

export interface CapabilityEndpoints {
  /** True for an address under the noun of a family. */
  covers(path: string): boolean;
  /** The methods at such an address (none when the family has no such verb), and the family's addresses. */
  at(path: string): MaybePromise<{ readonly methods: Methods | undefined; readonly nearby: readonly string[] }>;
}

/** Compiled rows that are kept, at about ten kilobytes each; compiling an evicted one again takes a millisecond. */
const KEPT_MAX = 512;

const ADDRESS = /^\/([a-z0-9-]+)\/[a-z0-9-]+$/;

/**
 * The families are loaded by the first request to one of them, not by routing or the start of the service. `tools` is
 * called for each request.
 */
export function capabilityEndpoints(
  tools: () => CapabilityTools,
  load: () => Promise<Capabilities> = loadCapabilities,
): CapabilityEndpoints {
  const nouns = new Set<string>(Object.values(NOUNS).flat());
  const compiled = new BoundedCache<Methods>({ entriesMax: KEPT_MAX });
  let loaded: Capabilities | undefined;

  async function loadRows(): Promise<Capabilities> {
    loaded = await load();
    return loaded;
  }

  function methodsOf(row: Row): Methods {
    const { path, method } = row.verb;
    const methods = compiled.get(path) ?? new Map([[method, compile(row, tools)]]);
    // Move the row to the end of the eviction order.
    compiled.keep(path, methods, 1);
    return methods;
  }

  return {
    covers: (path) => nouns.has(nounOf(path)),
    at: (path) =>
      andThen(loaded ?? loadRows(), (capabilities) => {
        const row = capabilities.at(path);
        const verbs = capabilities.family(nounOf(path))?.verbs ?? [];
        return { methods: row && methodsOf(row), nearby: verbs.map((verb) => verb.path) };
      }),
  };
}

function nounOf(path: string): string {
  return ADDRESS.exec(path)?.[1] ?? '';
}

function compile(row: Row, tools: () => CapabilityTools): EndpointRow {
  return {
    id: row.id,
    pillar: 'conformance',
    slice: row.family.noun,
    name: row.verb.verb,
    endpoint: contractOf(row),
    handler: handlerOf(row, tools),
    priceMicros: 0,
  };
}

/** Uses the events and ids of the current call. */
function handlerOf(row: Row, tools: () => CapabilityTools): Handler {
  const isRead = row.verb.method === 'GET';
  return ({ query, body, caller, now, base }: Call, { events, ids }: Pick<CapabilityTools, 'events' | 'ids'>) => {
    const values = (isRead ? query : body) as InputValues;
    return runCapability(row, { values, caller, now, base }, { ...tools(), events, ids });
  };
}
