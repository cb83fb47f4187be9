import { describe, expect, it } from 'vitest';
import { FairGate } from './fair-gate.ts';

const LIMITS = { capacity: 4, ownerMax: 2, waitingMax: 8, ownerWaitingMax: 4 };

/** Enters the gate and records the order of admission. */
function enterTracked(gate: FairGate, seen: string[]) {
  return (owner: string, units?: number) =>
    gate.enter(owner, units).then((leave) => {
      seen.push(leave === undefined ? `${owner} refused` : owner);
      return leave;
    });
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

describe('a fair gate', () => {
  it('lets one owner hold at most its share of the places', async () => {
    const seen: string[] = [];
    const enter = enterTracked(new FairGate(LIMITS), seen);
    const greedy = Array.from({ length: 6 }, () => enter('greedy'));
    await nextTask();
    expect(seen).toEqual(['greedy', 'greedy']);
    await enter('other');
    expect(seen).toEqual(['greedy', 'greedy', 'other']);
    (await greedy[0])?.();
    await nextTask();
    expect(seen).toEqual(['greedy', 'greedy', 'other', 'greedy']);
  });

  it('alternates between owners, regardless of queue lengths', async () => {
    const seen: string[] = [];
    const gate = new FairGate({ ...LIMITS, capacity: 1, ownerMax: 1 });
    const enter = enterTracked(gate, seen);
    const first = enter('a');
    const rest = ['a', 'a', 'b', 'c'].map((owner) => enter(owner));
    for (const one of [first, ...rest.slice(0, 1), rest[2], rest[3]]) {
      await nextTask();
      (await one)?.();
    }
    await nextTask();
    expect(seen).toEqual(['a', 'a', 'b', 'c', 'a']);
  });

  it('refuses an owner over its queue limit, and every owner when the queue is full', async () => {
    const seen: string[] = [];
    const enter = enterTracked(new FairGate({ ...LIMITS, capacity: 1, ownerMax: 1, waitingMax: 5 }), seen);
    for (let n = 0; n < 6; n += 1) void enter('a');
    await nextTask();
    expect(seen).toEqual(['a', 'a refused']);
    for (let n = 0; n < 2; n += 1) void enter('b');
    await nextTask();
    expect(seen).toEqual(['a', 'a refused', 'b refused']);
  });

  it('lets nothing overtake large work that waits for room', async () => {
    const seen: string[] = [];
    const enter = enterTracked(new FairGate({ ...LIMITS, capacity: 4, ownerMax: 4 }), seen);
    const leaves = [await enter('a', 2), await enter('b', 2)];
    void enter('large', 4);
    void enter('c', 1);
    leaves[0]?.();
    await nextTask();
    expect(seen).toEqual(['a', 'b']);
    leaves[1]?.();
    leaves[1]?.();
    await nextTask();
    expect(seen).toEqual(['a', 'b', 'large']);
  });

  it('admits work larger than an owner’s share while its owner holds nothing', async () => {
    const seen: string[] = [];
    const gate = new FairGate(LIMITS);
    const enter = enterTracked(gate, seen);
    const leave = await enter('large', 3);
    void enter('large', 1);
    void enter('other', 2);
    await nextTask();
    expect(seen).toEqual(['large']);
    leave?.();
    await nextTask();
    expect(seen).toEqual(['large', 'large', 'other']);
  });

  it('has all slots free again when all work has left', async () => {
    const gate = new FairGate(LIMITS);
    for (let n = 0; n < 50; n += 1) {
      const leave = await gate.enter(`owner ${n % 3}`);
      leave?.();
    }
    const four = await Promise.all(['a', 'a', 'b', 'b'].map((owner) => gate.enter(owner)));
    expect(four.every((leave) => leave !== undefined)).toBe(true);
  });

  it('keeps some units until the last release', async () => {
    const gate = new FairGate({ capacity: 10, ownerMax: 10, waitingMax: 4, ownerWaitingMax: 4 });
    const leave = await gate.enter('one', 10);
    leave?.(4);
    const six = await gate.enter('two', 6);
    expect(six).toBeDefined();
    let entered = false;
    const four = gate.enter('three', 4).then(() => {
      entered = true;
    });
    leave?.(6);
    await Promise.resolve();
    expect(entered).toBe(false);
    leave?.();
    leave?.();
    await four;
    six?.();
    expect(await gate.enter('two', 6)).toBeDefined();
  });
});
