/** The fee for moving a plate from another car, which stands in for a new registration. */
import { dollars } from '#kernel/money.ts';
import type { StateCode } from '../../places/states.ts';
import { moneyStep } from '../derivation/derivation.ts';
import { citation, type Line } from './line.ts';
import { PLATE_TRANSFER_FEES } from './plate-transfer.data.ts';

const LABEL = 'Plate Transfer Fee';
const RUNS_ON =
  'The registration of the plate runs on until it expires; what the state adds for a dearer or heavier car is not counted.';

/** Whether the fee of a state is on file. */
export function canTransferPlate(state: StateCode): boolean {
  return PLATE_TRANSFER_FEES[state] !== undefined;
}

/** The one line of a registration whose plate comes from another car; undefined where the fee is not on file. */
export function plateTransferLine(state: StateCode): Line | undefined {
  const law = PLATE_TRANSFER_FEES[state];
  if (law === undefined) return undefined;
  const amount = dollars(law.amount);
  const note = law.note === undefined ? RUNS_ON : `${law.note} ${RUNS_ON}`;
  const row = citation('plate-transfer', state, law);
  return { label: LABEL, amount, step: moneyStep(`registrationFee: ${LABEL}`, amount, 'flat', {}, { row, note }) };
}
