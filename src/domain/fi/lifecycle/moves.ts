/** Computes which F&I verbs are legal, and what blocks the others. */
import { type JsonObject, type Refusal, refuse, withoutUndefined } from '#kernel/answer.ts';
import type { IsoDate } from '#kernel/dates.ts';
import { movesFrom } from '#kernel/machine.ts';
import { quoteStands } from '../quote.ts';
import { contractMay, type FiDeal, standingContracts } from './fi-deal.ts';
import { FI_DEAL_MACHINE, type FiGuardContext, type FiVerb } from './machines.ts';

interface VerbRow {
  readonly verb: FiVerb;
  /** Required body members. */
  readonly requires: readonly string[];
  /** An acceptable body; absent when none is needed. */
  readonly example?: JsonObject;
  /** Body members with a few possible values. */
  readonly choices?: Readonly<Record<string, string[]>>;
  /** Preceding verbs, in order. */
  readonly after: readonly FiVerb[];
}

const VERBS: readonly VerbRow[] = [
  { verb: 'quote', requires: ['vin'], after: [] },
  { verb: 'menu', requires: [], after: ['quote'] },
  { verb: 'menu-present', requires: [], after: ['quote', 'menu'] },
  {
    verb: 'menu-select',
    requires: ['package', 'disclosuresAcknowledged'],
    example: { package: 'Better', disclosuresAcknowledged: true },
    choices: { package: ['Good', 'Better', 'Best'] },
    after: ['quote', 'menu'],
  },
  { verb: 'menu-decline', requires: [], after: ['quote', 'menu', 'menu-present'] },
  { verb: 'contract-stage', requires: [], after: ['quote', 'menu', 'menu-select'] },
  { verb: 'contract-approve', requires: [], after: ['quote', 'menu', 'menu-select', 'contract-stage'] },
  {
    verb: 'contract-capture',
    requires: ['fiManager.name', 'fiManager.licenseNumber'],
    example: { fiManager: { name: 'Dana Reyes', licenseNumber: 'TX-482913' } },
    after: ['quote', 'menu', 'menu-select', 'contract-stage', 'contract-approve'],
  },
  { verb: 'contract-void', requires: [], after: ['quote', 'menu', 'menu-select', 'contract-stage'] },
];

export interface FiMoves {
  readonly available: readonly (Pick<VerbRow, 'requires' | 'example' | 'choices'> & { readonly transition: FiVerb })[];
  readonly blocked: readonly { readonly transition: FiVerb; readonly blockedBy: readonly string[] }[];
}

/** Every verb: legal now, or blocked with the reason. */
export function fiMoves(fi: FiDeal, today: IsoDate): FiMoves {
  const guardContext = guardContextOf(fi, today);
  const available: FiMoves['available'][number][] = [];
  const blocked: FiMoves['blocked'][number][] = [];
  for (const { verb, requires, ...body } of VERBS) {
    const blockedBy = blockersNow(fi, verb, guardContext);
    if (blockedBy.length === 0)
      available.push({
        transition: verb,
        requires,
        ...withoutUndefined({ example: body.example, choices: body.choices }),
      });
    else blocked.push({ transition: verb, blockedBy });
  }
  return { available, blocked };
}

/**
 * A refusal when the verb is not legal now, with the state and the missing steps; the endpoint adds the legal moves.
 */
export function refusedMove(fi: FiDeal, verb: FiVerb, today: IsoDate): Refusal<'illegal-move'> | undefined {
  const held = blockersNow(fi, verb, guardContextOf(fi, today));
  if (held.length === 0) return undefined;
  const missing = missingSteps(fi, verb);
  const state = fi.state ?? 'not rated';
  const reason =
    missing.length > 0
      ? `${verb} comes after ${missing.join(', ')}; the F&I state is ${state}.`
      : `${verb} is not legal now: ${held.join('; ')}.`;
  return refuse('illegal-move', { reason, extra: { state, missing } });
}

function guardContextOf(fi: FiDeal, today: IsoDate): FiGuardContext {
  return {
    ratedFamilies: fi.quote?.rates.length ?? 0,
    ratesStand: fi.quote !== undefined && quoteStands(fi.quote, today),
    approved: standingContracts(fi, 'APPROVED').length > 0,
    captured: standingContracts(fi, 'CAPTURED').length > 0,
  };
}

/** What blocks the verb now; empty when nothing does. */
function blockersNow(fi: FiDeal, verb: FiVerb, guardContext: FiGuardContext): readonly string[] {
  if (verb === 'contract-stage') return stageHeld(fi);
  if (verb === 'contract-approve' || verb === 'contract-void') return contractHeld(fi, verb);
  if (fi.state === undefined) return verb === 'quote' ? [] : ['quote'];
  const rows = movesFrom(FI_DEAL_MACHINE, fi.state).filter((move) => move.on === verb);
  if (rows.length === 0) return missingOr(fi, verb, inState(fi));
  const guards = rows.map((move) => move.when?.(guardContext));
  if (guards.includes(undefined)) return [];
  const missing = missingSteps(fi, verb);
  return missing.length > 0 ? missing : guards.filter((by) => by !== undefined);
}

function inState({ state }: FiDeal): string {
  return `the F&I state is ${state ?? 'not rated'}`;
}

function stageHeld(fi: FiDeal): readonly string[] {
  if (fi.state !== 'SELECTED') return missingOr(fi, 'contract-stage', inState(fi));
  return standingContracts(fi).length > 0 ? ['contracts are staged already'] : [];
}

function contractHeld(fi: FiDeal, verb: 'contract-approve' | 'contract-void'): readonly string[] {
  if (standingContracts(fi).some((one) => contractMay(one, verb))) return [];
  return missingOr(fi, verb, 'no contract waits for it');
}

function missingOr(fi: FiDeal, verb: FiVerb, otherwise: string): readonly string[] {
  const missing = missingSteps(fi, verb);
  return missing.length > 0 ? missing : [otherwise];
}

/** The preceding verbs that have not been completed. */
function missingSteps(fi: FiDeal, verb: FiVerb): readonly FiVerb[] {
  const row = VERBS.find((one) => one.verb === verb);
  return (row?.after ?? []).filter((step) => !isDone(fi, step));
}

function isDone(fi: FiDeal, step: FiVerb): boolean {
  switch (step) {
    case 'quote':
      return fi.quote !== undefined;
    case 'menu':
      return fi.menu !== undefined && fi.state !== 'DECLINED';
    case 'menu-present':
      return fi.presentedAt !== undefined;
    case 'menu-select':
      return fi.selection !== undefined;
    case 'contract-stage':
      return standingContracts(fi).length > 0;
    case 'contract-approve':
      return standingContracts(fi).some(({ state }) => state !== 'STAGED');
    default:
      return true;
  }
}
