/** Handlers of scenarios. */
import { vinOf } from '#domain/deal/desk-request.ts';
import { DEMO_VIN } from '#domain/fleet/fixtures.data.ts';
import { dealTypeOf, isOnDeal, SCENARIOS, type Scenario, scenarioNamed, stateIn } from '#domain/scenarios/scenario.ts';
import { emptyScene, type Scene } from '#domain/scenarios/scene.ts';
import { empty, type NotFound, notFound, ok, type Refusal, refuse, withoutUndefined } from '#kernel/answer.ts';
import { epochMs } from '#kernel/dates.ts';
import type { CallOf, Routes } from '#kernel/endpoint.ts';
import { computed, SOURCES, simulated } from '#kernel/provenance.ts';
import { resolveCar } from '#streams/cars/resolve-car.ts';
import { readDeal } from '#streams/deals.ts';
import { clockReading } from '../clock/reading.ts';
import { appendedSince, subjectOf } from './appended.ts';
import { clockNow, type PlayedScenario, type PlayTools, play, sceneAfter } from './play.ts';
import { scenarios } from './scenarios.contract.ts';

type PlayScenarioCall = CallOf<typeof scenarios.playScenario>;
type Code = (typeof scenarios.playScenario)['refusals'][number];

export const routes: Routes<typeof scenarios, PlayTools> = {
  listScenarios: ({ query, base }) => {
    const rows = SCENARIOS.filter(
      ({ machine, state }) =>
        (query.machine === undefined || query.machine === machine) &&
        (query.state === undefined || query.state === state),
    ).map((one) => rowOf(one, base));
    const links = { self: `${base}/sandbox/scenarios`, fixtures: `${base}/sandbox/fixtures` };
    if (rows.length === 0)
      return empty('No scenario of this machine or state. Omit the filters to see all.', computed(), {
        scenarios: [],
        total: 0,
        links,
      });
    return ok({ scenarios: rows, total: rows.length, links, provenance: computed() });
  },

  playScenario: async (call, tools) => {
    if (call.caller.mode === 'live') return refuse('sandbox-only');
    const scenario = scenarioNamed(call.params.name);
    if (scenario === undefined)
      return notFound('Unknown scenario. GET /sandbox/scenarios lists them.', { code: 'no-such-scenario' });
    const opening = await openingOf(scenario, call, tools);
    if ('kind' in opening) return opening;
    const previous = await clockNow(call, tools);
    const played = await play(scenario.steps, opening.scene, call, tools);
    return outcomeAnswer(scenario, { ...opening, played, previous }, call, tools);
  },
};

function rowOf({ steps, exemplar, ...scenario }: Scenario, base: string) {
  const { name, machine, state, story } = scenario;
  const paths = steps.map((step) => step.does);
  return {
    name,
    machine,
    state,
    story,
    exemplar,
    takes: isOnDeal(scenario) ? (['vin', 'dealId'] as const).slice() : (['vin', 'dealId'] as const).slice(0, 1),
    steps: paths,
    movesClock: steps.some((step) => step.ask(emptyScene(exemplar)).path === '/sandbox/clock'),
    href: `${base}/sandbox/scenarios/${name}`,
  };
}

interface Opening {
  readonly scene: Scene;
  /** Events of the given deal up to this seq are not the scenario's. */
  readonly lastSeq: number;
}

/** The opening scene: only a car, or the caller's current deal. */
async function openingOf(
  scenario: Scenario,
  call: PlayScenarioCall,
  tools: PlayTools,
): Promise<Opening | NotFound | Refusal<'illegal-move'>> {
  const { dealId, vin } = call.body;
  if (dealId === undefined) return { scene: await sceneOf(vin ?? DEMO_VIN, call, tools), lastSeq: 0 };
  const snapshot = await readDeal(tools, call, dealId);
  if ('kind' in snapshot) return snapshot;
  const { state: deal } = snapshot;
  const scene = await sceneOf(vin ?? deal.vin, call, tools);
  if (!isOnDeal(scenario)) return { scene, lastSeq: 0 };
  const dealType = dealTypeOf(scenario);
  if (dealType !== undefined && dealType !== deal.opening.dealType) {
    const reason = `The scenario needs a ${dealType} deal, but this is a ${deal.opening.dealType}. Omit dealId to open one.`;
    return refuse('illegal-move', { reason, extra: { state: deal.opening.dealType, missing: [] } });
  }
  return { scene: sceneAfter(scene, snapshot), lastSeq: snapshot.lastSeq };
}

/** A scene on the car as the caller sees it. */
async function sceneOf(vin: string, { caller, today }: PlayScenarioCall, tools: PlayTools): Promise<Scene> {
  const { listed } = await resolveCar(tools, { vin: vinOf(vin), account: caller.account, today });
  return emptyScene(vin, listed?.askingDollars ?? undefined);
}

interface ScenarioOutcome extends Opening {
  readonly played: PlayedScenario;
  /** The clock before the first step. */
  readonly previous: string;
}

/** The outcome: the state reached with every event on the way, or the refusal that ended it. */
async function outcomeAnswer(
  scenario: Scenario,
  { lastSeq, played, previous }: ScenarioOutcome,
  call: PlayScenarioCall,
  tools: PlayTools,
) {
  const { scene, steps, refused } = played;
  if (refused !== undefined) return relayRefusal(refused, played);
  const reached = stateIn(scenario, scene);
  if (reached !== scenario.state) {
    const reason = `The scenario ended in ${reached ?? 'no state'}, not in ${scenario.state}: the given deal or car had passed it, or cannot reach it.`;
    return refuse('illegal-move', { reason, extra: { state: reached ?? null, missing: [], steps: [...steps] } });
  }
  const { dealId } = scene.ids;
  const realMs = tools.clock.nowMs();
  const now = await clockNow(call, tools);
  return ok({
    scenario: scenario.name,
    machine: scenario.machine,
    state: reached,
    vin: scene.deal?.vin ?? scene.vin,
    subject: subjectOf(scene.ids),
    ...withoutUndefined({ dealId }),
    steps: [...steps],
    events: await appendedSince(scene.ids, lastSeq, tools),
    clock: { ...clockReading(realMs, epochMs(now) - realMs), previous },
    links: linksOf(scene, call.base),
    provenance: simulated(SOURCES.deal),
  });
}

function linksOf({ ids, vin }: Scene, base: string): Record<string, string> {
  const { dealId, applicationId = '' } = ids;
  return {
    scenarios: `${base}/sandbox/scenarios`,
    vehicle: `${base}/${vin}`,
    ...(dealId === undefined
      ? {}
      : {
          deal: `${base}/buy/deals/${dealId}`,
          events: `${base}/buy/deals/${dealId}/events`,
          fi: `${base}/fi/deals/${dealId}`,
        }),
    ...(applicationId.startsWith('application_')
      ? { application: `${base}/financing/refinance/applications/${applicationId}` }
      : {}),
  };
}

/** The refusal of the step, if this endpoint can return it; else that the scenario could not continue. */
function relayRefusal(refused: Readonly<Record<string, unknown>>, { steps }: PlayedScenario): Refusal<Code> {
  const codes: readonly Code[] = scenarios.playScenario.refusals;
  const code = codes.find((one) => one === refused.code) ?? 'illegal-move';
  const step = steps.at(-1);
  const said = typeof refused.reason === 'string' ? refused.reason : 'it was not answered.';
  return refuse(code, {
    reason: `The scenario stopped at the step to ${step?.does ?? 'begin'}: ${said}`,
    extra: { missing: [], answered: typeof refused.code === 'string' ? refused.code : null, steps: [...steps] },
  });
}
