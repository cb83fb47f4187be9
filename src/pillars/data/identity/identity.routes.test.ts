import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';

const carport = testService();
const CAMRY = '4T1ZZ1AK8RU000042';
/** An unassigned manufacturer code. */
const UNKNOWN_MAKER = 'F1ZZZ1AK8RU000042';
const ACCORD = '1HGCM82633A004352';
const VPIC = { environment: 'sandbox', source: 'NHTSA vPIC, offline copy of 2026-02-17' };
const SAMPLE = { environment: 'sandbox', simulated: true, source: 'sample record' };

describe('GET /vin/{vin} and /decode/{vin}', () => {
  it('decode a real car from NHTSA data and omit what it does not state', async () => {
    const { status, body } = await carport.get(`/vin/${ACCORD}`);
    expect([status, body.type, body.provenance]).toEqual([200, 'OK', VPIC]);
    expect(body).toMatchObject({
      make: 'Honda',
      model: 'Accord',
      trim: 'EX-V6',
      style: '2dr Coupe',
      body: 'Coupe',
      engine: 'V6',
      checksum: true,
      ambiguous: false,
      vehicle: { vin: ACCORD, year: 2003, make: 'Honda', model: 'Accord' },
      published: {
        vehicleType: 'Passenger Car',
        cylinders: 6,
        engineModel: 'J30A4',
        plant: { city: 'MARYSVILLE', state: 'OHIO' },
        errorCodes: [{ code: 0 }],
      },
    });
    for (const member of ['drive', 'transmission', 'missing', 'candidates'])
      expect(body, member).not.toHaveProperty(member);
  });

  it('answer make, manufacturer and year when no pattern gives the model, and say why it is missing', async () => {
    const { body } = await carport.get(`/vin/${CAMRY}`);
    expect(body).toMatchObject({ make: 'Toyota', vehicle: { year: 2024, make: 'Toyota' }, provenance: VPIC });
    expect(body).not.toHaveProperty('model');
    expect(body.missing).toEqual([{ member: 'model', reason: expect.stringContaining('4T1') }]);
  });

  it('answer every member of the flat decode for an unknown manufacturer, labeled as a sample', async () => {
    const { status, body } = await carport.get(`/vin/${UNKNOWN_MAKER}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      type: 'OK',
      vin: UNKNOWN_MAKER,
      vinValid: true,
      wmi: 'F1Z',
      squishVin: 'F1ZZZ1AKRU',
      checkDigit: '8',
      ambiguous: false,
      vehicle: { vin: UNKNOWN_MAKER, year: 2024 },
      provenance: SAMPLE,
    });
    expect(body).not.toHaveProperty('published');
    for (const member of ['make', 'model', 'trim', 'style', 'body', 'engine', 'drive', 'transmission']) {
      expect(body[member], member).toMatch(/\S/);
    }
    expect([body.vehicle.make, body.vehicle.model]).toEqual([body.make, body.model]);
    expect(body.vehicle.manufacturer).toMatch(/\S/);
  });

  it('answer the sample for every car with VEHICLE_DATA=sample', async () => {
    const sandbox = testService({ env: { VEHICLE_DATA: 'sample' } });
    const { body } = await sandbox.get(`/vin/${ACCORD}`);
    expect(body.provenance).toEqual(SAMPLE);
    expect(body).toHaveProperty('drive');
  });

  it('return the same response at both addresses, in any case of the VIN', async () => {
    const { text } = await carport.get(`/vin/${CAMRY}`);
    expect((await carport.get(`/decode/${CAMRY}`)).text).toBe(text);
    expect((await carport.get(`/vin/${CAMRY.toLowerCase()}`)).text).toBe(text);
  });

  it('have an identical JSON face and a Markdown face, whatever the Accept header', async () => {
    const { text, body } = await carport.get(`/vin/${CAMRY}`);
    for (const endpoint of ['vin', 'decode']) {
      expect((await carport.get(`/${endpoint}/${CAMRY}.json`)).text).toBe(text);
      const page = await carport.get(`/${endpoint}/${CAMRY.toLowerCase()}.md`, {
        headers: { accept: 'application/json' },
      });
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
      expect(page.text).toContain(`# 2024 ${body.make}`);
      for (const line of [
        `VIN \`${CAMRY}\``,
        '| squishVin | 4T1ZZ1AKRU |',
        '| source | NHTSA vPIC, offline copy of 2026-02-17 |',
      ])
        expect(page.text).toContain(line);
      const again = { headers: { 'if-none-match': page.headers.get('etag') ?? '' } };
      expect((await carport.get(`/${endpoint}/${CAMRY}.md`, again)).status).toBe(304);
      expect((await carport.get(`/${endpoint}/SHORT.md`)).body.code).toBe('invalid-vin');
      expect((await carport.get(`/${endpoint}/${CAMRY}.xml`)).body.code).toBe('invalid-vin');
    }
  });

  it('answer a wrong check digit with checksum false', async () => {
    const { status, body } = await carport.get('/decode/4T1ZZ1AK0RU000042');
    expect([status, body.type, body.vinValid, body.checksum, body.checkDigit]).toEqual([200, 'OK', true, false, '0']);
  });

  it('return the fixed identity of the demo car, and no year where position 10 encodes none', async () => {
    expect((await carport.get('/vin/F1XDEMCR4SDEM0001')).body).toMatchObject({
      make: 'Toyota',
      model: 'Camry',
      trim: 'XSE',
      vehicle: { year: 2025 },
    });
    expect((await carport.get('/vin/WVWZZZ1JZUW000001')).body.vehicle.year).toBeNull();
  });

  it('refuse an invalid VIN, naming the parameter', async () => {
    for (const vin of ['SHORT', `${CAMRY}1`, '4T1ZZ1AK8RU00004I', '4T1ZZ1AK8RU00004Q', '4T1ZZ1AK8RU00004Ö']) {
      const { status, body } = await carport.get(`/vin/${encodeURIComponent(vin)}`);
      expect([status, body.type, body.code]).toEqual([400, 'BLOCKED', 'invalid-vin']);
      expect(body.problems[0]).toMatchObject({ path: 'vin', in: 'path' });
    }
  });

  it('are free, and publicly cacheable without a key', async () => {
    const { headers } = await carport.get(`/vin/${CAMRY}`);
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    const key = await carport.mintKey();
    await carport.get(`/vin/${CAMRY}`, { key });
    expect((await carport.get('/usage', { key })).body.usage.spendToDate).toBe('0.00');
  });
});

describe('GET /specs/{vin}', () => {
  it('answers the canonical shape of the same car as the decode', async () => {
    const { status, body } = await carport.get(`/specs/${UNKNOWN_MAKER}`);
    const decode = (await carport.get(`/vin/${UNKNOWN_MAKER}`)).body;
    expect([status, body.type, body.provenance]).toEqual([200, 'OK', SAMPLE]);
    expect(body.vehicle).toEqual(decode.vehicle);
    expect(body.specs.name).toContain(decode.trim);
    for (const category of ['engine', 'fuel', 'measurements', 'driveTrain', 'warranty', 'safety', 'frontseats']) {
      expect(Object.keys(body.specs.features[category]).length, category).toBeGreaterThan(0);
    }
    expect(Object.values(body.specs.typeCategories)[0]).toEqual({ id: expect.any(Number), name: expect.any(String) });
  });

  it('answers NHTSA data about a real car, without price or colors', async () => {
    const { body } = await carport.get(`/specs/${ACCORD}`);
    expect(body.provenance).toEqual(VPIC);
    expect(body.vehicle).toMatchObject({ year: 2003, make: 'Honda', model: 'Accord' });
    expect(body.specs).toMatchObject({
      name: 'EX-V6 2dr Coupe (V6)',
      features: {
        engine: { cylinders: 'V6', engineModel: 'J30A4' },
        fuel: { fuelType: 'Gasoline' },
        exteriorOptions: { body: 'Coupe', doors: '2' },
      },
      typeCategories: { coupe: { id: 2, name: 'Coupe' } },
    });
    for (const member of ['price', 'color', 'totalSeating']) expect(body.specs, member).not.toHaveProperty(member);
  });

  it('names a paint in the color family of the listing', async () => {
    const [row] = (await carport.get('/listings?vehicle.exteriorColor=Red&limit=1')).body.data;
    const { exterior } = (await carport.get(`/specs/${row.vin}`)).body.specs.color;
    expect(exterior.some(({ name }: { name: string }) => name.endsWith('Red'))).toBe(true);
  });
});

describe('GET /photos/{vin}', () => {
  it('answers EMPTY with empty arrays, since no photo is made up', async () => {
    for (const vin of [CAMRY, 'F1XDEMCR4SDEM0001']) {
      const { status, body, text } = await carport.get(`/photos/${vin}`);
      expect([status, body.type, body.data]).toEqual([200, 'EMPTY', { retail: [], wholesale: [] }]);
      expect(text).not.toMatch(/\.jpg/);
    }
  });

  it('refuses an invalid VIN', async () => {
    expect((await carport.get('/photos/SHORT')).body.code).toBe('invalid-vin');
  });
});
