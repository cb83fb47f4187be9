/** Reads stored events of older versions as the current version. Streams are never rewritten. */
import type { JsonObject } from '#kernel/answer.ts';

/** Lifts one version to the next: `Deal.opened@1` to `Deal.opened@2`. */
export interface Upcast {
  readonly from: string;
  readonly to: string;
  readonly lift: (data: JsonObject) => JsonObject;
}

interface Versioned {
  readonly type: string;
  readonly data: JsonObject;
}

/** The fact at its newest version, lifted step by step; a fact without a step stays as it is. */
export function upcast<E extends Versioned>(steps: readonly Upcast[], event: E): E {
  const step = steps.find((one) => one.from === event.type);
  return step === undefined ? event : upcast(steps, { ...event, type: step.to, data: step.lift(event.data) });
}
