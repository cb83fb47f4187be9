import { describe, expect, it } from 'vitest';
import { StoreUnavailable, storeView } from '#ports/event-store.ts';
import { Runtime } from '#ports/runtime.ts';
import { TestClock } from '#test/builders.ts';
import { MemoryEventStore } from '../store/memory/event-store.ts';
import { eventFeed, type FeedRequest } from './feed.ts';

const STREAM = 'deal/d';
const decoder = new TextDecoder();

class WatchedStore extends MemoryEventStore {
  watching = 0;

  override watch(stream: string, wake: () => void): () => void {
    const unwatch = super.watch(stream, wake);
    this.watching += 1;
    let on = true;
    return () => {
      if (on) this.watching -= 1;
      on = false;
      unwatch();
    };
  }
}

/** A slow store: while paused, a read is answered only after the pause, without events appended since. */
class FarStore extends WatchedStore {
  #arrival: Promise<void> = Promise.resolve();
  #letGo: () => void = () => {};

  hold(): void {
    this.#arrival = new Promise((resolve) => {
      this.#letGo = resolve;
    });
  }

  letGo(): void {
    this.#letGo();
  }

  override async read(...query: Parameters<MemoryEventStore['read']>): ReturnType<MemoryEventStore['read']> {
    const seen = await super.read(...query);
    await this.#arrival;
    return seen;
  }
}

/** A store that can be lost, or break permanently. */
class FrailStore extends WatchedStore {
  fault: Error | undefined;

  override async read(...query: Parameters<MemoryEventStore['read']>): ReturnType<MemoryEventStore['read']> {
    if (this.fault !== undefined) throw this.fault;
    return super.read(...query);
  }
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

function feedSetting(after = 0, events = new WatchedStore(), runtime = new Runtime()) {
  const clock = new TestClock();
  const abort = new AbortController();
  const request: FeedRequest = {
    stream: STREAM,
    after,
    signal: abort.signal,
    render: ({ seq }) => `[${seq}]`,
    opening: 'open',
    beat: 'beat',
    beatMs: 15_000,
  };
  const reader = eventFeed({ events: storeView(events, runtime), clock }, request).getReader();
  const append = async (count: number) => {
    const expectedSeq = await events.lastSeq(STREAM);
    const facts = Array.from({ length: count }, () => ({
      type: 'Thing.happened@1',
      at: '2026-11-27T12:00:00.000Z',
      data: {},
    }));
    await events.append([{ stream: STREAM, expectedSeq, events: facts }]);
  };
  const next = async () => {
    const { value, done } = await reader.read();
    return done ? 'end' : decoder.decode(value);
  };
  return { events, clock, abort, reader, append, next };
}

describe('a feed', () => {
  it('opens at once, then sends past and new events, each once and in order', async () => {
    const { append, next } = feedSetting();
    await append(2);
    expect(await next()).toBe('open');
    expect(await next()).toBe('[1][2]');
    const waiting = next();
    await append(1);
    expect(await waiting).toBe('[3]');
    await append(2);
    expect(await next()).toBe('[4][5]');
  });

  it('starts after a given seq', async () => {
    const { append, next } = feedSetting(3);
    await append(4);
    await next();
    expect(await next()).toBe('[4]');
  });

  it('sends heartbeats while nothing happens', async () => {
    const { clock, next } = feedSetting();
    await next();
    const waiting = next();
    await nextTurn();
    clock.advance(15);
    expect(await waiting).toBe('beat');
  });

  it('does not read ahead of its reader', async () => {
    const { events, append, next } = feedSetting();
    await next();
    await append(250);
    expect(events.watching).toBe(0);
    expect((await next()).split(']')).toHaveLength(101);
    expect((await next()).split(']')).toHaveLength(101);
    expect((await next()).split(']')).toHaveLength(51);
  });

  it('starts a new read after an append wakes it, never reusing an earlier read', async () => {
    const events = new FarStore();
    const runtime = new Runtime();
    const [waiting, late] = [feedSetting(0, events, runtime), feedSetting(0, events, runtime)];
    await waiting.next();
    await late.next();
    const first = waiting.next();
    await nextTurn();
    events.hold();
    const second = late.next();
    await nextTurn();
    await waiting.append(1);
    await nextTurn();
    events.letGo();
    expect(await Promise.all([first, second])).toEqual(['[1]', '[1]']);
  });

  it('sends heartbeats while the store is unavailable, then continues after the last event', async () => {
    const events = new FrailStore();
    const { clock, append, next } = feedSetting(0, events);
    await append(1);
    expect([await next(), await next()]).toEqual(['open', '[1]']);
    events.fault = new StoreUnavailable('gone');
    const waiting = next();
    await nextTurn();
    clock.advance(1);
    expect(await waiting).toBe('beat');
    const returning = next();
    await nextTurn();
    events.fault = undefined;
    await append(2);
    expect(await returning).toBe('[2][3]');
  });

  it('ends with an error on any other fault and stops watching', async () => {
    const events = new FrailStore();
    const { next } = feedSetting(0, events);
    await next();
    events.fault = new Error('broken');
    await expect(next()).rejects.toThrow('broken');
    expect(events.watching).toBe(0);
  });

  it('stops watching when the reader leaves or the request is aborted, even while waiting', async () => {
    const gone = feedSetting();
    await gone.next();
    const pending = gone.next();
    await gone.reader.cancel();
    expect(await pending).toBe('end');
    expect(gone.events.watching).toBe(0);

    const aborted = feedSetting();
    await aborted.next();
    const waiting = aborted.next();
    await nextTurn();
    aborted.abort.abort();
    expect(await waiting).toBe('end');
    expect(aborted.events.watching).toBe(0);
  });
});
