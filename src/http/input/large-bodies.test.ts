import { describe, expect, it } from 'vitest';
import { FairGate } from '#kernel/bounds/fair-gate.ts';
import { takeBody } from './body.ts';
import { BodyRoom, LargeBodyTurn } from './large-bodies.ts';

/** The smallest body that needs a turn, given that its memory is three times its size. */
const LARGE_BYTES = 349_526;
const MAX = 8 * 1_048_576;
const requestOf = (bytes: number, declared: boolean) =>
  new Request('http://carport.test/', {
    method: 'POST',
    body: declared ? 'x'.repeat(bytes) : new Blob(['x'.repeat(bytes)]).stream(),
    duplex: 'half',
    headers: declared ? { 'content-length': String(bytes) } : {},
  } as RequestInit);

/** A room whose gate admits nothing. */
async function fullRoom(smallBytes?: number): Promise<BodyRoom> {
  const gate = new FairGate({ capacity: 1, ownerMax: 1, waitingMax: 0, ownerWaitingMax: 0 });
  await gate.enter('another caller');
  return new BodyRoom(gate, smallBytes);
}

describe('a large body', () => {
  it.each([true, false])('waits for its turn (length declared: %s)', async (declared) => {
    const gate = new FairGate({ capacity: MAX / 1_048_576, ownerMax: 64, waitingMax: 8, ownerWaitingMax: 8 });
    const before = await gate.enter('another caller', 64);
    const turn = new LargeBodyTurn(new BodyRoom(gate), 'me');
    let body: unknown;
    const taken = takeBody(requestOf(LARGE_BYTES, declared), MAX, turn).then((taken) => {
      body = taken;
    });
    await new Promise((resolve) => setTimeout(resolve));
    expect(body).toBeUndefined();
    before?.();
    await taken;
    expect(body).toMatchObject({ ok: true, text: expect.stringMatching(/^x+$/) });
    turn.giveBack();
    expect(await gate.enter('another caller', 64)).toBeDefined();
  });

  it.each([true, false])('is refused when the queue is full (length declared: %s)', async (declared) => {
    const body = await takeBody(requestOf(LARGE_BYTES, declared), MAX, new LargeBodyTurn(await fullRoom(), 'me'));
    expect(body).toMatchObject({ kind: 'REFUSAL', code: 'busy', retryAfterSeconds: 2 });
  });

  it('needs no turn when it is small', async () => {
    const body = await takeBody(requestOf(LARGE_BYTES - 1, true), MAX, new LargeBodyTurn(await fullRoom(), 'me'));
    expect(body).toMatchObject({ ok: true });
  });

  it.each([true, false])(
    'is refused when it is small and others hold the whole budget for small bodies (length declared: %s)',
    async (declared) => {
      const room = await fullRoom(2 * LARGE_BYTES);
      const turns = ['one', 'two', 'three'].map((owner) => new LargeBodyTurn(room, owner));
      const take = async (turn: LargeBodyTurn) => takeBody(requestOf(LARGE_BYTES - 1, declared), MAX, turn);
      const [first, second, third] = turns as [LargeBodyTurn, LargeBodyTurn, LargeBodyTurn];
      expect(await take(first)).toMatchObject({ ok: true });
      expect(await take(second)).toMatchObject({ ok: true });
      expect(await take(third)).toMatchObject({ kind: 'REFUSAL', code: 'busy' });
      second.giveBack();
      expect(await take(new LargeBodyTurn(room, 'four'))).toMatchObject({ ok: true });
    },
  );

  it('releases its small-body share when it grows beyond that size', async () => {
    const gate = new FairGate({ capacity: 8, ownerMax: 8, waitingMax: 8, ownerWaitingMax: 8 });
    const room = new BodyRoom(gate, LARGE_BYTES - 1);
    const turn = new LargeBodyTurn(room, 'me');
    await turn.grow(20_000, MAX);
    expect(room.takeSmall(1)).toBeUndefined();
    expect(await turn.grow(LARGE_BYTES, MAX)).toBe(true);
    expect(room.takeSmall(LARGE_BYTES - 1)).toBeDefined();
  });

  it('is not counted when it is tiny', async () => {
    const body = await takeBody(requestOf(16_384, true), MAX, new LargeBodyTurn(await fullRoom(0), 'me'));
    expect(body).toMatchObject({ ok: true });
  });

  it('leaves half of the budget to others', async () => {
    const { gate } = new BodyRoom();
    for (let n = 0; n < 4; n += 1) void gate.enter('greedy', 128);
    expect(await gate.enter('another caller', 128)).toBeDefined();
  });
});
