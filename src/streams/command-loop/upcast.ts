/** Upgrades stored events of older versions on read. Streams are never rewritten. */
import type { JsonObject } from '#kernel/answer.ts';

/** Upgrades an event by one version: `Deal.opened@1` to `Deal.opened@2`. */
export interface Upcast {
  readonly from: string;
  readonly to: string;
  readonly lift: (data: JsonObject) => JsonObject;
}

interface Versioned {
  readonly type: string;
  readonly data: JsonObject;
}

/** Upgrades an event step by step to its newest version; an event without a step is unchanged. */
export function upcast<E extends Versioned>(steps: readonly Upcast[], event: E): E {
  const step = steps.find((one) => one.from === event.type);
  return step === undefined ? event : upcast(steps, { ...event, type: step.to, data: step.lift(event.data) });
}
