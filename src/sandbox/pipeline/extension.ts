/**
 * Adds the sandbox to the pipeline: its headers and account clocks, forks of fixtures, derivations, disclosures and the
 * request log.
 */
import type { Catalog, Row } from '#catalog/row.ts';
import { SCENARIOS } from '#domain/scenarios/scenario.ts';
import type { Exchange, Extension, Overrides, Redirect, Write } from '#http/extension.ts';
import { instant } from '#kernel/dates.ts';
import type { Caller } from '#kernel/endpoint.ts';
import type { Identity } from '#ports/accounts.ts';
import type { Clock } from '#ports/clock.ts';
import type { Fleet } from '#ports/fleet.ts';
import type { RequestLog } from '#ports/request-log.ts';
import type { Tools } from '#ports/tools.ts';
import { forkFor } from '#streams/sandbox/fixtures.ts';
import { withDerivation } from './derivation.ts';
import { withDisclosure } from './disclosure.ts';
import { type Fault, refusalsOf, withFault } from './faults.ts';
import { SANDBOX_HEADERS, sandboxHeaders } from './headers.ts';
import { bodiesOf, loggedRequest } from './request-log.ts';
import { vocabularies } from './vocabulary.ts';

export interface SandboxExtensionParts {
  readonly tools: Tools;
  /** The same tools, with an event store that delivers every webhook twice. */
  readonly toolsSendingTwice: Tools;
  readonly fleet: Fleet;
  readonly requests: RequestLog;
  readonly catalog: Catalog;
}

export function sandboxExtension(parts: SandboxExtensionParts): Extension {
  const { tools, toolsSendingTwice, fleet, requests, catalog } = parts;
  const wordsOf = vocabularies(
    catalog,
    SCENARIOS.map(({ name }) => name),
  );
  return {
    headers: SANDBOX_HEADERS,
    inheritedHeaders: ['sandbox-now'],
    onAdmission: (headers, identity, nowMs) => overridesOf(headers, identity, nowMs, toolsSendingTwice),
    beforeWrite: (write) => redirectOf(write, fleet),
    onAnswer: (answer, row, caller) => withDisclosure(withDerivation(answer, row), row, caller, tools),
    onResponse: (exchange) => note(exchange, { clock: tools.clock, requests, wordsOf }),
  };
}

/** Headers apply to sandbox keys only; an account's clock applies to all its keys. */
function overridesOf(
  headers: Pick<Headers, 'get'>,
  { mode, clockOffsetMs }: Identity,
  nowMs: number,
  toolsSendingTwice: Tools,
): Overrides {
  const accountNow = instant(nowMs + clockOffsetMs);
  if (mode !== 'sandbox') return { now: accountNow };
  const { now = accountNow, fault, problems } = sandboxHeaders(headers);
  return fault === undefined ? { now, problems } : { now, problems, ...faultOverrides(fault, toolsSendingTwice) };
}

function faultOverrides(fault: Fault, toolsSendingTwice: Tools): Overrides {
  return {
    ...refusalsOf(fault),
    tools: fault === 'duplicate-webhook' ? toolsSendingTwice : undefined,
    mark: (answer) => withFault(answer, fault),
  };
}

/**
 * Redirects a write on a fixture to the caller's own fork, which exists from the first write or answer that names it.
 */
async function redirectOf({ inputs, caller, now, tools }: Write, fleet: Fleet): Promise<Redirect | undefined> {
  const listener = { id: caller.id, account: caller.account, endsAt: now, ids: tools.ids };
  const fork = await forkFor(inputs, listener, { events: tools.events, fleet });
  if (fork === undefined) return undefined;
  return {
    inputs: { params: fork.params, body: fork.body },
    events: fork.events,
    beforeInner: fork.keep,
    onAnswer: async (answer) => {
      const names = 'body' in answer && answer.kind !== 'STREAM' ? (answer.body as { dealId?: unknown }) : {};
      if (names.dealId === fork.dealId) await fork.keep();
    },
  };
}

/** Calls with sandbox keys are logged for their account. */
function isLogged({ account, mode }: Caller, row: Row | undefined): boolean {
  return account !== undefined && mode !== 'live' && row?.endpoint.unlogged !== true;
}

interface LogParts {
  readonly clock: Clock;
  readonly requests: RequestLog;
  readonly wordsOf: ReturnType<typeof vocabularies>;
}

function note(exchange: Exchange, { clock, requests, wordsOf }: LogParts): void {
  const { caller, now: at, startedMs, row } = exchange;
  if (caller.account === undefined || !isLogged(caller, row)) return;
  const call = { ...exchange, at, latencyMs: clock.nowMs() - startedMs, words: wordsOf(row) };
  requests.note(caller.account, loggedRequest(call), bodiesOf(call));
}
