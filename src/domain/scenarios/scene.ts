/** Types of a scenario's context and steps. */
import type { Deal } from '#domain/deal/state.ts';
import { type FiDeal, NO_FI } from '#domain/fi/lifecycle/fi-deal.ts';

/** The state before a step. */
export interface Scene {
  /** The car of the scenario. */
  readonly vin: string;
  /** Its asking price, if the caller sees it listed. */
  readonly askingDollars?: number | undefined;
  /** All ids from responses so far, and the given deal: `dealId`, `webhookId` … */
  readonly ids: Readonly<Record<string, string>>;
  readonly deal?: Deal | undefined;
  readonly fi: FiDeal;
  /** The body of the last response. */
  readonly last: Readonly<Record<string, unknown>>;
}

interface StepRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  /** `operator`: with the operator's authority. `key`: with the key that the scenario minted. */
  readonly as?: 'operator' | 'key';
}

export interface ScenarioStep {
  /** What it does, in a few words. */
  readonly does: string;
  readonly ask: (scene: Scene) => StepRequest;
  /** True when its result already exists, so that the step is skipped. */
  readonly unless?: (scene: Scene) => boolean;
}

export function emptyScene(vin: string, askingDollars?: number): Scene {
  return { vin, askingDollars, ids: {}, fi: NO_FI, last: {} };
}

/** The id with that name; empty when unknown. */
export function idOf({ ids }: Scene, name: string): string {
  return ids[name] ?? '';
}

/** A member of the last response as text; empty when absent. */
export function lastText({ last }: Scene, member: string): string {
  const value = last[member];
  return typeof value === 'string' ? value : '';
}
