import { describe, expect, it } from 'vitest';
import { addSeconds } from '#kernel/dates.ts';
import { dealAfterEvents, HAUL, START, withOverdueMoves } from '#test/samples/deal-cases.ts';
import {
  cleared,
  context,
  contextAfter,
  delivered,
  HOUR,
  names,
  order,
  sent,
  settled,
} from '#test/samples/milestone-deals.ts';
import { evolve } from '../state.ts';
import { statusOf } from '../status.ts';
import { openCheckout } from './checkout.ts';
import { cancelDeal, unwindDeal } from './close.ts';
import { deliverDeal } from './deliver.ts';
import { settleDeal } from './settle.ts';

describe('delivering a deal', () => {
  it('is refused with the names of the missing documents', () => {
    expect(deliverDeal(sent, { method: 'pickup', location: { zip: '85004' } }, context)).toMatchObject({
      code: 'not-deliverable',
      extra: { state: 'DESKED', missing: ['esign-ceremony', 'notarize', 'stips', 'insurance'] },
    });
  });

  it('runs the transport first, and leaves the deal cleared when the carrier declines', () => {
    const order = {
      orderId: 'dispatch_1',
      quoteId: HAUL.quoteId,
      carrier: { name: 'C', mc: 'MC1', usdot: '1' },
      pickupWindow: { from: '2026-11-27', to: '2026-11-28' },
      deliveryWindow: { from: '2026-11-30', to: '2026-12-02' },
    };
    const handing = { method: 'transport', location: { zip: '94105' } } as const;
    const hauled = deliverDeal(cleared, { ...handing, haul: { state: 'DELIVERED', quote: HAUL, order } }, context);
    expect(names(hauled)).toEqual([
      'Transport.quoted@1',
      'Transport.dispatched@1',
      'Transport.pickedUp@1',
      'Transport.delivered@1',
      'Deal.delivered@1',
    ]);
    const declined = dealAfterEvents(
      cleared,
      deliverDeal(cleared, { ...handing, haul: { state: 'DECLINED', quote: HAUL, order } }, context),
    );
    expect([statusOf(declined), declined.haul?.state, declined.haul?.reason]).toEqual([
      'CLEARED',
      'CANCELLED',
      'carrier-declined',
    ]);
  });

  it('refuses an odometer reading that decreases', () => {
    const handing = { method: 'pickup', location: { zip: '85004' }, odometer: 10 } as const;
    expect(deliverDeal(cleared, handing, context)).toMatchObject({ code: 'odometer-rollback' });
  });
});

describe('settling a deal', () => {
  it('records the payment, the filed document and the title application together', () => {
    expect(names(settleDeal(delivered, order(), context))).toEqual([
      'Deal.settled@1',
      'Payment.captured@1',
      'Document.filed@1',
      'Title.applied@1',
    ]);
    expect(statusOf(settled)).toBe('SETTLED');
  });

  it('settles an open link with the deal', () => {
    const linkedToo = dealAfterEvents(cleared, openCheckout(cleared, context));
    const handed = dealAfterEvents(
      linkedToo,
      deliverDeal(linkedToo, { method: 'pickup', location: { zip: '85004' } }, context),
    );
    expect(names(settleDeal(handed, order(), context))).toContain('CheckoutLink.settled@1');
  });

  it('accepts a repeated order, refuses it at another amount, and refuses a second order', () => {
    expect(settleDeal(settled, order(), context)).toEqual([]);
    expect(settleDeal(settled, order('order_1', 1), context)).toMatchObject({ code: 'amount-mismatch' });
    expect(settleDeal(settled, order('order_2'), context)).toMatchObject({ code: 'illegal-move' });
  });

  it('checks the amount before the state, and requires delivery', () => {
    expect(settleDeal(cleared, order('order_1', 1), context)).toMatchObject({ code: 'amount-mismatch' });
    expect(settleDeal(cleared, order(), context)).toMatchObject({
      code: 'not-deliverable',
      extra: { missing: ['deliver'] },
    });
  });

  it('issues the title within thirty days without another command', () => {
    const { deal, events } = withOverdueMoves(settled, addSeconds(START, 30 * 24 * HOUR));
    expect(events.map(({ type }) => type)).toEqual(['Title.issued@1']);
    expect(deal.title?.state).toBe('ISSUED');
  });
});

describe('cancelling or unwinding a deal', () => {
  it('cancel withdraws the link and the documents and cancels the transport', () => {
    const busy = dealAfterEvents(dealAfterEvents(sent, openCheckout(sent, context)), []);
    const hauled = evolve(busy, { type: 'Transport.quoted@1', at: START, data: HAUL });
    const decided = cancelDeal(dealAfterEvents(hauled, []), { reason: 'walked away', voided: [] }, context);
    expect(names(decided)).toEqual([
      'CheckoutLink.superseded@1',
      'Envelope.voided@1',
      'Transport.cancelled@1',
      'Deal.cancelled@1',
    ]);
    expect(withOverdueMoves(dealAfterEvents(busy, decided), addSeconds(START, 48 * HOUR)).events).toEqual([]);
  });

  it('unwind refunds a settled deal within seven days, and not a second later', () => {
    const inside = contextAfter(7 * 24 * HOUR);
    expect(names(unwindDeal(settled, { reason: 'returned', voided: [] }, inside))).toEqual([
      'Payment.refunded@1',
      'Deal.unwound@1',
    ]);
    const outside = contextAfter(7 * 24 * HOUR + 1);
    expect(unwindDeal(settled, { reason: 'returned', voided: [] }, outside)).toMatchObject({
      code: 'return-window-closed',
    });
  });

  it('unwind refunds nothing on a delivered deal and is refused before delivery; cancel is refused after it', () => {
    expect(names(unwindDeal(delivered, { reason: 'funding refused', voided: [] }, context))).toEqual([
      'Deal.unwound@1',
    ]);
    expect(unwindDeal(cleared, { reason: 'x', voided: [] }, context)).toMatchObject({ code: 'illegal-move' });
    expect(cancelDeal(delivered, { reason: 'x', voided: [] }, context)).toMatchObject({ code: 'illegal-move' });
  });
});
