import { describe, expect, it } from 'vitest';
import { withoutUndefined } from '#kernel/answer.ts';
import type { GatewayAnswer } from '#ports/gateway.ts';
import { testService } from '#test/builders.ts';

const carport = testService();
const list = (query = '', key?: string) => carport.get(`/dealer/inventory${query}`, withoutUndefined({ key }));
const feed = (body: unknown, key?: string) =>
  carport.send('POST', '/dealer/inventory', body, withoutUndefined({ key }));
const HEADER = 'vin,condition,year,make,model,miles,price';
const ACCORD = '1HGCM82633A004352,used,2003,Honda,Accord,120000,4500';
const CIVIC = '2HGES16575H591234,used,2005,Honda,Civic,90000,5200';
const vinsOf = (body: { data: { vin: string }[] }) => body.data.map((row) => row.vin);

describe('GET /dealer/inventory', () => {
  it('lists the corpus with the rooftop of each car, keyless and labeled', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      type: 'OK',
      page: 1,
      limit: 20,
      provenance: { environment: 'sandbox', simulated: true, source: 'sandbox corpus' },
    });
    expect(body.data).toHaveLength(20);
    const [row] = body.data;
    expect(row.rooftop).toEqual({
      dealerId: row.retailListing.dealerId,
      name: row.retailListing.dealer,
      zip: row.retailListing.zip,
    });
    expect(typeof row.retailListing.miles).toBe('number');
    expect(row.aging.daysListed).toBeGreaterThanOrEqual(0);
  });

  it.each([
    ['dealerId=rt-1001', (row: { rooftop: { dealerId: string } }) => row.rooftop.dealerId === 'rt-1001'],
    ['dealerZip=94103', (row: { rooftop: { zip: string } }) => row.rooftop.zip === '94103'],
    ['make=toyota', (row: { vehicle: { make: string } }) => row.vehicle.make === 'Toyota'],
  ])('filters by %s', async (query, holds) => {
    const { body } = await list(`?${query}`);
    expect(body.data.length).toBeGreaterThan(0);
    expect(body.data.every(holds)).toBe(true);
  });

  it('pages without overlap until the last page', async () => {
    const first = await list('?dealerId=rt-1001&limit=5');
    const second = await carport.get(first.body.links.next.replace('http://carport.test', ''));
    expect(second.body.page).toBe(2);
    expect(vinsOf(first.body).some((vin) => vinsOf(second.body).includes(vin))).toBe(false);
    const last = await carport.get(first.body.links.last.replace('http://carport.test', ''));
    expect(last.body.links).not.toHaveProperty('next');
  });

  it.each(['make=none', 'model=none', 'dealerId=nobody', 'dealerZip=00000', 'page=9999'])(
    'answers EMPTY for %s',
    async (query) => {
      const { status, body } = await list(`?${query}`);
      expect(status).toBe(200);
      expect(body).toMatchObject({ type: 'EMPTY', data: [] });
    },
  );

  it.each([
    ['colour=red', 'unknown-parameter', 'colour'],
    ['page=0', 'validation-failed', 'page'],
    ['limit=101', 'validation-failed', 'limit'],
    ['limit=ten', 'validation-failed', 'limit'],
  ])('refuses %s with %s', async (query, code, path) => {
    const { status, body } = await list(`?${query}`);
    expect([status, body.code, body.problems[0].path]).toEqual([400, code, path]);
  });

  describe('with a gateway', () => {
    const serviceWith = (answer: GatewayAnswer) => {
      const requested: string[] = [];
      const get = async (path: string) => {
        requested.push(path);
        return answer;
      };
      return { asked: requested, service: testService({ gateway: { get } }) };
    };
    const row = {
      vin: 'V',
      createdAt: '2026-11-01 10:00:00',
      vehicle: { make: 'Toyota' },
      retailListing: { dealer: 'Real', dealerId: 'd-1', zip: '78701' },
    };

    it('lists its listings as attested', async () => {
      const { asked: paths, service } = serviceWith({
        state: 'answered',
        text: JSON.stringify({ data: [row], total: 41 }),
      });
      const { body } = await service.get('/dealer/inventory?make=Toyota&dealerId=d-1&limit=1');
      expect(paths).toEqual(['/listings?dealerId=d-1&vehicle.make=Toyota&page=1&limit=1&includes=total']);
      expect(body).toMatchObject({
        total: 41,
        data: [{ vin: 'V', rooftop: { dealerId: 'd-1', name: 'Real', zip: '78701' } }],
        provenance: { simulated: false, source: 'platform gateway' },
      });
      expect(body.data[0].aging).toEqual({ daysListed: 26, bucket: '0-30' });
    });

    it('is EMPTY when it has none', async () => {
      const { service } = serviceWith({ state: 'answered', text: '{"data":[]}' });
      expect((await service.get('/dealer/inventory')).body).toMatchObject({ type: 'EMPTY', data: [] });
    });

    it.each([
      [{ state: 'down' }, 'gateway-unavailable'],
      [{ state: 'refused' }, 'gateway-refused'],
    ] as const)('reports %o as %s', async (answer, code) => {
      const { status, body } = await serviceWith(answer).service.get('/dealer/inventory');
      expect([status, body.type, body.code]).toEqual([503, 'UNAVAILABLE', code]);
    });
  });
});

describe('POST /dealer/inventory', () => {
  it('fills the account’s own rooftop and reports by line', async () => {
    const key = await carport.mintKey();
    const { status, body } = await feed(
      `${HEADER}\n${ACCORD}\n${CIVIC.toLowerCase()}\nBAD,used,2003,Honda,Accord,1,1`,
      key,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      type: 'OK',
      kind: 'inventory-import@1',
      format: 'csv',
      rows: 3,
      accepted: 1,
      corrected: 1,
      refused: 1,
    });
    expect(body.results.map((row: { line: number; outcome: string }) => [row.line, row.outcome])).toEqual([
      [3, 'corrected'],
      [4, 'refused'],
    ]);
    const own = await list('', key);
    expect(vinsOf(own.body).sort()).toEqual(['1HGCM82633A004352', '2HGES16575H591234']);
    expect(own.body.provenance.source).toBe('account rooftop');
    expect(own.body.data[0].rooftop.dealerId).toBe(body.rooftop.dealerId);
  });

  it('accepts the feed in an object, with the rooftop’s name', async () => {
    const key = await carport.mintKey();
    const { body } = await feed(
      { content: `${HEADER}\n${ACCORD}`, rooftop: { name: 'Ada Motors', zip: '94105' } },
      key,
    );
    expect(body.rooftop).toMatchObject({ name: 'Ada Motors', zip: '94105', state: 'CA' });
    expect(vinsOf((await list('?dealerZip=94105', key)).body)).toEqual(['1HGCM82633A004352']);
    const again = await feed(
      { vehicles: [{ vin: '2HGES16575H591234', miles: 1, condition: 'used', price: 1 }], rooftop: { zip: '10001' } },
      key,
    );
    expect(again.body).toMatchObject({ format: 'json', rows: 1, rooftop: { state: 'NY' } });
  });

  it('replaces the whole inventory at once, and empties it for a feed without rows', async () => {
    const key = await carport.mintKey();
    await feed(`${HEADER}\n${ACCORD}`, key);
    await feed(`${HEADER}\n${CIVIC}`, key);
    expect(vinsOf((await list('', key)).body)).toEqual(['2HGES16575H591234']);
    expect((await feed(`${HEADER}\n`, key)).body).toMatchObject({ type: 'OK', rows: 0 });
    expect((await list('', key)).body.provenance.source).toBe('sandbox corpus');
  });

  it('shows a dealer any rooftop by name, and its own only to that dealer', async () => {
    const [mine, theirs] = [await carport.mintKey(), await carport.mintKey()];
    const { dealerId } = (await feed(`${HEADER}\n${ACCORD}`, mine)).body.rooftop;
    expect((await list('?dealerId=rt-1001', mine)).body.provenance.source).toBe('sandbox corpus');
    for (const key of [theirs, undefined]) expect((await list(`?dealerId=${dealerId}`, key)).body.type).toBe('EMPTY');
  });

  it('lists its cars next to the corpus, labeled, for that key only', async () => {
    const key = await carport.mintKey();
    const { dealerId } = (await feed(`${HEADER}\n${ACCORD}`, key)).body.rooftop;
    const { body } = await carport.get(`/listings?dealerId=${dealerId},rt-1001&includes=total&limit=500`, { key });
    const [own, ...others] = body.data.filter((row: { source?: string }) => row.source === 'account rooftop');
    expect([own.vin, others]).toEqual(['1HGCM82633A004352', []]);
    expect(body.total).toBeGreaterThan(1);
    const read = await carport.get('/listings/1HGCM82633A004352', { key });
    expect(read.body).toMatchObject({
      data: { retailListing: { price: 4500 } },
      provenance: { source: 'account rooftop' },
    });
    expect((await carport.get('/listings/1HGCM82633A004352')).body.type).toBe('EMPTY');
    expect((await carport.get(`/listings?dealerId=${dealerId}`)).body.type).toBe('EMPTY');
  });

  it('changes nothing when every row is refused', async () => {
    const key = await carport.mintKey();
    await feed(`${HEADER}\n${ACCORD}`, key);
    const { status, body } = await feed(`${HEADER}\nBAD,used,2003,Honda,Accord,1,1\n,used,,,,,`, key);
    expect([status, body.code]).toEqual([400, 'malformed-feed']);
    expect(body).toMatchObject({ rows: 2, refused: 2 });
    expect(body.problems.map((one: { path: string }) => one.path)).toEqual(['line 2: vin', 'line 3: vin']);
    expect(vinsOf((await list('', key)).body)).toEqual(['1HGCM82633A004352']);
  });

  it.each([
    ['', ''],
    ['[{"vin": ', 'line 1'],
    ['hello world', 'line 1'],
    ['vin,model\n"F1X', 'line 2'],
  ])('refuses %j as a feed', async (text, path) => {
    const { status, body } = await feed(text, await carport.mintKey());
    expect([status, body.code, body.problems[0].path]).toEqual([400, 'malformed-feed', path]);
  });

  it('names an unknown member of the wrapper', async () => {
    const { status, body } = await feed({ content: `${HEADER}\n${ACCORD}`, dealer: 'x' }, await carport.mintKey());
    expect([status, body.code, body.problems[0].path]).toEqual([400, 'unknown-parameter', 'dealer']);
  });

  it('needs a key', async () => {
    expect((await feed(`${HEADER}\n${ACCORD}`)).status).toBe(401);
  });

  it('keeps fields that an import omits, and changes the rooftop only on request', async () => {
    const key = await carport.mintKey();
    const rooftop = { name: 'Example Motors', zip: '94105', city: 'San Francisco', state: 'ca' };
    await feed({ content: `${HEADER}\n${ACCORD}`, rooftop }, key);
    const { body } = await feed(`${HEADER},dealer name,dealer zip\n${CIVIC},Other Name,73301`, key);
    expect(body.rooftop).toMatchObject({ name: 'Example Motors', zip: '94105', city: 'San Francisco', state: 'CA' });
    const moved = await feed({ content: `${HEADER}\n${CIVIC}`, rooftop: { zip: '89501' } }, key);
    expect(moved.body.rooftop).toMatchObject({ name: 'Example Motors', zip: '89501', state: 'NV' });
    expect((await feed({ content: HEADER, rooftop: { state: 'XX' } }, key)).body.problems[0].path).toBe(
      'rooftop.state',
    );
  });

  it('omits fields that neither the feed nor the VIN decode provides', async () => {
    const key = await carport.mintKey();
    const header = 'vin,condition,miles,price,make,model,fuel';
    const tesla = '5YJ3E1EA7HF000337,used,45000,24995,Tesla,Model 3,Electric';
    await feed(`${header}\nF1XDEMCR4SDEM0001,used,9,1,Honda,Accord,Gasoline\n${tesla}`, key);
    const vehicleOf = async (vin: string) => (await carport.get(`/listings/${vin}`, { key })).body.data.vehicle;
    const fed = await vehicleOf('F1XDEMCR4SDEM0001');
    expect(Object.keys(fed).sort()).toEqual(['fuel', 'make', 'model', 'squishVin', 'vin', 'year']);
    const decoded = await vehicleOf('5YJ3E1EA7HF000337');
    expect(decoded).toMatchObject({ make: 'Tesla', model: 'Model 3', fuel: 'Electric', doors: 4 });
    for (const member of ['cylinders', 'baseMsrp', 'baseInvoice', 'transmission'])
      expect(decoded).not.toHaveProperty(member);
  });

  it('fills make and model from the VIN decode when the feed omits them', async () => {
    const key = await carport.mintKey();
    await feed('vin,condition,miles,price,make\n1HGCM82633A004352,used,9,1,\n5YJ3E1EA7HF000337,used,9,1,Honda', key);
    const vehicleOf = async (vin: string) => (await carport.get(`/listings/${vin}`, { key })).body.data.vehicle;
    expect(await vehicleOf('1HGCM82633A004352')).toMatchObject({ make: 'Honda', model: 'Accord' });
    expect(await vehicleOf('5YJ3E1EA7HF000337')).not.toHaveProperty('model');
    expect((await list('?make=honda', key)).body.total).toBe(2);
  });

  it('shows fed photos and costs to the owning account only', async () => {
    const key = await carport.mintKey();
    await feed(`${HEADER},photos,cost\n${ACCORD},https://cars.example/1.jpg,4100`, key);
    const photos = await carport.get('/photos/1HGCM82633A004352', { key });
    expect(photos.body).toMatchObject({ type: 'OK', data: { retail: ['https://cars.example/1.jpg'], wholesale: [] } });
    expect((await carport.get('/photos/1HGCM82633A004352')).body.type).toBe('EMPTY');
    expect((await list('', key)).body.data[0]).toMatchObject({ dealerCost: 4100, retailListing: { photoCount: 1 } });
    expect((await carport.get('/listings/1HGCM82633A004352', { key })).text).not.toContain('4100');
  });

  it('empties the rooftop for a feed of sold cars, and keeps it for a malformed feed', async () => {
    const key = await carport.mintKey();
    await feed(`${HEADER}\n${ACCORD}`, key);
    const bad = await feed(`${HEADER},floor plan\nSHORT,used,2003,Honda,Accord,1,1,x`, key);
    expect([bad.status, bad.body.ignoredColumns]).toEqual([400, ['floor plan']]);
    expect((await list('', key)).body.total).toBe(1);
    const sold = await feed(`${HEADER},status\n${ACCORD},Sold`, key);
    expect(sold.body).toMatchObject({ type: 'OK', rows: 1, accepted: 0, corrected: 0, refused: 1 });
    expect((await list('', key)).body.provenance.source).toBe('sandbox corpus');
  });
});

describe('GET /dealer/inventory/import', () => {
  const progress = (key: string) => carport.get('/dealer/inventory/import', { key });

  it('answers EMPTY before any import, then the outcome of the last one', async () => {
    const [key, other] = [await carport.mintKey(), await carport.mintKey()];
    expect((await progress(key)).body.type).toBe('EMPTY');
    await feed(`${HEADER}\n${ACCORD}\n${CIVIC}\n`, key);
    expect((await progress(key)).body).toMatchObject({ type: 'OK', state: 'replaced', rowsRead: 2 });
    await feed(`${HEADER}\nnone,,,,,,\n`, key);
    expect((await progress(key)).body).toMatchObject({ type: 'OK', state: 'refused', rowsRead: 1 });
    expect((await progress(other)).body.type).toBe('EMPTY');
  });

  it('counts the rows of a feed while it is read', async () => {
    const key = await carport.mintKey();
    const rows = Array.from({ length: 20_000 }, () => ACCORD).join('\n');
    let isDone = false;
    const importing = feed(`${HEADER}\n${rows}\n`, key).finally(() => {
      isDone = true;
    });
    const seen: number[] = [];
    while (!isDone) {
      const { body } = await progress(key);
      if (body.state === 'reading') seen.push(body.rowsRead);
      await new Promise(setImmediate);
    }
    await importing;
    expect(seen.length).toBeGreaterThan(1);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });
});
