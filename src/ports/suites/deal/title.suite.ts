/**
 * Contract tests of title offices: brands are reported, applications get a plate and name the lienholder, mismatched
 * names are returned.
 */
import { describe, expect, it } from 'vitest';
import type { TitleOffice, TitleRequest } from '../../title.ts';

export interface TitleCars {
  readonly clean: string;
  readonly branded: string;
  readonly blocked: string;
  readonly auctionOnly: string;
}

const REQUEST: TitleRequest = {
  dealId: 'deal_suite',
  vin: 'F1XDEMCR4SDEM0001',
  owner: 'Ada Lovelace',
  titleState: 'OH',
  now: '2026-11-27T12:00:00.000Z',
};

/** `mismatch` is an owner whose application is returned. */
export function titleSuite(office: TitleOffice, cars: TitleCars, { mismatch }: { readonly mismatch: string }): void {
  describe('a title office', () => {
    it('reports brands, and which of them block a private sale', async () => {
      expect((await office.check(cars.clean)).brands).toEqual([]);
      const branded = await office.check(cars.branded);
      expect(branded.brands.length).toBeGreaterThan(0);
      expect(branded.brands.some(({ blocking }) => blocking)).toBe(false);
      expect((await office.check(cars.blocked)).brands.some(({ blocking }) => blocking)).toBe(true);
    });

    it('reports a car that is for auction only', async () => {
      expect((await office.check(cars.auctionOnly)).auctionOnly).toBe(true);
      expect((await office.check(cars.branded)).auctionOnly).toBe(false);
    });

    it('accepts an application, with a temporary plate and a decision date', async () => {
      const applied = await office.apply({ ...REQUEST, lienholder: 'Sandbox Lender' });
      expect(applied).toMatchObject({
        titleState: 'OH',
        owner: 'Ada Lovelace',
        lienholder: { name: 'Sandbox Lender' },
      });
      expect(applied.plate.expires > REQUEST.now.slice(0, 10)).toBe(true);
      expect(applied.dueAt !== undefined && applied.dueAt > REQUEST.now).toBe(true);
      expect(await office.apply(REQUEST)).not.toHaveProperty('lienholder');
    });

    it('returns the application of an owner whose name matches no document, without a decision date', async () => {
      const applied = await office.apply({ ...REQUEST, owner: mismatch });
      expect(applied).toMatchObject({ rejected: 'name-mismatch' });
      expect(applied).not.toHaveProperty('dueAt');
    });

    it('names its source', () => {
      expect(office.source).not.toBe('');
    });
  });
}
