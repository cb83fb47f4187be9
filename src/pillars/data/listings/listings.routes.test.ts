import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';

const carport = testService();

describe('GET /listings', () => {
  it('answers canonical rows with numeric numbers, and compact rows next to them', async () => {
    const { status, body } = await carport.get('/listings?vehicle.make=Toyota&limit=2&includes=total');
    expect([status, body.type]).toEqual([200, 'OK']);
    expect(body.data).toHaveLength(2);
    expect(typeof body.total).toBe('number');
    const [row] = body.data;
    expect(typeof row.retailListing.price).toBe('number');
    expect(row.vehicle.make).toBe('Toyota');
    expect(row['@id']).toBe(`http://carport.test/listings/${row.vin}`);
    expect(body.listing[0]).toMatchObject({
      vin: row.vin,
      askingPrice: `${row.retailListing.price}.00`,
      miles: row.retailListing.miles,
    });
    expect(body.provenance).toEqual({ environment: 'sandbox', simulated: true, source: 'sandbox corpus' });
  });

  it('flattens rows by select', async () => {
    const { body } = await carport.get('/listings?select=vehicle.vin,retailListing.price&limit=1');
    expect(Object.keys(body.data[0])).toEqual(['vehicle.vin', 'retailListing.price']);
    const absent = await carport.get('/listings?select=vehicle.vin,retailListing.primaryImage&limit=1');
    expect(Object.keys(absent.body.data[0])).toEqual(['vehicle.vin']);
  });

  it('answers EMPTY with the empty arrays when nothing matches', async () => {
    for (const query of ['make=none', 'model=none', 'vehicle.make=none&includes=total,facets']) {
      const { status, body } = await carport.get(`/listings?${query}`);
      expect([status, body.type, body.data, body.listing]).toEqual([200, 'EMPTY', [], []]);
    }
  });

  it('compares spend with the ceiling of 25: equal passes, above gets an offer', async () => {
    for (const spend of ['0', '12.5', '25', '25.00'])
      expect((await carport.get(`/listings?spend=${spend}&limit=1`)).status).toBe(200);
    for (const spend of ['25.01', '25.0000001', '26', '12500', '1e3', '9'.repeat(20)]) {
      const { status, body, headers } = await carport.get(`/listings?spend=${spend}`);
      expect([status, body.type]).toEqual([402, 'OFFER']);
      expect(headers.get('cache-control')).toBe('no-store');
    }
    expect((await carport.get('/listings?spend=-1')).body.problems[0].path).toBe('spend');
    expect((await carport.get('/listings?spend=lots')).status).toBe(400);
  });

  it('refuses the internal scopes with a 403', async () => {
    for (const scope of ['admin', 'internal']) {
      const { status, body } = await carport.get(`/listings?scope=${scope}`);
      expect([status, body.type, body.code]).toEqual([403, 'BLOCKED', 'scope-forbidden']);
    }
  });

  it('names an unknown parameter and a repeated one', async () => {
    const { status, body } = await carport.get('/listings?colour=red');
    expect([status, body.code, body.problems[0].path, body.problems[0].in]).toEqual([
      400,
      'unknown-parameter',
      'colour',
      'query',
    ]);
    const all = await carport.get('/listings?make=toyota&make=lexus&limit=0&colour=red&spend=much&scope=admin');
    const named = all.body.problems.map(({ path }: { path: string }) => path);
    expect(named.sort()).toEqual(['colour', 'limit', 'make', 'scope', 'spend']);
  });
});

describe('GET /listings/{vin}', () => {
  it('answers the row, in any case of the VIN, and EMPTY when the car is not listed', async () => {
    const vin = (await carport.get('/listings?limit=1')).body.data[0].vin as string;
    expect((await carport.get(`/listings/${vin.toLowerCase()}`)).body.data.vin).toBe(vin);
    const { status, body } = await carport.get('/listings/4T1ZZ1AK8RU000042');
    expect([status, body.type]).toEqual([200, 'EMPTY']);
  });

  it('shows a car whose deal is signing as pending, and omits a delivered one', async () => {
    expect((await carport.get('/listings/F1XCHECK9SCBY0003')).body.listing.status).toBe('pending');
    expect((await carport.get('/listings/F1X0PENDXSCBY0001')).body.listing.status).toBe('live');
    for (const vin of ['F1XSETLD0RCBY0007', 'F1XFRAUD4LADV9002', 'F1X1NREC3NRCN0089']) {
      expect((await carport.get(`/listings/${vin}`)).body.type).toBe('EMPTY');
    }
  });
});
