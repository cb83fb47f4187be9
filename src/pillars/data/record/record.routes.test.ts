import { describe, expect, it } from 'vitest';
import { FIXTURES } from '#domain/fleet/fixtures.ts';
import { testService } from '#test/builders.ts';

const carport = testService();
const DEMO = 'F1XDEMCR4SDEM0001';
const UNLISTED = '4T1ZZ1AK8RU000042';
const record = async (vin: string) => (await carport.get(`/${vin}`)).body;

describe('GET /{vin}', () => {
  it('combines decode, vehicle, valuation and listing of one car, labeled simulated', async () => {
    const { status, body } = await carport.get(`/${DEMO}`);
    const decoded = (await carport.get(`/vin/${DEMO}`)).body;
    expect([status, body.type, body.vin]).toEqual([200, 'OK', DEMO]);
    expect({ type: 'OK', ...body.decode }).toEqual(decoded);
    expect(body.vehicle).toMatchObject({ vin: DEMO, year: 2025, make: 'Toyota', model: 'Camry', trim: 'XSE' });
    expect(body.valuation).toMatchObject({
      retailValue: expect.stringMatching(/^\d+\.\d{2}$/),
      tradeInValue: expect.stringMatching(/^\d+\.\d{2}$/),
      asOf: '2026-11-27',
      method: expect.stringContaining('Toyota Camry'),
    });
    expect(body.provenance).toEqual({ environment: 'sandbox', simulated: true, source: 'sample record' });
  });

  it('shows the price of the listing, values the car at its mileage, and keeps the two apart', async () => {
    const { listing, valuation } = await record(DEMO);
    const { data } = (await carport.get(`/listings/${DEMO}`)).body;
    expect(listing.askingPrice).toBe(data.retailListing.price.toFixed(2));
    expect(valuation.miles).toBe(data.retailListing.miles);
    expect(listing).not.toHaveProperty('retailValue');
    expect(valuation).not.toHaveProperty('askingPrice');
  });

  it('has no listing block without an active listing: never listed, pulled, delivered, or still in recon', async () => {
    for (const vin of [UNLISTED, 'F1XFRAUD4LADV9002', 'F1XSALVG1MADV9003', 'F1XDL1VR4RCBY0006', 'F1X1NSPC6NRCN0088']) {
      expect(await record(vin), vin).not.toHaveProperty('listing');
    }
    expect((await record('F1XCHECK9SCBY0003')).listing.status).toBe('pending');
    expect((await record('F1XREADY8NRCN0090')).listing.status).toBe('live');
  });

  it("shows the price of the caller's own rooftop to that caller only, like the listing", async () => {
    const key = await carport.mintKey();
    const feed = `VIN,Type,Year,Make,Model,Price,Mileage\n${UNLISTED},used,2024,Toyota,Camry,25500,18000`;
    expect((await carport.send('POST', '/dealer/inventory', feed, { key })).body.accepted).toBe(1);
    const { body } = await carport.get(`/${UNLISTED}`, { key });
    expect(body.listing).toMatchObject({
      askingPrice: '25500.00',
      miles: 18000,
      provenance: { source: 'account rooftop' },
    });
    expect((await carport.get(`/listings/${UNLISTED}`, { key })).body.data.retailListing.price).toBe(25500);
    expect(await record(UNLISTED)).not.toHaveProperty('listing');
  });

  it('links to every endpoint of the car, and each link works', async () => {
    const { links } = await record(UNLISTED);
    expect(links).toMatchObject({
      buy: `http://carport.test/buy/${UNLISTED}`,
      inforce: `http://carport.test/fi/inforce/${UNLISTED}`,
    });
    for (const name of [
      'self',
      'json',
      'markdown',
      'decode',
      'specs',
      'photos',
      'listing',
      'payments',
      'apr',
      'tco',
      'taxes',
    ]) {
      expect((await carport.get(links[name].replace('http://carport.test', ''))).status, name).toBe(200);
    }
  });

  it('answers in any case of the VIN, and with any Accept as JSON', async () => {
    const { text } = await carport.get(`/${DEMO}`);
    expect((await carport.get(`/${DEMO.toLowerCase()}`)).text).toBe(text);
    expect((await carport.get(`/${DEMO}.json`)).text).toBe(text);
    expect((await carport.get(`/${DEMO}`, { headers: { accept: 'text/markdown, text/html' } })).text).toBe(text);
  });

  it('refuses seventeen characters that are not a VIN', async () => {
    const { status, body } = await carport.get('/4T1ZZ1AK8RU00004O');
    expect([status, body.type, body.code]).toEqual([400, 'BLOCKED', 'invalid-vin']);
  });
});

describe('the history of a car', () => {
  it.each([
    ['F1XBRAND8KADV9001', ['01 Flood damage', '09 Rebuilt'], 'rebuilt', 65],
    ['F1XFRAUD4LADV9002', ['76 Odometer discrepancy'], 'branded', 80],
    ['F1XSALVG1MADV9003', ['11 Salvage'], 'salvage', 40],
  ])('of %s includes its brands, and they lower its value', async (vin, brands, titleStanding, percent) => {
    const { history, valuation, exemplar } = await record(vin);
    expect(history.map(({ code, words }: { code: string; words: string }) => `${code} ${words}`)).toEqual(brands);
    expect(valuation).toMatchObject({ titleStanding, method: expect.stringContaining(`a ${titleStanding} title`) });
    expect(history.at(-1).effect).toContain(
      `The title counts as ${titleStanding}: the car is valued at ${percent}% of one with a clean title.`,
    );
    for (const { effect, date } of history) {
      expect(effect).toContain(titleStanding);
      expect(date < '2026-11-27').toBe(true);
    }
    expect(exemplar.story).toMatch(/\S/);
  });

  it('sends a car of the salvage pool to auction only', async () => {
    expect((await record('F1XSALVG1MADV9003')).history[0].effect).toContain('auction only');
  });

  it.each([
    ['F1XAPPLD6PTTL0080', ['Title.applied@1']],
    ['F1XL1ENS5PTTL0081', ['Title.applied@1', 'Title.lienRecorded@1']],
    ['F1X1SSUD3NTTL0082', ['Title.applied@1', 'Title.issued@1']],
    ['F1XPR1CE4RTRN0083', ['Transport.quoted@1']],
    [
      'F1XDL1VR8PTRN0086',
      ['Transport.quoted@1', 'Transport.dispatched@1', 'Transport.pickedUp@1', 'Transport.delivered@1'],
    ],
    ['F1XREADY8NRCN0090', ['Recon.inspected@1', 'Recon.started@1', 'Recon.completed@1']],
  ])('of %s lists the steps to its state, in order', async (vin, events) => {
    const { history } = await record(vin);
    expect(history.map(({ event }: { event: string }) => event)).toEqual(events);
    const dates = history.map(({ date }: { date: string }) => date);
    expect(dates).toEqual([...dates].sort());
  });

  it('is omitted where nothing is recorded', async () => {
    for (const vin of [DEMO, UNLISTED, 'F1XLEADS4SLDS0040']) expect(await record(vin)).not.toHaveProperty('history');
  });
});

describe('the deal of a fixture car', () => {
  it('is on the record of every fixture car, and not on that of another car', async () => {
    for (const { vin, machine, state, story } of FIXTURES)
      expect((await record(vin)).exemplar).toEqual({ machine, state, story });
    expect(await record(UNLISTED)).not.toHaveProperty('exemplar');
  });
});

describe('GET /{vin}.md', () => {
  it('renders the same record as a page that names the source', async () => {
    const { status, headers, text } = await carport.get('/F1XBRAND8KADV9001.md');
    const { vehicle, valuation, listing } = await record('F1XBRAND8KADV9001');
    expect([status, headers.get('content-type'), headers.get('x-envelope')]).toEqual([
      200,
      'text/markdown; charset=utf-8',
      'OK',
    ]);
    expect(text).toContain(`# ${vehicle.year} ${vehicle.make} ${vehicle.model} ${vehicle.trim}`);
    for (const part of [
      valuation.retailValue,
      listing.askingPrice,
      'title brand 01, Flood damage',
      '## Provenance',
      'sample record',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/\[object|undefined/);
  });

  it('has a strong ETag that answers 304', async () => {
    const etag = (await carport.get(`/${DEMO}.md`)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    expect((await carport.get(`/${DEMO}.md`, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('states that there is no listing', async () => {
    expect((await carport.get(`/${UNLISTED}.md`)).text).toContain('No active listing.');
  });

  it('has no HTML face', async () => {
    const { status, body } = await carport.get(`/${DEMO}.html`);
    expect([status, body.type]).toEqual([404, 'EMPTY']);
  });
});
