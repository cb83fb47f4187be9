import { describe, expect, it } from 'vitest';
import { refuse } from '#kernel/answer.ts';
import { addSeconds, epochMs, type IsoInstant } from '#kernel/dates.ts';
import { type NewEvent, storeView } from '#ports/event-store.ts';
import { Runtime } from '#ports/runtime.ts';
import { MemoryEventStore } from '../../store/memory/event-store.ts';
import { currentSnapshot, handle, type Subject, storedSnapshot } from './handle.ts';
import type { StreamModel } from './stream-model.ts';
import { upcast } from './upcast.ts';

const START = '2026-11-27T12:00:00.000Z';

interface Counter {
  readonly count: number;
  readonly dueAt?: IsoInstant;
}

/** A counter; an alarm adds one when it falls due. */
const model: StreamModel<Counter, NewEvent> = {
  initial: { count: 0 },
  evolve: (state, { type, data }) => {
    if (type === 'Alarm.set@1') return { ...state, dueAt: String(data.dueAt) };
    return type === 'Alarm.rang@1' ? { count: state.count + 1 } : { ...state, count: state.count + 1 };
  },
  overdue: ({ dueAt }, now) =>
    dueAt !== undefined && epochMs(dueAt) <= epochMs(now) ? { type: 'Alarm.rang@1', at: dueAt, data: {} } : undefined,
};

const counted: NewEvent = { type: 'Thing.counted@1', at: START, data: {} };
const alarm: NewEvent = { type: 'Alarm.set@1', at: START, data: { dueAt: addSeconds(START, 60) } };

const emptyStore = () => storeView(new MemoryEventStore(), new Runtime());

function counter(now = START, store = emptyStore()): Subject<Counter, NewEvent> {
  return { store, model, stream: 'counter', clock: () => now };
}

describe('handling a command', () => {
  it('appends the decided events and returns the resulting state', async () => {
    const subject = counter();
    const handled = await handle(subject, () => ({ events: [counted, counted] }));
    expect(handled).toMatchObject({ kind: 'HANDLED', state: { count: 2 }, lastSeq: 2 });
    expect(await storedSnapshot(subject)).toMatchObject({ state: { count: 2 }, lastSeq: 2 });
  });

  it('writes nothing when no event is decided', async () => {
    const subject = counter();
    expect(await handle(subject, () => ({ events: [] }))).toMatchObject({ lastSeq: 0, appended: [] });
    expect(await subject.store.lastSeq('counter')).toBe(0);
  });

  it('first applies overdue clock events, dated when they fell due', async () => {
    const store = emptyStore();
    await handle(counter(START, store), () => ({ events: [alarm] }));
    const later = counter(addSeconds(START, 3600), store);
    const handled = await handle(later, ({ state }) => ({ events: state.count === 1 ? [counted] : [] }));
    expect(handled).toMatchObject({ state: { count: 2 }, lastSeq: 3, appended: [{ seq: 3 }] });
    expect((await store.read('counter'))[1]).toMatchObject({ type: 'Alarm.rang@1', at: addSeconds(START, 60) });
  });

  it('keeps overdue clock events when the command is refused', async () => {
    const store = emptyStore();
    await handle(counter(START, store), () => ({ events: [alarm] }));
    const refusal = await handle(counter(addSeconds(START, 3600), store), () => refuse('illegal-move'));
    expect(refusal).toMatchObject({ kind: 'REFUSAL', code: 'illegal-move' });
    expect(await store.lastSeq('counter')).toBe(2);
  });

  it('retries once after a concurrent write, then refuses', async () => {
    const subject = counter();
    const intrude = async (times: number) => {
      let decisions = 0;
      const handled = await handle(subject, async ({ lastSeq }) => {
        decisions += 1;
        if (decisions <= times)
          await subject.store.append([{ stream: 'counter', expectedSeq: lastSeq, events: [counted] }]);
        return { events: [counted] };
      });
      return { asked: decisions, handled };
    };
    expect(await intrude(1)).toMatchObject({ asked: 2, handled: { kind: 'HANDLED', state: { count: 2 } } });
    expect(await intrude(2)).toMatchObject({ asked: 2, handled: { kind: 'REFUSAL', code: 'concurrent-change' } });
  });

  it('serializes the writers of one process, so that none of fifty is refused', async () => {
    const subject = counter();
    const all = await Promise.all(Array.from({ length: 50 }, () => handle(subject, () => ({ events: [counted] }))));
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['HANDLED']));
    expect(await storedSnapshot(subject)).toMatchObject({ state: { count: 50 } });
  });

  it('reports who holds a name that is already claimed', async () => {
    const claims = [{ claim: 'order', key: 'o1', ref: 'a' }];
    const subject = counter();
    await handle(subject, () => ({ events: [counted], claims }));
    const other = { ...subject, stream: 'other' };
    expect(await handle(other, () => ({ events: [counted], claims: [{ ...claims[0], ref: 'b' } as never] }))).toEqual({
      kind: 'TAKEN',
      claim: 'order',
      key: 'o1',
      ref: 'a',
    });
    expect(await subject.store.lastSeq('other')).toBe(0);
  });

  it('writes to several streams atomically', async () => {
    const subject = counter();
    const also = [{ stream: 'beside', expectedSeq: 0, events: [counted] }];
    await handle(subject, () => ({ events: [counted], also }));
    expect(await subject.store.lastSeq('beside')).toBe(1);
    expect(await handle(subject, () => ({ events: [counted], also }))).toMatchObject({ code: 'concurrent-change' });
    expect(await subject.store.lastSeq('counter')).toBe(1);
  });
});

describe('reading', () => {
  it('appends overdue clock moves for the current snapshot, not for the stored one', async () => {
    const store = emptyStore();
    await handle(counter(START, store), () => ({ events: [alarm, counted] }));
    const later = counter(addSeconds(START, 3600), store);
    expect(await storedSnapshot(later)).toMatchObject({ state: { count: 1 }, lastSeq: 2 });
    expect(await storedSnapshot(later, 1)).toMatchObject({ state: { count: 0 }, lastSeq: 1 });
    expect(await currentSnapshot(later)).toMatchObject({ state: { count: 2 }, lastSeq: 3 });
  });
});

describe('an older event', () => {
  it('is upgraded to its newest version, step by step', () => {
    const steps = [
      { from: 'Thing.made@1', to: 'Thing.made@2', lift: ({ name }: NewEvent['data']) => ({ title: name }) },
      { from: 'Thing.made@2', to: 'Thing.made@3', lift: (data: NewEvent['data']) => ({ ...data, colour: 'unknown' }) },
    ];
    const old = { type: 'Thing.made@1', at: START, data: { name: 'chair' } };
    expect(upcast(steps, old)).toEqual({
      type: 'Thing.made@3',
      at: START,
      data: { title: 'chair', colour: 'unknown' },
    });
    expect(upcast(steps, counted)).toBe(counted);
  });
});
