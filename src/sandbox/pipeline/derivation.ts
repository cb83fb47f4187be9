/** Builds the derivation block of simulated answers: rule, inputs and ruleset. */
import { DERIVATIONS, RULESET } from '#catalog/derivations.data.ts';
import type { Row } from '#catalog/row.ts';
import type { Answer, JsonObject } from '#kernel/answer.ts';

/** Adds the derivation to a sandbox answer whose rule is in the catalog. Inputs are named, never echoed. */
export function withDerivation(answer: Answer, { id }: Row): Answer {
  const row = DERIVATIONS[id];
  if (row === undefined || !isSimulated(answer)) return answer;
  const derivation: JsonObject = { rule: row.rule, inputs: row.inputs, ruleset: RULESET };
  return { ...answer, body: { ...answer.body, derivation } } as Answer;
}

type Enveloped = Extract<Answer, { kind: 'OK' | 'EMPTY' | 'OFFER' }>;

function isSimulated(answer: Answer): answer is Enveloped {
  if (answer.kind !== 'OK' && answer.kind !== 'EMPTY' && answer.kind !== 'OFFER') return false;
  const { provenance } = answer.body as { provenance?: { simulated?: boolean } };
  return provenance?.simulated === true;
}
