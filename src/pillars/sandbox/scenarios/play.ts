/** Plays a scenario: each step calls the real endpoint as the caller. */
import { fiDealOf } from '#domain/fi/lifecycle/fi-deal.ts';
import type { ScenarioStep, Scene } from '#domain/scenarios/scene.ts';
import type { NotFound } from '#kernel/answer.ts';
import { yieldToOthers } from '#kernel/bounds/turns.ts';
import { type IsoInstant, instant } from '#kernel/dates.ts';
import type { Call, InnerRights } from '#kernel/endpoint.ts';
import type { Tools } from '#ports/tools.ts';
import { type DealSnapshot, type DealTools, readDeal } from '#streams/deals.ts';

export type PlayTools = DealTools & Pick<Tools, 'deliveries' | 'vehicles'>;
export type PlayCall = Pick<Call, 'inner' | 'base' | 'caller' | 'now' | 'header'>;

type PlayedStep = {
  readonly does: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly status: number;
  readonly envelope: string;
};

export interface PlayedScenario {
  readonly scene: Scene;
  readonly steps: readonly PlayedStep[];
  /** The response of the refused step, which ended the play. */
  readonly refused?: Readonly<Record<string, unknown>>;
}

/** Some steps are meant to return an OFFER (402); any higher status ends the play. */
const OFFERED = 402;

/** Runs the steps in order and skips completed ones. Other requests are served between steps. */
export async function play(
  steps: readonly ScenarioStep[],
  opening: Scene,
  call: PlayCall,
  tools: PlayTools,
): Promise<PlayedScenario> {
  const played: PlayedStep[] = [];
  let scene = opening;
  let key: string | undefined;
  for (const step of steps) {
    if (step.unless?.(scene) === true) continue;
    await yieldToOthers();
    const ask = step.ask(scene);
    const rights: InnerRights = {
      uncounted: true,
      ...(ask.as === 'operator' ? { asOperator: true } : {}),
      ...(ask.as === 'key' && key !== undefined ? { key } : {}),
    };
    const response = await call.inner(requestFor(call.base, ask), rights);
    const body = (await response.json()) as Record<string, unknown>;
    const { method, path } = ask;
    const envelope = response.headers.get('x-envelope') ?? '';
    played.push({ does: step.does, method, path, status: response.status, envelope });
    if (!response.ok && response.status !== OFFERED) return { scene, steps: played, refused: body };
    if (typeof body.key === 'string') key = body.key;
    scene = await after(scene, body, call, tools);
  }
  return { scene, steps: played };
}

function requestFor(base: string, { method, path, body }: ReturnType<ScenarioStep['ask']>): Request {
  const sent = body === undefined || method === 'GET' ? {} : { body: JSON.stringify(body) };
  return new Request(`${base}${path}`, { method, ...sent });
}

/** The scene updated from a response; due deliveries have been attempted, and the deal is reloaded. */
async function after(
  scene: Scene,
  body: Readonly<Record<string, unknown>>,
  call: PlayCall,
  tools: PlayTools,
): Promise<Scene> {
  const ids = { ...scene.ids, ...idsIn(body) };
  if (ids.webhookId !== undefined) await tools.deliveries?.attempt(ids.webhookId);
  const next: Scene = { ...scene, ids, last: body };
  if (ids.dealId === undefined) return next;
  const snapshot = await dealNow(ids.dealId, call, tools);
  return 'kind' in snapshot ? next : sceneAfter(next, snapshot);
}

/** The deal at the current clock, which a step may have moved since the call arrived. */
async function dealNow(dealId: string, call: PlayCall, tools: PlayTools): Promise<DealSnapshot | NotFound> {
  return readDeal(tools, { caller: call.caller, now: await clockNow(call, tools) }, dealId);
}

/** The caller's current clock; a call with its own instant keeps it. */
export async function clockNow(call: PlayCall, { accounts, clock }: PlayTools): Promise<IsoInstant> {
  if (call.header('sandbox-now') !== undefined) return call.now;
  const { clockOffsetMs } = await accounts.load(call.caller.account ?? '');
  return instant(clock.nowMs() + clockOffsetMs);
}

export function sceneAfter(scene: Scene, { state, history, dealId }: DealSnapshot): Scene {
  return { ...scene, ids: { ...scene.ids, dealId }, deal: state, fi: fiDealOf(history) };
}

/** Every `…Id` in a response, including those of its first row. */
function idsIn(body: Readonly<Record<string, unknown>>): Record<string, string> {
  const rows = Object.values(body).flatMap((member) => (Array.isArray(member) ? [member[0] as unknown] : []));
  const named = [...rows, body].flatMap((one) => Object.entries((one ?? {}) as object));
  return Object.fromEntries(named.filter((entry): entry is [string, string] => isId(entry)));
}

function isId([name, value]: [string, unknown]): boolean {
  return name.endsWith('Id') && typeof value === 'string';
}
