import { describe, expect, it } from 'vitest';
import { readMiles, readPrice } from './cells.ts';
import { formatOf, readFeedText } from './feed-text.ts';
import { FeedImport, type ListedRow } from './import-feed.ts';

const YEAR = 2026;
const VIN = 'F1XDEMCR4SDEM0001';
const OTHER = '1HGCM82633A004352';

function importText(text: string) {
  const feed = readFeedText(text);
  if (!feed.ok) throw new Error(`${feed.line}: ${feed.expected}`);
  const work = new FeedImport(feed.rows, YEAR);
  work.take(Number.POSITIVE_INFINITY);
  return { ...feed, cars: work.takeCars(), report: work.report() };
}
const csv = (header: string, ...rows: string[]) => importText([header, ...rows].join('\n'));
const firstCar = (header: string, row: string) => csv(header, row).cars[0];
const fieldsOf = (row: ListedRow | undefined) =>
  row?.outcome === 'corrected' ? row.corrections.map((fix) => fix.field) : [];

describe('spellings of common feeds', () => {
  it.each([
    ['a dealer system export', 'VIN,Stock,Type,Year,Make,Model,Trim,Miles,SellingPrice,MSRP,ExteriorColor'],
    ['a listing site feed', 'Vin,Stock Number,New/Used,Year,Make,Model,Trim,Mileage,Price,MSRP,Exterior Color'],
    ['an advertising feed', 'vin,stock_number,condition,year,make,model,trim,mileage,price,vehicle_msrp,color'],
    [
      'a spreadsheet with spelled-out headers',
      'Vehicle Identification Number,Stk #,N/U,Model Year,Manufacturer,Model Name,Series,Odometer Reading,Internet Price,Sticker Price,Ext Colour',
    ],
  ])('of %s are read the same way', (_, header) => {
    expect(firstCar(header, `${VIN},A1,used,2025,Honda,Accord,EX,32100,24995.00,31000,Blue`)).toMatchObject({
      vin: VIN,
      stock: 'A1',
      condition: 'used',
      year: 2025,
      miles: 32100,
      price: 24995,
      msrp: 31000,
      exteriorColor: 'Blue',
    });
  });

  it('report the columns that are not used', () => {
    expect(csv('vin,miles,condition,floor plan', `${VIN},10,new,x`).ignoredColumns).toEqual(['floor plan']);
  });
});

describe('the three feed formats', () => {
  const record = { vin: VIN, condition: 'used', miles: 10_000, price: 20_000 };

  it.each([
    ['an array', JSON.stringify([record]), 'json'],
    ['a wrapped array', JSON.stringify({ vehicles: [record] }), 'json'],
    ['a single vehicle', JSON.stringify(record), 'json'],
    ['lines', `${JSON.stringify(record)}\n${JSON.stringify({ ...record, vin: OTHER })}\n`, 'jsonl'],
    ['commas', `vin,condition,miles,price\n${VIN},used,10000,20000`, 'csv'],
    ['tabs', `vin\tcondition\tmiles\tprice\r\n${VIN}\tused\t10000\t20000\r\n`, 'csv'],
    ['a byte-order mark', `\uFEFFvin;condition;miles;price\n${VIN};used;10000;20000`, 'csv'],
  ])('read %s', (_, text, format) => {
    expect(formatOf(text)).toBe(format);
    expect(importText(text).cars[0]).toMatchObject({ vin: VIN, miles: 10_000, price: 20_000 });
  });

  it('read the nested canonical listing shape', () => {
    const canonical = {
      vin: VIN,
      vehicle: { year: 2025, make: 'Honda', model: 'Accord' },
      retailListing: { price: 21_500, miles: 12_345, used: true, cpo: true },
    };
    expect(importText(JSON.stringify([canonical])).cars[0]).toMatchObject({
      price: 21_500,
      miles: 12_345,
      condition: 'certified',
      make: 'Honda',
    });
  });

  it('refuse one malformed line of JSON Lines and keep the rest', () => {
    const { report } = importText(`${JSON.stringify(record)}\n{"vin":\n${JSON.stringify({ ...record, vin: OTHER })}`);
    expect(report).toMatchObject({ rows: 3, refused: 1 });
    expect(report.results.find((row) => row.outcome === 'refused')?.line).toBe(2);
  });

  it.each([
    ['no header', `${VIN},used,10000`],
    ['broken JSON', '[{"vin": ]'],
    ['a truncated JSON array', '["vin"'],
    ['an object without cars', '{"hello": 1}'],
  ])('reject %s', (_, text) => {
    expect(readFeedText(text).ok).toBe(false);
  });

  it('number rows by their first line, with quoted line breaks', () => {
    const { report } = importText(`vin,condition,miles,description\n${VIN},used,1,"two\nlines"\nBAD,used,1,x\n`);
    expect(report.results.find((row) => row.outcome === 'refused')?.line).toBe(4);
  });
});

describe('a feed row', () => {
  const header = 'vin,condition,year,make,model,miles,price';

  it('is accepted without a result entry when it needs no correction', () => {
    const { report } = csv(header, `${OTHER},used,2003,Honda,Accord,120000,4500`);
    expect(report).toMatchObject({ rows: 1, accepted: 1, corrected: 0, refused: 0, results: [] });
  });

  it.each([
    `${OTHER},Used,2003,Honda,Accord,"120,000 mi","$4,500"`,
    `${OTHER},used,2003,,,120000,4500.00`,
    `${OTHER},used,2003,Honda,Accord,120000,-`,
  ])('is accepted with plain number formats and blanks: %s', (row) => {
    expect(csv(header, row).report).toMatchObject({ accepted: 1, corrected: 0, refused: 0 });
  });

  it('without a make and a model stays without them', () => {
    const { cars } = csv(header, `${OTHER},used,2003,,,1,1`);
    expect([cars[0]?.make, cars[0]?.model]).toEqual([undefined, undefined]);
  });

  it.each([
    [
      'a lower-case VIN with spaces',
      `" ${OTHER.toLowerCase().slice(0, 8)} ${OTHER.toLowerCase().slice(8)}",used,2003,Honda,Accord,1,1`,
      ['vin'],
    ],
    ['a year that the VIN contradicts', `${OTHER},used,2010,Honda,Accord,1,1`, ['year']],
    ['a year in two digits', `${OTHER},used,03,Honda,Accord,1,1`, ['year']],
    ['a missing year', `${OTHER},used,,Honda,Accord,1,1`, ['year']],
    ['a wrong check digit', `1HGCM82643A004352,used,2003,Honda,Accord,1,1`, ['vin']],
    ['an unpaired quote in a cell', `${OTHER},used,2003,Honda,Accord 19" wheels,1,1`, ['']],
    ['fewer cells than the header', `${OTHER},used,2003,Honda,Accord,1`, ['']],
    ['an abbreviated condition', `${OTHER},U,2003,Honda,Accord,1,1`, ['condition']],
    ['a missing condition', `${OTHER},,2003,Honda,Accord,1,1`, ['condition']],
    ['a condition column with another kind of value', `${OTHER},Sedan,2003,Honda,Accord,1,1`, ['condition']],
    ['a price in words', `${OTHER},used,2003,Honda,Accord,1,Call for price`, ['price']],
  ])('with %s is corrected with a note', (_, row, fields) => {
    const { cars, report } = csv(header, row);
    expect(cars).toHaveLength(1);
    expect(fieldsOf(report.results[0])).toEqual(fields);
  });

  it.each([
    ['no VIN', ',used,2003,Honda,Accord,1,1', 'vin'],
    ['a VIN of sixteen characters', '1HGCM82633A00435,used,2003,Honda,Accord,1,1', 'vin'],
    ['a used car without miles', `${OTHER},used,2003,Honda,Accord,,1`, 'miles'],
    ['miles in words', `${OTHER},used,2003,Honda,Accord,low,1`, 'miles'],
    ['a negative price', `${OTHER},used,2003,Honda,Accord,1,-5`, 'price'],
    ['a year in words', `${OTHER},used,new,Honda,Accord,1,1`, 'year'],
    ['more cells than the header', `${OTHER},used,2003,Honda,Accord,1,1,extra`, ''],
    ['a quote that never closes', `"${OTHER},used,2003,Honda,Accord,1,1`, ''],
  ])('with %s is refused by line', (_, row, path) => {
    const { cars, report } = csv(header, row);
    expect(cars).toEqual([]);
    const [refused] = report.results;
    expect(refused).toMatchObject({ line: 2, outcome: 'refused', problems: [{ path }] });
  });

  it('is refused when an earlier row has the same car', () => {
    const row = `${OTHER},used,2003,Honda,Accord,1,1`;
    const { cars, report } = csv(header, row, row);
    expect(cars).toHaveLength(1);
    expect(report.results).toMatchObject([
      { line: 3, outcome: 'refused', problems: [{ path: 'vin', expected: 'each car once; line 2 has it' }] },
    ]);
  });
});

describe('feed columns', () => {
  const price = (header: string, row: string) =>
    firstCar(`vin,condition,miles,${header}`, `${OTHER},used,1,${row}`)?.price;

  it.each([
    ['Retail Price,Internet Price,MSRP', '26000,24995,31000', 24_995],
    ['MSRP,Retail Price,Internet Price', '31000,26000,0', 26_000],
    ['Sale Price,MSRP', '0,31000', 31_000],
    ['MSRP,Price', '31000,Call', 31_000],
  ])('identify the price in %s by meaning, not order', (header, row, value) => {
    expect(price(header, row)).toBe(value);
    const reversed = (text: string) => text.split(',').toReversed().join();
    expect(price(reversed(header), reversed(row))).toBe(value);
  });

  it('name several columns of one member in order of preference', () => {
    const { repeatedColumns } = csv('VIN,Retail Price,Internet Price,Condition,Miles', `${OTHER},1,2,used,3`);
    expect(repeatedColumns).toEqual([{ field: 'price', columns: ['Internet Price', 'Retail Price'] }]);
  });

  it.each([
    ['Kilometers', '50000'],
    ['Kms', '50,000'],
    ['Odometer KM', '50000 km'],
  ])('read %s as kilometers with a note', (header, cell) => {
    const { cars, report } = csv(`vin,condition,year,${header}`, `${OTHER},used,2003,"${cell}"`);
    expect(cars[0]?.miles).toBe(31_069);
    expect(report.results).toMatchObject([{ corrections: [{ field: 'miles', why: 'converted from kilometres' }] }]);
  });

  it.each(['Sold', 'SOLD', 'Delivered', 'Wholesaled'])('do not list a car with the status %s', (status) => {
    const { cars, report } = csv('vin,condition,miles,status', `${OTHER},used,1,${status}`);
    expect(cars).toEqual([]);
    expect(report.results).toMatchObject([{ outcome: 'refused', problems: [{ path: 'status' }] }]);
  });

  it.each([
    ['Type', 'Certified Pre-Owned'],
    ['Type', 'Certified'],
    ['Condition', 'CPO'],
  ])('read %s %s as certified', (header, word) => {
    expect(firstCar(`vin,miles,${header}`, `${OTHER},1,${word}`)?.condition).toBe('certified');
  });

  it('read a flag for certified and one for not certified', () => {
    const conditionWithFlag = (cell: string) =>
      firstCar('vin,miles,type,certified', `${OTHER},1,Used,${cell}`)?.condition;
    expect(['Certified Pre-Owned', 'Y', 'Not Certified', 'N'].map(conditionWithFlag)).toEqual([
      'certified',
      'certified',
      'used',
      'used',
    ]);
  });

  it('supply the costs, dates, options, comments and photos of a car', () => {
    const header = 'Serial#,VehOdometer,N/U,InventoryDate,Invoice,Dealer Cost,Options,Comments,Photo URLs';
    const row = `${OTHER},"98,123",U,11/02/2026,"$21,000",20500,Sunroof|Tow package,One owner.,https://a.example/1.jpg|https://a.example/2.jpg`;
    expect(firstCar(header, row)).toMatchObject({
      miles: 98_123,
      listedOn: '2026-11-02',
      invoice: 21_000,
      dealerCost: 20_500,
      options: ['Sunroof', 'Tow package'],
      comments: 'One owner.',
      photos: ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
      photoCount: 2,
    });
  });
});

describe('a feed file', () => {
  it.each([
    ['titles above the header', `Example Motors\nInventory as of 11/28/2026\n\nvin,miles\n${OTHER},1`],
    ['spreadsheet guards', `vin,stock,miles\n="${OTHER}",="00123",1`],
    ['UTF-16 that was read byte by byte', [...`\ufeffvin,miles\r\n${OTHER},1`].join('\u0000')],
  ])('may contain %s', (_, text) => {
    expect(importText(text).cars).toMatchObject([{ vin: OTHER, miles: 1 }]);
  });

  it('keeps the zeros of a guarded stock number', () => {
    expect(firstCar('vin,miles,stock', `${OTHER},1,="00123"`)?.stock).toBe('00123');
  });

  it('lists its unknown columns when it has no VIN column', () => {
    expect(readFeedText('stock,floor plan\n1,2')).toMatchObject({ ok: false, ignoredColumns: ['floor plan'] });
  });

  it('rejects only the malformed rows', () => {
    const { cars, report } = csv(
      'vin,trim,miles',
      `${VIN},SE 19" wheels,1`,
      `${OTHER},"EX,2`,
      '2HGES16575H591234,LX,3',
      '4T1BF1FK5HU123456,"XLE",4',
    );
    expect(cars.map(({ vin }) => vin)).toEqual([VIN, '2HGES16575H591234', '4T1BF1FK5HU123456']);
    expect(report.results.find(({ outcome }) => outcome === 'refused')?.line).toBe(3);
    expect(report.accepted + report.corrected + report.refused).toBe(report.rows);
  });
});

describe('feed cells', () => {
  it.each([
    ['24995', 24_995],
    ['24995.5', 24_995.5],
    ['$24,995', 24_995],
    ['24995.00 USD', 24_995],
    ['0', null],
    ['N/A', null],
  ])('read the price %s as %o', (text, value) => {
    expect(readPrice(text)).toMatchObject({ ok: true, value });
  });

  it.each(['-1', '24.995,00', '1,2,3', '1e5', 'about 5', '999999999'])('reject the price %s', (text) => {
    expect(readPrice(text).ok).toBe(false);
  });

  it.each([
    ['32100', '', 32_100],
    ['32,100 mi', '', 32_100],
    ['32k', '', 32_000],
    ['100 km', '', 62],
    ['100', 'KM', 62],
  ])('read the mileage %s %s as %i', (text, unit, value) => {
    expect(readMiles(text, unit)).toMatchObject({ ok: true, value });
  });
});
