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
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.lead;
};
const pathsOf = (text: string) => {
  const reading = readAdf(text);
  return reading.ok ? [] : reading.problems.map((one) => one.path);
};

describe('reading ADF', () => {
  it('takes the car, the name and the ways to reach the customer, and drops the street', () => {
    const lead = read(prospect(VEHICLE + CUSTOMER));
    expect(lead).toEqual({
      vin: 'F1XDEMCR4SDEM0001',
      customer: { name: 'Ada Lovelace', zip: '02139', email: 'ada@example.com', phone: '415-555-0100' },
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

  it('names a missing car and a missing name together', () => {
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
    ['endless nesting', `${'<a>'.repeat(500)}${'</a>'.repeat(500)}`],
    ['a reserved name', prospect('<__proto__>x</__proto__>')],
    ['no markup at all', 'vin=1'],
  ])('refuses %s without expanding anything', (_, text) => {
    expect(readAdf(text).ok).toBe(false);
  });

  it('refuses two prospects, since one call is one lead', () => {
    const two = prospect(VEHICLE + CUSTOMER).replace('</adf>', '<prospect/></adf>');
    expect(pathsOf(two)).toEqual(['adf.prospect']);
  });

  it('knows XML from JSON by its first character', () => {
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

  it('is read back as it was written', () => {
    const { vin, customer, comments } = lead;
    expect(read(writeAdf('lead_1', lead))).toEqual({ vin, customer, comments });
  });

  it('carries the version, the id and the moment of the request', () => {
    const text = writeAdf('lead_1', lead);
    expect(text).toContain('<?adf version="1.0"?>');
    expect(text).toContain('lead_1</id>');
    expect(text).toContain('<requestdate>2026-06-15T17:00:00.000Z</requestdate>');
  });
});
