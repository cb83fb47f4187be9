/** Port suite of e-sign providers: one envelope per request with every document, and a certificate only for a signature. */
import { describe, expect, it } from 'vitest';
import type { EnvelopeRequest, Esign } from '../../esign.ts';

const NOW = '2026-11-27T12:00:00.000Z';

export const ENVELOPE_REQUEST: EnvelopeRequest = {
  dealId: 'deal_suite',
  signer: { name: 'Ada Lovelace' },
  papers: [
    { name: "Buyer's order", pages: 2 },
    { name: 'Odometer statement', pages: 1 },
  ],
  revision: 'r1',
};

/** `refuses` is the name of a signer who will not sign. */
export function esignSuite(esign: Esign, { refuses }: { readonly refuses: string }): void {
  describe('an e-sign provider', () => {
    it('sends every paper to the signer, and the same request twice as the same envelope', async () => {
      const sent = await esign.send(ENVELOPE_REQUEST);
      expect(sent.signer.name).toBe('Ada Lovelace');
      expect(sent.documents.map(({ name, pages }) => ({ name, pages }))).toEqual(ENVELOPE_REQUEST.papers);
      expect(await esign.send(ENVELOPE_REQUEST)).toEqual(sent);
    });

    it('sends another envelope for other figures', async () => {
      const first = await esign.send(ENVELOPE_REQUEST);
      const second = await esign.send({ ...ENVELOPE_REQUEST, revision: 'r2' });
      expect(second.envelopeId).not.toBe(first.envelopeId);
    });

    it('certifies a signature, dated when it was given', async () => {
      const envelope = await esign.send(ENVELOPE_REQUEST);
      const outcome = await esign.complete({ envelope, decision: 'sign', now: NOW });
      expect(outcome).toMatchObject({ decision: 'sign', certificate: { signedAt: NOW } });
    });

    it('reports a decline with its reason', async () => {
      const envelope = await esign.send(ENVELOPE_REQUEST);
      const declined = { envelope, decision: 'decline', reason: 'the price', now: NOW } as const;
      expect(await esign.complete(declined)).toEqual({ decision: 'decline', reason: 'the price' });
    });

    it('has a signer who refuses', async () => {
      const envelope = await esign.send({ ...ENVELOPE_REQUEST, signer: { name: refuses } });
      expect(await esign.complete({ envelope, decision: 'sign', now: NOW })).toMatchObject({ decision: 'decline' });
    });

    it('names its source', () => {
      expect(esign.source).not.toBe('');
    });
  });
}
