import { describe, expect, it } from 'vitest';
import { addSeconds } from '#kernel/dates.ts';
import { dollars } from '#kernel/money.ts';
import {
  dealAfterEvents,
  deskCommand,
  ENVELOPE,
  REQUEST,
  SIGNED,
  START,
  withOverdueMoves,
} from '#test/samples/deal-cases.ts';
import { context, contextAfter, desked, HOUR, names, sent, signed } from '#test/samples/milestone-deals.ts';
import { type Deal, standingEnvelope } from '../state.ts';
import { deskDeal } from './desk.ts';
import { holdCeremony, sendEnvelope } from './sign.ts';

describe('signing', () => {
  it('appends nothing when the same envelope is sent again', () => {
    expect(sendEnvelope(sent, ENVELOPE, context)).toEqual([]);
  });

  it('replaces an expired handoff and keeps the envelope', () => {
    const cold = withOverdueMoves(sent, addSeconds(START, 4 * HOUR)).deal;
    expect(holdCeremony(cold, SIGNED, contextAfter(4 * HOUR))).toMatchObject({ code: 'ceremony-expired' });
    expect(names(sendEnvelope(cold, ENVELOPE, contextAfter(4 * HOUR)))).toEqual(['Handoff.parked@1']);
  });

  it('lets only the handoff of a sent envelope expire', () => {
    const redesked = deskDeal(sent, deskCommand({ ...REQUEST, downPayment: dollars(5_000) }), context);
    const voided = dealAfterEvents(sent, redesked);
    expect(standingEnvelope(voided)?.state).toBe('VOIDED');
    const overdueNames = (deal: Deal) => names(withOverdueMoves(deal, addSeconds(START, 4 * HOUR)).events);
    expect(overdueNames(sent)).toContain('Handoff.expired@1');
    expect(overdueNames(voided)).not.toContain('Handoff.expired@1');
  });

  it('voids the envelope when the signer changes', () => {
    const other = { ...ENVELOPE, envelopeId: 'envelope_2', signer: { name: 'Grace Hopper' } };
    expect(names(sendEnvelope(sent, other, context))).toEqual([
      'Envelope.voided@1',
      'Envelope.sent@1',
      'Handoff.parked@1',
    ]);
  });

  it('claims once, signs once, and appends nothing for a repeat', () => {
    const claimed = dealAfterEvents(sent, holdCeremony(sent, { decision: 'claim' }, context));
    expect(holdCeremony(claimed, { decision: 'claim' }, context)).toEqual([]);
    expect(names(holdCeremony(claimed, SIGNED, context))).toEqual(['Document.signed@1', 'Handoff.answered@1']);
    expect(holdCeremony(signed, SIGNED, context)).toEqual([]);
  });

  it('may be declined, and requires an envelope', () => {
    const declined = dealAfterEvents(sent, holdCeremony(sent, { decision: 'decline', reason: 'the price' }, context));
    expect(standingEnvelope(declined)).toMatchObject({ state: 'DECLINED', reason: 'the price' });
    expect(holdCeremony(declined, SIGNED, context)).toMatchObject({ code: 'no-envelope' });
    expect(holdCeremony(desked, SIGNED, context)).toMatchObject({ code: 'no-envelope', extra: { missing: ['esign'] } });
  });
});
