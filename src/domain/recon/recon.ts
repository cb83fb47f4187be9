/** State machine of a reconditioning order: intake inspection, work, front-line ready. */
import { type Refusal, refuse } from '#kernel/answer.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import { draw } from '#kernel/hash.ts';
import { type Machine, movesFrom, stateAfter } from '#kernel/machine.ts';
import { type Cents, sum, toDecimal } from '#kernel/money.ts';
import { WORK } from './work.data.ts';

export type ReconState = 'INSPECTED' | 'IN_RECON' | 'FRONTLINE_READY';
export type ReconTrigger = 'approve-work' | 'complete-work';

/** A car without work goes straight to the front line. */
export const reconMachine: Machine<ReconState, ReconTrigger, Pick<ReconOrder, 'work'>> = {
  id: 'recon',
  states: ['INSPECTED', 'IN_RECON', 'FRONTLINE_READY'],
  initial: ['INSPECTED'],
  moves: [
    {
      on: 'approve-work',
      from: ['INSPECTED'],
      to: 'IN_RECON',
      when: ({ work }) => (work.length === 0 ? 'nothing-to-do' : undefined),
    },
    {
      on: 'complete-work',
      from: ['INSPECTED'],
      to: 'FRONTLINE_READY',
      when: ({ work }) => (work.length > 0 ? 'approve-work' : undefined),
    },
    { on: 'complete-work', from: ['IN_RECON'], to: 'FRONTLINE_READY' },
  ],
};

export type WorkLine = { readonly code: string; readonly words: string; readonly price: string };

type ReconInspected = {
  readonly account: string;
  readonly vin: string;
  readonly work: readonly WorkLine[];
  readonly total: string;
};
type Nothing = Readonly<Record<string, never>>;

export type ReconEvent =
  | { readonly type: 'Recon.inspected@1'; readonly at: IsoInstant; readonly data: ReconInspected }
  | { readonly type: 'Recon.started@1'; readonly at: IsoInstant; readonly data: Nothing }
  | { readonly type: 'Recon.completed@1'; readonly at: IsoInstant; readonly data: Nothing };

export interface ReconOrder extends ReconInspected {
  readonly state: ReconState;
  readonly inspectedAt: IsoInstant;
  readonly startedAt?: IsoInstant;
  readonly completedAt?: IsoInstant;
}

/** The order after one more event; undefined before the inspection. */
export function evolveRecon(order: ReconOrder | undefined, event: ReconEvent): ReconOrder | undefined {
  if (event.type === 'Recon.inspected@1') return { ...event.data, state: 'INSPECTED', inspectedAt: event.at };
  if (order === undefined) return undefined;
  if (event.type === 'Recon.started@1')
    return { ...order, state: stateAfter(reconMachine, order.state, 'approve-work'), startedAt: event.at };
  return { ...order, state: stateAfter(reconMachine, order.state, 'complete-work'), completedAt: event.at };
}

const WORK_LINES_MAX = 4;

/** The inspection result of a car: zero to four lines, deterministic. */
export function suggestedWork(vin: string): readonly WorkLine[] {
  const first = draw(WORK.length, 'recon-first', vin);
  const count = draw(WORK_LINES_MAX + 1, 'recon-lines', vin);
  return workLinesOf(Array.from({ length: count }, (_, i) => WORK[(first + i) % WORK.length]?.[0] ?? ''));
}

/** The lines with those codes, in price-list order; unknown codes are omitted. */
export function workLinesOf(codes: readonly string[]): readonly WorkLine[] {
  return WORK.filter(([code]) => codes.includes(code)).map(([code, words, price]) => ({
    code,
    words,
    price: toDecimal(price as Cents),
  }));
}

export const WORK_CODES: readonly string[] = WORK.map(([code]) => code);

/** The total of all lines. */
export function workTotal(work: readonly WorkLine[]): string {
  const prices = WORK.filter(([code]) => work.some((line) => line.code === code)).map(([, , price]) => price as Cents);
  return toDecimal(sum(...prices));
}

/** The event for a trigger, or what blocks it. */
export function decideRecon(
  order: ReconOrder,
  trigger: ReconTrigger,
  now: IsoInstant,
): ReconEvent[] | Refusal<'illegal-move'> {
  const moves = movesFrom(reconMachine, order.state).filter(({ on }) => on === trigger);
  const open = moves.find((move) => move.when?.(order) === undefined);
  if (open === undefined) {
    const missing = moves.flatMap((move) => move.when?.(order) ?? []);
    return refuse('illegal-move', { extra: { state: order.state, missing } });
  }
  return [{ type: trigger === 'approve-work' ? 'Recon.started@1' : 'Recon.completed@1', at: now, data: {} }];
}
