/** Contract tests of process groups, run on every implementation. */
import { describe, expect, it } from 'vitest';
import type { ProcessGroup } from '../process-group.ts';

export interface Members {
  readonly one: ProcessGroup;
  readonly other: ProcessGroup;
  /** Silences a member until it counts as gone. */
  silence(member: ProcessGroup): Promise<void>;
}

export function processGroupSuite(name: string, open: () => Promise<Members>): void {
  describe(`the process group: ${name}`, () => {
    it('lets one member own a piece of work until it is released', async () => {
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

    it('gives work to one of many who request it at once', async () => {
      const { one, other } = await open();
      const granted = await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? one : other).take('lane')));
      expect([0, 10]).toContain(granted.filter((_, n) => n % 2 === 0).filter(Boolean).length);
      expect(granted.filter(Boolean)).toHaveLength(10);
    });

    it('reports a member that has signed off, once, to one of the others', async () => {
      const { one, other } = await open();
      expect([await one.signIn(), await other.signIn()]).toEqual([0, 0]);
      await one.take('lane');
      await one.signOff();
      expect(await other.take('lane')).toBe(true);
      expect([await other.signIn(), await other.signIn()]).toEqual([1, 0]);
    });

    it('reports a member that has timed out, and frees its work', async () => {
      const { one, other, silence } = await open();
      await Promise.all([one.signIn(), other.signIn(), one.take('lane')]);
      await silence(one);
      expect(await other.take('lane')).toBe(true);
      expect(await other.signIn()).toBe(1);
      // The member was only slow, and finds that its work has a new owner.
      expect([await one.take('lane'), await one.signIn()]).toEqual([false, 0]);
    });
  });
}
