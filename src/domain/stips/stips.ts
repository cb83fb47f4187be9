/** State machine of a deal's stipulations, each verified on its own. */
import { withoutUndefined } from '#kernel/answer.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import type { Machine } from '#kernel/machine.ts';
import type { CheckedStip, StipCheck, SubmittedStip } from '../deal-facts/credit-events.ts';
import type { DealEvent } from '../deal-facts/events.ts';
import { OTHER, textOfStip } from './codes.ts';

export type StipsState = 'OUTSTANDING' | 'VERIFIED' | 'REJECTED';

export const stipsMachine: Machine<StipsState> = {
  id: 'stips',
  states: ['OUTSTANDING', 'VERIFIED', 'REJECTED'],
  initial: ['OUTSTANDING', 'VERIFIED', 'REJECTED'],
  moves: [
    { on: 'Stipulation.verified@1', from: ['OUTSTANDING', 'REJECTED'], to: 'VERIFIED' },
    { on: 'Stipulation.rejected@1', from: ['OUTSTANDING', 'VERIFIED'], to: 'REJECTED' },
    { on: 'Stipulation.requested@1', from: ['VERIFIED', 'REJECTED'], to: 'OUTSTANDING' },
    { on: 'Stipulation.verified@1', from: ['VERIFIED'], to: 'VERIFIED' },
  ],
};

export interface StipRow {
  readonly code: string;
  readonly text: string;
  readonly state: 'REQUESTED' | 'SUBMITTED' | 'VERIFIED' | 'REJECTED';
  /** True when a lender requested it. */
  readonly requested: boolean;
  readonly documentRef?: string;
  readonly checks: readonly StipCheck[];
  readonly reason?: string;
  readonly dueBy?: IsoInstant;
}

export type StipEvent = DealEvent<
  'Stipulation.requested@1' | 'Stipulation.submitted@1' | 'Stipulation.verified@1' | 'Stipulation.rejected@1'
>;

/** One row per code, and per reference when the code is OTHER; the latest check of a row applies. */
export function foldStips(rows: readonly StipRow[], event: StipEvent): readonly StipRow[] {
  switch (event.type) {
    case 'Stipulation.submitted@1':
      return event.data.stips.reduce(withSubmitted, rowsToCheck(rows, event.data.stips));
    case 'Stipulation.requested@1':
      return event.data.stips.reduce<readonly StipRow[]>((held, { code, text, dueBy }) => {
        const due = withoutUndefined({ dueBy });
        return withRow(held, { code, text, state: 'REQUESTED', requested: true, checks: [], ...due });
      }, rows);
    case 'Stipulation.verified@1':
      return event.data.stips.reduce((held, stip) => withCheckResult(held, stip, 'VERIFIED'), rows);
    case 'Stipulation.rejected@1':
      return event.data.stips.reduce((held, stip) => withCheckResult(held, stip, 'REJECTED'), rows);
  }
}

/** A rejected proof that no lender requested is replaced by the next one; a requested one waits for its own code. */
function rowsToCheck(rows: readonly StipRow[], sent: readonly SubmittedStip[]): readonly StipRow[] {
  return rows.filter((row) => row.state !== 'REJECTED' || row.requested || sent.some((stip) => sameRow(row, stip)));
}

/** Adds proofs in the order sent; one with a row keeps its place until it is checked. */
function withSubmitted(rows: readonly StipRow[], { code, documentRef }: SubmittedStip): readonly StipRow[] {
  if (rows.some((row) => sameRow(row, { code, documentRef }))) return rows;
  return [...rows, { code, text: textOfStip(code), state: 'SUBMITTED', requested: false, documentRef, checks: [] }];
}

function withCheckResult(
  rows: readonly StipRow[],
  stip: CheckedStip,
  state: 'VERIFIED' | 'REJECTED',
): readonly StipRow[] {
  const { code, documentRef, checks, reason } = stip;
  const old = rows.find((row) => sameRow(row, { code, documentRef }));
  const why = withoutUndefined({ reason });
  const row = { code, text: textOfStip(code), state, requested: old?.requested ?? false, documentRef, checks, ...why };
  return withRow(rows, row);
}

function withRow(rows: readonly StipRow[], row: StipRow): readonly StipRow[] {
  const at = rows.findIndex((one) => sameRow(one, row));
  return at < 0 ? [...rows, row] : rows.with(at, row);
}

function sameRow(a: Pick<StipRow, 'code' | 'documentRef'>, b: { code: string; documentRef?: string }): boolean {
  return a.code === b.code && (a.code !== OTHER || a.documentRef === b.documentRef);
}

/** The state of the whole set; undefined while nothing was requested or sent. */
export function stateOfStips(rows: readonly StipRow[]): StipsState | undefined {
  if (rows.length === 0) return undefined;
  if (rows.some((row) => row.state === 'REJECTED')) return 'REJECTED';
  return rows.every((row) => row.state === 'VERIFIED') ? 'VERIFIED' : 'OUTSTANDING';
}
