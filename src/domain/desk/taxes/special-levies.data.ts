/**
 * Levies and rules beside the tax rows: surcharges on sales, the zero-emission rates of New Jersey, the stamp tax on a note,
 * and what was read of lease taxes.
 */
import type { IsoDate } from '#kernel/dates.ts';
import type { Authority } from '../in-force.ts';

const VERIFIED = '2026-11-28';

/** N.J.S.A. 39:3-8.4: 0.4 % of the price of a new car of 45,000 or more or under 19 mpg; not of a ZEV or one of 40 mpg. */
export const NJ_SURCHARGE: Authority = {
  authority: 'N.J.S.A. 39:3-8.4',
  effectiveFrom: '2006-07-15',
  verifiedOn: VERIFIED,
  confidence: 'high',
  note: 'On new passenger cars, by the price before rebate and trade-in; zero-emission cars and those of 40 mpg or more are exempt.',
};

/** Sales tax on zero-emission cars: exempt, then half the rate, then the whole. Newest first. */
export const NJ_ZEV: Authority & { readonly pcts: readonly (readonly [from: IsoDate, pct: number])[] } = {
  authority: 'N.J.S.A. 54:32B-8.55',
  effectiveFrom: '2024-10-01',
  verifiedOn: null,
  confidence: 'medium',
  note: 'The section as amended in 2024 was not read.',
  pcts: [
    ['2025-07-01', 6.625],
    ['2024-10-01', 3.3125],
    ['2004-05-01', 0],
  ],
};

/** RCW 82.08.817: 8 % of the price, trade-in included, above a deduction that rises by 2 % each July 1. */
export const WA_LUXURY: Authority = {
  authority: 'RCW 82.08.817',
  effectiveFrom: '2026-01-01',
  verifiedOn: VERIFIED,
  confidence: 'high',
  note: 'The deduction is 100,000 in fiscal year 2026 and grows by two percent every July 1.',
};

/** Florida’s documentary stamp tax on the note of a financed deal. */
export const FL_STAMP: Authority = {
  authority: 'F.S. 201.08(1)(a)',
  effectiveFrom: '1992-06-01',
  verifiedOn: '2026-11-28',
  confidence: 'high',
  note: '35 cents on each 100.00 or part of it that the note promises, at most 2,450.00.',
};

/** Lease rules with a source other than the state's row. */
export const LEASE_AUTHORITIES: Readonly<Partial<Record<string, Authority>>> = {
  CA: {
    authority: 'CDTFA annotation 330.2010',
    effectiveFrom: '1989-01-06',
    verifiedOn: '2026-11-28',
    confidence: 'high',
    note: 'Annotation 330.2010: a capitalized cost reduction is rent paid in advance and taxed.',
  },
  NY: {
    authority: '20 NYCRR 527.15; N.Y. Tax Law 1111(i)',
    effectiveFrom: '1990-06-01',
    verifiedOn: '2026-11-28',
    confidence: 'high',
    note: '527.15(a): tax on the total of the payments of the whole term is due at the inception of a lease of a year or more.',
  },
  NJ: {
    authority: 'N.J.S.A. 54:32B-7(d)',
    effectiveFrom: '2005-10-01',
    verifiedOn: null,
    confidence: 'medium',
  },
  OK: {
    authority: '68 O.S. 1355, 2103; OAC 260:135-7-242',
    effectiveFrom: '2017-07-01',
    verifiedOn: '2026-11-29',
    confidence: 'medium',
    note: 'OAC 260:135-7-242: a lease of 12 months or more bears the excise at its start and no sales tax.',
  },
};
