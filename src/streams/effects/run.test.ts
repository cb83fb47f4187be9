import { describe, expect, it } from 'vitest';
import { storeOver } from '#ports/event-store.ts';
import type { Stores } from '#ports/stores.ts';
import type { Counterparties } from '#ports/tools.ts';
import { sandboxEsign } from '#sandbox/esign/esign.port.ts';
import { sandboxInsurer } from '#sandbox/insurer/insurer.port.ts';
import { sandboxNotary } from '#sandbox/notary/notary.port.ts';
import { sandboxPaymentRail } from '#sandbox/payment-rail/payment-rail.port.ts';
import { sandboxStipsDesk } from '#sandbox/stips/stips.port.ts';
import { sandboxTitleOffice } from '#sandbox/title/title.port.ts';
import { sandboxHaulier } from '#sandbox/transport/transport.port.ts';
import { TEST_START, type TestService, testService } from '#test/builders.ts';
import { chosenStore, testStores } from '#test/stores/chosen.ts';
import { clearPapers, FIGURES, openJourney, SIGNER } from '#test/stories/buy-journey.ts';
import { connectedEsign } from '../../app/connected-esign.ts';

/** The sandbox's counterparties, with every call counted by its name and key. */
function countedPorts(over: Partial<Counterparties> = {}) {
  const calls: { readonly name: string; readonly key: string | undefined }[] = [];
  const count =
    <Request, Answer>(name: string, call: (request: Request, key?: string) => Promise<Answer>) =>
    (request: Request, key?: string) => {
      calls.push({ name, key });
      return call(request, key);
    };
  const ports: Counterparties = {
    esign: {
      ...sandboxEsign,
      send: count('send', sandboxEsign.send),
      complete: count('complete', sandboxEsign.complete),
    },
    esignProviders: connectedEsign({ active: async () => undefined, byId: async () => undefined }),
    notary: { ...sandboxNotary, request: count('request', sandboxNotary.request) },
    stipsDesk: { ...sandboxStipsDesk, check: count('check', sandboxStipsDesk.check) },
    insurer: { ...sandboxInsurer, verify: count('verify', sandboxInsurer.verify) },
    haulier: { ...sandboxHaulier, haul: count('haul', sandboxHaulier.haul) },
    paymentRail: { ...sandboxPaymentRail, open: count('open', sandboxPaymentRail.open) },
    titleOffice: { ...sandboxTitleOffice, apply: count('apply', sandboxTitleOffice.apply) },
    ...over,
  };
  return { calls, ports, names: () => calls.map(({ name }) => name) };
}

const MOVES: readonly (readonly [verb: string, body?: object])[] = [
  ['esign', SIGNER],
  ['esign/ceremony'],
  ['notarize', SIGNER],
  ['stips', { stips: ['driver-license'] }],
  ['insurance', { policy: { policyNumber: 'HM-204-118' } }],
  ['checkout'],
  ['deliver', { method: 'transport' }],
];

const typesOf = async (carport: TestService, dealId: string) =>
  (await carport.get(`/buy/deals/${dealId}/events`)).body.events.map(({ type }: { type: string }) => type);

describe('a call to a counterparty', () => {
  it.each([
    ['cancelled', 'cancel'],
    ['unwound', 'unwind'],
  ])('is not made for a %s deal', async (_, ending) => {
    const { ports, calls } = countedPorts();
    const journey = await openJourney({}, testService({ counterparties: ports }));
    await journey.move('desk', FIGURES);
    await clearPapers(journey);
    if (ending === 'unwind') await journey.move('deliver');
    await journey.move(ending, { reason: 'walked away' });
    calls.length = 0;
    // Existing results are returned again; anything new is refused.
    const moves: typeof MOVES = [...MOVES, ['notarize', { signer: { name: 'Grace Hopper' } }]];
    for (const [verb, body] of moves) await journey.move(verb, body);
    expect((await journey.move('notarize', { signer: { name: 'Grace Hopper' } })).status).toBe(409);
    expect((await journey.settle('order_1', 3_487_227)).status).toBe(409);
    expect(calls).toEqual([]);
  });

  it('is not made for an illegal move or a repeat', async () => {
    const { ports, names } = countedPorts();
    const journey = await openJourney({}, testService({ counterparties: ports }));
    for (const [verb, body] of [['checkout'], ['esign/ceremony'], ['deliver', { method: 'transport' }]] as const)
      expect((await journey.move(verb, body)).status).toBe(409);
    expect((await journey.settle('order_1', 1)).status).toBe(409);
    expect(names()).toEqual([]);
    await journey.move('desk', FIGURES);
    await clearPapers(journey);
    const once = ['send', 'complete', 'request', 'check', 'verify'];
    expect(names()).toEqual(once);
    await journey.move('notarize', SIGNER);
    await journey.move('insurance', { policy: { policyNumber: 'HM-204-118' } });
    await journey.move('esign/ceremony');
    expect(names()).toEqual(once);
  });

  it('is made once for twenty simultaneous requests', async () => {
    const { ports, names } = countedPorts();
    const journey = await openJourney({}, testService({ counterparties: ports }));
    await journey.move('desk', FIGURES);
    const replies = await Promise.all(Array.from({ length: 20 }, () => journey.move('notarize', SIGNER)));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(names()).toEqual(['request']);
  });

  it.each([
    ['of a move', 'notarize', SIGNER, 0],
    ['of a trigger', 'triggers/complete-notarization', undefined, 1],
  ] as const)(
    '%s is made once while twenty writers of another process interfere, and its outcome is recorded',
    async (_, path, body, waiting) => {
      const stores = testStores();
      const other = testService({ stores });
      const { ports, calls } = countedPorts();
      let conflicts = 0;
      const meddled: Stores = {
        ...stores,
        events: storeOver(stores.events, {
          append: async (appends) => {
            const isOutcome = appends.some(({ events = [] }) =>
              events.some(({ type }) => type === 'Notarization.completed@1'),
            );
            if (isOutcome && conflicts < 20) {
              conflicts += 1;
              const stips = { stips: [`paper-${conflicts}.pdf`] };
              expect((await other.send('POST', `/buy/deals/${journey.dealId}/stips`, stips, { key })).status).toBe(200);
            }
            return stores.events.append(appends);
          },
        }),
      };
      const carport = testService({ stores: meddled, counterparties: ports });
      const key = await carport.mintKey();
      const journey = await openJourney({ key }, carport);
      await journey.move('desk', FIGURES);
      if (waiting === 1) await journey.move('notarize', { signer: { name: 'Ada Pending' } });
      expect(calls).toHaveLength(waiting);
      const prefix = waiting === 1 ? '/sandbox' : '/buy';
      expect((await carport.send('POST', `${prefix}/deals/${journey.dealId}/${path}`, body, { key })).status).toBe(200);
      expect(conflicts).toBe(20);
      expect(calls.map(({ name }) => name)).toEqual(Array.from({ length: waiting + 1 }, () => 'request'));
      expect(calls.at(-1)?.key).toMatch(new RegExp(`^${journey.dealId}:\\d+:notarization$`));
      expect((await journey.read()).body.notarization.state).toBe('COMPLETED');
    },
  );

  it('is refused and leaves no trace when its deal was cancelled meanwhile', async () => {
    const { ports, names } = countedPorts({
      notary: {
        ...sandboxNotary,
        request: async (request) => {
          await journey.move('cancel', { reason: 'walked away' });
          return sandboxNotary.request(request);
        },
      },
    });
    const journey = await openJourney({}, testService({ counterparties: ports }));
    await journey.move('desk', FIGURES);
    const refused = await journey.move('notarize', SIGNER);
    expect([refused.status, refused.body.code]).toEqual([409, 'illegal-move']);
    expect(names()).toEqual([]);
    expect(await typesOf(journey.carport, journey.dealId)).not.toContain('Notarization.requested@1');
  });
});

describe('a call to a live counterparty', () => {
  it('is recorded before it is made and when it is answered', async () => {
    const notary = { ...sandboxNotary, isSimulated: false };
    const journey = await openJourney({}, testService({ counterparties: { notary } }));
    await journey.move('desk', FIGURES);
    await journey.move('notarize', SIGNER);
    expect((await typesOf(journey.carport, journey.dealId)).slice(-4)).toEqual([
      'Counterparty.asked@1',
      'Notarization.requested@1',
      'Notarization.completed@1',
      'Counterparty.answered@1',
    ]);
  });

  it.each(['a read, half a minute later', 'the next command'])(
    'cut short by a crash is concluded by %s',
    async (by) => {
      // Two composed services are two processes on one store; memory has no second process.
      const stores = testStores();
      const keys: (string | undefined)[] = [];
      const notaryThat = (answers: boolean) => ({
        ...sandboxNotary,
        isSimulated: false,
        request: (request: Parameters<typeof sandboxNotary.request>[0], key?: string) => {
          keys.push(key);
          if (!answers) notifyCall();
          return answers ? sandboxNotary.request(request) : new Promise<never>(() => {});
        },
      });
      let notifyCall = () => {};
      const reached = new Promise<void>((resolve) => {
        notifyCall = resolve;
      });
      const crashing = testService({ stores, counterparties: { notary: notaryThat(false) } });
      const journey = await openJourney({}, crashing);
      await journey.move('desk', FIGURES);
      void journey.move('notarize', SIGNER);
      await reached;
      const events = storeOver(stores.events, {});
      const at = new Date(Date.parse(TEST_START) + 31_000).toISOString();
      const next = testService({ stores: { ...stores, events }, at, counterparties: { notary: notaryThat(true) } });
      const path = `/buy/deals/${journey.dealId}`;
      if (by === 'the next command') await next.send('POST', `${path}/checkout`);
      const { body } = await next.get(path);
      expect(body.notarization.state, chosenStore()).toBe('COMPLETED');
      expect(keys).toHaveLength(2);
      expect(new Set(keys).size).toBe(1);
      expect((await typesOf(next, journey.dealId)).filter((type: string) => type.startsWith('Counterparty'))).toEqual([
        'Counterparty.asked@1',
        'Counterparty.answered@1',
      ]);
      await next.get(path);
      expect(keys).toHaveLength(2);
    },
  );
});
