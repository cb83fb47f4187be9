/** No receiver gets more concurrent sends than it has slots, and those waiting are served in order. */
import { expect, it } from 'vitest';
import { SendSlots } from './send-slots.ts';

/** Work that runs until it is told to end. */
function sends(slots: SendSlots) {
  const running: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (receiver: string, name: string, fails = false) =>
    slots.in(receiver, async () => {
      running.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      running.splice(running.indexOf(name), 1);
      if (fails) throw new Error(name);
      return name;
    });
  const end = async (name: string, sent: Promise<unknown>) => {
    ends.get(name)?.();
    await sent.catch(() => {});
    await Promise.resolve();
  };
  return { running, start, end };
}

it('runs as many as there are slots, for each receiver by itself, and the next in order of arrival', async () => {
  const { running, start, end } = sends(new SendSlots(2));
  const [a, b] = [start('x', 'a'), start('x', 'b')];
  const [c, d] = [start('x', 'c'), start('x', 'd', true)];
  const other = start('y', 'other');
  await Promise.resolve();
  expect(running).toEqual(['a', 'b', 'other']);
  await end('a', a);
  expect(running).toEqual(['b', 'other', 'c']);
  await end('b', b);
  expect(running).toEqual(['other', 'c', 'd']);
  await end('d', d);
  await end('c', c);
  await end('other', other);
  expect(running).toEqual([]);
  expect(await c).toBe('c');
  await expect(d).rejects.toThrow('d');
});

it('has all slots again once everything has ended', async () => {
  const { running, start, end } = sends(new SendSlots(1));
  await end('a', start('x', 'a'));
  for (const name of ['b', 'c']) {
    const sent = start('x', name);
    await Promise.resolve();
    expect(running).toEqual([name]);
    await end(name, sent);
  }
});
