/** Explains an estimated MSRP. */

import { TABLE_YEAR } from '#domain/vehicle/builds.ts';
import type { MsrpEstimate } from '#domain/vehicle/estimates/msrp.ts';
import { type Derivation, moneyStep } from '../derivation/derivation.ts';

export function estimateStep({ msrpCents, method, confidence }: MsrpEstimate): Derivation {
  return moneyStep(
    'msrp',
    msrpCents,
    method,
    { estimated: true },
    {
      row: { table: 'msrp-estimate', key: 'msrp', year: TABLE_YEAR, source: 'Carport planning figures', confidence },
    },
  );
}
