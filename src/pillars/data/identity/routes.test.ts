import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';

const carport = testService();
const CAMRY = '4T1ZZ1AK8RU000042';
const SAMPLE = { environment: 'sandbox', simulated: true, source: 'sample record' };

describe('GET /vin/{vin} and /decode/{vin}', () => {
  it('answer every member of the flat decode, labelled as a sample', async () => {
    const { status, body } = await carport.get(`/vin/${CAMRY}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      type: 'OK',
      vin: CAMRY,
      vinValid: true,
      wmi: '4T1',
      origin: 'United States',
      squishVin: '4T1ZZ1AKRU',
      checkDigit: '8',
      checksum: true,
      ambiguous: false,
      vehicle: { vin: CAMRY, year: 2024 },
      provenance: SAMPLE,
    });
    for (const member of ['make', 'model', 'trim', 'style', 'body', 'engine', 'drive', 'transmission']) {
      expect(body[member], member).toMatch(/\S/);
    }
    expect([body.vehicle.make, body.vehicle.model]).toEqual([body.make, body.model]);
    expect(body.vehicle.manufacturer).toMatch(/\S/);
  });

  it('are one answer under two addresses, in any case of the VIN', async () => {
    const { text } = await carport.get(`/vin/${CAMRY}`);
    expect((await carport.get(`/decode/${CAMRY}`)).text).toBe(text);
    expect((await carport.get(`/vin/${CAMRY.toLowerCase()}`)).text).toBe(text);
  });

  it('have a JSON face that is the same and a Markdown face that shows it, whatever is accepted', async () => {
    const { text, body } = await carport.get(`/vin/${CAMRY}`);
    for (const endpoint of ['vin', 'decode']) {
      expect((await carport.get(`/${endpoint}/${CAMRY}.json`)).text).toBe(text);
      const page = await carport.get(`/${endpoint}/${CAMRY.toLowerCase()}.md`, {
        headers: { accept: 'application/json' },
      });
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
      expect(page.text).toContain(`# 2024 ${body.make} ${body.model} ${body.trim}`);
      for (const line of [`VIN \`${CAMRY}\``, '| squishVin | 4T1ZZ1AKRU |', '| source | sample record |'])
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

  it('carry the chosen identity of the demo car, and no year where position 10 names none', async () => {
    expect((await carport.get('/vin/F1XDEMCR4SDEM0001')).body).toMatchObject({
      make: 'Toyota',
      model: 'Camry',
      trim: 'XSE',
      vehicle: { year: 2025 },
    });
    expect((await carport.get('/vin/WVWZZZ1JZUW000001')).body.vehicle.year).toBeNull();
  });

  it('refuse what is no VIN, naming the rule', async () => {
    for (const vin of ['SHORT', `${CAMRY}1`, '4T1ZZ1AK8RU00004I', '4T1ZZ1AK8RU00004Q', '4T1ZZ1AK8RU00004Ö']) {
      const { status, body } = await carport.get(`/vin/${encodeURIComponent(vin)}`);
      expect([status, body.type, body.code]).toEqual([400, 'BLOCKED', 'invalid-vin']);
      expect(body.problems[0]).toMatchObject({ path: 'vin', in: 'path' });
    }
  });

  it('are free, and cacheable by anybody when no key came', async () => {
    const { headers } = await carport.get(`/vin/${CAMRY}`);
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    const key = await carport.mintKey();
    await carport.get(`/vin/${CAMRY}`, { key });
    expect((await carport.get('/usage', { key })).body.usage.spendToDate).toBe('0.00');
  });
});

describe('GET /specs/{vin}', () => {
  it('answers the canonical shape of the same car that the decode names', async () => {
    const { status, body } = await carport.get(`/specs/${CAMRY}`);
    const decode = (await carport.get(`/vin/${CAMRY}`)).body;
    expect([status, body.type, body.provenance]).toEqual([200, 'OK', SAMPLE]);
    expect(body.vehicle).toEqual(decode.vehicle);
    expect(body.specs.name).toContain(decode.trim);
    for (const category of ['engine', 'fuel', 'measurements', 'driveTrain', 'warranty', 'safety', 'frontseats']) {
      expect(Object.keys(body.specs.features[category]).length, category).toBeGreaterThan(0);
    }
    expect(Object.values(body.specs.typeCategories)[0]).toEqual({ id: expect.any(Number), name: expect.any(String) });
  });

  it('names a paint of the family that the car is listed in', async () => {
    const [row] = (await carport.get('/listings?vehicle.exteriorColor=Red&limit=1')).body.data;
    const { exterior } = (await carport.get(`/specs/${row.vin}`)).body.specs.color;
    expect(exterior.some(({ name }: { name: string }) => name.endsWith('Red'))).toBe(true);
  });
});

describe('GET /photos/{vin}', () => {
  it('is a truthful EMPTY with empty arrays: no photo is made up', async () => {
    for (const vin of [CAMRY, 'F1XDEMCR4SDEM0001']) {
      const { status, body, text } = await carport.get(`/photos/${vin}`);
      expect([status, body.type, body.data]).toEqual([200, 'EMPTY', { retail: [], wholesale: [] }]);
      expect(text).not.toMatch(/\.jpg/);
    }
  });

  it('refuses what is no VIN', async () => {
    expect((await carport.get('/photos/SHORT')).body.code).toBe('invalid-vin');
  });
});
