/** An event and the deliveries it causes are stored in one write, and each queue with something new is woken. */

import { describe, expect, it } from 'vitest';
import { withoutUndefined } from '#kernel/answer.ts';
import { type Append, type AppendResult, type StoreView, storeView, viewOver } from '#ports/event-store.ts';
import { Runtime } from '#ports/runtime.ts';
import { testIds } from '#test/builders.ts';
import { MemoryEventStore } from '../../store/memory/event-store.ts';
import { publishingStore } from './publishing.ts';
import { disableWebhook, registerWebhook, removeWebhook } from './registry.ts';

const at = '2026-11-27T12:00:00.000Z';
const ids = testIds;
const opened = (stream: string, account?: string): Append => ({
  stream,
  expectedSeq: 0,
  events: [{ type: 'Deal.opened@1', at, data: withoutUndefined({ account }) }],
});
const more = (stream: string, expectedSeq: number, ...types: string[]): Append => ({
  stream,
  expectedSeq,
  events: types.map((type) => ({ type, at, data: {} })),
});

async function publisher(copies?: number, over: (inner: StoreView) => StoreView = (inner) => inner) {
  const inner = storeView(new MemoryEventStore(), new Runtime());
  const woken: string[] = [];
  const parts = { ids, wake: (queue: string) => woken.push(queue), ...withoutUndefined({ copies }) };
  const hook = async (account: string, events: readonly string[]) =>
    (await registerWebhook({ events: inner, ids }, { account, url: 'https://example.com/h', events, secret: 's' }, at))
      .webhookId;
  const queued = async (webhookId: string, stream: string) =>
    (await inner.read(`webhook-lane/${webhookId}/${stream}`)).map(({ data }) => `${data.eventType} ${data.seq}`);
  return { inner, store: publishingStore(over(inner), parts), woken, hook, queued };
}

describe('a write of published events', () => {
  it('queues each for every webhook of the account that wants it, with its sequence number', async () => {
    const { store, hook, queued, woken } = await publisher();
    const all = await hook('acct_1', ['*']);
    const desked = await hook('acct_1', ['Deal.desked', 'Lead.*']);
    const others = await hook('acct_2', ['*']);
    expect(await store.append([opened('deal/d1', 'acct_1')])).toEqual({ ok: true, lastSeqs: [1] });
    await store.append([more('deal/d1', 1, 'Deal.desked@1', 'Deal.cancelled@1')]);
    expect(await queued(all, 'deal/d1')).toEqual(['Deal.opened@1 1', 'Deal.desked@1 2', 'Deal.cancelled@1 3']);
    expect(await queued(desked, 'deal/d1')).toEqual(['Deal.desked@1 2']);
    expect(await queued(others, 'deal/d1')).toEqual([]);
    expect(woken.toSorted()).toEqual(
      [`webhook-lane/${all}/deal/d1`, `webhook-lane/${all}/deal/d1`, `webhook-lane/${desked}/deal/d1`].toSorted(),
    );
  });

  it('queues each of them as often as copies are requested', async () => {
    const { store, hook, queued } = await publisher(2);
    const webhookId = await hook('acct_1', ['*']);
    await store.append([opened('lead/l1', 'acct_1')]);
    expect(await queued(webhookId, 'lead/l1')).toEqual(['Deal.opened@1 1', 'Deal.opened@1 1']);
  });

  it('queues nothing for removed and disabled webhooks', async () => {
    const { inner, store, hook, queued, woken } = await publisher();
    const removed = await hook('acct_1', ['*']);
    const disabled = await hook('acct_1', ['*']);
    await removeWebhook({ events: inner }, removed, at);
    await disableWebhook({ events: inner }, disabled, 'gone', at);
    await store.append([opened('deal/d1', 'acct_1')]);
    expect([await queued(removed, 'deal/d1'), await queued(disabled, 'deal/d1'), woken]).toEqual([[], [], []]);
  });

  it.each<[name: string, first: Append, then: Append]>([
    ['of a stream without an account', opened('deal/d1'), more('deal/d1', 1, 'Deal.desked@1')],
    [
      'of a stream that is not published',
      opened('account/acct_1', 'acct_1'),
      more('account/acct_1', 1, 'Deal.desked@1'),
    ],
    ['of no events', opened('deal/d1'), { ...more('deal/d1', 1), index: [{ index: 'i', key: 'k', ref: 'r' }] }],
  ])('%s queues nothing', async (_name, first, then) => {
    const { store, hook, woken } = await publisher();
    await hook('acct_1', ['*']);
    expect(await store.append([first])).toEqual({ ok: true, lastSeqs: [1] });
    expect(await store.append([then])).toMatchObject({ ok: true });
    expect(woken).toEqual([]);
  });

  it('that meets a conflict on its own stream returns it, and queues nothing', async () => {
    const { inner, store, hook, woken } = await publisher();
    await hook('acct_1', ['*']);
    await store.append([opened('deal/d1', 'acct_1')]);
    woken.length = 0;
    const late = await store.append([more('deal/d1', 0, 'Deal.desked@1')]);
    expect(late).toEqual({ ok: false, conflict: 'sequence', stream: 'deal/d1', lastSeq: 1 });
    expect([await inner.lastSeq('deal/d1'), woken]).toEqual([1, []]);
  });
});

describe('a queue that the sender writes meanwhile', () => {
  /** Answers the first appends to a queue with a conflict, as a concurrent sender causes it. */
  const contended = (times: number) => (inner: StoreView) => {
    let left = times;
    return viewOver(inner, {
      append: async (appends): Promise<AppendResult> => {
        const queue = appends.find(({ stream }) => stream.startsWith('webhook-lane/'));
        if (queue === undefined || left === 0) return inner.append(appends);
        left -= 1;
        return { ok: false, conflict: 'sequence', stream: queue.stream, lastSeq: 1 };
      },
    });
  };

  it('does not fail the write', async () => {
    const { store, hook, queued } = await publisher(1, contended(49));
    const webhookId = await hook('acct_1', ['*']);
    expect(await store.append([opened('deal/d1', 'acct_1')])).toEqual({ ok: true, lastSeqs: [1] });
    expect(await queued(webhookId, 'deal/d1')).toEqual(['Deal.opened@1 1']);
  });

  it('fails it as a fault after fifty attempts, with nothing written', async () => {
    const { inner, store, hook } = await publisher(1, contended(50));
    await hook('acct_1', ['*']);
    await expect(store.append([opened('deal/d1', 'acct_1')])).rejects.toThrow('changed during every attempt');
    expect(await inner.lastSeq('deal/d1')).toBe(0);
  });
});
