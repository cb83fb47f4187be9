/** Story: an account travels in time, alone, and returns. */
import { describe, expect, it } from 'vitest';
import { TEST_START, testService } from '#test/builders.ts';
import { FIGURES, openJourney, SIGNER } from '../buy-journey.ts';

describe('an account’s clock', () => {
  it('reads real time until it is moved, and then ticks from the new time', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    const unmoved = (await carport.get('/sandbox/clock', { key })).body;
    expect(unmoved).toMatchObject({ now: TEST_START, offsetSeconds: 0, moved: false });
    const moved = (await carport.send('POST', '/sandbox/clock', { advance: 'P3D' }, { key })).body;
    expect(moved).toMatchObject({ previous: TEST_START, now: '2026-11-30T12:00:00.000Z', offsetSeconds: 259_200 });
    carport.clock.advance(60);
    expect((await carport.get('/sandbox/clock', { key })).body.now).toBe('2026-11-30T12:01:00.000Z');
    expect((await carport.get('/sandbox/clock', { key: await carport.mintKey() })).body.now).toBe(
      '2026-11-27T12:01:00.000Z',
    );
  });

  it('can be set, and advanced by calendar months', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    const set = (await carport.send('POST', '/sandbox/clock', { now: '2027-01-31T10:00:00+01:00' }, { key })).body;
    expect(set).toMatchObject({ now: '2027-01-31T09:00:00.000Z', today: '2027-01-31' });
    const on = (await carport.send('POST', '/sandbox/clock', { advance: 'P1M' }, { key })).body;
    expect(on.now).toBe('2027-02-28T09:00:00.000Z');
  });

  it.each([
    ['neither a duration nor a time', {}, 'advance'],
    ['both a duration and a time', { advance: 'P1D', now: '2027-01-01T00:00:00Z' }, 'now'],
    ['text that is not a duration', { advance: '3 days' }, 'advance'],
    ['a negative duration', { advance: '-P1D' }, 'advance'],
    ['an empty duration', { advance: 'PT0S' }, 'advance'],
    ['a duration that leaves this century', { advance: 'P500Y' }, 'advance'],
    ['a day without a time', { now: '2027-01-01' }, 'now'],
    ['another century', { now: '1887-01-01T00:00:00Z' }, 'now'],
  ])('is not moved by %s', async (_, body, path) => {
    const carport = testService();
    const reply = await carport.send('POST', '/sandbox/clock', body, { key: await carport.mintKey() });
    expect(reply.status).toBe(400);
    expect(reply.body.problems).toMatchObject([{ path, in: 'body' }]);
  });

  it('triggers overdue events on the next read, dated when they were due', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    const journey = await openJourney({ key }, carport);
    await journey.move('desk', FIGURES);
    await journey.move('checkout');
    await journey.move('esign', SIGNER);
    await carport.send('POST', '/sandbox/clock', { advance: 'P3D' }, { key });
    expect((await journey.read()).body).toMatchObject({ state: 'DESKED', checkout: { state: 'EXPIRED' } });
    const { events } = (await journey.read('/events')).body;
    expect(events.slice(-2).map(({ type, time }: { type: string; time: string }) => [type, time])).toEqual([
      ['Handoff.expired@1', '2026-11-27T16:00:00.000Z'],
      ['CheckoutLink.expired@1', '2026-11-28T12:00:00.000Z'],
    ]);
  });

  it('may go back, but no stream goes back in time', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    await carport.send('POST', '/sandbox/clock', { advance: 'P10D' }, { key });
    const journey = await openJourney({ key }, carport);
    await carport.send('POST', '/sandbox/clock', { now: TEST_START }, { key });
    await journey.move('desk', FIGURES);
    const times = (await journey.read('/events')).body.events.map(({ time }: { time: string }) => time);
    expect(times).toEqual([...times].sort());
    expect(times.at(-1)).toBe('2026-12-07T12:00:00.000Z');
  });
});

describe('Sandbox-Now', () => {
  it('dates one call of a sandbox key, and no other', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    const at = { key, headers: { 'sandbox-now': '2031-06-01T00:00:00Z' } };
    const vin = 'F1XDEMCR4SDEM0001';
    expect((await carport.get(`/fi/inforce/${vin}`, at)).body.asOf).toBe('2031-06-01');
    expect((await carport.get(`/fi/inforce/${vin}`, { key })).body.asOf).toBe('2026-11-27');
    expect((await carport.get(`/fi/inforce/${vin}`, { headers: at.headers })).body.asOf).toBe('2026-11-27');
  });

  it.each(['yesterday', '2027-01-01', '1066-10-14T09:00:00Z'])(
    'is refused as a header problem when it is %s',
    async (now) => {
      const carport = testService();
      const reply = await carport.get('/pricing', { key: await carport.mintKey(), headers: { 'sandbox-now': now } });
      expect(reply.status).toBe(400);
      expect(reply.body.problems).toMatchObject([{ path: 'Sandbox-Now', in: 'header' }]);
    },
  );
});

describe('a live key', () => {
  it.each([
    ['/sandbox/clock', { advance: 'P1D' }],
    ['/sandbox/reset', { scope: 'all' }],
  ])('is refused at POST %s, and its headers change no time', async (path, body) => {
    const carport = testService();
    const { key } = await carport.tools.accounts.open({ at: TEST_START, mode: 'live' });
    expect((await carport.send('POST', path, body, { key })).body).toMatchObject({
      type: 'BLOCKED',
      code: 'sandbox-only',
    });
    const headers = { 'sandbox-now': '2031-06-01T00:00:00Z', 'sandbox-fault': '503' };
    const inForce = await carport.get('/fi/inforce/F1XDEMCR4SDEM0001', { key, headers });
    expect([inForce.status, inForce.body.asOf]).toEqual([200, '2026-11-27']);
  });
});
