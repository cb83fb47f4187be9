/** Fees for moving a plate to another car, in dollars. A state without a row is one whose fee is not known here. */
import type { StateCode } from '../../places/states.ts';
import type { Authority } from '../in-force.ts';
import { cite, readLater } from './registration/row.ts';

export interface PlateTransferFee extends Authority {
  readonly amount: number;
}

export const PLATE_TRANSFER_FEES: Readonly<Partial<Record<StateCode, PlateTransferFee>>> = {
  ID: { amount: 5, ...readLater('Idaho Code 49-431', '2000-01-01', '49-431(1)(a): 5, and for a newer car the difference of the registration fees.', 'medium') },
  IL: { amount: 25, ...readLater('625 ILCS 5/3-821', '2024-01-01', '3-821(a), through P.A. 103-1052: 25 for a transfer of registration.') },
  IN: { amount: 9.5, ...readLater('Ind. Code 9-18.1-11-6', '2016-07-01', '9-18.1-11-6(b)(1): 9.50 to a vehicle of the same type and weight class.', 'medium') },
  MD: { amount: 10, ...cite('Md. Code, Transp. 13-502.1', '2026-01-01', 'medium', '13-502.1(a) was read: a fee that the administration sets; its amount was not.') },
  MA: { amount: 25, ...cite('801 CMR 4.02 (540)', '2026-01-01', 'medium') },
  MO: { amount: 2, ...readLater('RSMo 301.140', '2026-01-01', '301.140.2, in an undated copy: 2, and a share of the difference for a car of more horsepower.', 'medium') },
  NJ: { amount: 4.5, ...cite('N.J.S.A. 39:3-30', '2026-01-01', 'medium') },
  NC: { amount: 25.5, ...readLater('N.C.G.S. 20-85', '2024-07-01', '20-85(a)(4), current through 2024: 25.50 for a transfer of registration.') },
  NY: { amount: 10, ...cite('N.Y. VTL 401(3)', '2026-01-01', 'medium') },
  SC: { amount: 10, ...readLater('S.C. Code 56-3-1290', '2005-07-01', '56-3-1290: 10 to a vehicle of the same type and owner.') },
  TN: { amount: 2, ...cite('Tenn. Code 55-4-101, 55-6-104', '2026-01-01', 'low', '55-6-104(a)(1) was read: 2.50 for the county clerk; the state’s part was not.') },
  VA: { amount: 2, ...readLater('Va. Code 46.2-693', '2026-01-01', '46.2-693: 2 where the registration fees are the same, else the difference too.') },
  WA: { amount: 10, ...readLater('RCW 46.17.200', '2014-01-01', '46.17.200(1)(c): 10 for moving standard plates.') },
  WV: { amount: 10, ...readLater('W. Va. Code 17A-10-10', '2017-07-01', '17A-10-10, in the code of 2022: 10 for a transfer of registration in the same class.', 'medium') },
  RI: { amount: 15, ...readLater('R.I. Gen. Laws 31-6-11', '2019-07-01', '31-6-11, in the laws of 2023: 15 for a transfer in the same fee class.', 'medium') },
  KS: { amount: 1.5, ...readLater('K.S.A. 8-135', '2010-01-01', '8-135(a): 1.50, and the difference where the new car’s license fee is higher.') },
};
