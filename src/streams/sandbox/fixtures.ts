/** Adds the fixture fleet to the store: fixture deals are read like any others, and a write goes to a fork. */
import { fixtureDealId, fixtureOf, rowOfDeal, rowOfId } from '#domain/fleet/fixtures.ts';
import {
  type Append,
  type AppendResult,
  type Claim,
  type Listed,
  type StoredEvent,
  type StoreView,
  viewOver,
} from '#ports/event-store.ts';
import type { Fleet, Listener, StoryDeal } from '#ports/fleet.ts';
import { CONTRACTS_INDEX } from '../deals/captured-contracts.ts';

const FIXTURE_STREAM = /^deal\/(deal_fx\d{4})$/;

type ReadOptions = { after?: number; limit?: number };

function sliceOf(events: readonly StoredEvent[], { after = 0, limit }: ReadOptions = {}): readonly StoredEvent[] {
  return events.slice(after, limit === undefined ? undefined : after + limit);
}

function heldBy({ claims }: StoryDeal, claim: string, key: string): string | undefined {
  return claims.find((one) => one.claim === claim && one.key === key)?.ref;
}

/** The fixture deal with the F&I contracts of a fixture car, for callers who have none of their own on it. */
function fixtureContracts(index: string, key: string): Listed[] {
  if (index !== CONTRACTS_INDEX) return [];
  const fixture = fixtureOf(key.slice(key.indexOf('/') + 1));
  return fixture?.machine.startsWith('fi-') ? [{ ref: fixtureDealId(fixture), position: 0 }] : [];
}

function rowOfStream(stream: string): number | undefined {
  return rowOfDeal(FIXTURE_STREAM.exec(stream)?.[1] ?? '');
}

/** The store with the fixture deals. They are not stored: reading one returns the events of its story. */
export function withFleet(inner: StoreView, fleet: Pick<Fleet, 'story'>): StoreView {
  const storyAt = async (stream: string) => {
    const row = rowOfStream(stream);
    return row === undefined ? undefined : fleet.story(row);
  };
  return viewOver(inner, {
    append: (appends) => {
      const wrong = appends.find(({ stream }) => rowOfStream(stream) !== undefined);
      if (wrong !== undefined) throw new Error(`A write to the fixture ${wrong.stream} was not redirected to a fork.`);
      return inner.append(appends);
    },
    read: async (stream, options) => {
      const story = await storyAt(stream);
      return story === undefined ? inner.read(stream, options) : sliceOf(story.events, options);
    },
    lastSeq: async (stream) => (await storyAt(stream))?.events.length ?? inner.lastSeq(stream),
    claimed: async (claim, key) => {
      const row = rowOfId(key);
      const story = row === undefined ? undefined : await fleet.story(row);
      return (story && heldBy(story, claim, key)) ?? inner.claimed(claim, key);
    },
    list: async (index, key, options) => {
      const own = await inner.list(index, key, options);
      return own.length > 0 || options.before !== undefined ? own : fixtureContracts(index, key);
    },
  });
}

/** A fork of a fixture, stored with the first write to it or when it is kept. Until then only its caller sees it. */
export interface Fork {
  readonly dealId: string;
  /** Ids in the fixture's story → ids in the fork. */
  readonly ids: ReadonlyMap<string, string>;
  readonly events: StoreView;
  keep(): Promise<void>;
}

/** Address and inputs of a write. */
export interface WriteInputs {
  readonly params: unknown;
  readonly body: unknown;
}

/** The fork for a write to a fixture, with the inputs rewritten to it; undefined for any other write. */
export async function forkFor(
  { params, body }: WriteInputs,
  listener: Listener,
  { events, fleet }: { readonly events: StoreView; readonly fleet: Fleet },
): Promise<(Fork & WriteInputs) | undefined> {
  const row = rowAddressed(params) ?? rowAddressed(body);
  const fork = row === undefined ? undefined : await forkOf(row, listener, events, fleet);
  return fork && { ...fork, params: withForkIds(params, fork.ids), body: withForkIds(body, fork.ids) };
}

/** The fixture row that an id among the inputs belongs to. */
function rowAddressed(inputs: unknown): number | undefined {
  if (typeof inputs !== 'object' || inputs === null) return undefined;
  const { dealId, contractId } = inputs as { dealId?: unknown; contractId?: unknown };
  if (typeof dealId === 'string') return rowOfDeal(dealId);
  return typeof contractId === 'string' ? rowOfId(contractId) : undefined;
}

function withForkIds(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return ids.get(value) ?? value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => withForkIds(one, ids));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withForkIds(one, ids)]));
}

/** A caller's fork of a fixture; undefined when the fixture has no deal. */
async function forkOf(row: number, listener: Listener, store: StoreView, fleet: Fleet): Promise<Fork | undefined> {
  const [story, fork] = await Promise.all([fleet.story(row), fleet.retell(row, listener)]);
  if (story === undefined || fork === undefined) return undefined;
  return { dealId: fork.dealId, ids: pairedIds(story, fork), ...forkStore(store, fork) };
}

/** Both versions of the story have the same events in the same order, so their ids are paired by position. */
function pairedIds(story: StoryDeal, fork: StoryDeal): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>([[story.dealId, fork.dealId]]);
  const pair = (a: unknown, b: unknown): void => {
    if (typeof a === 'string' && typeof b === 'string' && a !== b && rowOfId(a) !== undefined) pairs.set(a, b);
    if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return;
    for (const [name, value] of Object.entries(a)) pair(value, (b as Record<string, unknown>)[name]);
  };
  pair(story.events, fork.events);
  return pairs;
}

/** The store with an unwritten fork. The first write to the fork stores the whole story. */
function forkStore(inner: StoreView, fork: StoryDeal): Pick<Fork, 'events' | 'keep'> {
  let kept = false;
  const isHere = (stream: string) => !kept && stream === fork.stream;
  const append = async (appends: readonly Append[]): Promise<AppendResult> => {
    if (!appends.some(({ stream }) => isHere(stream))) return inner.append(appends);
    const result = await inner.append(appends.map((one) => (one.stream === fork.stream ? wholeStory(fork, one) : one)));
    kept = result.ok;
    return result;
  };
  const events = viewOver(inner, {
    append,
    read: async (stream, options) => (isHere(stream) ? sliceOf(fork.events, options) : inner.read(stream, options)),
    lastSeq: async (stream) => (isHere(stream) ? fork.events.length : inner.lastSeq(stream)),
    claimed: async (claim, key) => (kept ? undefined : heldBy(fork, claim, key)) ?? inner.claimed(claim, key),
  });
  const keep = async () => {
    if (!kept) await append([{ stream: fork.stream, expectedSeq: fork.events.length, events: [] }]);
  };
  return { events, keep };
}

function wholeStory({ stream, events, claims, index }: StoryDeal, more: Append): Append {
  return {
    stream,
    expectedSeq: 0,
    events: [...events, ...more.events].map(({ type, at, data }) => ({ type, at, data })),
    claims: [...claims, ...(more.claims ?? []).filter((claim) => !isAmong(claims, claim))],
    index: [...index, ...(more.index ?? [])],
  };
}

function isAmong(claims: readonly Claim[], { claim, key }: Claim): boolean {
  return claims.some((one) => one.claim === claim && one.key === key);
}
