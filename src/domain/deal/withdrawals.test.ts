import { describe, expect, it } from 'vitest';
import { withoutUndefined } from '#kernel/answer.ts';
import { desked, sent, signed } from '#test/samples/milestone-deals.ts';
import type { EnvelopeVoided } from '../deal-facts/ceremony-events.ts';
import { type DealEvent, fact } from '../deal-facts/events.ts';
import type { DealState, OpenRequest } from './state.ts';
import { askedLater, WITHDRAWAL, withdrawalsOf } from './withdrawals.ts';

const NOW = '2026-11-28T12:00:00.000Z';
const provider = { name: 'docusign', id: 'p_1' } as never;
const atProvider = (deal: DealState): DealState => ({
  ...deal,
  envelopes: deal.envelopes.map((envelope) => ({ ...envelope, provider })),
});
const voidedEvent = (reason: EnvelopeVoided['reason'], envelopeId = 'envelope_1'): DealEvent =>
  fact('Envelope.voided@1', NOW, { envelopeId, reason });

describe('an envelope that is voided here', () => {
  it('is withdrawn from its provider too', () => {
    const [envelope] = sent.envelopes;
    const { envelopeId, signer, documents } = envelope ?? {};
    const request = { envelope: { envelopeId, signer, documents, provider }, reason: 're-desk' };
    const others = [fact('Deal.cleared@1', NOW, {}), voidedEvent('re-desk')];
    expect(withdrawalsOf(atProvider(sent), others, NOW)).toEqual([
      fact('Counterparty.asked@1', NOW, { key: `${WITHDRAWAL}:envelope_1`, effect: WITHDRAWAL, request } as never),
    ]);
  });

  it.each([
    ['by the provider', atProvider(sent), voidedEvent('provider')],
    ['because it expired there', atProvider(sent), voidedEvent('expired')],
    ['without a provider', sent, voidedEvent('re-desk')],
    ['after it was signed', atProvider(signed), voidedEvent('re-desk')],
    ['that the deal lacks', atProvider(sent), voidedEvent('re-desk', 'envelope_2')],
    ['of a deal without envelopes', desked, voidedEvent('re-desk')],
  ])('needs no withdrawal %s', (_title, deal, event) => {
    expect(withdrawalsOf(deal, [event], NOW)).toEqual([]);
  });
});

describe('a withdrawal that the provider did not answer', () => {
  const openRequest = (dueAt?: string): OpenRequest =>
    ({
      key: 'k',
      effect: WITHDRAWAL,
      request: {},
      at: '2026-11-28T11:00:00.000Z',
      ...withoutUndefined({ dueAt }),
    }) as OpenRequest;

  it.each([
    ['the first time', undefined, '2026-11-28T12:01:00.000Z'],
    ['after ten seconds', '2026-11-28T11:00:10.000Z', '2026-11-28T12:01:00.000Z'],
    ['after a minute', '2026-11-28T11:01:00.000Z', '2026-11-28T12:02:00.000Z'],
    ['after twenty minutes', '2026-11-28T11:20:00.000Z', '2026-11-28T12:40:00.000Z'],
    ['after half an hour', '2026-11-28T11:30:00.000Z', '2026-11-28T13:00:00.000Z'],
    ['after an hour', '2026-11-28T12:00:00.000Z', '2026-11-28T13:00:00.000Z'],
  ])('is repeated %s', (_title, dueAt, next) => {
    expect(askedLater(openRequest(dueAt), NOW)).toEqual(
      fact('Counterparty.asked@1', NOW, { key: 'k', effect: WITHDRAWAL, request: {}, dueAt: next } as never),
    );
  });
});
