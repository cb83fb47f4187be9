/** Law: the fixture fleet has one car for every reachable state of each machine, and no other. */
import { describe, expect, it } from 'vitest';
import { FIXTURES } from '#domain/fleet/fixtures.ts';
import { MACHINES, reachableStates } from '#domain/machines.ts';
import { hasValidCheckDigit, parseVin } from '#kernel/vin.ts';

describe('the fixture fleet', () => {
  it('covers exactly the reachable states, found by walking the machines', () => {
    const covered = FIXTURES.map(({ machine, state }) => `${machine} ${state}`);
    expect([...covered].sort()).toEqual([...reachableStates()].sort());
    expect(covered).toHaveLength(90);
    expect(new Set(covered).size).toBe(90);
  });

  it('leaves no state of any machine unreachable', () => {
    for (const machine of MACHINES)
      expect(reachableStates()).toEqual(
        expect.arrayContaining(machine.states.map((state) => `${machine.id} ${state}`)),
      );
  });

  it.each(FIXTURES.map(({ vin, number }) => [vin, number] as const))(
    '%s is a valid VIN with its row number as its serial',
    (vin, number) => {
      const parsed = parseVin(vin);
      expect(parsed !== undefined && hasValidCheckDigit(parsed)).toBe(true);
      expect(Number(vin.slice(13))).toBe(number);
    },
  );
});
