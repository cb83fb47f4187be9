import { describe, expect, it } from 'vitest';
import { withoutUndefined } from '#kernel/answer.ts';
import { addSeconds } from '#kernel/dates.ts';
import { contextAt, HAUL, openedDeal, START } from '#test/samples/deal-cases.ts';
import { cleared, desked } from '#test/samples/milestone-deals.ts';
import type { TransportDispatched } from '../../deal-facts/delivery-events.ts';
import { fact } from '../../deal-facts/events.ts';
import type { Haul } from '../../transport/transport.ts';
import type { Deal } from '../state.ts';
import { cancelHaulOf, type DeliverDeal, deliverDeal, rollbackOf } from './deliver.ts';
import { cancelHaul, dispatchHaul, type HaulStep, haulRefusal, inspectHaul, orderableQuote } from './haul.ts';

const context = contextAt(START);
const order = { orderId: 'order_1' } as unknown as TransportDispatched;
const haulIn = (state: Haul['state']): Haul => ({ state, quote: HAUL, order, inspections: [] });
const dealIn = (state: Haul['state'] | undefined): Deal =>
  state === undefined ? openedDeal() : { ...desked, haul: haulIn(state) };
const illegal = (state: string | null, ...missing: string[]) => ({
  ...{ kind: 'REFUSAL', code: 'illegal-move' },
  extra: { state, missing },
});

describe('a step of a transport', () => {
  const legal: Readonly<Record<HaulStep, readonly Haul['state'][]>> = {
    'Transport.dispatched@1': ['QUOTED'],
    'Transport.pickedUp@1': ['DISPATCHED'],
    'Transport.delivered@1': ['PICKED_UP'],
    'Transport.cancelled@1': ['QUOTED', 'DISPATCHED'],
  };
  const states = [undefined, 'QUOTED', 'DISPATCHED', 'PICKED_UP', 'DELIVERED', 'CANCELLED'] as const;
  const missing = { QUOTED: ['dispatch-haul'], DISPATCHED: ['pick-up-haul'] } as Readonly<Record<string, string[]>>;
  const cases = (Object.keys(legal) as HaulStep[]).flatMap((step) => states.map((state) => ({ step, state })));

  it.each(cases)(
    '$step of one in state $state is legal only from its state, and names what comes first',
    ({ step, state }) => {
      const refusal = haulRefusal(dealIn(state), step, context);
      if (state !== undefined && legal[step].includes(state)) expect(refusal).toBeUndefined();
      else
        expect(refusal).toMatchObject(
          illegal(state ?? null, ...(state === undefined ? ['desk'] : (missing[state] ?? []))),
        );
    },
  );

  it.each([
    [0, true],
    [1, false],
  ])('orders on a quote %d seconds after its expiry: %s', (late, isAccepted) => {
    const now = addSeconds(HAUL.expiresAt, late);
    const answer = orderableQuote(dealIn('QUOTED'), { now });
    if (isAccepted) expect(answer).toEqual(HAUL);
    else expect(answer).toMatchObject(illegal('QUOTED', 'desk'));
    // A picked-up load is not late because its quote is.
    expect(haulRefusal(dealIn('DISPATCHED'), 'Transport.pickedUp@1', { now })).toBeUndefined();
  });

  it('is recorded with the order, and an order that the carrier declines is cancelled', () => {
    const dispatched = fact('Transport.dispatched@1', START, order);
    expect(dispatchHaul({ state: 'DELIVERED', order, quote: HAUL }, context)).toEqual([dispatched]);
    expect(dispatchHaul({ state: 'DECLINED', order, quote: HAUL }, context)).toEqual([
      dispatched,
      fact('Transport.cancelled@1', START, { quoteId: HAUL.quoteId, reason: 'carrier-declined' }),
    ]);
    expect(inspectHaul(dealIn('DISPATCHED'), 'Transport.pickedUp@1', context)).toEqual([
      fact('Transport.pickedUp@1', START, { orderId: 'order_1', notes: [] }),
    ]);
    expect(inspectHaul(dealIn('QUOTED'), 'Transport.pickedUp@1', context)).toMatchObject(
      illegal('QUOTED', 'dispatch-haul'),
    );
    expect(cancelHaul(dealIn('PICKED_UP'), context)).toMatchObject(illegal('PICKED_UP'));
  });

  it.each(states)('cancels the transport for a pickup only before the car has left: %s', (state) => {
    const cancelled = fact('Transport.cancelled@1', START, { quoteId: HAUL.quoteId, reason: 'cancelled' });
    expect(cancelHaulOf(dealIn(state), START)).toEqual(state === 'QUOTED' || state === 'DISPATCHED' ? [cancelled] : []);
  });
});

describe('the odometer at delivery', () => {
  const recorded: Deal =
    desked.desk === undefined
      ? desked
      : {
          ...desked,
          desk: { ...desked.desk, asked: { ...desked.desk.asked, odometer: 41_000 } },
        };

  it.each([
    [undefined, undefined],
    [41_001, undefined],
    [41_000, undefined],
    [40_999, { code: 'odometer-rollback', extra: { onRecord: 41_000, received: 40_999, missing: [] } }],
  ])('of %s is compared with the reading on record', (odometer, refusal) => {
    const answer = rollbackOf(recorded, odometer);
    if (refusal === undefined) expect(answer).toBeUndefined();
    else expect(answer).toMatchObject(refusal);
  });

  it('is accepted when none is on record', () => {
    expect(rollbackOf({ ...openedDeal(), vin: '1M8GDM9AXKP042788' }, 1)).toBeUndefined();
  });
});

describe('delivery by transport', () => {
  it('quotes again unless the deal holds that quote', () => {
    const handing = { method: 'transport', location: { zip: '94105' }, odometer: 90_000 } as unknown as DeliverDeal;
    const typesOf = (haul: Haul | undefined, state: 'DELIVERED' | 'DECLINED' = 'DELIVERED') => {
      const deal = { ...cleared, ...withoutUndefined({ haul }) };
      const events = deliverDeal(deal, { ...handing, haul: { state, quote: HAUL, order } }, context);
      return 'kind' in events ? events : events.map(({ type }) => type);
    };
    const hauled = ['Transport.dispatched@1', 'Transport.pickedUp@1', 'Transport.delivered@1', 'Deal.delivered@1'];
    expect(typesOf(undefined)).toEqual(['Transport.quoted@1', ...hauled]);
    expect(typesOf(haulIn('QUOTED'))).toEqual(hauled);
    expect(typesOf(haulIn('CANCELLED'))).toEqual(['Transport.quoted@1', ...hauled]);
    expect(typesOf({ ...haulIn('QUOTED'), quote: { ...HAUL, quoteId: 'haul_2' } })).toEqual([
      'Transport.quoted@1',
      ...hauled,
    ]);
    expect(typesOf(haulIn('QUOTED'), 'DECLINED')).toEqual(['Transport.dispatched@1', 'Transport.cancelled@1']);
  });
});
