/** The fee for transferring a plate from another car, which replaces a new registration. */
import { dollars } from '#kernel/money.ts';
import type { StateCode } from '../../places/states.ts';
import { moneyStep } from '../derivation/derivation.ts';
import { citation, type Line } from './line.ts';
import { PLATE_TRANSFER_FEES } from './plate-transfer.data.ts';

const LABEL = 'Plate Transfer Fee';
const RUNS_ON =
  'The registration of the plate remains valid until it expires; surcharges of the state for a more expensive or heavier car are not included.';

/** True when the state's fee is on file. */
export function canTransferPlate(state: StateCode): boolean {
  return PLATE_TRANSFER_FEES[state] !== undefined;
}

/** The single registration line for a transferred plate; undefined when the fee is not on file. */
export function plateTransferLine(state: StateCode): Line | undefined {
  const law = PLATE_TRANSFER_FEES[state];
  if (law === undefined) return undefined;
  const amount = dollars(law.amount);
  const note = law.note === undefined ? RUNS_ON : `${law.note} ${RUNS_ON}`;
  const row = citation('plate-transfer', state, law);
  return { label: LABEL, amount, step: moneyStep(`registrationFee: ${LABEL}`, amount, 'flat', {}, { row, note }) };
}
