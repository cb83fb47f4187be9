/** Words the reasons why a ledger line matched no contract. */
import { toDecimal } from '#kernel/money.ts';
import type { ContractFit } from './fits.ts';
import type { LineSubject } from './line-subject.ts';
import { amountInWords, DATE_WINDOW_DAYS, exceedsPrice, MATCH_LAW } from './match-law.ts';
import type { Unmatched } from './reconcile.ts';

/** Why the nearest contract of a line is not its match, or why there is none. Never empty. */
export function unmatchedReasons({ subject, nearMiss: nearest, claimedBy, reversedBy }: Unmatched): string[] {
  if (reversedBy !== undefined) return [reversedReason(reversedBy)];
  if (nearest === undefined) return nothingNear(subject);
  const id = nearest.contract.terms.contractId;
  if (claimedBy !== undefined) {
    return [
      `its best contract ${id} (${nearest.score.toFixed(2)}) was assigned to line ${claimedBy}, for a higher total score`,
    ];
  }
  const floor = MATCH_LAW.floor.toFixed(2);
  const ruledOut = nearest.ruledOut === undefined ? [] : [nearest.ruledOut];
  const verdict =
    nearest.score < MATCH_LAW.floor
      ? `the nearest contract ${id} scores ${nearest.score.toFixed(2)}, below the floor of ${floor}`
      : `the nearest contract ${id} scores ${nearest.score.toFixed(2)} but is ruled out`;
  return [verdict, ...ruledOut, ...vinReasons(subject, nearest), ...otherReasons(subject, nearest)];
}

/** The reason for a line that another one reverses. */
function reversedReason(partner: number): string {
  return `reversed by line ${partner}: same account and control, opposite amount`;
}

function nothingNear({ line, vin, vinUnreadable }: LineSubject): string[] {
  const reasons: string[] = [];
  if (vinUnreadable) reasons.push(`"${line.vin}" is not a VIN, nor the last 8 or 6 of one`);
  else if (vin !== undefined) reasons.push(`no contract covers the VIN ${vin}`);
  else reasons.push('the line has no VIN');
  reasons.push(
    line.customer === undefined
      ? 'the line names no customer'
      : `no contract holder’s name resembles "${line.customer}"`,
  );
  reasons.push(`no contract is priced at ${toDecimal(line.amount).replace('-', '')}`);
  return reasons;
}

function vinReasons({ line, vin, vinUnreadable }: LineSubject, { signals, contract }: ContractFit): string[] {
  if (signals.vin === 1) return [];
  if (signals.vin > 0) return [`only the last ${vin?.length} of the VIN are given`];
  if (vinUnreadable) return [`"${line.vin}" is not a VIN, nor the last 8 or 6 of one`];
  if (vin?.length === 17) return [];
  return [vin === undefined ? 'the line has no VIN' : `${vin} does not end the contract’s VIN ${contract.terms.vin}`];
}

function otherReasons({ line, day }: LineSubject, { signals, contract }: ContractFit): string[] {
  const { terms, saleDay } = contract;
  const reasons: string[] = [];
  if (signals.customer === 0) {
    if (line.customer === undefined) reasons.push('the line names no customer');
    else if (terms.customer === undefined) reasons.push('the contract names no customer');
    else reasons.push(`the customer "${line.customer}" does not resemble "${terms.customer}"`);
  }
  if (signals.amount === 0 && !exceedsPrice(line.amount, terms.price))
    reasons.push(amountInWords(line.amount, terms.price));
  const days = Math.abs(day - saleDay);
  if (signals.date === 0) {
    reasons.push(`posted ${days} days from the sale on ${terms.saleDate}; the window is ${DATE_WINDOW_DAYS} days`);
  }
  return reasons;
}
