import { describe, expect, it } from 'vitest';
import type { Lead } from '../lead.ts';
import { readAdf } from './read-adf.ts';
import { writeAdf } from './write-adf.ts';

const document = (...prospects: string[]) =>
  `<?xml version="1.0"?><?adf version="1.0"?><adf>${prospects.map((one) => `<prospect>${one}</prospect>`).join('')}</adf>`;
const VEHICLE = '<vehicle interest="buy"><vin>F1XDEMCR4SDEM0001</vin></vehicle>';
const CUSTOMER = '<customer><contact><name part="full">Ada Lovelace</name></contact></customer>';

function lead(inner: string) {
  const reading = readAdf(document(inner));
  const first = reading.ok ? reading.prospects[0] : reading;
  if (first?.ok !== true) throw new Error(JSON.stringify(first?.problems));
  return first.lead;
}

/** A prospect as a lead provider sends it, with every element that is read. */
const WHOLE = `
<id sequence="2" source="Dealer CRM">crm-9</id><id sequence="1" source="Leads Example">lx-77881</id>
<requestdate>2026-11-27T10:00:00-08:00</requestdate>
<vehicle interest="buy" status="used"><year>2024</year><make>Honda</make><model>Accord</model><trim>EX-L</trim>
  <vin>1HGCM-82633 A004352</vin><stock>A 1207</stock><comments>Is it still there?</comments></vehicle>
<vehicle interest="trade-in"><year>2009</year><make>Toyota</make><model>Yaris</model><vin>JTDBT923771012345</vin>
  <stock>none</stock><odometer units="miles">98,250</odometer><comments>One owner</comments></vehicle>
<customer><contact primarycontact="1">
  <name part="first">Ada</name><name part="middle">King</name><name part="last">Lovelace</name><name part="suffix">Jr.</name>
  <email>ada@work.example</email><email preferredcontact="1">ada@home.example</email>
  <phone type="voice">415-555-0101</phone><phone type="cellphone">415-555-0100</phone>
  <address><street line="1">1 Analytical Way</street><postalcode>94105-1234</postalcode></address></contact>
  <timeframe><description>this week</description><earliestdate>2026-11-28</earliestdate><latestdate>2026-12-05</latestdate></timeframe>
  <comments>After six, please.</comments></customer>
<vendor><id source="Leads Example">D9</id><vendorname>Lakeside Motors</vendorname></vendor>
<provider><name part="full">Leads Example</name><service>Quotes</service></provider>`;

describe('a whole prospect', () => {
  it('is read member by member', () => {
    expect(lead(WHOLE)).toEqual({
      vin: '1HGCM82633A004352',
      statedVehicle: { year: 2024, make: 'Honda', model: 'Accord', trim: 'EX-L', stock: 'A 1207' },
      customer: { name: 'Ada King Lovelace Jr.', zip: '94105', email: 'ada@home.example', phone: '415-555-0100' },
      comments: 'After six, please.\nIs it still there?',
      tradeIn: {
        ...{ year: 2009, make: 'Toyota', model: 'Yaris', vin: 'JTDBT923771012345', miles: 98_250 },
        comments: 'One owner',
      },
      timeframe: { description: 'this week', earliest: '2026-11-28', latest: '2026-12-05' },
      origin: {
        ...{ provider: 'Leads Example', service: 'Quotes', source: 'Leads Example', id: 'lx-77881' },
        requestedAt: '2026-11-27T10:00:00-08:00',
      },
      vendor: { id: 'D9', name: 'Lakeside Motors' },
      dropped: ['customer.contact.address.street'],
    });
  });

  it('is the same in any order of its repeated elements', () => {
    const [first = '', second = ''] = WHOLE.match(/<vehicle[\s\S]*?<\/vehicle>/g) ?? [];
    const swapped = WHOLE.replace(first, '@').replace(second, first).replace('@', second);
    const phones = swapped.replace(/(<phone type="voice">.*?<\/phone>)\s*(<phone.*?<\/phone>)/, '$2$1');
    expect(lead(phones.replace(/(<id seq.*?<\/id>)(<id seq.*?<\/id>)/, '$2$1'))).toEqual(lead(WHOLE));
  });

  it('is written and read back unchanged, with the trade-in, the timeframe and the origin', () => {
    const { vin, statedVehicle, dropped: _, ...told } = lead(WHOLE);
    const { stock, ...vehicle } = statedVehicle;
    const captured = {
      ...{ account: 'acct_1', source: 'adf', state: 'CAPTURED', createdAt: '2026-11-27T18:00:00.000Z' },
      ...{ vin, stock, vehicle, ...told },
    } as unknown as Lead;
    const again = lead(/<prospect[^>]*>([\s\S]*)<\/prospect>/.exec(writeAdf('lead_1', captured))?.[1] ?? '');
    const { tradeIn, timeframe, vendor, customer } = told;
    const comments = 'After six, please. Is it still there?';
    expect(again).toMatchObject({ vin, statedVehicle, tradeIn, timeframe, vendor, customer, comments });
    expect(again.origin).toEqual({
      ...{ provider: 'Leads Example', service: 'Quotes', source: 'carport', id: 'lead_1' },
      requestedAt: '2026-11-27T18:00:00.000Z',
    });
  });
});

describe('the id of a prospect', () => {
  it.each([
    ['the first in sequence', '<id sequence="2" source="B">b</id><id sequence="1" source="Z">z</id>', 'z'],
    ['of equal sequence the first source', '<id sequence="1" source="B">b</id><id sequence="1" source="A">a</id>', 'a'],
    ['one without a sequence', '<id sequence="1" source="A">a</id><id source="B">b</id>', 'b'],
  ])('is %s', (_title, ids, id) => {
    expect(lead(ids + VEHICLE + CUSTOMER).origin?.id).toBe(id);
  });
});

describe('the car of a prospect with several', () => {
  const car = (inner: string, interest = 'buy') => `<vehicle interest="${interest}">${inner}</vehicle>`;
  const made = (make: string, rest = '') => car(`<make>${make}</make>${rest}`);

  it.each([
    ['has a VIN', [made('Acura', '<stock>S1</stock>'), made('Zeekr', '<vin>F1XDEMCR4SDEM0001</vin>')], 'Zeekr'],
    ['else has a stock number', [made('Acura'), made('Zeekr', '<stock>S1</stock>')], 'Zeekr'],
    ['else sorts first', [made('Zeekr'), made('Acura')], 'Acura'],
  ])('%s', (_title, cars, make) => {
    expect(lead(cars.join('') + CUSTOMER).statedVehicle.make).toBe(make);
    expect(lead(cars.toReversed().join('') + CUSTOMER).statedVehicle.make).toBe(make);
  });

  it.each(['trade-in', 'tradein', 'trade', 'sell', 'Trade-In'])(
    'is not one that the customer offers by %s',
    (interest) => {
      const { statedVehicle, tradeIn } = lead(made('Honda') + car('<make>Toyota</make>', interest) + CUSTOMER);
      expect([statedVehicle.make, tradeIn?.make]).toEqual(['Honda', 'Toyota']);
    },
  );

  it.each([
    ['1899', undefined],
    ['1900', 1900],
    ['2099', 2099],
    ['2100', undefined],
    ['24', undefined],
  ])('has the year %s as %s', (text, year) => {
    expect(lead(made('Honda', `<year>${text}</year>`) + CUSTOMER).statedVehicle.year).toBe(year);
  });
});

describe('the odometer of a trade-in', () => {
  it.each([
    ['<odometer>98250</odometer>', 98_250],
    ['<odometer units="km">100,000</odometer>', 62_137],
    ['<odometer units="Kilometers">100</odometer>', 62],
    ['<odometer units="km">101</odometer>', 63],
    ['<odometer>0</odometer>', 0],
    ['<odometer>2000000</odometer>', 2_000_000],
    ['<odometer>2000001</odometer>', undefined],
    ['<odometer>-1</odometer>', undefined],
    ['<odometer>about 90k</odometer>', undefined],
    ['<odometer></odometer>', undefined],
    ['', undefined],
  ])('%s is %s miles', (odometer, miles) => {
    const trade = `<vehicle interest="trade-in"><make>Toyota</make>${odometer}</vehicle>`;
    expect(lead(VEHICLE + trade + CUSTOMER).tradeIn?.miles).toBe(miles);
  });
});

describe('the contact of a prospect', () => {
  const contact = (inner: string, primary = '') =>
    `<contact${primary}><name part="full">${inner}</name><phone>1</phone></contact>`;

  it('is the primary one, else the one that sorts first', () => {
    const primary = contact('Zoe', ' primarycontact="1"');
    expect(lead(`${VEHICLE}<customer>${contact('Ada')}${primary}</customer>`).customer.name).toBe('Zoe');
    expect(lead(`${VEHICLE}<customer>${contact('Zoe')}${contact('Ada')}</customer>`).customer.name).toBe('Ada');
  });

  it.each([
    ['preferred', '<phone type="cellphone">2</phone><phone preferredcontact="1">1</phone>', '1'],
    ['a cell phone', '<phone type="voice">1</phone><phone type="cellphone">2</phone>', '2'],
    ['a mobile', '<phone type="voice">1</phone><phone type="Mobile">2</phone>', '2'],
    ['the one that sorts first', '<phone>2</phone><phone>1</phone>', '1'],
  ])('has the telephone that is %s', (_title, phones, phone) => {
    const inner = `<customer><contact><name>Ada</name>${phones}</contact></customer>`;
    expect(lead(VEHICLE + inner).customer.phone).toBe(phone);
  });

  it.each([
    ['94105', '94105'],
    ['94105-1234', '94105'],
    ['9410', undefined],
    ['SW1A 1AA', undefined],
  ])('has the ZIP of %s as %s', (text, zip) => {
    const address = `<address><postalcode>${text}</postalcode></address>`;
    expect(lead(VEHICLE + CUSTOMER.replace('</contact>', `${address}</contact>`)).customer.zip).toBe(zip);
  });
});

describe('what is not stored', () => {
  it('is listed by path, sorted, without attributes and blank elements', () => {
    const extra =
      '<vehicle interest="sell"><make>Toyota</make><odometer>1</odometer><colorcombination><interiorcolor>red</interiorcolor></colorcombination></vehicle>';
    const wanted = VEHICLE.replace('</vehicle>', '<odometer>9</odometer><bodystyle> </bodystyle></vehicle>');
    expect(lead(wanted + extra + CUSTOMER).dropped).toEqual([
      'vehicle.colorcombination.interiorcolor',
      'vehicle.odometer',
    ]);
    const traded = VEHICLE + extra + CUSTOMER;
    expect(lead(traded).dropped).toEqual(['vehicle.colorcombination.interiorcolor']);
  });

  it('is at most fifty paths', () => {
    const many = Array.from(
      { length: 51 },
      (_, n) => `<x${String(n).padStart(2, '0')}>1</x${String(n).padStart(2, '0')}>`,
    );
    const { dropped } = lead(VEHICLE + CUSTOMER + many.join(''));
    expect([dropped.length, dropped[0], dropped.at(-1)]).toEqual([50, 'x00', 'x49']);
  });
});

describe('a prospect without a car', () => {
  const problemsOf = (inner: string) => {
    const reading = readAdf(document(inner));
    const [first] = reading.ok ? reading.prospects : [];
    return first?.ok === false ? first.problems.map(({ path, code }) => [path, code]) : [];
  };

  it('is refused, as an invalid VIN if one was sent', () => {
    const bad = '<vehicle><vin>1HGCM8263IA004352</vin></vehicle>';
    expect(problemsOf(bad + CUSTOMER)).toEqual([['adf.prospect.vehicle.vin', 'invalid-vin']]);
    const [[path, code] = []] = problemsOf(`<vehicle><year>2024</year></vehicle>${CUSTOMER}`);
    expect(path).toBe('adf.prospect.vehicle.vin');
    expect(code).not.toBe('invalid-vin');
    expect(problemsOf(VEHICLE + CUSTOMER)).toEqual([]);
  });
});

describe('the limits of a document', () => {
  const isRead = (text: string) => {
    const reading = readAdf(text);
    return reading.ok || !reading.problems.some(({ expected }) => expected.startsWith('ADF of at most 524288'));
  };

  it('are 524,288 characters', () => {
    const base = document(VEHICLE + CUSTOMER);
    const filled = (length: number) => base.replace('</adf>', `${' '.repeat(length - base.length)}</adf>`);
    expect([isRead(filled(524_288)), isRead(filled(524_289))]).toEqual([true, false]);
  });

  it('are 10,000 tags', () => {
    const tags = (count: number) => `<adf>${'<a/>'.repeat(count - 2)}</adf>`;
    expect([isRead(tags(10_000)), isRead(tags(10_001))]).toEqual([true, false]);
    expect([isRead('<'.repeat(10_000)), isRead('<'.repeat(10_001))]).toEqual([true, false]);
  });

  it('are 16,384 characters of one tag, complete or not', () => {
    const tag = (length: number) => `<adf ${'a'.repeat(length - 5)}`;
    expect([isRead(`${tag(16_384)}></adf>`), isRead(`${tag(16_385)}></adf>`)]).toEqual([true, false]);
    expect([isRead(tag(16_384)), isRead(tag(16_385))]).toEqual([true, false]);
  });

  it('are 120 characters of a text, and 2,000 of the comments', () => {
    const make = `<vehicle><make>${'m'.repeat(121)}</make></vehicle>`;
    expect(lead(make + CUSTOMER).statedVehicle.make).toHaveLength(120);
    const comments = (length: number) =>
      CUSTOMER.replace('</customer>', `<comments>${'c'.repeat(length)}</comments></customer>`);
    expect(lead(VEHICLE + comments(2_001)).comments).toHaveLength(2_000);
    expect(lead(VEHICLE + comments(2_000)).comments).toHaveLength(2_000);
  });

  it('are 32 levels within the adf element', () => {
    const nested = (levels: number) =>
      readAdf(document(`${VEHICLE}${CUSTOMER}${'<x>'.repeat(levels - 2)}1${'</x>'.repeat(levels - 2)}`));
    expect([nested(33), nested(34)].map(({ ok }) => ok)).toEqual([true, false]);
  });

  it('are one to a hundred prospects', () => {
    const got = (count: number) => {
      const reading = readAdf(document(...Array.from({ length: count }, () => VEHICLE + CUSTOMER)));
      return reading.ok
        ? reading.prospects.length
        : reading.problems.map(({ path, expected, got: sent }) => [path, expected, sent]);
    };
    expect([got(1), got(100)]).toEqual([1, 100]);
    expect(got(0)).toEqual([['adf.prospect', '1 to 100 prospects', '0 prospects']]);
    expect(got(101)).toEqual([['adf.prospect', '1 to 100 prospects', '101 prospects']]);
  });
});
