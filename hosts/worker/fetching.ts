/** Answers requests in an isolate with one composed service per origin. */
import { present } from '../../src/http/answer/present.ts';
import { type Config, compose, type HostParts, type Service } from '../../src/index.ts';
import { refuse } from '../../src/kernel/answer.ts';
import { httpGateway } from '../../src/live/gateway/http-gateway.ts';
import { sealingKeyFrom } from '../../src/live/vault/sealing-key.ts';
import type { Stores } from '../../src/ports/stores.ts';
import { durableStores } from '../../src/store/durable/stores.ts';
import { configOf, type Env } from './env.ts';
import { logFault } from './faults.ts';
import { peersOf } from './peers.ts';
import { scriptsOf } from './scripts.ts';
import { platformClock } from './system.ts';
import { vehicleFactsOf } from './vehicle-facts.ts';

export type BaseParts = Pick<HostParts, 'clock' | 'ids'>;

/** An isolate may answer for a few addresses. Without `BASE_URL` links begin with the one that was asked. */
const SERVICES_MAX = 4;
/** No call takes half as long. */
const LONGEST_MS = 30_000;

export interface Fetching {
  fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response>;
}

export function fetching(underneath: (env: Env) => BaseParts): Fetching {
  const services = new Map<string, Service>();
  const serviceAt = async (asked: URL, env: Env) => {
    const known = services.get(asked.origin);
    if (known !== undefined) return known;
    const service = await serviceOn(env, asked, underneath(env));
    if (services.size >= SERVICES_MAX) services.clear();
    services.set(asked.origin, service);
    return service;
  };
  return {
    async fetch(request, env, context) {
      const asked = new URL(request.url);
      let service: Service;
      try {
        service = await serviceAt(asked, env);
      } catch (fault) {
        return unable(fault, asked, underneath(env));
      }
      // A call that waits for its turn behind another one would count as hung, unless something of its own is pending.
      const pending = setTimeout(() => {}, LONGEST_MS);
      const address = request.headers.get('cf-connecting-ip') ?? undefined;
      const answer = service.handle(request, { address }).finally(() => clearTimeout(pending));
      // Work that others may be queueing behind ends even when its caller has hung up.
      context.waitUntil(answer);
      return answer;
    },
  };
}

async function serviceOn(env: Env, asked: URL, { clock, ids }: BaseParts): Promise<Service> {
  const config = configOf(env, asked);
  const { settings } = config;
  return compose({
    settings,
    stores: await storesOf(config, env),
    clock,
    ids,
    scripts: scriptsOf(env),
    ...(await vehicleSources(config, env, () => clock.nowMs())),
    counterparties: await counterpartiesOf(config),
    gateway: settings.gateway && httpGateway(settings.gateway.url, settings.gateway.key),
    onFault: logFault,
  });
}

/** Sources of vehicles: the shipped tables, and NHTSA's public services where configured. */
async function vehicleSources(
  { settings, nhtsa }: Config,
  env: Env,
  nowMs: () => number,
): Promise<Pick<HostParts, 'vehicleFacts' | 'referenceData'>> {
  const embedded = settings.vehicleData === 'sample' ? undefined : await vehicleFactsOf(env);
  if (nhtsa === undefined || embedded === undefined) return { vehicleFacts: embedded };
  const { nhtsaSources } = await import('../../src/live/nhtsa/sources.ts');
  return nhtsaSources({ embedded, api: nhtsa.api, nowMs });
}

/** Kept answers are sealed where the operator has set a key; the platform has no place beside its data for one of its own. */
async function storesOf({ credentialKey }: Config, env: Env): Promise<Stores> {
  const stores = durableStores(peersOf(env));
  return credentialKey === undefined ? stores : { ...stores, sealingKey: await sealingKeyFrom(credentialKey) };
}

/** The rail that was configured, its library only read where it is used; the sandbox's own when undefined. */
async function counterpartiesOf({ stripe }: Config): Promise<HostParts['counterparties']> {
  if (stripe === undefined) return undefined;
  const { stripeRail } = await import('../../src/live/stripe/stripe-rail.ts');
  // Sessions end by the real clock, as Stripe sees it.
  return { paymentRail: stripeRail(stripe, platformClock.nowMs) };
}

/** A setting that cannot be used: there is no start to stop here, so every call is answered with the neutral fault, and operators read why. */
function unable(fault: unknown, { pathname }: URL, { ids }: BaseParts): Response {
  const requestId = ids.base62(16);
  logFault(fault, requestId);
  const how = { requestId, path: pathname, keyed: false, ifNoneMatch: null, sha256: ids.sha256 };
  return present(refuse('fault', { retryAfterSeconds: 60 }), how);
}
