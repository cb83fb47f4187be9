/** Handlers of the virtual clock. */
import { ok, refuse, refuseProblems } from '#kernel/answer.ts';
import { addDuration, epochMs, type IsoInstant, instant, isClockInstant } from '#kernel/dates.ts';
import type { CallOf, Routes } from '#kernel/endpoint.ts';
import { problem } from '#kernel/problems.ts';
import { computed } from '#kernel/provenance.ts';
import type { Tools } from '#ports/tools.ts';
import type { clock } from './clock.contract.ts';
import { clockReading } from './reading.ts';

type ClockTools = Pick<Tools, 'accounts' | 'clock'>;
type Move = CallOf<typeof clock.moveClock>['body'];

export const routes: Routes<typeof clock, ClockTools> = {
  readClock: async ({ caller, base }, tools) => {
    const offsetMs = await offsetOf(caller.account, tools);
    return ok({ ...clockReading(tools.clock.nowMs(), offsetMs), ...frame(base) });
  },

  moveClock: async ({ body, caller, base }, tools) => {
    if (caller.mode === 'live') return refuse('sandbox-only');
    const realMs = tools.clock.nowMs();
    const before = instant(realMs + (await offsetOf(caller.account, tools)));
    const to = destination(body, before);
    if (typeof to !== 'string') return refuseProblems([to]);
    const offsetMs = epochMs(to) - realMs;
    await tools.accounts.moveClock(caller.account ?? '', offsetMs, instant(realMs));
    return ok({ ...clockReading(realMs, offsetMs), previous: before, ...frame(base) });
  },
};

async function offsetOf(account: string | undefined, { accounts }: ClockTools): Promise<number> {
  return (await accounts.load(account ?? '')).clockOffsetMs;
}

/** The target time of the clock, or the problems of the request. */
function destination({ advance, now }: Move, before: IsoInstant) {
  if (advance !== undefined && now !== undefined) return problem('body', 'now', 'no now together with advance', now);
  if (now !== undefined) return now;
  if (advance === undefined) return problem('body', 'advance', 'a duration, or now instead: an instant', undefined);
  const to = addDuration(before, advance);
  return to !== undefined && isClockInstant(to)
    ? to
    : problem('body', 'advance', 'a duration that stays within this century', advance);
}

function frame(base: string) {
  const links = { self: `${base}/sandbox/clock`, reset: `${base}/sandbox/reset` };
  return { links, provenance: computed() };
}
