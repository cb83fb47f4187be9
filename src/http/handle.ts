/** Handles a request in the steps that are listed here. Web standards only. */
import type { Catalog } from '#catalog/row.ts';
import type { InnerRights } from '#kernel/endpoint.ts';
import type { MaybePromise } from '#kernel/maybe-promise.ts';
import type { RateWindow } from '#ports/rate-window.ts';
import { CALLERS, type Peer } from './admission/admit.ts';
import type { Answered } from './answer/present.ts';
import { type Extension, NO_EXTENSION } from './extension.ts';
import { faceOf } from './face.ts';
import type { ArrivedRequest, RequestState } from './request-state.ts';
import { createRouter, type LateRows } from './route.ts';
import {
  admitCaller,
  answerPreflight,
  answerRequest,
  answerToFault,
  headOf,
  limitKeyMints,
  openTurn,
  passGates,
  readBody,
  readInputs,
  replaceAnswer,
  reportAnswer,
  routeAddress,
  type StepParts,
} from './steps.ts';

/** The steps of a request, until one answers. */
const STEPS = stepsFrom(routeAddress)
  .next(answerPreflight)
  .next(admitCaller)
  .next(passGates)
  .next(limitKeyMints)
  .next(openTurn)
  .next(readBody)
  .next(readInputs)
  .next(answerRequest).steps;

/** What follows an answer. */
const CLOSING = [replaceAnswer, reportAnswer] as const;

export interface HandlerParts extends Pick<StepParts, 'tools' | 'idempotency' | 'onFault' | 'onAnswered'> {
  readonly catalog: Catalog;
  readonly capabilities?: LateRows;
  /** Hooks that composition adds to the pipeline; none by default. */
  readonly extension?: Extension | undefined;
  readonly rateWindow: RateWindow;
}

export type CarportHandler = (request: Request, peer?: Peer) => Promise<Response>;
/** Responds synchronously when no I/O is needed. */
export type MaybeSyncHandler = (request: Request, peer?: Peer) => MaybePromise<Response>;

export function createHandler(handlerParts: HandlerParts): MaybeSyncHandler {
  const { catalog, capabilities, rateWindow, extension = NO_EXTENSION, ...given } = handlerParts;
  const { accounts, clock, ids, runtime, settings } = given.tools;
  const parts: StepParts = {
    ...given,
    extension,
    route: createRouter(catalog, capabilities),
    admission: { accounts, rateWindow, clock, ids, settings, extension, callers: runtime.part(CALLERS) },
    again: async (request, { peer }, rights) =>
      proceed(arrive(request, { address: peer.address }, parts, rights), 0, parts),
  };
  return (request, peer = {}) => proceed(arrive(request, peer, parts), 0, parts);
}

/** A request id chosen by the caller; never a key or signing secret, because it is logged. */
const SANE_REQUEST_ID = /^(?!.*(?:vk_(?:sandbox|live)_|whsec_))[A-Za-z0-9._-]{1,128}$/;
const NO_RIGHTS: InnerRights = Object.freeze({});

/** `rights` are those of a request made by another call. */
function arrive(request: Request, peer: Peer, { tools }: StepParts, rights?: InnerRights): ArrivedRequest {
  const startedMs = tools.clock.nowMs();
  const face = faceOf(request.url);
  const sent = (peer.headers ?? request.headers).get('x-request-id');
  const requestId = sent !== null && SANE_REQUEST_ID.test(sent) ? sent : tools.ids.base62(16);
  return { request, peer, rights: rights ?? NO_RIGHTS, isInner: rights !== undefined, startedMs, face, requestId };
}

/** Takes the steps from `at` on, synchronously as far as none of them waits. */
function proceed(arrived: RequestState, at: number, parts: StepParts): MaybePromise<Response> {
  let state = arrived;
  for (let number = at; ; number += 1) {
    let outcome: MaybePromise<RequestState | Answered>;
    try {
      outcome = stepAt(number)(state as never, parts);
    } catch (fault) {
      return fail(fault, state, parts);
    }
    if (outcome instanceof Promise) return proceedAfter(outcome, state, number, parts);
    if ('response' in outcome) return conclude(outcome, state, parts);
    state = outcome;
  }
}

async function proceedAfter(
  waiting: Promise<RequestState | Answered>,
  state: RequestState,
  number: number,
  parts: StepParts,
): Promise<Response> {
  let outcome: RequestState | Answered;
  try {
    outcome = await waiting;
  } catch (fault) {
    return fail(fault, state, parts);
  }
  return 'response' in outcome ? conclude(outcome, state, parts) : proceed(outcome, number + 1, parts);
}

function fail(fault: unknown, state: RequestState, parts: StepParts): Response {
  state.turn?.giveBack();
  return answerToFault(fault, state, parts);
}

function conclude(answered: Answered, state: RequestState, parts: StepParts): MaybePromise<Response> {
  state.turn?.giveBack();
  const failed = (fault: unknown) => answerToFault(fault, state, parts);
  try {
    const { response } = CLOSING.reduce((closed, step) => step(closed, state, parts), answered);
    return state.request.method === 'HEAD' ? headOf(response).catch(failed) : response;
  } catch (fault) {
    return failed(fault);
  }
}

type Step<State, Next> = (state: State, parts: StepParts) => MaybePromise<Next | Answered>;

interface StepList<Out extends RequestState> {
  /** Each takes what the one before it returns. */
  readonly steps: readonly Step<never, RequestState>[];
  next<Next extends RequestState>(step: Step<Out, Next>): StepList<Next>;
}

function stepsFrom<Out extends RequestState>(first: Step<ArrivedRequest, Out>): StepList<Out> {
  return listOf([first]);
}

function listOf<Out extends RequestState>(steps: StepList<Out>['steps']): StepList<Out> {
  return { steps, next: (step) => listOf([...steps, step]) };
}

function stepAt(number: number): Step<never, RequestState> {
  const step = STEPS[number];
  if (step === undefined) throw new Error('The last step of the pipeline returned no answer.');
  return step;
}
