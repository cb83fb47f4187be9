import { describe, expect, it } from 'vitest';
import type { Lead } from '../lead.ts';
import { looksLikeXml, readAdf } from './read-adf.ts';
import { writeAdf } from './write-adf.ts';

const prospect = (inner: string) =>
  `<?xml version="1.0"?><?adf version="1.0"?><adf><prospect status="new">${inner}</prospect></adf>`;
const VEHICLE = '<vehicle interest="buy"><year>2025</year><vin>f1xdemcr4sdem0001</vin></vehicle>';
const CUSTOMER =
  '<customer><contact><name part="first">Ada</name><name part="last">Lovelace</name><email>ada@example.com</email><phone type="cellphone">415-555-0100</phone><address><street line="1">1 Analytical Way</street><postalcode>02139-1234</postalcode></address></contact></customer>';

const read = (text: string) => {
  const reading = readAdf(text);
  const first = reading.ok ? reading.prospects[0] : reading;
  if (first?.ok !== true) throw new Error(JSON.stringify(first?.problems));
  return first.lead;
};
const pathsOf = (text: string) => {
  const reading = readAdf(text);
  const readings = reading.ok ? reading.prospects : [reading];
  return readings.flatMap((one) => (one.ok ? [] : one.problems.map(({ path }) => path)));
};

it('refuses a document over the limits and states them', () => {
  const attributes = Array.from({ length: 80_000 }, (_, n) => ` a${n}="1"`).join('');
  for (const inner of [`<prospect${attributes}/>`, '<a></a>'.repeat(6_000), `<c>${'x'.repeat(600_000)}</c>`])
    expect(readAdf(`<adf>${inner}</adf>`)).toMatchObject({
      ok: false,
      problems: [{ expected: expect.stringMatching(/^ADF of at most 524288 characters/), got: expect.any(String) }],
    });
});

it('accepts a hundred attributes of one element, and no more', () => {
  const withAttributes = (count: number) =>
    prospect(VEHICLE + CUSTOMER).replace(
      /<prospect[^>]*/,
      `<prospect${Array.from({ length: count }, (_, n) => ` a${n}="1"`).join('')}`,
    );
  expect([readAdf(withAttributes(100)).ok, readAdf(withAttributes(101)).ok]).toEqual([true, false]);
});

describe('reading ADF', () => {
  it('reads the car, the name and the contact details, and lists the street as dropped', () => {
    const lead = read(prospect(VEHICLE + CUSTOMER));
    expect(lead).toEqual({
      vin: 'F1XDEMCR4SDEM0001',
      statedVehicle: { year: 2025 },
      customer: { name: 'Ada Lovelace', zip: '02139', email: 'ada@example.com', phone: '415-555-0100' },
      dropped: ['customer.contact.address.street'],
    });
    expect(JSON.stringify(lead)).not.toContain('Analytical');
  });

  it.each([
    ['a full name', '<name part="full">Ada King, Countess</name>', 'Ada King, Countess'],
    ['a name without a part', '<name>Ada</name>', 'Ada'],
    ['three parts', '<name part="last">C</name><name part="first">A</name><name part="middle">B</name>', 'A B C'],
    ['entities and references', '<name part="full">Ren&#233; O&apos;Neil &amp; Sons</name>', "René O'Neil & Sons"],
    ['character data', '<name part="full"><![CDATA[Ada <L>]]></name>', 'Ada <L>'],
  ])('reads %s', (_, name, expected) => {
    const text = prospect(`${VEHICLE}<customer><contact>${name}</contact></customer>`);
    expect(read(text).customer.name).toBe(expected);
  });

  it('reports a missing car and a missing name together', () => {
    expect(pathsOf(prospect('<vehicle><year>2025</year></vehicle>'))).toEqual([
      'adf.prospect.vehicle.vin',
      'adf.prospect.customer.contact.name',
    ]);
  });

  it.each([
    ['a document type', `<!DOCTYPE adf [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${prospect(VEHICLE + CUSTOMER)}`],
    ['an external entity', `<!doctype adf SYSTEM "file:///etc/passwd">${prospect(VEHICLE + CUSTOMER)}`],
    ['an open tag', '<adf><prospect></adf>'],
    ['another document', '<html><body/></html>'],
    ['excessive nesting', `${'<a>'.repeat(500)}${'</a>'.repeat(500)}`],
    ['a reserved name', prospect('<__proto__>x</__proto__>')],
    ['no markup at all', 'vin=1'],
  ])('refuses %s', (_, text) => {
    expect(readAdf(text).ok).toBe(false);
  });

  it('reads every prospect of a document and refuses a bad one alone', () => {
    const two = prospect(VEHICLE + CUSTOMER).replace('</adf>', '<prospect/></adf>');
    expect(read(two).vin).toBe('F1XDEMCR4SDEM0001');
    expect(pathsOf(two)).toEqual(['adf.prospect[1].vehicle.vin', 'adf.prospect[1].customer.contact.name']);
  });

  const BUY = '<vehicle interest="buy"><make>Honda</make><model>Accord</model><comments>Silver?</comments></vehicle>';
  const TRADE =
    '<vehicle interest="trade-in"><year>2009</year><make>Toyota</make><model>Yaris</model><odometer units="km">100,000</odometer></vehicle>';
  const COMMENTED = CUSTOMER.replace('</customer>', '<comments>After six, please.</comments></customer>');

  it.each([
    ['the car first', BUY + TRADE + COMMENTED],
    ['the trade first', TRADE + BUY + COMMENTED],
    ['the customer first', COMMENTED + TRADE + BUY],
  ])('distinguishes the car from the trade-in by interest, without a VIN, with %s', (_, inner) => {
    expect(read(prospect(inner))).toMatchObject({
      statedVehicle: { make: 'Honda', model: 'Accord' },
      tradeIn: { year: 2009, make: 'Toyota', model: 'Yaris', miles: 62_137 },
      comments: 'After six, please.\nSilver?',
    });
  });

  it('lists what it drops of a trade-in, but not the odometer, which it keeps', () => {
    const trade = TRADE.replace('<year>', '<bodystyle>Sedan</bodystyle><year>');
    expect(read(prospect(VEHICLE + trade + CUSTOMER)).dropped).toEqual([
      'customer.contact.address.street',
      'vehicle.bodystyle',
    ]);
  });

  it('keeps provider, source, id, vendor, stock and timeframe', () => {
    const inner = `<id source="Site" sequence="1">7788</id><requestdate>2026-11-27T10:00:00-08:00</requestdate><vehicle><stock>A 12</stock></vehicle>${CUSTOMER.replace('</customer>', '<timeframe><description>this week</description></timeframe></customer>')}<vendor><id>D9</id><vendorname>Example Motors</vendorname></vendor><provider><name part="full">Leads Example</name><service>Quotes</service><email>x@leads.example</email></provider>`;
    expect(read(prospect(inner))).toMatchObject({
      statedVehicle: { stock: 'A 12' },
      timeframe: { description: 'this week' },
      origin: { provider: 'Leads Example', service: 'Quotes', source: 'Site', id: '7788' },
      vendor: { id: 'D9', name: 'Example Motors' },
      dropped: ['customer.contact.address.street', 'provider.email'],
    });
  });

  it('reads elements in any case, and the processing instruction of the ADF 1.0 text', () => {
    const text = `<?xml version="1.0"?><?ADF VERSION "1.0"?>${prospect(VEHICLE + CUSTOMER).replace(/^.*?(?=<adf>)/, '')}`;
    expect(read(text.replaceAll('vehicle', 'VEHICLE').replaceAll('contact', 'Contact')).customer.name).toBe(
      'Ada Lovelace',
    );
  });

  it('distinguishes XML from JSON by the first character', () => {
    expect([looksLikeXml('\n <adf/>'), looksLikeXml('{"vin":1}'), looksLikeXml('')]).toEqual([true, false, false]);
  });
});

describe('writing ADF', () => {
  const lead: Lead = {
    account: 'acct_1',
    vin: 'F1XDEMCR4SDEM0001',
    vehicle: { year: 2025, make: 'Honda', model: 'Accord', trim: 'EX & "more"' },
    customer: { name: 'Ada <Lovelace> & Co', zip: '02139', email: 'ada@example.com', phone: '415-555-0100' },
    source: 'api',
    comments: 'Evenings & weekends',
    state: 'CAPTURED',
    createdAt: '2026-06-15T17:00:00.000Z',
  };

  it('produces a document that reads back unchanged', () => {
    const { vin, customer, comments } = lead;
    const { year, make, model, trim } = lead.vehicle;
    expect(read(writeAdf('lead_1', lead))).toMatchObject({
      vin,
      customer,
      comments,
      statedVehicle: { year, make, model, trim },
    });
  });

  it('includes the version, the id and the request date', () => {
    const text = writeAdf('lead_1', lead);
    expect(text).toContain('<?adf version="1.0"?>');
    expect(text).toContain('lead_1</id>');
    expect(text).toContain('<requestdate>2026-06-15T17:00:00.000Z</requestdate>');
  });
});
