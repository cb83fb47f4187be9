/** Fees for moving a plate to another car, in dollars. A state without a row is one whose fee is not known here. */
import type { StateCode } from '../../places/states.ts';
import type { Authority } from '../in-force.ts';
import { cite } from './registration/row.ts';

export interface PlateTransferFee extends Authority {
  readonly amount: number;
}

export const PLATE_TRANSFER_FEES: Readonly<Partial<Record<StateCode, PlateTransferFee>>> = {
  IL: { amount: 25, ...cite('625 ILCS 5/3-821', '2026-01-01', 'high') },
  IN: { amount: 9.5, ...cite('Ind. Code 9-18.1-11-6', '2026-01-01', 'medium') },
  MD: { amount: 10, ...cite('Md. Code, Transp. 13-503', '2026-01-01', 'medium') },
  MA: { amount: 25, ...cite('801 CMR 4.02 (540)', '2026-01-01', 'high') },
  MO: { amount: 2, ...cite('RSMo 301.140', '2026-01-01', 'medium') },
  NJ: { amount: 4.5, ...cite('N.J.S.A. 39:3-30', '2026-01-01', 'medium') },
  NC: { amount: 20, ...cite('N.C.G.S. 20-87', '2026-01-01', 'low') },
  NY: { amount: 10, ...cite('N.Y. VTL 401(3)', '2026-01-01', 'medium') },
  SC: { amount: 10, ...cite('S.C. Code 56-3-1335', '2026-01-01', 'medium') },
  TN: { amount: 2, ...cite('Tenn. Code 55-4-101', '2026-01-01', 'low') },
  VA: { amount: 2, ...cite('Va. Code 46.2-694.1', '2026-01-01', 'medium') },
  WA: { amount: 10, ...cite('RCW 46.17.200', '2026-01-01', 'medium') },
};
