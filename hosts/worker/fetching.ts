/** Handles requests in an isolate with one composed service per origin. */
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

/** An isolate may serve several addresses. Without `BASE_URL`, links use the requested one. */
const SERVICES_MAX = 4;
/** Duration of the timer that keeps a call alive; no call takes half as long. */
const LONGEST_MS = 30_000;

export interface Fetching {
  fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response>;
}

export function createFetch(underneath: (env: Env) => BaseParts): Fetching {
  const services = new Map<string, Service>();
  const serviceAt = async (url: URL, env: Env) => {
    const known = services.get(url.origin);
    if (known !== undefined) return known;
    const service = await serviceOn(env, url, underneath(env));
    if (services.size >= SERVICES_MAX) services.clear();
    services.set(url.origin, service);
    return service;
  };
  return {
    async fetch(request, env, context) {
      const url = new URL(request.url);
      let service: Service;
      try {
        service = await serviceAt(url, env);
      } catch (fault) {
        return unable(fault, url, underneath(env));
      }
      // A call that waits behind another would count as hung unless it has something of its own pending.
      const pending = setTimeout(() => {}, LONGEST_MS);
      const address = request.headers.get('cf-connecting-ip') ?? undefined;
      const answer = service.handle(request, { address }).finally(() => clearTimeout(pending));
      // Others may be queued behind this work, so it ends even when its caller disconnects.
      context.waitUntil(answer);
      return answer;
    },
  };
}

async function serviceOn(env: Env, url: URL, { clock, ids }: BaseParts): Promise<Service> {
  const config = configOf(env, url);
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

/** Sources of vehicle data: the shipped tables, and NHTSA's public services if configured. */
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

/**
 * Stored answers are encrypted when the operator has set a key; the platform offers no separate place for a generated
 * one.
 */
async function storesOf({ credentialKey }: Config, env: Env): Promise<Stores> {
  const stores = durableStores(peersOf(env));
  return credentialKey === undefined ? stores : { ...stores, sealingKey: await sealingKeyFrom(credentialKey) };
}

/** The configured payment rail, loaded only if used; undefined for the sandbox's. */
async function counterpartiesOf({ stripe }: Config): Promise<HostParts['counterparties']> {
  if (stripe === undefined) return undefined;
  const { stripeRail } = await import('../../src/live/stripe/stripe-rail.ts');
  // Sessions expire by real time, as at Stripe.
  return { paymentRail: stripeRail(stripe, platformClock.nowMs) };
}

/**
 * The response to an invalid setting. There is no start to abort here, so every call gets the neutral fault and the log
 * has the reason.
 */
function unable(fault: unknown, { pathname }: URL, { ids }: BaseParts): Response {
  const requestId = ids.base62(16);
  logFault(fault, requestId);
  const how = { requestId, path: pathname, keyed: false, ifNoneMatch: null, sha256: ids.sha256 };
  return present(refuse('fault', { retryAfterSeconds: 60 }), how);
}
