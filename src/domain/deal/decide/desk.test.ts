import { describe, expect, it } from 'vitest';
import { addSeconds } from '#kernel/dates.ts';
import { dollars } from '#kernel/money.ts';
import {
  contextAt,
  dealAfterEvents,
  deskCommand,
  ENVELOPE,
  HAUL,
  openedDeal,
  REQUEST,
  SIGNED,
  START,
  withOverdueMoves,
} from '#test/samples/deal-cases.ts';
import {
  cleared,
  context,
  contextAfter,
  delivered,
  desked,
  HOUR,
  linked,
  names,
  settled,
  signed,
  verifications,
} from '#test/samples/milestone-deals.ts';
import { evolve, pricedCents, standingLink } from '../state.ts';
import { statusOf } from '../status.ts';
import { openCheckout } from './checkout.ts';
import { deskDeal } from './desk.ts';
import { holdCeremony, sendEnvelope } from './sign.ts';
import { sourceCandidate } from './source.ts';

describe('desking a deal', () => {
  it('records its figures, a credit application and the transport quote', () => {
    expect(names(deskDeal(openedDeal(), deskCommand(REQUEST, { haul: HAUL }), context))).toEqual([
      'Deal.desked@1',
      'CreditApplication.submitted@1',
      'Transport.quoted@1',
    ]);
  });

  it('files no application for a cash deal', () => {
    expect(names(deskDeal(openedDeal(), deskCommand({ ...REQUEST, financeType: 'Cash' }), context))).toEqual([
      'Deal.desked@1',
    ]);
  });

  it('appends nothing for an identical request', () => {
    expect(deskDeal(signed, deskCommand(), context)).toEqual([]);
    expect(deskDeal(linked, deskCommand(), context)).toEqual([]);
  });

  it('supersedes the link and voids the documents when figures change, and returns the deal to DESKED', () => {
    const both = dealAfterEvents(cleared, openCheckout(cleared, context));
    const again = deskDeal(both, deskCommand({ ...REQUEST, downPayment: dollars(5000) }), context);
    expect(names(again)).toEqual(['CheckoutLink.superseded@1', 'Envelope.voided@1', 'Deal.desked@1']);
    expect(statusOf(dealAfterEvents(both, again))).toBe('DESKED');
  });

  it('counts signatures given before the first figures', () => {
    const early = dealAfterEvents(openedDeal(), sendEnvelope(openedDeal(), ENVELOPE, context));
    const unpriced = dealAfterEvents(early, holdCeremony(early, SIGNED, context));
    expect(statusOf(unpriced)).toBe('OPENED');
    expect(statusOf(dealAfterEvents(unpriced, deskDeal(unpriced, deskCommand(), context)))).toBe('SIGNED');
  });

  it('clears a deal whose documents were complete before its figures', () => {
    const early = dealAfterEvents(openedDeal(), sendEnvelope(openedDeal(), ENVELOPE, context));
    const papered = verifications.reduce(
      (deal, step) => step(deal),
      dealAfterEvents(early, holdCeremony(early, SIGNED, context)),
    );
    const decided = deskDeal(papered, deskCommand(), context);
    expect(names(decided)).toContain('Deal.cleared@1');
    expect(statusOf(dealAfterEvents(papered, decided))).toBe('CLEARED');
  });

  it('resubmits a declined application when the down payment rises, not when it falls', () => {
    const declined = evolve(desked, {
      type: 'CreditApplication.decisioned@1',
      at: START,
      data: {
        applicationId: 'app_1',
        decisionId: 'd',
        decision: 'declined',
        attestation: { channel: 'simulator', simulated: true },
      },
    });
    const deal = dealAfterEvents(declined, []);
    expect(names(deskDeal(deal, deskCommand({ ...REQUEST, downPayment: dollars(9000) }), context))).toContain(
      'CreditApplication.submitted@1',
    );
    expect(names(deskDeal(deal, deskCommand({ ...REQUEST, downPayment: dollars(1000) }), context))).not.toContain(
      'CreditApplication.submitted@1',
    );
  });

  it('selects the pattern car of a search as its candidate and answers the concierge handoff', () => {
    const search = openedDeal('Concierge Search');
    expect(statusOf(search)).toBe('SEARCHING');
    expect(names(deskDeal(search, deskCommand(), context))).toEqual([
      'Handoff.answered@1',
      'Deal.candidateSourced@1',
      'Deal.desked@1',
      'CreditApplication.submitted@1',
    ]);
  });

  it('records the seller check of a private sale before its figures', () => {
    const seller = { titleState: 'CA', brands: [], lien: false };
    expect(names(deskDeal(openedDeal('Private Party'), deskCommand(REQUEST, { seller }), context))).toEqual([
      'Deal.sellerVerified@1',
      'Deal.desked@1',
      'CreditApplication.submitted@1',
    ]);
  });

  it('is refused once the deal is delivered or settled', () => {
    for (const deal of [delivered, settled]) {
      expect(deskDeal(deal, deskCommand({ ...REQUEST, term: 48 }), context)).toMatchObject({ code: 'illegal-move' });
    }
  });
});

describe('a search', () => {
  it('becomes SOURCED with a candidate, ignores the same one again, and records another', () => {
    const search = openedDeal('Concierge Search');
    const found = dealAfterEvents(search, sourceCandidate(search, '1HGCM82633A004352', context));
    expect(statusOf(found)).toBe('SOURCED');
    expect(sourceCandidate(found, '1HGCM82633A004352', context)).toEqual([]);
    expect(names(sourceCandidate(found, '1M8GDM9AXKP042788', context))).toEqual(['Deal.candidateSourced@1']);
  });
});

describe('a checkout link', () => {
  it('opens once for the priced amount, and a repeat appends nothing', () => {
    expect(standingLink(linked)).toMatchObject({ state: 'OPEN', amountTotal: pricedCents(linked) });
    expect(openCheckout(linked, context)).toEqual([]);
    expect(statusOf(linked)).toBe('CHECKOUT_OPEN');
  });

  it('expires after a day, and the deal returns to DESKED', () => {
    const day = 24 * HOUR;
    expect(withOverdueMoves(linked, addSeconds(START, day - 1)).events).toEqual([]);
    const { deal, events } = withOverdueMoves(linked, addSeconds(START, 3 * day));
    expect(events).toMatchObject([{ type: 'CheckoutLink.expired@1', at: addSeconds(START, day) }]);
    expect(statusOf(deal)).toBe('DESKED');
  });

  it('names its replacement', () => {
    const redesked = dealAfterEvents(linked, deskDeal(linked, deskCommand({ ...REQUEST, term: 48 }), context));
    const again = dealAfterEvents(redesked, openCheckout(redesked, contextAfter(1)));
    expect(again.links[0]).toMatchObject({ state: 'SUPERSEDED', supersededBy: again.links[1]?.linkId });
  });

  it('is not created without figures or without a payment rail', () => {
    expect(openCheckout(openedDeal(), context)).toMatchObject({ code: 'illegal-move', extra: { missing: ['desk'] } });
    expect(openCheckout(desked, contextAt(START, false))).toMatchObject({ code: 'rail-unconfigured' });
  });

  it('leaves a signed deal signed', () => {
    expect(statusOf(dealAfterEvents(signed, openCheckout(signed, context)))).toBe('SIGNED');
  });
});
