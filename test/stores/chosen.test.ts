import { describe, expect, it } from 'vitest';
import { chosenStore, testStores } from './chosen.ts';

describe('a service under test', () => {
  it('uses the stores that its project is named after', ({ task }) => {
    expect(chosenStore()).toBe(task.file.projectName);
  });

  it.each([1, 2, 3])('starts with empty stores, whatever earlier services wrote: %i', async () => {
    const { events } = testStores();
    const written = { type: 'Thing.happened@1', at: '2026-11-27T12:00:00.000Z', data: {} };
    expect(await events.append([{ stream: 's', expectedSeq: 0, events: [written] }])).toEqual({
      ok: true,
      lastSeqs: [1],
    });
    expect(await events.lastSeq('s')).toBe(1);
  });
});
