import { describe, expect, it } from 'vitest';
import { type Append, type EventStore, storeView } from '#ports/event-store.ts';
import { Runtime } from '#ports/runtime.ts';
import { MemoryEventStore } from '#store/memory/event-store.ts';
import { keyedRun } from './keyed-run.ts';
import { type RunMark, standingOf } from './run-mark.ts';

const now = '2026-11-27T12:00:00.000Z';
const time = { now, atMs: Date.parse(now) } as const;

/** Opens a stream under a claim, and lists it. */
const openingWrite = (stream: string, key: string): Append => ({
  stream,
  expectedSeq: 0,
  events: [{ type: 'Opened@1', at: now, data: {} }],
  claims: [{ claim: 'order', key, ref: stream }],
  index: [{ index: 'orders', key: 'all', ref: stream }],
});

async function markOf(events: EventStore, run: string): Promise<RunMark> {
  const standing = await standingOf(events, run);
  if (standing?.kind !== 'MARKED') throw new Error(`The run ${run} left no mark.`);
  return standing.mark;
}

describe('the first write of a keyed run', () => {
  it('gets a conflict with a claim of others as its result, and leaves no mark', async () => {
    const events = storeView(new MemoryEventStore(), new Runtime());
    await events.append([openingWrite('first', 'a')]);
    const run = keyedRun(events, { ...time, name: 'run' });
    expect(await run.append([openingWrite('second', 'a')])).toMatchObject({
      ok: false,
      conflict: 'claim',
      claim: 'order',
    });
    expect(await standingOf(events, 'run')).toBeUndefined();
  });

  it('throws when an earlier attempt of the same run has written', async () => {
    const events = storeView(new MemoryEventStore(), new Runtime());
    await keyedRun(events, { ...time, name: 'run' }).append([openingWrite('first', 'a')]);
    const again = keyedRun(events, { ...time, name: 'run' });
    await expect(again.append([openingWrite('second', 'b')])).rejects.toThrow(
      'an earlier run of the same key has written',
    );
  });
});

describe('simultaneous writes of a keyed run', () => {
  it('all succeed: only the first claims the name of the run', async () => {
    const events = storeView(new MemoryEventStore(), new Runtime());
    const run = keyedRun(events, { ...time, name: 'run' });
    const writes = ['first', 'second', 'third'].map((stream) => run.append([openingWrite(stream, stream)]));
    expect((await Promise.all(writes)).map(({ ok }) => ok)).toEqual([true, true, true]);
    expect((await markOf(events, 'run')).stream).toBe('first');
  });
});

describe('a repeated run', () => {
  it('sees neither its own entry nor its own claim until it has written them again', async () => {
    const events = storeView(new MemoryEventStore(), new Runtime());
    await events.append([openingWrite('before', 'a')]);
    await keyedRun(events, { ...time, name: 'run' }).append([openingWrite('own', 'b')]);
    const again = keyedRun(events, { ...time, name: 'run', standing: await markOf(events, 'run') });
    const listedRefs = async () => (await again.list('orders', 'all', { limit: 10 })).map(({ ref }) => ref);
    expect([await listedRefs(), await again.count('orders', 'all'), await again.claimed('order', 'b')]).toEqual([
      ['before'],
      1,
      undefined,
    ]);
    expect(await again.append([openingWrite('own', 'b')])).toEqual({ ok: true, lastSeqs: [1] });
    expect([await listedRefs(), await again.count('orders', 'all'), await again.claimed('order', 'b')]).toEqual([
      ['own', 'before'],
      2,
      'own',
    ]);
  });

  const stored = { type: 'Opened@1', at: now, data: { b: 2, a: { d: [1, 2], c: 3 } } };
  const moved = (change: Partial<typeof stored>): Append => ({
    ...openingWrite('own', 'b'),
    events: [{ ...stored, ...change }],
  });

  async function repeated(first: Append) {
    const events = storeView(new MemoryEventStore(), new Runtime());
    await keyedRun(events, { ...time, name: 'run' }).append([first]);
    return { events, again: keyedRun(events, { ...time, name: 'run', standing: await markOf(events, 'run') }) };
  }

  it('finds its own events again, in whatever order their members are', async () => {
    const { again } = await repeated(moved({}));
    expect(await again.append([moved({ data: { a: { c: 3, d: [1, 2] }, b: 2 } })])).toEqual({
      ok: true,
      lastSeqs: [1],
    });
  });

  it.each<[name: string, other: Append]>([
    ['another type', moved({ type: 'Closed@1' })],
    ['another instant', moved({ at: '2026-11-27T12:00:01.000Z' })],
    ['other content', moved({ data: { b: 2, a: { d: [2, 1], c: 3 } } })],
    ['one more event', { ...moved({}), events: [stored, stored] }],
    ['another stream', { ...moved({}), stream: 'other' }],
    ['a later place', { ...moved({}), expectedSeq: 1 }],
  ])('does not take an event of %s for its own', async (_name, other) => {
    const { again } = await repeated(moved({}));
    await expect(again.append([other])).rejects.toThrow('an earlier run of the same key has written');
  });

  it('skips a later write that it made before, and reports one that others made', async () => {
    const { events, again } = await repeated(moved({}));
    const later: Append = { stream: 'own', expectedSeq: 1, events: [{ ...stored, type: 'Closed@1' }] };
    await events.append([later]);
    expect(await again.append([moved({})])).toMatchObject({ ok: true });
    expect(await again.append([later])).toEqual({ ok: true, lastSeqs: [2] });
    const other: Append = { ...later, events: [{ ...stored, type: 'Cancelled@1' }] };
    expect(await again.append([other])).toMatchObject({ ok: false, conflict: 'sequence', stream: 'own' });
    expect(await again.append([{ ...later, events: [] }])).toMatchObject({ ok: false, conflict: 'sequence' });
  });
});
