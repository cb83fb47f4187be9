import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';
import { dealAfter, VIN } from '#test/stories/fi-journey.ts';

const OLD = 'F1XPENDG0HCBY0001';
type Row = { contractId: string; coverage: string; productType: string; saleDate: string };

describe('GET /fi/inforce/{vin} answers OK', () => {
  it('with the labeled example contract of a car without contracts', async () => {
    const carport = testService();
    const { status, body } = await carport.get(`/fi/inforce/${VIN}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ type: 'OK', vin: VIN, asOf: '2026-11-27', source: 'exemplar', exemplar: true });
    expect(body.provenance).toEqual({ environment: 'sandbox', simulated: true, source: 'sample record' });
    expect(body.contracts[0]).toMatchObject({ productType: 'VSC', effectiveDate: '2026-06-15', coverage: 'in-force' });
  });

  it('with lapsed on an old car, and as of the requested day', async () => {
    const carport = testService();
    const old = await carport.get(`/fi/inforce/${OLD}`);
    expect(new Set(old.body.contracts.map((one: Row) => one.coverage))).toEqual(new Set(['lapsed']));
    const then = await carport.get(`/fi/inforce/${OLD}?asOf=2019-01-01`);
    expect(new Set(then.body.contracts.map((one: Row) => one.coverage))).toEqual(new Set(['in-force']));
  });

  it('with the cancellation rule of each contract', async () => {
    const carport = testService();
    const { body } = await carport.get(`/fi/inforce/${VIN}`);
    for (const { cancellation } of body.contracts) {
      expect(cancellation).toMatchObject({
        state: expect.stringMatching(/^[A-Z]{2}$/),
        freeLookDays: expect.any(Number),
      });
      expect(cancellation.feeCap).toMatch(/^\d+\.\d{2}$/);
      expect(['high', 'medium', 'low']).toContain(cancellation.confidence);
    }
  });

  it('with captured contracts instead, dated by their deal, under the rule of the buyer’s state', async () => {
    const carport = testService();
    const deal = await dealAfter(carport, 'contract/capture');
    carport.clock.advance(40 * 86_400);
    const { body } = await carport.get(`/fi/inforce/${VIN.toLowerCase()}`);
    expect(body).toMatchObject({ source: 'captured', exemplar: false, asOf: '2027-01-06' });
    expect(body.contracts.map((one: Row) => one.contractId)).toEqual(
      (await deal.get()).body.contracts.map((one: Row) => one.contractId),
    );
    for (const one of body.contracts) {
      expect(one).toMatchObject({
        saleDate: '2026-11-27',
        coverage: 'in-force',
        state: 'CAPTURED',
        cancellation: { state: 'TX' },
      });
    }
  });

  it('with the remaining contracts after a void, and the example after the last', async () => {
    const carport = testService();
    const deal = await dealAfter(carport, 'contract/capture');
    const { contracts } = (await deal.get()).body;
    await carport.send('POST', `/fi/contracts/${contracts[0].contractId}/void`);
    expect((await carport.get(`/fi/inforce/${VIN}`)).body.contracts).toHaveLength(contracts.length - 1);
    for (const { contractId } of contracts.slice(1)) await carport.send('POST', `/fi/contracts/${contractId}/void`);
    expect((await carport.get(`/fi/inforce/${VIN}`)).body.source).toBe('exemplar');
  });

  it('without contracts of another account', async () => {
    const carport = testService();
    const [mine, theirs] = [await carport.mintKey(), await carport.mintKey()];
    await dealAfter(carport, 'contract/capture', { key: mine });
    expect((await carport.get(`/fi/inforce/${VIN}`, { key: mine })).body.source).toBe('captured');
    expect((await carport.get(`/fi/inforce/${VIN}`, { key: theirs })).body.source).toBe('exemplar');
    expect((await carport.get(`/fi/inforce/${VIN}`)).body.source).toBe('exemplar');
  });

  it('without contracts that are only staged or approved', async () => {
    const carport = testService();
    await dealAfter(carport, 'contract/approve');
    expect((await carport.get(`/fi/inforce/${VIN}`)).body.source).toBe('exemplar');
  });
});

describe('GET /fi/inforce/{vin} refuses', () => {
  it('an invalid VIN, an invalid date, and unknown parameters', async () => {
    const carport = testService();
    expect((await carport.get('/fi/inforce/SHORT')).body).toMatchObject({
      type: 'BLOCKED',
      status: 400,
      code: 'invalid-vin',
    });
    expect((await carport.get(`/fi/inforce/${VIN}?asOf=2026-02-30`)).body.problems[0].path).toBe('asOf');
    expect((await carport.get(`/fi/inforce/${VIN}?state=TX`)).body.code).toBe('unknown-parameter');
  });
});
