/** Types of a scenario's context and steps. */
import type { Deal } from '#domain/deal/state.ts';
import { type FiDeal, NO_FI } from '#domain/fi/lifecycle/fi-deal.ts';

/** What is known when a step begins. */
export interface Scene {
  /** The car of the scenario. */
  readonly vin: string;
  /** What it is sold for, where the caller sees it listed. */
  readonly askingDollars?: number | undefined;
  /** Everything that answers have named so far, and the deal it began with: `dealId`, `webhookId` … */
  readonly ids: Readonly<Record<string, string>>;
  readonly deal?: Deal | undefined;
  readonly fi: FiDeal;
  /** The body of the last answer. */
  readonly last: Readonly<Record<string, unknown>>;
}

export interface Ask {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  /** `operator`: with the operator's authority. `key`: with the key that the scenario minted. */
  readonly as?: 'operator' | 'key';
}

export interface ScenarioStep {
  /** What it does, in a few words. */
  readonly does: string;
  readonly ask: (scene: Scene) => Ask;
  /** True when what it brings about stands already, so that it is left out. */
  readonly unless?: (scene: Scene) => boolean;
}

export function emptyScene(vin: string, askingDollars?: number): Scene {
  return { vin, askingDollars, ids: {}, fi: NO_FI, last: {} };
}

/** The id of that name; empty before anything has named it. */
export function idOf({ ids }: Scene, name: string): string {
  return ids[name] ?? '';
}

/** A member of the last answer as text; empty where there is none. */
export function lastText({ last }: Scene, member: string): string {
  const value = last[member];
  return typeof value === 'string' ? value : '';
}
