/** Contract tests of credit bureaus: typed outcomes, no score without a file, the same answer to the same pull. */
import { describe, expect, it } from 'vitest';
import type { Bureau, SoftPull } from '../bureau.ts';

/** Applicants by the state of their files; each is a last name. */
export interface BureauPeople {
  readonly onFile: string;
  readonly frozen: string;
  readonly unknown: string;
  readonly unanswered: string;
}

export const PULL: SoftPull = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  address: '1 Analytical Way',
  city: 'San Francisco',
  state: 'CA',
  zip: '94105',
  permissiblePurpose: 'written-instructions',
  consentRef: 'consent_0123456789abcdef',
  asOf: '2026-06-15',
};

export function bureauSuite(bureau: Bureau, people: BureauPeople): void {
  const pull = (lastName: string) => bureau.softPull({ ...PULL, lastName });

  describe('a credit bureau', () => {
    it('returns a file with a score on its own scale and at most five factors', async () => {
      const answer = await pull(people.onFile);
      if (answer.state !== 'file') throw new Error(`The bureau has no file for ${people.onFile}.`);
      const { score, scale, factorCodes } = answer.file;
      expect(score).toBeGreaterThanOrEqual(scale.min);
      expect(score).toBeLessThanOrEqual(scale.max);
      expect(factorCodes.length).toBeGreaterThanOrEqual(1);
      expect(factorCodes.length).toBeLessThanOrEqual(5);
    });

    it.each(['frozen', 'unknown'] as const)('never returns a score for a %s file', async (who) => {
      const answer = await pull(people[who]);
      expect(answer.state).toBe(who === 'frozen' ? 'frozen' : 'no-hit');
      expect(answer).not.toHaveProperty('file');
    });

    it('reports an outage instead of throwing', async () => {
      await expect(pull(people.unanswered)).resolves.toEqual({ state: 'down' });
    });

    it('returns the same answer to the same pull', async () => {
      expect(await pull(people.onFile)).toEqual(await pull(people.onFile));
    });

    it('names its source', () => {
      expect(bureau.source).not.toBe('');
    });
  });
}
