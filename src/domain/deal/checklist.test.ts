import { describe, expect, it } from 'vitest';
import type { DealEvent, DealEventType } from '../deal-facts/events.ts';
import { checklistOf } from './checklist.ts';

let second = 0;
function event(type: DealEventType, data: object = {}): DealEvent {
  second += 1;
  return { type, at: new Date(Date.UTC(2026, 10, 27, 12, 0, second)).toISOString(), data } as unknown as DealEvent;
}
const decisionEvent = (decision: string) => event('CreditApplication.decisioned@1', { decision });
const deskEvent = (financeType: string) => event('Deal.desked@1', { desked: { financeType } });

const KEYS = [
  'uploadDriversLicense',
  'connectInsuranceAccount',
  'getPreApproved',
  'authorizeBankAccount',
  'eSignBuyersAgreement',
  'notarizePowerOfAttorney',
  'trackDelivery',
  'drivewayCelebration',
] as const;
type Key = (typeof KEYS)[number];

describe('the checklist of a buyer', () => {
  it('has eight numbered steps, none done, before any event', () => {
    const { steps, ...rest } = checklistOf([]);
    expect(rest).toEqual({ completed: 0, total: 8 });
    expect(steps.map(({ step, key, done }) => [step, key, done])).toEqual(KEYS.map((key, i) => [i + 1, key, false]));
    expect(Object.keys(steps[0] ?? {})).toEqual(['step', 'key', 'title', 'done']);
  });

  it.each<[DealEvent, readonly Key[]]>([
    [event('Stipulation.verified@1'), ['uploadDriversLicense']],
    [event('InsurancePolicy.verified@1'), ['connectInsuranceAccount']],
    [decisionEvent('approved'), ['getPreApproved']],
    [decisionEvent('conditioned'), ['getPreApproved']],
    [deskEvent('Cash'), ['getPreApproved']],
    [event('Payment.captured@1'), ['authorizeBankAccount']],
    [event('Document.signed@1'), ['eSignBuyersAgreement']],
    [event('Notarization.completed@1'), ['notarizePowerOfAttorney']],
    [event('Transport.delivered@1'), ['trackDelivery']],
    [event('Deal.delivered@1'), ['trackDelivery', 'drivewayCelebration']],
  ])('%j completes a step and is named in it', (done, keys) => {
    const { steps, completed } = checklistOf([event('Deal.opened@1'), done]);
    expect(completed).toBe(keys.length);
    const by = { done: true, at: done.at, event: done.type };
    expect(steps.map(({ step: _step, title: _title, ...rest }) => rest)).toEqual(
      KEYS.map((key) => ({ key, ...(keys.includes(key) ? by : { done: false }) })),
    );
  });

  it.each<[DealEvent]>([
    [event('Stipulation.submitted@1')],
    [event('InsurancePolicy.submitted@1')],
    [decisionEvent('declined')],
    [deskEvent('Loan')],
    [event('Envelope.sent@1')],
    [event('Notarization.failed@1')],
    [event('Transport.pickedUp@1')],
  ])('%j completes no step', (one) => {
    expect(checklistOf([one]).completed).toBe(0);
  });

  it.each<[DealEvent, DealEvent]>([
    [decisionEvent('approved'), decisionEvent('declined')],
    [decisionEvent('approved'), event('CreditApplication.submitted@1')],
    [event('Payment.captured@1'), event('Payment.refunded@1')],
    [event('Document.signed@1'), event('Envelope.voided@1')],
  ])('%j is undone by %j, and done again by a later one', (done, undone) => {
    expect(checklistOf([done, undone]).completed).toBe(0);
    const again = { ...done, at: '2026-11-28T00:00:00.000Z' } as DealEvent;
    const { steps, completed } = checklistOf([done, undone, again]);
    expect(completed).toBe(1);
    expect(steps.find((step) => step.done)?.at).toBe(again.at);
  });

  it('names the first event that completed a step, not a repetition', () => {
    const [first, second_] = [event('Notarization.completed@1'), event('Notarization.completed@1')];
    expect(checklistOf([first, second_]).steps[5]?.at).toBe(first.at);
    expect(checklistOf([decisionEvent('approved'), decisionEvent('conditioned')]).completed).toBe(1);
  });
});
