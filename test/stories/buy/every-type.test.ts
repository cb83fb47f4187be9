import { describe, expect, it } from 'vitest';
import { clearPapers, FIGURES, type Journey, openJourney, pricedAmount, SIGNER } from '../buy-journey.ts';

const TYPES = ['Concierge Buy', 'Concierge Search', 'Private Party'] as const;

/** How each type opens, and what its first figures add. */
const OPENING: Readonly<Record<(typeof TYPES)[number], { opened: string[]; figured: string[] }>> = {
  'Concierge Buy': { opened: ['Deal.opened@1'], figured: [] },
  'Concierge Search': {
    opened: ['Deal.opened@1', 'Handoff.parked@1'],
    figured: ['Handoff.answered@1', 'Deal.candidateSourced@1'],
  },
  'Private Party': { opened: ['Deal.opened@1'], figured: ['Deal.sellerVerified@1'] },
};
const DESKED = ['Deal.desked@1', 'CreditApplication.submitted@1', 'Transport.quoted@1', 'Quote.rated@1'];
const DOCUMENTED = [
  'Envelope.sent@1',
  'Handoff.parked@1',
  'Document.signed@1',
  'Handoff.answered@1',
  'Notarization.requested@1',
  'Notarization.completed@1',
  'Stipulation.submitted@1',
  'Stipulation.verified@1',
  'InsurancePolicy.submitted@1',
  'InsurancePolicy.verified@1',
  // No way to pay was named, so the sandbox lender's approval is used when the documents are complete.
  'CreditApplication.decisioned@1',
  'Deal.cleared@1',
];
const SETTLED = [
  'Deal.settled@1',
  'Payment.captured@1',
  'CheckoutLink.settled@1',
  'Document.filed@1',
  'Title.applied@1',
];

/** Makes a move and returns the resulting state. */
async function stateAfter(journey: Journey, verb: string, body?: unknown): Promise<string> {
  const reply = await journey.move(verb, body);
  expect([200, 402], `${verb}: ${reply.text}`).toContain(reply.status);
  return (await journey.read()).body.state;
}

describe.each(TYPES)('a %s', (dealType) => {
  const { opened, figured } = OPENING[dealType];

  it('goes from open to SETTLED, with every event in order', async () => {
    const journey = await openJourney({ dealType });
    expect(await stateAfter(journey, 'desk', FIGURES)).toBe('DESKED');
    expect(await stateAfter(journey, 'checkout')).toBe('CHECKOUT_OPEN');
    expect(await stateAfter(journey, 'esign', SIGNER)).toBe('CHECKOUT_OPEN');
    expect(await stateAfter(journey, 'esign/ceremony')).toBe('SIGNED');
    expect(await stateAfter(journey, 'notarize', SIGNER)).toBe('SIGNED');
    expect(await stateAfter(journey, 'stips', { stips: ['driver-license'] })).toBe('SIGNED');
    expect(await stateAfter(journey, 'insurance', { policy: { policyNumber: 'HM-204-118' } })).toBe('CLEARED');
    expect(await stateAfter(journey, 'deliver', { method: 'driveway' })).toBe('DELIVERED');
    const settled = await journey.settle('order_1', await pricedAmount(journey));
    expect(settled.body.state).toBe('SETTLED');
    expect(await journey.facts()).toEqual([
      ...opened,
      ...figured,
      ...DESKED,
      'CheckoutLink.opened@1',
      ...DOCUMENTED,
      'Transport.cancelled@1',
      'Deal.delivered@1',
      ...SETTLED,
    ]);
    expect((await journey.read('/checklist')).body.completed).toBe(8);
  });

  it.each([
    ['before it is priced', []],
    ['with figures', ['desk']],
    ['with an open link', ['desk', 'checkout']],
    ['with documents out for signature', ['desk', 'esign']],
  ])('is cancelled %s', async (_, verbs) => {
    const journey = await openJourney({ dealType });
    for (const verb of verbs)
      await journey.move(verb, verb === 'desk' ? FIGURES : verb === 'esign' ? SIGNER : undefined);
    expect(await stateAfter(journey, 'cancel', { reason: 'the buyer walked away' })).toBe('CANCELLED');
    expect((await journey.facts()).at(-1)).toBe('Deal.cancelled@1');
  });

  it('is cancelled with every document complete', async () => {
    const journey = await openJourney({ dealType });
    await journey.move('desk', FIGURES);
    await clearPapers(journey);
    expect(await stateAfter(journey, 'cancel', { reason: 'the seller changed their mind' })).toBe('CANCELLED');
  });

  it('is unwound after delivery, and after settlement', async () => {
    for (const settle of [false, true]) {
      const journey = await openJourney({ dealType });
      await journey.move('desk', FIGURES);
      await clearPapers(journey);
      await journey.move('deliver');
      if (settle) await journey.settle('order_1', await pricedAmount(journey));
      expect(await stateAfter(journey, 'unwind', { reason: 'the car was not as described' })).toBe('UNWOUND');
      expect((await journey.facts()).includes('Payment.refunded@1')).toBe(settle);
    }
  });
});
