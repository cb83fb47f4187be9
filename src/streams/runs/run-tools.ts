/** Tools for one keyed run: ids and clocks that are the same each time the run is executed. */
import { dateOf, instant } from '#kernel/dates.ts';
import type { Clock } from '#ports/clock.ts';
import type { Ids } from '#ports/ids.ts';
import type { Tools } from '#ports/tools.ts';
import { type KeyedRun, keyedRun } from './keyed-run.ts';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = BigInt(BASE62.length);
/** Digits from one 256-bit digest, uniform to within one part in a million. */
const DIGITS_A_DIGEST = 39;

export function toolsFor(tools: Tools, run: KeyedRun): Tools {
  const events = keyedRun(tools.events, run);
  return {
    ...tools,
    events,
    accounts: tools.accounts.through(events),
    ids: idsOf(run.name, tools.ids),
    clock: fixedClock(tools.clock, run.atMs),
  };
}

/** As unguessable as the run's name, which has twenty random digits. */
function idsOf(name: string, { sha256 }: Ids): Ids {
  let drawn = 0;
  return {
    sha256,
    base62: (length) => {
      let text = '';
      while (text.length < length) {
        drawn += 1;
        text += digitsOf(sha256(`${name} ${drawn}`));
      }
      return text.slice(0, length);
    },
  };
}

function digitsOf(digest: string): string {
  let left = BigInt(`0x${digest}`);
  let text = '';
  for (let i = 0; i < DIGITS_A_DIGEST; i += 1) {
    text += BASE62.charAt(Number(left % BASE));
    left /= BASE;
  }
  return text;
}

/** Real time stands still; timers keep running. */
function fixedClock(clock: Clock, atMs: number): Clock {
  const day = dateOf(instant(atMs));
  return { nowMs: () => atMs, today: () => day, after: (ms, callback) => clock.after(ms, callback) };
}
