/** Builds the fixture stories by playing each scenario once in an in-memory service. */
import { FIXTURES, FLEET_ACCOUNT, fixtureDealId } from '#domain/fleet/fixtures.ts';
import { isOnDeal, SCENARIOS } from '#domain/scenarios/scenario.ts';
import { addSeconds, epochMs, type IsoInstant } from '#kernel/dates.ts';
import { type Append, type StoredEvent, storeOver } from '#ports/event-store.ts';
import type { Fleet, Listener, StoryDeal } from '#ports/fleet.ts';
import type { Ids } from '#ports/ids.ts';
import type { Settings } from '#ports/settings.ts';
import { sandboxReceiver } from '#sandbox/webhook-receiver/webhook-receiver.port.ts';
import { memoryStores } from '#store/memory/stores.ts';
import { CONTRACTS_INDEX } from '#streams/deals/captured-contracts.ts';
import type { HostParts, Service } from '../service.ts';

/** Stories start on Monday mornings, a day apart by row, and never age: their clock stops at their end. */
const STORIES_FROM = '2026-06-01T15:00:00.000Z';
const DAY_SECONDS = 86_400;
const BUYER = { zip: '94105', name: 'Ada Lovelace' };

export interface FleetParts {
  readonly settings: Settings;
  readonly ids: Ids;
  /** Composes a whole service. */
  readonly compose: (host: HostParts) => Service;
}

export function sandboxFleet(parts: FleetParts): Fleet {
  const tellings = new Map<number, Promise<Telling | undefined>>();
  const stories = new Map<number, Promise<StoryDeal | undefined>>();
  const tellingOf = (row: number) => {
    const known = tellings.get(row) ?? tell(row, { startsAt: startOf(row), ids: storyIds(row, parts.ids) }, parts);
    tellings.set(row, known);
    return known;
  };
  return {
    story: (row) => {
      const names = { dealId: fixtureDealId({ number: row }), id: FLEET_ACCOUNT, account: FLEET_ACCOUNT };
      const known = stories.get(row) ?? tellingOf(row).then((telling) => telling && withNames(telling, names));
      stories.set(row, known);
      return known;
    },
    retell: async (row, listener) => {
      const first = await tellingOf(row);
      if (first === undefined) return undefined;
      const startsAt = addSeconds(listener.endsAt, -first.seconds);
      const telling = await tell(row, { startsAt, ids: listener.ids }, parts);
      return telling && withNames(telling, { ...listener, dealId: telling.dealId });
    },
  };
}

function startOf(row: number): IsoInstant {
  return addSeconds(STORIES_FROM, (row - 1) * DAY_SECONDS);
}

/** The events of a played story, and the ids used in it. */
interface Telling {
  readonly dealId: string;
  readonly account: string;
  readonly appends: readonly Append[];
  readonly events: readonly StoredEvent[];
  /** Duration on the story's clock. */
  readonly seconds: number;
}

/** Used while a story is played, since each service plays only its own. */
const NO_FLEET: Fleet = { story: async () => undefined, retell: async () => undefined };

interface Stage {
  readonly startsAt: IsoInstant;
  readonly ids: Ids;
}

async function tell(
  row: number,
  { startsAt, ids }: Stage,
  { settings, compose }: FleetParts,
): Promise<Telling | undefined> {
  const scenario = SCENARIOS[row - 1];
  const fixture = FIXTURES[row - 1];
  if (scenario === undefined || fixture === undefined) return undefined;
  const { stores, appends } = recordingStore();
  const service = compose({
    settings: {
      ...settings,
      rateLimit: undefined,
      addressMultiple: undefined,
      mintLimit: undefined,
      checkoutRail: 'sandbox',
      gateway: undefined,
    },
    stores,
    ids,
    webhooks: sandboxReceiver,
    fleet: NO_FLEET,
    clock: standingClock(startsAt),
    onFault: (fault) => {
      throw fault;
    },
  });
  const ask = (path: string, body: object, key?: unknown) => post(service, `${settings.baseUrl}${path}`, body, key);
  const { key, accountId } = await ask('/keys', {});
  // Every fixture car gets a deal, so that writes to it have an address; if its story has another subject, the deal is
  // only opened.
  const opened = isOnDeal(scenario) ? {} : await ask('/buy/deals', { vin: fixture.vin, buyer: BUYER }, key);
  const played = await ask(`/sandbox/scenarios/${scenario.name}`, { vin: fixture.vin }, key);
  const { dealId, clock } = { ...opened, ...played } as { dealId?: string; clock?: { previous: string; now: string } };
  if (clock === undefined)
    throw new Error(`The scenario of the fixture ${fixture.vin} failed: ${JSON.stringify(played)}`);
  if (dealId === undefined) return undefined;
  const seconds = (epochMs(clock.now) - epochMs(clock.previous)) / 1000;
  const events = await stores.events.read(`deal/${dealId}`);
  return { dealId, account: String(accountId), appends, events, seconds };
}

async function post({ handle }: Service, url: string, body: object, key?: unknown): Promise<Record<string, unknown>> {
  const headers = typeof key === 'string' ? { authorization: `Bearer ${key}` } : {};
  const response = await handle(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }));
  return (await response.json()) as Record<string, unknown>;
}

/** In-memory stores that record every append. */
function recordingStore() {
  const stores = memoryStores();
  const appends: Append[] = [];
  const append = async (written: readonly Append[]) => {
    const result = await stores.events.append(written);
    if (result.ok) appends.push(...written);
    return result;
  };
  return { stores: { ...stores, events: storeOver(stores.events, { append }) }, appends };
}

/** A clock that moves only when the story moves it. */
function standingClock(at: IsoInstant): HostParts['clock'] {
  return { nowMs: () => epochMs(at), today: () => at.slice(0, 10), after: () => () => {} };
}

/** Deterministic ids: a counter after the row's name, so that each id shows its story. */
function storyIds(row: number, { sha256 }: Ids): Ids {
  let next = 0;
  const prefix = `fx${String(row).padStart(4, '0')}`;
  return {
    sha256,
    base62: (length) => {
      next += 1;
      return prefix + String(next).padStart(Math.max(0, length - prefix.length), '0');
    },
  };
}

/** Replaces the owner and the ids of a played story. */
function withNames(
  { dealId, account, appends, events }: Telling,
  to: Omit<Listener, 'endsAt' | 'ids'> & { dealId: string },
): StoryDeal {
  const stream = `deal/${to.dealId}`;
  const rename = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll(dealId, to.dealId)) as T;
  const mine = rename(appends.filter((one) => one.stream === `deal/${dealId}`));
  return {
    dealId: to.dealId,
    stream,
    events: rename(events).map((event) => ({ ...event, stream, data: withAccount(event.data, account, to.account) })),
    claims: mine.flatMap(({ claims = [] }) => claims),
    index: mine
      .flatMap(({ index = [] }) => index)
      .filter(({ index }) => to.account !== undefined || index === CONTRACTS_INDEX)
      .map((entry) => ({ ...entry, key: entry.key.replace(account, to.id) })),
  };
}

/** The event with its owner replaced or removed. */
function withAccount(
  { account, ...data }: StoredEvent['data'],
  from: string,
  to: string | undefined,
): StoredEvent['data'] {
  if (account === undefined) return data;
  if (account !== from) return { account, ...data };
  return to === undefined ? data : { ...data, account: to };
}
