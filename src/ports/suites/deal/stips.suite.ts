/** Contract tests of stipulation desks: one row per proof, in order, with a reason only on failed ones. */
import { describe, expect, it } from 'vitest';
import type { StipsDesk } from '../../stips.ts';

/** `rejected` are references that fail, each with the check it fails. */
export function stipsSuite(
  desk: StipsDesk,
  { rejected }: { readonly rejected: readonly (readonly [string, string])[] },
): void {
  const check = (...stips: Parameters<StipsDesk['check']>[0]['stips']) => desk.check({ dealId: 'deal_suite', stips });

  describe('a stipulation desk', () => {
    it('returns a row for every proof, in order, with its document', async () => {
      const rows = await check('POI', { code: 'POR', documentRef: 'bill.pdf' }, 'holiday photo');
      expect(rows.map(({ code, documentRef }) => [code, documentRef])).toEqual([
        ['POI', 'POI'],
        ['POR', 'bill.pdf'],
        ['OTHER', 'holiday photo'],
      ]);
    });

    it('matches a free-text reference by code or by name', async () => {
      const rows = await check('stip:poi', 'proof-of-residence.pdf', "Driver's License", 'driversLicense');
      expect(rows.map(({ code }) => code)).toEqual(['POI', 'POR', 'DLC', 'DLC']);
    });

    it('passes an ordinary proof on every check', async () => {
      const [row] = await check('driver-license');
      expect(row?.reason).toBeUndefined();
      expect(row?.checks.every(({ result }) => result === 'pass')).toBe(true);
    });

    it.each(rejected)('rejects %s for %s', async (reference, reason) => {
      const [row] = await check(reference);
      expect(row?.reason).toBe(reason);
      expect(row?.checks).toContainEqual({ name: reason, result: 'fail' });
    });

    it('names its source', () => {
      expect(desk.source).not.toBe('');
    });
  });
}
