/**
 * Contract tests of e-sign providers: one envelope per request with every document, and a certificate only for a
 * signature.
 */
import { describe, expect, it } from 'vitest';
import type { EnvelopeSent } from '#domain/deal-facts/ceremony-events.ts';
import type { EnvelopeRequest, Esign } from '../../esign.ts';

const NOW = '2026-11-27T12:00:00.000Z';

export const ENVELOPE_REQUEST: EnvelopeRequest = {
  dealId: 'deal_suite',
  signer: { name: 'Ada Lovelace', email: 'ada@example.com' },
  papers: [
    { name: "Buyer's order", pages: 2 },
    { name: 'Odometer statement', pages: 1 },
  ],
  facts: {
    dealId: 'deal_suite',
    dealType: 'Concierge Buy',
    date: '2026-11-27',
    buyer: { name: 'Ada Lovelace', zip: '94105' },
    vehicle: { vin: 'F1XDEMCR4SDEM0001', odometer: 12_345 },
    products: [],
  },
  revision: 'r1',
};

export interface EsignBench {
  /** A signer who declines. */
  readonly refuses: EnvelopeRequest['signer'];
  /** What the person does at a provider with human signers, before the envelope's status is fetched. */
  readonly act?: (envelope: EnvelopeSent, decision: 'sign' | 'decline', reason: string, now: string) => Promise<void>;
}

export function esignSuite(esign: Esign, { refuses, act = async () => {} }: EsignBench): void {
  const send = async (request: EnvelopeRequest = ENVELOPE_REQUEST): Promise<EnvelopeSent> => {
    const sent = await esign.send(request);
    if ('counterparty' in sent) throw new Error('The e-sign provider sent no envelope.');
    return sent;
  };

  describe('an e-sign provider', () => {
    it('sends every document to the signer, and the same envelope for a repeated request', async () => {
      const sent = await send();
      expect(sent.signer.name).toBe('Ada Lovelace');
      expect(sent.documents.map(({ name }) => name)).toEqual(ENVELOPE_REQUEST.papers.map(({ name }) => name));
      for (const { pages, digest } of sent.documents) expect([pages >= 1, digest.length >= 8]).toEqual([true, true]);
      expect(new Set(sent.documents.map(({ documentId }) => documentId)).size).toBe(2);
      expect(await send()).toEqual(sent);
    });

    it('sends another envelope for other figures', async () => {
      const first = await send();
      const second = await send({ ...ENVELOPE_REQUEST, revision: 'r2' });
      expect(second.envelopeId).not.toBe(first.envelopeId);
    });

    it('certifies a signature with its date', async () => {
      const envelope = await send({ ...ENVELOPE_REQUEST, revision: 'r3' });
      await act(envelope, 'sign', '', NOW);
      const outcome = await esign.complete({ envelope, decision: 'sign', now: NOW });
      expect(outcome).toMatchObject({ decision: 'sign', certificate: { signedAt: NOW } });
    });

    it('reports a decline with its reason', async () => {
      const envelope = await send({ ...ENVELOPE_REQUEST, revision: 'r4' });
      await act(envelope, 'decline', 'the price', NOW);
      const declined = { envelope, decision: 'decline', reason: 'the price', now: NOW } as const;
      expect(await esign.complete(declined)).toEqual({ decision: 'decline', reason: 'the price' });
    });

    it('reports a signer who declines', async () => {
      const envelope = await send({ ...ENVELOPE_REQUEST, signer: refuses });
      await act(envelope, 'decline', 'no', NOW);
      expect(await esign.complete({ envelope, decision: 'sign', now: NOW })).toMatchObject({ decision: 'decline' });
    });

    it('names its source', () => {
      expect(esign.source).not.toBe('');
    });
  });
}
