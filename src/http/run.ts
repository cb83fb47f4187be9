/** Runs an endpoint's handler for one admitted call: on a fork when a fixture is written to, under the meter when priced. */
import type { Row } from '#catalog/row.ts';
import type { Answer } from '#kernel/answer.ts';
import { instant } from '#kernel/dates.ts';
import type { Call, InnerRights } from '#kernel/endpoint.ts';
import { andThen, type Soon } from '#kernel/soon.ts';
import type { Tools } from '#ports/tools.ts';
import { keyedRun } from '#streams/keyed-run.ts';
import { type Fork, forkFor } from '#streams/sandbox/fixtures.ts';
import { RequestCall, withIdentity } from './call.ts';
import type { TextBody } from './input/body.ts';
import type { Inputs } from './input/read.ts';
import { metered } from './meter.ts';
import { present } from './present.ts';
import { derived } from './sandbox/derivation.ts';
import { disclosed } from './sandbox/disclosure.ts';
import { withFault } from './sandbox/headers.ts';
import type { FoundRow, Step } from './step.ts';

export interface RunParts {
  readonly tools: Tools;
  /** The same with a store that owes every webhook delivery twice. */
  readonly toolsSendingTwice?: Tools | undefined;
  /** Asks the whole service again from inside, as the same caller. */
  readonly again: (request: Request, step: Step, rights: InnerRights) => Promise<Response>;
}

/** What the handler is run on. */
export interface Run {
  readonly step: Step;
  readonly found: FoundRow;
  readonly inputs: Inputs;
  /** The body as sent; undefined where the endpoint takes none. */
  readonly body: TextBody | undefined;
  /** Names the run of a call that bears an `Idempotency-Key`. */
  readonly keyed?: string | undefined;
}

const NO_RIGHTS: InnerRights = Object.freeze({});

export function createRunner({ tools, toolsSendingTwice = tools, again }: RunParts): (run: Run) => Soon<Response> {
  const { ids, clock, settings } = tools;

  function answer(run: Run): Soon<Response> {
    const { step, found, keyed } = run;
    const { caller, now, fault } = step.admitted;
    const offered = fault === 'duplicate-webhook' ? toolsSendingTwice : tools;
    const chosen = keyed === undefined ? offered : { ...offered, events: keyedRun(offered.events, keyed) };
    const work = () => worked(run, callOf(run), chosen);
    if (found.row.endpoint.method === 'GET') return paidFor(step, found.row, work);
    // A write to an exemplar goes to a fork of it that is the caller's own.
    return forkFor(run.inputs, { id: caller.id, account: caller.account, endsAt: now }, chosen).then((fork) => {
      if (fork === undefined) return paidFor(step, found.row, work);
      const call = callOf({ ...run, inputs: { ...run.inputs, ...fork } }, fork.keep);
      return paidFor(step, found.row, () => onFork(fork, worked(run, call, { ...chosen, events: fork.events })));
    });
  }

  function worked({ step: { admitted }, found: { row } }: Run, call: Call, used: Tools): Soon<Answer> {
    return andThen(row.handler(call, used as never), (answered) =>
      andThen(disclosed(derived(answered, row), row, admitted.caller, tools), (told) =>
        withFault(told, admitted.fault),
      ),
    );
  }

  function paidFor({ request, admitted, how }: Step, row: Row, work: () => Soon<Answer>): Soon<Response> {
    const isUnmetered = row.priceMicros === 0 && admitted.caller.account === undefined;
    if (isUnmetered || request.method === 'HEAD') return andThen(work(), (answered) => present(answered, how));
    const metering = {
      row,
      caller: admitted.caller,
      chargeId: ids.base62(20),
      at: instant(clock.nowMs()),
      base: settings.baseUrl,
    };
    return metered(tools.ledger, metering, work, (answered) => present(answered, how));
  }

  function callOf({ step, found: { row, face }, inputs, body }: Run, keep?: () => Promise<void>): Call {
    const { request, admitted, how } = step;
    return new RequestCall({
      request,
      inputs,
      caller: admitted.caller,
      now: admitted.now,
      base: settings.baseUrl,
      requestId: how.requestId,
      face,
      body: row.endpoint.bodyText === undefined ? undefined : body,
      inner: async (inner, rights = NO_RIGHTS) => {
        // What is asked from inside sees what the outer call sees.
        await keep?.();
        return again(withIdentity(inner, request, rights), step, rights);
      },
    });
  }

  return answer;
}

/** An answer that names the fork tells the caller of it, so it is there from then on. */
async function onFork(fork: Pick<Fork, 'dealId' | 'keep'>, work: Soon<Answer>): Promise<Answer> {
  const answered = await work;
  if (dealIn(answered) === fork.dealId) await fork.keep();
  return answered;
}

/** The deal that an answer names. */
function dealIn(answer: Answer): unknown {
  return 'body' in answer && answer.kind !== 'STREAM' ? (answer.body as { dealId?: unknown }).dealId : undefined;
}
