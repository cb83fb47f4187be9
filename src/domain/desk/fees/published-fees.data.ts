/**
 * Lines of a sale's fees at named ZIPs, worked out by hand from the statute beside each: 30,000, financed, a car of
 * 3,800 lb that lists at 35,000, three model years old when used. On 2026-11-28 unless a day is named.
 */
import type { CarFuel } from '../car.ts';

export interface PublishedFee {
  readonly zip: string;
  /** The buyer's plate moves to the car. */
  readonly plateTransfer?: true;
  /** The line as the derivation names it, without its figure. */
  readonly line: string;
  /** Dollars; 0 where the line is not due. */
  readonly amount: number;
  /** Used when absent. */
  readonly condition?: 'new' | 'used';
  readonly fuel?: CarFuel;
  readonly weightLb?: number;
  readonly asOf?: string;
  readonly source: string;
}

export const PUBLISHED_FEES: readonly PublishedFee[] = [
  { zip: '99501', line: 'Title Fee', amount: 15, source: 'AS 28.10.441' },
  { zip: '99501', line: 'Lien Recording Fee', amount: 15, source: 'AS 28.10.441' },
  { zip: '99501', line: 'Registration Fee', amount: 100, source: 'AS 28.10.421(b)(1): two years' },
  { zip: '80202', line: 'Title Fee', amount: 7.2, source: 'C.R.S. 42-6-137(1)(a)' },
  { zip: '80202', line: 'License Fee', amount: 9.6, source: 'C.R.S. 42-3-306(2): 6 and 18 times 0.20' },
  { zip: '80202', line: 'License Fee', weightLb: 4500, amount: 11, source: 'C.R.S. 42-3-306(2): 6 and 25 times 0.20' },
  { zip: '80202', line: 'License Fee', weightLb: 5010, amount: 16.1, source: 'C.R.S. 42-3-306(2): 12.50 and 6 started hundreds at 0.60' },
  { zip: '06103', line: 'Title Fee', amount: 25, source: 'Conn. Gen. Stat. 14-192(a)(1)' },
  { zip: '06103', line: 'Lien Recording Fee', amount: 10, source: 'Conn. Gen. Stat. 14-192(a)(2)' },
  { zip: '06103', line: 'Greenhouse Gas Fee', condition: 'new', amount: 15, source: 'Conn. Gen. Stat. 22a-201c(a)' },
  { zip: '06103', line: 'Greenhouse Gas Fee', amount: 7.5, source: 'Conn. Gen. Stat. 22a-201c(b): three years' },
  { zip: '96813', line: 'State Registration Fee', amount: 46, source: 'HRS 249-31(a)' },
  { zip: '96813', line: 'State Weight Tax', amount: 66.5, source: 'HRS 249-33(a): 3,800 lb at 1.75 cents' },
  { zip: '96813', line: 'State Weight Tax', weightLb: 4100, amount: 82, source: 'HRS 249-33(a): 4,100 lb at 2 cents' },
  { zip: '96813', line: 'State Weight Tax', weightLb: 7200, amount: 162, source: 'HRS 249-33(a): 7,200 lb at 2.25 cents' },
  { zip: '83702', line: 'Title Fee', amount: 14, source: 'Idaho Code 49-202(2)' },
  { zip: '83702', line: 'License Plate Fee', amount: 7.5, source: 'Idaho Code 49-450: two plates at 3.75' },
  { zip: '83702', line: 'Electric Vehicle Road Fee', fuel: 'electric', amount: 140, source: 'Idaho Code 49-457(1)' },
  { zip: '50309', line: 'Title Fee', amount: 25, source: 'Iowa Code 321.46(2): 20; 321.52A: 5' },
  { zip: '50309', line: 'Lien Recording Fee', amount: 10, source: 'Iowa Code 321.50(1)' },
  { zip: '50309', line: 'Electric Vehicle Road Fee', fuel: 'plug-in hybrid', amount: 65, source: 'Iowa Code 321.116(2)' },
  { zip: '48201', line: 'Title Fee', amount: 13, source: 'MCL 257.806(1): 10 and 3' },
  { zip: '48201', line: 'Tire Disposal Surcharge', amount: 1.5, source: 'MCL 257.806(3)' },
  { zip: '63101', line: 'Title Fee', amount: 17.5, source: 'RSMo 301.190.5: 8.50; 136.055.1(3): 9' },
  { zip: '63101', line: 'Title Fee', asOf: '2025-08-27', amount: 14.5, source: 'RSMo 301.190.5: 8.50; 136.055 before 2025: 6' },
  { zip: '63101', line: 'Processing Fee', amount: 9, source: 'RSMo 136.055.1(1)' },
  { zip: '63101', line: 'Temporary Tag Fee', amount: 5, source: 'RSMo 301.140.4' },
  { zip: '63101', line: 'Electric Vehicle Road Fee', fuel: 'electric', amount: 150, source: 'RSMo 142.869: 75 and five fifths of it' },
  { zip: '63101', line: 'Electric Vehicle Road Fee', fuel: 'plug-in hybrid', amount: 75, source: 'RSMo 142.869.1: half' },
  { zip: '39201', line: 'Title Fee', amount: 9, source: 'Miss. Code 63-21-63' },
  { zip: '68102', line: 'Title Fee', amount: 10, source: 'Neb. Rev. Stat. 60-154(1)(a)' },
  { zip: '58102', line: 'Title Fee', amount: 5, source: 'N.D.C.C. 39-05-05' },
  { zip: '58102', line: 'Electric Vehicle Road Fee', fuel: 'electric', amount: 120, source: 'N.D.C.C. 39-04-19.2(1)' },
  { zip: '10601', line: 'County Use Tax', amount: 60, source: '15 NYCRR 29.12(a): Westchester, 30 a year above 3,500 lb' },
  { zip: '10601', line: 'County Use Tax', weightLb: 3400, amount: 30, source: '15 NYCRR 29.12(a): Westchester, 15 a year' },
  { zip: '10001', line: 'County Use Tax', amount: 30, source: 'N.Y.C. Admin. Code 11-2201: 15 a year' },
  { zip: '10001', line: 'Metropolitan Supplemental Fee', amount: 50, source: 'N.Y. VTL 499-b: 25 a year' },
  { zip: '14202', line: 'Metropolitan Supplemental Fee', amount: 0, source: 'Buffalo is outside the district' },
  { zip: '19103', line: 'County Fee', amount: 5, source: '75 Pa.C.S. 1935; PennDOT list: Philadelphia' },
  { zip: '15222', line: 'County Fee', amount: 5, source: '75 Pa.C.S. 1935; PennDOT list: Allegheny' },
  { zip: '17602', line: 'County Fee', amount: 0, source: 'PennDOT list: Lancaster is not on it' },
  { zip: '19103', line: 'Temporary Tag Fee', amount: 14, source: '75 Pa.C.S. 1928' },
  { zip: '19103', line: 'Electric Vehicle Road Fee', fuel: 'electric', amount: 250, source: '75 Pa.C.S. 9024(c.1)(1)(ii)' },
  { zip: '02903', line: 'Title Fee', amount: 50, source: 'R.I. Gen. Laws 31-3.1-6(a)' },
  { zip: '02903', line: 'Registration Fee', amount: 80, source: 'R.I. Gen. Laws 31-6-1: 4,550 lb gross, 40 a year' },
  { zip: '02903', line: 'Registration Fee', weightLb: 3000, amount: 60, source: 'R.I. Gen. Laws 31-6-1: 3,750 lb gross, 30 a year' },
  { zip: '29201', line: 'Title Fee', amount: 15, source: 'S.C. Code 56-19-420(A)' },
  { zip: '29201', line: 'Tire Fee', condition: 'new', amount: 10, source: 'S.C. Code 44-96-170(N): five tires at 2' },
  { zip: '29201', line: 'Registration Fee', amount: 40, source: 'S.C. Code 56-3-620(B)' },
  { zip: '29201', line: 'Electric Vehicle Road Fee', fuel: 'hybrid', amount: 60, source: 'S.C. Code 56-3-645(A)(2)' },
  { zip: '29201', line: 'Plate Transfer Fee', plateTransfer: true, amount: 10, source: 'S.C. Code 56-3-1290' },
  { zip: '83702', line: 'Plate Transfer Fee', plateTransfer: true, amount: 5, source: 'Idaho Code 49-431(1)(a)' },
  { zip: '57104', line: 'Title Fee', amount: 10, source: 'SDCL 32-3-18' },
  { zip: '57104', line: 'Lien Recording Fee', amount: 10, source: 'SDCL 32-3-45' },
  { zip: '57104', line: 'Electric Vehicle Road Fee', fuel: 'electric', amount: 50, source: 'SDCL 32-5-188' },
  { zip: '23219', line: 'Emergency Services and Safety Fees', amount: 5.75, source: 'Va. Code 46.2-694(A)(13): 4.25; 46.2-1168: 1.50' },
  { zip: '23219', line: 'Lien Recording Fee', amount: 0, source: 'Va. Code 46.2-627: the title fee covers the lien of the sale' },
  { zip: '98101', line: 'Title Fee', asOf: '2025-06-01', amount: 35.5, source: 'RCW 46.17.100: 15; 46.17.005: 5.50; 46.17.040: 15' },
  { zip: '98101', line: 'License Plate Fee', condition: 'new', amount: 104, source: 'RCW 46.17.200(1)(a): two plates at 50 and 2' },
  { zip: '98101', line: 'Electric Vehicle Road Fee', fuel: 'electric', amount: 0, source: 'RCW 46.17.323, 46.17.324: with a renewal only' },
  { zip: '82001', line: 'Title Fee', amount: 15, source: 'Wyo. Stat. 31-3-102(a)(vii)' },
];
