/** Owns the brands of a title by ANSI D20 code (public code list, 2015; confidence high), and the cars of the sandbox that carry some. */

export interface BrandRow {
  readonly code: string;
  readonly name: string;
  /** True where a private sale may not go through with it. */
  readonly blocking: boolean;
}

export const BRANDS: readonly BrandRow[] = [
  { code: '01', name: 'Flood damage', blocking: false },
  { code: '08', name: 'Junk', blocking: true },
  { code: '09', name: 'Rebuilt', blocking: false },
  { code: '11', name: 'Salvage', blocking: true },
  { code: '31', name: 'Totaled', blocking: true },
  { code: '35', name: 'Parts only', blocking: true },
  { code: '76', name: 'Odometer discrepancy', blocking: true },
];

export interface BrandedCar {
  readonly vin: string;
  readonly codes: readonly string[];
  readonly auctionOnly: boolean;
}

export const BRANDED_CARS: readonly BrandedCar[] = [
  { vin: 'F1XBRAND8KADV9001', codes: ['01', '09'], auctionOnly: false },
  { vin: 'F1XFRAUD4LADV9002', codes: ['76'], auctionOnly: false },
  { vin: 'F1XSALVG1MADV9003', codes: ['11'], auctionOnly: true },
];
