import { describe, expect, it } from 'vitest';
import { clearPapers, FIGURES, openJourney } from '#test/stories/buy-journey.ts';

async function clearedJourney(opening: Parameters<typeof openJourney>[0] = {}, figures: object = {}) {
  const journey = await openJourney(opening);
  await journey.move('desk', { ...FIGURES, ...figures });
  await clearPapers(journey);
  return journey;
}

describe('delivery', () => {
  it('defaults to pickup, and cancels the transport', async () => {
    const journey = await clearedJourney();
    const { status, body } = await journey.move('deliver');
    expect([status, body.state, body.delivery.method, body.transport.state]).toEqual([
      200,
      'DELIVERED',
      'pickup',
      'CANCELLED',
    ]);
  });

  it('by transport runs the transport first', async () => {
    const journey = await clearedJourney();
    const { body } = await journey.move('deliver', { method: 'transport', receivedBy: 'Ada Lovelace' });
    expect(body).toMatchObject({
      state: 'DELIVERED',
      delivery: { method: 'transport', receivedBy: 'Ada Lovelace', location: { zip: '94105' } },
      transport: { state: 'DELIVERED', carrier: { mc: expect.stringMatching(/^MC\d{6}$/) } },
    });
    expect((await journey.facts()).slice(-4)).toEqual([
      'Transport.dispatched@1',
      'Transport.pickedUp@1',
      'Transport.delivered@1',
      'Deal.delivered@1',
    ]);
  });

  it('leaves the deal cleared when the carrier declines, and may be ordered again', async () => {
    const journey = await clearedJourney();
    const declined = (await journey.move('deliver', { method: 'transport', receivedBy: 'decline please' })).body;
    expect([declined.state, declined.transport.state, declined.transport.reason]).toEqual([
      'CLEARED',
      'CANCELLED',
      'carrier-declined',
    ]);
    expect((await journey.move('deliver', { method: 'transport' })).body.state).toBe('DELIVERED');
  });

  it('accepts an odometer at or above the reading on record', async () => {
    const journey = await clearedJourney({}, { odometer: 20_000 });
    expect((await journey.move('deliver', { odometer: 20_000 })).body.delivery.odometer).toBe(20_000);
  });
});

describe('delivery refuses', () => {
  it('before the documents are complete: not-deliverable, naming what is missing and what is legal', async () => {
    const journey = await openJourney();
    await journey.move('desk', FIGURES);
    const { status, body } = await journey.move('deliver');
    expect([status, body.type, body.code]).toEqual([409, 'REFUSED', 'not-deliverable']);
    expect(body.missing).toEqual(['esign', 'notarize', 'stips', 'insurance']);
    expect(body.available.map(({ transition }: { transition: string }) => transition)).toContain('checkout');
  });

  it('a transport to a place without a carrier', async () => {
    const journey = await clearedJourney({ zip: '99723' });
    const { body } = await journey.move('deliver', { method: 'transport' });
    expect([body.code, body.missing]).toEqual(['not-deliverable', ['route']]);
  });

  it('an odometer below the reading on record: odometer-rollback', async () => {
    const journey = await clearedJourney({}, { odometer: 20_000 });
    const { status, body } = await journey.move('deliver', { odometer: 19_999 });
    expect([status, body.code, body.onRecord]).toEqual([409, 'odometer-rollback', 20_000]);
  });

  it('a second time: illegal-move', async () => {
    const journey = await clearedJourney();
    await journey.move('deliver');
    expect((await journey.move('deliver')).body).toMatchObject({ code: 'illegal-move', missing: ['deal-delivered'] });
  });
});
