/** NHTSA's public services as sources of vehicle facts and recalls. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Vin } from '#kernel/vin.ts';
import { vehicleFactsSuite } from '#ports/suites/vehicle-facts.suite.ts';
import { testService } from '#test/builders.ts';
import { nhtsaSources } from '../../../src/live/nhtsa/sources.ts';
import { embeddedFacts } from '../../../src/live/vehicle-facts/embedded.ts';
import { type LoopbackNhtsa, loopbackNhtsa } from './nhtsa/loopback-nhtsa.ts';

const AT = Date.UTC(2026, 10, 28);
const ACCORD = '1HGCM82633A004352';
const MUSTANG = '1FA6P8CF0S5400001';
const LIVE = { environment: 'sandbox', source: 'NHTSA vPIC API, answer of 2026-11-28' };
const OFFLINE = { environment: 'sandbox', source: 'NHTSA vPIC, offline copy of 2026-02-17' };
/** The timeout for responding servers, which answer long before it; only the silent server gets a short one. */
const PATIENT_MS = 30_000;
/** Long enough for the request to arrive on a busy machine. */
const IMPATIENT_MS = 1_000;

const embedded = embeddedFacts();
let nhtsa: LoopbackNhtsa;
let nowMs = AT;
beforeAll(async () => {
  nhtsa = await loopbackNhtsa();
});
afterAll(() => nhtsa.close());
beforeEach(() => {
  nhtsa.mood = 'well';
  nhtsa.requestedPaths.length = 0;
  nowMs = AT;
});

const sources = (timeoutMs = PATIENT_MS) =>
  nhtsaSources({ embedded, api: nhtsa.origin, nowMs: () => nowMs, timeoutMs });
const serviceWithNhtsa = (timeoutMs?: number) =>
  testService({ env: { VEHICLE_DATA: 'nhtsa' }, at: '2026-11-28T00:00:00.000Z', ...sources(timeoutMs) });

describe('embedded', () => vehicleFactsSuite(() => embedded, /offline copy/));

describe('live', () => {
  let facts: ReturnType<typeof sources>['vehicleFacts'];
  beforeAll(() => {
    facts = sources().vehicleFacts;
  });
  vehicleFactsSuite(() => facts, /vPIC API/);
});

describe('VEHICLE_DATA=nhtsa', () => {
  it('returns NHTSA’s data with its source, and requests it once', async () => {
    const carport = serviceWithNhtsa();
    const { body } = await carport.get(`/vin/${ACCORD}`);
    expect(body).toMatchObject({
      make: 'Honda',
      model: 'Accord',
      engine: '3.0L V6',
      transmission: 'Automatic',
      published: { horsepower: 240 },
      provenance: LIVE,
    });
    expect((await carport.get(`/decode/${ACCORD}`)).body).toEqual(body);
    expect((await carport.get(`/specs/${ACCORD}`)).body.provenance).toEqual(LIVE);
    expect((await carport.get(`/${ACCORD}`)).body.decode.provenance).toEqual(LIVE);
    expect(nhtsa.requestedPaths).toEqual([`/api/vehicles/DecodeVinValues/${ACCORD}?format=json`]);
  });

  it('parses NHTSA’s suggestions for wrong positions', async () => {
    const { body } = await serviceWithNhtsa().get('/vin/5YJSA3DS5EFP00001');
    expect(body.published.correction).toEqual({
      suggestedVin: '5YJSA3D!*EF!',
      positions: [
        { position: 8, characters: '12' },
        { position: 12, characters: 'ABFPRS' },
      ],
    });
    expect(body.published.errorCodes.map(({ code }: { code: number }) => code)).toEqual([5, 6, 14]);
  });

  it.each(['failing', 'garbled'] as const)(
    'returns the offline decode with its source while NHTSA is %s',
    async (mood) => {
      nhtsa.mood = mood;
      const { body } = await serviceWithNhtsa().get(`/vin/${ACCORD}`);
      expect(body).toMatchObject({ model: 'Accord', provenance: OFFLINE });
      expect(nhtsa.requestedPaths).toHaveLength(1);
    },
  );

  it('returns the offline decode when NHTSA is too slow, and tries again after a minute', async () => {
    nhtsa.mood = 'silent';
    const { vehicleFacts } = sources(IMPATIENT_MS);
    const find = async () => {
      await vehicleFacts.prepare?.(ACCORD as Vin, 2026);
      return vehicleFacts.find(ACCORD as Vin, 2026)?.source;
    };
    expect(await find()).toBeUndefined();
    expect(await find()).toBeUndefined();
    expect(nhtsa.requestedPaths).toHaveLength(1);
    nowMs += 60_001;
    await find();
    expect(nhtsa.requestedPaths).toHaveLength(2);
  });

  it('makes no request to NHTSA for half a minute after three failures in a row', async () => {
    nhtsa.mood = 'failing';
    const { vehicleFacts } = sources();
    const ask = (serial: number) => vehicleFacts.prepare?.(`1HGCM82633A00435${serial}` as Vin, 2026);
    for (const serial of [1, 2, 3, 4, 5]) await ask(serial);
    expect(nhtsa.requestedPaths).toHaveLength(3);
    nowMs += 30_001;
    await ask(6);
    expect(nhtsa.requestedPaths).toHaveLength(4);
  });

  it('requests at most four cars at once, and none twice', async () => {
    const { vehicleFacts } = sources();
    const ask = (serial: number) => vehicleFacts.prepare?.(`1HGCM82633A00435${serial}` as Vin, 2026);
    await Promise.all([1, 1, 2, 3, 4, 5, 6].map(ask));
    expect(nhtsa.requestedPaths).toHaveLength(4);
  });

  it('makes no request for sandbox cars', async () => {
    const carport = serviceWithNhtsa();
    await carport.get('/vin/F1XDEMCR4SDEM0001');
    expect(nhtsa.requestedPaths).toEqual([]);
  });

  it('returns the campaigns of make, model and year, and notes that they are not for one vehicle', async () => {
    const { body } = await serviceWithNhtsa().get(`/recalls/${MUSTANG}`);
    expect(body).toMatchObject({ type: 'OK', totalRecalls: 1, vinSpecific: false, asOf: '2026-11-28' });
    expect(body.data[0]).toMatchObject({
      nhtsaCampaignNumber: '25V164000',
      reportReceivedDate: '14/03/2025',
      make: 'Ford',
      model: 'Mustang',
    });
    expect(body.provenance).toEqual({ environment: 'sandbox', source: 'NHTSA recalls API, answer of 2026-11-28' });
    expect(nhtsa.requestedPaths.at(-1)).toBe('/recalls/recallsByVehicle?make=Ford&model=Mustang&modelYear=2025');
  });

  it('refuses recalls with a typed response when NHTSA does not respond and nothing is imported', async () => {
    nhtsa.mood = 'failing';
    const { status, body } = await serviceWithNhtsa().get(`/recalls/${MUSTANG}`);
    expect([status, body.type, body.code]).toEqual([503, 'UNAVAILABLE', 'gateway-unavailable']);
    expect(body.reason).toContain('NHTSA');
  });
});
