import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';

const VIN = 'F1XDEMCR4SDEM0001';
const carport = testService();
const key = await carport.mintKey();
const capture = (body: unknown, apiKey = key) => carport.send('POST', '/dealer/leads', body, { key: apiKey });
const list = (query = '', apiKey = key) => carport.get(`/dealer/leads${query}`, { key: apiKey });
const adf = (inner: string) =>
  `<?xml version="1.0"?><?adf version="1.0"?><adf><prospect status="new">${inner}</prospect></adf>`;
const PROSPECT = `<vehicle><vin>${VIN}</vin></vehicle><customer><contact><name part="full">Grace Hopper</name><address><street>9 Compiler Lane</street><postalcode>22201</postalcode></address></contact></customer>`;

describe('POST /dealer/leads', () => {
  it('captures a lead with the car it is about', async () => {
    const { status, body } = await capture({
      vin: VIN.toLowerCase(),
      customer: { name: ' Ada Lovelace ', zip: '94105' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      type: 'OK',
      state: 'CAPTURED',
      vin: VIN,
      customer: { name: 'Ada Lovelace', zip: '94105' },
      source: 'api',
      createdAt: '2026-11-27T12:00:00.000Z',
      provenance: { environment: 'sandbox', simulated: true },
    });
    expect(body.leadId).toMatch(/^lead_[A-Za-z0-9]{16}$/);
    expect(body.vehicle.make).not.toBe('');
  });

  it('accepts an ADF prospect and drops its street', async () => {
    const { status, body, text } = await capture(adf(PROSPECT));
    expect(status).toBe(200);
    expect(body).toMatchObject({ source: 'adf', vin: VIN, customer: { name: 'Grace Hopper', zip: '22201' } });
    expect(text).not.toContain('Compiler');
  });

  it.each([
    [{}, ['customer', 'customer.name', 'vin']],
    [{ vin: VIN, customer: {} }, ['customer.name']],
    [{ vin: VIN, customer: { name: '  ' } }, ['customer.name']],
    [{ vin: VIN, customer: { name: 'Ada', zip: '941' } }, ['customer.zip']],
    [{ vin: VIN, customer: { name: 'Ada', email: 'nowhere' } }, ['customer.email']],
  ])('refuses %o, naming what is wrong', async (body, paths) => {
    const reply = await capture(body);
    expect(reply.status).toBe(400);
    expect(reply.body.problems.map((one: { path: string }) => one.path).sort()).toEqual(paths);
  });

  it('refuses a malformed VIN', async () => {
    const { status, body } = await capture({ vin: 'SHORT', customer: { name: 'Ada' } });
    expect([status, body.code]).toEqual([400, 'invalid-vin']);
  });

  it('refuses ADF without a lead and lists the missing elements', async () => {
    const nameless = await capture(adf(`<vehicle><vin>${VIN}</vin></vehicle>`));
    expect([nameless.status, nameless.body.code]).toEqual([400, 'malformed-feed']);
    expect(nameless.body.problems).toMatchObject([{ path: 'adf.prospect.customer.contact.name' }]);
    expect((await capture(adf(PROSPECT.replace(VIN, 'SHORT')))).body.code).toBe('invalid-vin');
  });

  it('keeps the prospect’s details, and returns the same lead for a repeated prospect', async () => {
    const own = await carport.mintKey();
    const text = adf(
      `<id source="Site">7788</id><vehicle interest="trade-in"><make>Toyota</make></vehicle>${PROSPECT}<provider><name>Leads Example</name></provider>`,
    );
    const { body } = await capture(text, own);
    expect(body).toMatchObject({
      vin: VIN,
      tradeIn: { make: 'Toyota' },
      origin: { provider: 'Leads Example', source: 'Site', id: '7788' },
      dropped: ['customer.contact.address.street'],
      encoding: { name: 'utf-8' },
    });
    const [again, twin] = await Promise.all([capture(text, own), capture(text.replace('Leads', 'LEADS'), own)]);
    expect([again.body.leadId, twin.body.leadId]).toEqual([body.leadId, body.leadId]);
    expect((await list('', own)).body.total).toBe(1);
    expect((await list('?format=adf', own)).body.data[0].adf).toContain('<name>Leads Example</name>');
  });

  it('returns one lead for two simultaneous requests with one prospect', async () => {
    const own = await carport.mintKey();
    const text = adf(`<id source="Site">1</id>${PROSPECT}`);
    const [one, other] = await Promise.all([capture(text, own), capture(text, own)]);
    expect(one.body.leadId).toBe(other.body.leadId);
    expect((await list('', own)).body.total).toBe(1);
  });

  it('finds the car by its stock number in the account’s inventory', async () => {
    const own = await carport.mintKey();
    const row = 'vin,stock,year,make,model,miles,condition\n1HGCM82633A004352,="00123",2003,Honda,Accord,98123,used';
    await carport.send('POST', '/dealer/inventory', row, { key: own });
    const { body } = await capture(adf(PROSPECT.replace(/<vin>.*<\/vin>/, '<stock>00123</stock>')), own);
    expect(body).toMatchObject({
      vin: '1HGCM82633A004352',
      stock: '00123',
      vehicle: { year: 2003, make: 'Honda', model: 'Accord' },
      vehicleSource: 'inventory',
    });
  });

  it('keeps the customer’s wording of the car when nothing else is known', async () => {
    const inner = PROSPECT.replace(/<vin>.*<\/vin>/, '<year>2003</year><make>Honda</make><model>Accord</model>');
    const { body } = await capture(adf(inner));
    expect(body).toMatchObject({ vehicle: { year: 2003, make: 'Honda', model: 'Accord' }, vehicleSource: 'prospect' });
    expect(body).not.toHaveProperty('vin');
  });

  it('captures each valid prospect of a document and lists the errors of the others', async () => {
    const own = await carport.mintKey();
    const two = adf(PROSPECT).replace(
      '</adf>',
      `<prospect><vehicle/></prospect><prospect>${PROSPECT}</prospect></adf>`,
    );
    const { body } = await capture(two, own);
    expect(body.leads).toHaveLength(2);
    expect(body.refused.map((one: { path: string }) => one.path)).toEqual([
      'adf.prospect[1].vehicle.vin',
      'adf.prospect[1].customer.contact.name',
    ]);
    expect((await list('', own)).body.total).toBe(2);
  });

  it('refuses a document type declaration', async () => {
    const bomb = `<!DOCTYPE adf [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>${adf(PROSPECT.replace('Grace', '&b;'))}`;
    const { status, body } = await capture(bomb);
    expect([status, body.code]).toEqual([400, 'malformed-feed']);
  });

  it('refuses a body that is neither JSON nor XML', async () => {
    const { status, body } = await capture('{"vin":');
    expect([status, body.code]).toEqual([400, 'malformed-json']);
    expect(body.problems).toMatchObject([{ in: 'body', path: '', expected: 'one JSON object, or an ADF document' }]);
  });

  it('needs a key', async () => {
    const { status, body } = await carport.send('POST', '/dealer/leads', { vin: VIN, customer: { name: 'Ada' } });
    expect([status, body.type, body.code]).toEqual([401, 'BLOCKED', 'key-required']);
  });
});

describe('GET /dealer/leads', () => {
  it('lists newest first, by page', async () => {
    const own = await carport.mintKey();
    for (const name of ['First', 'Second', 'Third']) await capture({ vin: VIN, customer: { name } }, own);
    const { body } = await list('?limit=2', own);
    expect(body).toMatchObject({ type: 'OK', page: 1, limit: 2, total: 3 });
    const names = (rows: { customer: { name: string } }[]) => rows.map((row) => row.customer.name);
    expect(names(body.data)).toEqual(['Third', 'Second']);
    const next = await carport.get(body.links.next.replace('http://carport.test', ''), { key: own });
    expect(names(next.body.data)).toEqual(['First']);
    expect(next.body.links).not.toHaveProperty('next');
  });

  it('includes each lead as ADF on request', async () => {
    const own = await carport.mintKey();
    await capture({ vin: VIN, customer: { name: 'Ada & Co', email: 'ada@example.com' } }, own);
    const { body } = await list('?format=adf', own);
    expect(body.data[0].adf).toContain('<name part="full">Ada &amp; Co</name>');
    expect(await list('', own).then((plain) => plain.body.data[0])).not.toHaveProperty('adf');
  });

  it('answers EMPTY for an account without leads, and never shows those of another', async () => {
    const { status, body } = await list('', await carport.mintKey());
    expect(status).toBe(200);
    expect(body).toMatchObject({ type: 'EMPTY', data: [], total: 0 });
  });

  it('names an unknown parameter', async () => {
    const { status, body } = await list('?colour=red');
    expect([status, body.code, body.problems[0].path]).toEqual([400, 'unknown-parameter', 'colour']);
  });

  it('needs a key', async () => {
    expect((await carport.get('/dealer/leads')).status).toBe(401);
  });
});
