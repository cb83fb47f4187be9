/** Port suite of title offices: brands are reported, applications carry plate and lienholder, mismatched names are returned. */
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

/** `mismatch` is an owner whose application is sent back. */
export function titleSuite(office: TitleOffice, cars: TitleCars, { mismatch }: { readonly mismatch: string }): void {
  describe('a title office', () => {
    it('tells brands, and which of them stop a private sale', async () => {
      expect((await office.check(cars.clean)).brands).toEqual([]);
      const branded = await office.check(cars.branded);
      expect(branded.brands.length).toBeGreaterThan(0);
      expect(branded.brands.some(({ blocking }) => blocking)).toBe(false);
      expect((await office.check(cars.blocked)).brands.some(({ blocking }) => blocking)).toBe(true);
    });

    it('tells a car that is auctioned only', async () => {
      expect((await office.check(cars.auctionOnly)).auctionOnly).toBe(true);
      expect((await office.check(cars.branded)).auctionOnly).toBe(false);
    });

    it('takes an application, with a temporary plate and a date to hear by', async () => {
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

    it('sends back an owner whose name matches no document, with no date to hear by', async () => {
      const applied = await office.apply({ ...REQUEST, owner: mismatch });
      expect(applied).toMatchObject({ rejected: 'name-mismatch' });
      expect(applied).not.toHaveProperty('dueAt');
    });

    it('names its source', () => {
      expect(office.source).not.toBe('');
    });
  });
}
