/**
 * Contract tests of notaries: a completed session, a failed one with its lockout, and a waiting one that completes
 * later.
 */
import { describe, expect, it } from 'vitest';
import type { NotarySession } from '#domain/notary-session/notary-session.ts';
import { addSeconds } from '#kernel/dates.ts';
import type { Notary, NotaryRequest } from '../../notary.ts';

const NOW = '2026-11-27T12:00:00.000Z';
const REQUEST = { dealId: 'deal_suite', vin: 'F1XDEMCR4SDEM0001', state: 'OH', now: NOW };

export interface NotarySigners {
  readonly sealed: string;
  readonly failed: string;
  readonly waiting: string;
}

export function notarySuite(notary: Notary, signers: NotarySigners): void {
  const ask = (name: string, more: Partial<NotaryRequest> = {}) =>
    notary.request({ ...REQUEST, signer: { name }, ...more });
  const session = (name: string, state: NotarySession['state'], more: Partial<NotarySession> = {}): NotarySession => ({
    notarizationId: 'n1',
    state,
    signer: { name },
    documentKind: 'power-of-attorney',
    requestedAt: NOW,
    ...more,
  });

  describe('a notary', () => {
    it('completes a session with a notary commissioned in the state, after a meeting', async () => {
      const outcome = await ask(signers.sealed);
      if (outcome.state !== 'COMPLETED') throw new Error(`The notarization ended as ${outcome.state}, not COMPLETED.`);
      const { notary: who, meeting, seal } = outcome.record;
      expect(who.commissionState).toBe('OH');
      expect(who.commissionExpires > NOW.slice(0, 10)).toBe(true);
      expect(meeting.startedAt < meeting.endedAt).toBe(true);
      expect(seal.digest).not.toBe('');
    });

    it('locks out a signer who failed the identity questions, until the lockout ends', async () => {
      const outcome = await ask(signers.failed);
      if (outcome.state !== 'FAILED') throw new Error(`The notarization ended as ${outcome.state}, not FAILED.`);
      const { retryAt } = outcome.failure;
      expect(retryAt).toBe(addSeconds(NOW, 86_400));
      const standing = session(signers.failed, 'FAILED', { retryAt });
      expect((await ask(signers.failed, { standing, now: addSeconds(NOW, 60) })).state).toBe('FAILED');
      expect((await ask(signers.failed, { standing, now: retryAt })).state).toBe('COMPLETED');
    });

    it('completes a waiting session on the next request', async () => {
      expect((await ask(signers.waiting)).state).toBe('REQUESTED');
      const standing = session(signers.waiting, 'REQUESTED');
      expect((await ask(signers.waiting, { standing })).state).toBe('COMPLETED');
    });

    it('returns the same answer to the same request', async () => {
      expect(await ask(signers.sealed)).toEqual(await ask(signers.sealed));
    });

    it('assigns the same notary to the same car and signer under any deal id', async () => {
      const sealOf = async (dealId: string) => {
        const outcome = await ask(signers.sealed, { dealId });
        return outcome.state === 'COMPLETED' ? [outcome.record.notary, outcome.record.seal] : [];
      };
      expect(await sealOf('deal_other')).toEqual(await sealOf('deal_suite'));
    });

    it('names its source', () => {
      expect(notary.source).not.toBe('');
    });
  });
}
