import { describe, expect, it } from 'vitest';
import { chosenStore, testStores } from './chosen.ts';

describe('a service under test', () => {
  it('stands on the stores that its project is named after', ({ task }) => {
    expect(chosenStore()).toBe(task.file.projectName);
  });

  it.each([1, 2, 3])('finds them empty, whatever was written to others before it: %i', async () => {
    const { events } = testStores();
    const written = { type: 'Thing.happened@1', at: '2026-11-27T12:00:00.000Z', data: {} };
    expect(await events.append([{ stream: 's', expectedSeq: 0, events: [written] }])).toEqual({
      ok: true,
      lastSeqs: [1],
    });
    expect(await events.lastSeq('s')).toBe(1);
  });
});
