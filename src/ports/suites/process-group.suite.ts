/** Port suite of process groups, run on every implementation. */
import { describe, expect, it } from 'vitest';
import type { ProcessGroup } from '../process-group.ts';

export interface Members {
  readonly one: ProcessGroup;
  readonly other: ProcessGroup;
  /** Lets a member fall silent for as long as it takes to count as gone. */
  silence(member: ProcessGroup): Promise<void>;
}

export function processGroupSuite(name: string, open: () => Promise<Members>): void {
  describe(`the crew: ${name}`, () => {
    it('lets one member hold a piece of work until it is given back', async () => {
      const { one, other } = await open();
      expect(await one.take('lane')).toBe(true);
      expect([await other.take('lane'), await one.take('lane')]).toEqual([false, true]);
      await other.giveBack('lane');
      expect(await other.take('lane')).toBe(false);
      await one.giveBack('lane');
      expect([await other.take('lane'), await one.take('lane'), await one.take('another')]).toEqual([
        true,
        false,
        true,
      ]);
    });

    it('lets one of many who ask at once have it', async () => {
      const { one, other } = await open();
      const asked = await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? one : other).take('lane')));
      expect([0, 10]).toContain(asked.filter((_, n) => n % 2 === 0).filter(Boolean).length);
      expect(asked.filter(Boolean)).toHaveLength(10);
    });

    it('tells one who stays of a member that has signed off, once', async () => {
      const { one, other } = await open();
      expect([await one.signIn(), await other.signIn()]).toEqual([0, 0]);
      await one.take('lane');
      await one.signOff();
      expect(await other.take('lane')).toBe(true);
      expect([await other.signIn(), await other.signIn()]).toEqual([1, 0]);
    });

    it('tells one who stays of a member that has fallen silent, and frees what it held', async () => {
      const { one, other, silence } = await open();
      await Promise.all([one.signIn(), other.signIn(), one.take('lane')]);
      await silence(one);
      expect(await other.take('lane')).toBe(true);
      expect(await other.signIn()).toBe(1);
      // It was only slow, and finds that its work is another's.
      expect([await one.take('lane'), await one.signIn()]).toEqual([false, 0]);
    });
  });
}
