import { expect, it } from 'vitest';
import { Watchers } from './watchers.ts';

function recordingWatchers() {
  const watchers = new Watchers();
  const woken: string[] = [];
  const reader = (name: string, stream = 'deal/1') => watchers.add(stream, () => woken.push(name));
  return { watchers, woken, reader };
}

it('wakes the readers of a stream, and with all streams every reader', () => {
  const { watchers, woken, reader } = recordingWatchers();
  reader('a');
  reader('b', 'deal/2');
  watchers.wake('deal/1');
  expect(woken).toEqual(['a']);
  watchers.wakeAll();
  expect(woken).toEqual(['a', 'a', 'b']);
});

it('still wakes a reader after another of the same stream stopped', () => {
  const { watchers, woken, reader } = recordingWatchers();
  const stop = reader('a');
  reader('b');
  stop();
  watchers.wake('deal/1');
  expect(woken).toEqual(['b']);
});

it('still wakes a later reader when an earlier one stops twice', () => {
  const { watchers, woken, reader } = recordingWatchers();
  const stop = reader('a');
  stop();
  reader('b');
  stop();
  watchers.wake('deal/1');
  expect(woken).toEqual(['b']);
});
