/** Tests the contract extracted from a document. */

import { describe, expect, test } from 'vitest';
import { parseVin, type Vin } from '#kernel/vin.ts';
import { contractOfDocument } from './contract-of-document.ts';
import { extractDocument, PARSED } from './extraction.ts';

const DEMO = parseVin('F1XDEMCR4SDEM0001') as Vin;
const contractOf = (content: string) =>
  contractOfDocument(extractDocument('signed-contract', content), { demoVin: DEMO, currentYear: 2026 });

describe('the contract extracted from a document', () => {
  test('uses every stated term and names no default when all are stated', () => {
    const contract = contractOf(
      'VEHICLE SERVICE CONTRACT\nVIN: 1HGCM82633A004352\nTerm: 48/60,000\nEffective Date: 01/01/2025\nExpiration Date: 01/01/2029\nContract Price: $1,995.00\nDeductible: $0.00',
    );
    expect(contract).toEqual({
      productType: 'VSC',
      vin: '1HGCM82633A004352',
      termMonths: 48,
      termMiles: 60_000,
      startDate: '2025-01-01',
      endDate: '2029-01-01',
      price: '1995.00',
      deductible: '0.00',
      defaultedFields: [],
    });
  });

  test('names each term missing in the document', () => {
    const contract = contractOf('Term: 36 months\nEffective Date: 03/01/2025');
    expect(contract).toMatchObject({ termMonths: 36, startDate: '2025-03-01', endDate: '2028-03-01', vin: DEMO });
    expect(contract.defaultedFields).toEqual(['productType', 'vin', 'termMiles', 'endDate', 'price', 'deductible']);
  });

  test('derives a missing term from the stated dates, and still reports it as a default', () => {
    const contract = contractOf('Start Date: 2025-01-31\nEnd Date: 2028-01-31\nPrice: $500.00');
    expect(contract).toMatchObject({ termMonths: 36, endDate: '2028-01-31' });
    expect(contract.defaultedFields).toContain('termMonths');
  });

  test('starts on the sale date when no other date is stated', () => {
    expect(contractOf('Sale Date: 2025-02-02\nPrice: $1.00').startDate).toBe('2025-02-02');
  });

  test('has no miles by default for a product without them', () => {
    expect(contractOf('GAP WAIVER\nTerm: 72 months').termMiles).toBeNull();
  });

  test('ignores an end date before the start', () => {
    const contract = contractOf('Start Date: 2025-01-01\nEnd Date: 2024-01-01');
    expect(contract).toMatchObject({ endDate: '2030-01-01' });
    expect(contract.defaultedFields).toContain('endDate');
  });

  test('is the sample with every term a default when nothing is recognized', () => {
    const contract = contractOf('nothing to see');
    expect(contract).toMatchObject({
      contractNumber: 'SAMPLE-0001',
      vin: DEMO,
      startDate: '2026-06-15',
      termMonths: 60,
    });
    expect(contract.defaultedFields).toHaveLength(8);
  });

  test.each([
    ['a family that is none', { productType: 'ABC' }, { productType: 'VSC' }],
    ['a family', { productType: 'GAP' }, { productType: 'GAP', termMiles: null }],
    [
      'a period',
      { effectiveDate: '2026-01-01', expirationDate: '2026-07-01' },
      { endDate: '2026-07-01', termMonths: 6 },
    ],
    [
      'a start beside another expiration',
      { startDate: '2026-01-01', expirationDate: '2026-07-01' },
      { endDate: '2031-01-01', termMonths: 60 },
    ],
    ['an end on its start', { startDate: '2026-01-01', endDate: '2026-01-01' }, { endDate: '2031-01-01' }],
    [
      'an end a day later',
      { startDate: '2026-01-01', endDate: '2026-01-02' },
      { endDate: '2026-01-02', termMonths: 1 },
    ],
    ['no date', { startDate: 'soon', saleDate: '2026-02-02' }, { startDate: '2026-02-02' }],
    ['a number for a date', { startDate: 5, saleDate: '2026-02-02' }, { startDate: '2026-02-02' }],
    ['a VIN without a model year', { vin: 'F1X0PENDX0CBY0001' }, { startDate: '2026-06-15' }],
    ['an insured person', { insured: 'Jane' }, { customer: 'Jane' }],
  ])('with %s follows from it', (_what, fields, expected) => {
    const extraction = { kind: 'signed-contract', basis: PARSED, confidence: 0.9, fields, spans: {} } as const;
    expect(contractOfDocument(extraction, { demoVin: DEMO, currentYear: 2026 })).toMatchObject(expected);
  });

  test('keeps the car named in the document, and starts by its model year', () => {
    const contract = contractOf('VEHICLE SERVICE CONTRACT\nVehicle: 2003 Honda Accord\nTerm: 60 months');
    expect(contract).toMatchObject({
      vehicle: { year: 2003, make: 'Honda', model: 'Accord' },
      startDate: '2004-06-15',
    });
    expect(contract.defaultedFields).toContain('vin');
  });
});
