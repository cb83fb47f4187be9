/** Checks that can end a routed and admitted request before any work, in order. */
import { type Answer, notFound, type Refusal, refuse } from '#kernel/answer.ts';
import { problem, problemWithGot } from '#kernel/problems.ts';
import type { Tools } from '#ports/tools.ts';
import { operatorRefusal } from './admission/operator.ts';
import type { AdmittedRequest } from './request-state.ts';
import type { Routed } from './route.ts';

type GateTools = Pick<Tools, 'settings' | 'ids'>;
/** Returns an answer to end the request; undefined lets it pass. */
type Gate = (state: AdmittedRequest, routed: Routed, tools: GateTools) => Answer | undefined;

/** The first answer ends the request. */
export const GATES: readonly Gate[] = [refusedCaller, unknownAddress, keyRequired, overridden];

/** An operator's endpoint checks its own bearer, because the operator token is not an API key. */
function refusedCaller(
  { request, rights, admitted }: AdmittedRequest,
  routed: Routed,
  tools: GateTools,
): Refusal | undefined {
  const isOperators = routed.found === 'row' && routed.row.endpoint.access === 'operator';
  if (!isOperators || admitted.refusal?.code === 'rate-limited') return admitted.refusal;
  return rights.asOperator ? undefined : operatorRefusal(request, tools.settings, tools.ids);
}

function unknownAddress(_: AdmittedRequest, routed: Routed): Answer | undefined {
  return routed.found === 'row' ? undefined : unroutedAnswer(routed);
}

function keyRequired({ admitted }: AdmittedRequest, routed: Routed): Refusal | undefined {
  const needsKey = routed.found === 'row' && routed.row.endpoint.access === 'key';
  return needsKey && admitted.caller.account === undefined ? refuse('key-required') : undefined;
}

function overridden({ admitted }: AdmittedRequest): Refusal | undefined {
  return admitted.overrides?.instead;
}

function unroutedAnswer(routed: Exclude<Routed, { found: 'row' }>): Answer {
  switch (routed.found) {
    case 'other-methods':
      return refuse('method-not-allowed', { extra: { allow: routed.allow } });
    case 'bad-encoding':
      return refuse('malformed-address', {
        problems: [problemWithGot('path', 'path', 'valid percent-encoding', 'a broken escape')],
      });
    case 'bad-vin':
      return refuse('invalid-vin', {
        problems: [problem('path', 'vin', 'a VIN of 17 characters A–Z, 0–9 without I, O, Q', routed.segment)],
      });
    case 'nothing':
      return notFound('Unknown address. nearest lists similar addresses; /openapi.json and /conformance list all.', {
        code: 'no-such-address',
        nearest: routed.nearest,
      });
  }
}
