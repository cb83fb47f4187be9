/** One scenario per fixture, named after the state it reaches. */
import { type Deal, standingEnvelope } from '#domain/deal/state.ts';
import { statusOf } from '#domain/deal/status.ts';
import { stateOfStips } from '#domain/stips/stips.ts';
import { FIXTURES, type Fixture } from '../fleet/fixtures.ts';
import type { ScenarioStep, Scene } from './scene.ts';
import { ASIDE, DEAL_TYPE_OF, STEPS } from './table.ts';

export interface Scenario extends Pick<Fixture, 'machine' | 'state' | 'story'> {
  /** `handoff-expired`, `concierge-buy-desked` */
  readonly name: string;
  /** The fixture car with this story. */
  readonly exemplar: string;
  readonly steps: readonly ScenarioStep[];
}

function nameOf({ machine, state }: Pick<Fixture, 'machine' | 'state'>): string {
  return `${machine.replace(/^deal\./, '')}-${state.toLowerCase().replaceAll('_', '-')}`;
}

export const SCENARIOS: readonly Scenario[] = FIXTURES.map(({ machine, state, story, vin }) => {
  const steps = STEPS[machine]?.[state];
  if (steps === undefined) throw new Error(`No scenario reaches the state ${state} of ${machine}.`);
  return { name: nameOf({ machine, state }), machine, state, story, exemplar: vin, steps };
});

const BY_NAME: ReadonlyMap<string, Scenario> = new Map(SCENARIOS.map((scenario) => [scenario.name, scenario]));

export function scenarioNamed(name: string): Scenario | undefined {
  return BY_NAME.get(name);
}

/** True when the state belongs to a deal, so that the scenario can continue a given one. */
export function isOnDeal({ machine }: Pick<Scenario, 'machine'>): boolean {
  return !ASIDE.has(machine);
}

export function dealTypeOf({ machine }: Pick<Scenario, 'machine'>) {
  return DEAL_TYPE_OF[machine];
}

const OF_DEAL: Readonly<Record<string, (deal: Deal) => string | undefined>> = {
  'checkout-link': (deal) => deal.links.at(-1)?.state,
  'credit-application': (deal) => deal.credit?.state,
  'esign-envelope': (deal) => standingEnvelope(deal)?.state,
  'notary-session': (deal) => deal.notary?.state,
  stips: (deal) => stateOfStips(deal.stips),
  'insurance-policy': (deal) => deal.policy?.state,
  handoff: (deal) => deal.handoffs.at(-1)?.state,
  title: (deal) => deal.title?.state,
  transport: (deal) => deal.haul?.state,
};

/** The state of a machine in a scene; undefined when there is none. */
export function stateIn({ machine }: Pick<Scenario, 'machine'>, scene: Scene): string | undefined {
  const { deal, fi } = scene;
  if (DEAL_TYPE_OF[machine] !== undefined) return deal === undefined ? undefined : statusOf(deal);
  if (machine === 'fi-deal') return fi.state;
  if (machine === 'fi-contract') return fi.contracts.at(-1)?.state;
  const read = OF_DEAL[machine];
  if (read !== undefined) return deal === undefined ? undefined : read(deal);
  return machine === 'credit-prequal' ? prequalState(scene) : respondedState(machine, scene);
}

const RESULTS: Readonly<Record<string, string>> = { frozen: 'FROZEN', 'no-hit': 'NO_HIT' };

function prequalState({ last }: Scene): string | undefined {
  const { result } = last;
  return result === undefined ? undefined : (RESULTS[String(result)] ?? 'SCORED');
}

/** The state in the last response: of itself, of the previous key, or of its first row. */
function respondedState(machine: string, { last }: Scene): string | undefined {
  const { previous, data } = last as { previous?: { state?: string }; data?: readonly { state?: string }[] };
  if (machine === 'key' && previous?.state !== undefined) return previous.state;
  if (machine === 'lead' && data !== undefined) return data[0]?.state;
  return typeof last.state === 'string' ? last.state : undefined;
}
