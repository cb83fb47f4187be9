/**
 * What dealers of a state collect on a car that its buyer registers in another state. Sources: each row's authority. A car
 * that leaves under the papers the state asks for is assumed.
 */
import type { StateCode } from '../../places/states.ts';
import type { Authority } from '../in-force.ts';

export interface Collected extends Authority {
  /** Percent of the taxed amount that the dealer collects at most; the home state's tax where that is less. Zero: exempt. */
  readonly atMostPct: number;
  /** Of the home state's tax the state's own part alone counts. */
  readonly statePart?: true;
  /** Home states that the dealer collects for; all when absent. */
  readonly onlyFrom?: readonly StateCode[];
  /** Home states that the dealer collects nothing for. */
  readonly notFrom?: readonly StateCode[];
  /** Home states that give no credit for this tax. */
  readonly uncredited?: readonly StateCode[];
}

const READ = '2026-11-28';
const READ_LATER = '2026-11-29';

const exempt = (authority: string, effectiveFrom: string, note: string): Collected => ({
  atMostPct: 0,
  authority,
  effectiveFrom,
  verifiedOn: READ_LATER,
  confidence: 'medium',
  note,
});

export const COLLECTED: Readonly<Partial<Record<StateCode, Collected>>> = {
  AZ: {
    atMostPct: 5.6,
    statePart: true,
    authority: 'A.R.S. 42-5061(A)(28)(a), (U); Arizona DOR, motor vehicle sales to nonresidents',
    effectiveFrom: '2008-01-01',
    verifiedOn: READ_LATER,
    confidence: 'low',
    note: 'The department’s page: the state part comes to that of the home state, at most 5.6 %. Which states give no credit, so that nothing is due, and county and city tax were not read.',
  },
  CA: {
    ...exempt(
      'Cal. Rev. & Tax. Code 6396; 18 CCR 1620',
      '2026-01-01',
      'A car delivered outside California bears no tax there, one handed over in it the whole; delivery outside is assumed. The text on cars was not read.',
    ),
    verifiedOn: null,
    confidence: 'low',
  },
  FL: {
    atMostPct: 6,
    uncredited: ['AR', 'MS'],
    authority: 'Fla. Stat. 212.08(10); Florida DOR TIP 03A01-11, 08A01-04',
    effectiveFrom: '2003-10-01',
    verifiedOn: READ,
    confidence: 'medium',
    note: 'The bulletins: the dealer collects what the home state would impose; Arkansas and Mississippi give no credit for it. That Florida’s own rate is the most was not read.',
  },
  GA: {
    ...exempt(
      'O.C.G.A. 48-8-3, 48-5C-1; Georgia form ST-8',
      '2013-03-01',
      'The title ad valorem tax is due on cars titled in Georgia. The exemption of nonresidents was not read.',
    ),
    verifiedOn: null,
  },
  IL: {
    atMostPct: 6.25,
    statePart: true,
    onlyFrom: ['AZ', 'CA', 'FL', 'HI', 'IN', 'MA', 'MI', 'SC'],
    authority: '86 Ill. Adm. Code 130.605(b)(1); Illinois DOR chart ST-58 of 2024-01',
    effectiveFrom: '2024-01-01',
    verifiedOn: READ_LATER,
    confidence: 'medium',
    note: '130.605(b)(1): exempt with a drive-away permit or plates of the home state. The eight states of the chart and the 6.25 % were read in reports on it.',
  },
  IN: {
    atMostPct: 100,
    statePart: true,
    authority: 'Ind. Code 6-2.5-2-3; Indiana DOR Information Bulletin 84',
    effectiveFrom: '2014-07-01',
    verifiedOn: READ_LATER,
    confidence: 'medium',
    note: 'The bulletin: the rate of the state, without its localities, where the car will be titled.',
  },
  MI: {
    atMostPct: 6,
    notFrom: ['AK', 'AR', 'DE', 'DC', 'IN', 'MD', 'MS', 'MT', 'NV', 'NH', 'NC', 'OK', 'OR', 'WV'],
    authority: 'MCL 205.54; Michigan dealer manual, 8-5',
    effectiveFrom: '2005-01-01',
    verifiedOn: null,
    confidence: 'low',
    note: 'The lower of the home state’s tax and 6 %; nothing for fourteen states without reciprocity. Known from an undated reprint of the manual.',
  },
  NC: exempt(
    'N.C.G.S. 105-187.3',
    '2014-07-01',
    '105-187.3(a): the tax is on a car for which a North Carolina title is issued; one titled elsewhere bears none.',
  ),
  NY: exempt(
    'N.Y. Tax Law 1117(a)',
    '2010-01-01',
    '1117(a), in the code of 2010: exempt where a nonresident without an abode or business there registers the car elsewhere first.',
  ),
  OH: {
    atMostPct: 6,
    authority: 'R.C. 5739.029',
    effectiveFrom: '2024-01-01',
    verifiedOn: READ,
    confidence: 'medium',
    note: '5739.029(A): the lesser of the tax at a combined 6 % and the tax of the state of registration. Division (B) exempts residents of states that exempt alike; it is not applied here.',
  },
  PA: exempt(
    '61 Pa. Code 31.46(3)',
    '1972-09-30',
    '31.46(3): a nonresident’s car for use outside, registered elsewhere within 20 days of delivery.',
  ),
  TX: exempt(
    'Tex. Tax Code 152.092',
    '1993-10-01',
    '152.092: a car taken out of the state before any other use, with the buyer’s certificate.',
  ),
  WA: exempt(
    'RCW 82.08.0264',
    '2010-07-01',
    '82.08.0264(1), as of 2023: a nonresident’s car that leaves on a trip permit or is licensed at once in the home state.',
  ),
};

/** Stands in where the law of the dealer's state was not read. */
export const UNREAD: Authority = {
  authority: 'sale for registration elsewhere; the law of the dealer’s state was not read',
  effectiveFrom: '2026-01-01',
  verifiedOn: null,
  confidence: 'low',
  note: 'Most states exempt a car that leaves to be registered elsewhere, and the home state taxes it.',
};
