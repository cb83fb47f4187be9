import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';

const carport = testService();
const recommend = (body: unknown) => carport.send('POST', '/fi/renewals/recommend', body);

const VIN = '1HGCM82633A004352';
const CONTRACT = { termMonths: 60, startDate: '2025-03-01', productType: 'VSC' };
/** Model year 2017: its exemplar contracts began on 2018-06-15. */
const AGED = 'F1XPENDG0HCBY0001';

describe('POST /fi/renewals/recommend answers OK', () => {
  it('with an assessment of each contract and overall, and the law behind them', async () => {
    const { status, body } = await recommend({
      vin: VIN.toLowerCase(),
      asOf: '2029-11-01',
      contracts: [CONTRACT, { ...CONTRACT, startDate: '2029-01-01' }],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      type: 'OK',
      vin: VIN,
      source: 'contracts',
      assessment: 'renew-soon',
      law: { renewSoon: { daysLeftMax: 180 }, renewNow: { daysLeftMax: 60 } },
      provenance: { environment: 'sandbox', simulated: true },
    });
    expect(body.contracts).toMatchObject([
      { assessment: 'renew-soon', endDate: '2030-03-01', daysLeft: 120 },
      { assessment: 'no-action', endDate: '2034-01-01' },
    ]);
    expect(body.contracts[0].derivation.endDate).toBe('2025-03-01 + 60 months = 2030-03-01');
  });

  it.each([
    ['2029-01-01', 'no-action', undefined],
    ['2029-10-01', 'renew-soon', undefined],
    ['2030-02-01', 'renew-now', undefined],
    ['2030-03-20', 'renew-now', true],
    ['2030-06-01', 'renew-now', false],
  ])('as of %s with %s', async (asOf, assessment, reinstatable) => {
    const { body } = await recommend({ vin: VIN, asOf, contracts: [CONTRACT] });
    expect(body.assessment).toBe(assessment);
    expect(body.reinstatable).toBe(reinstatable);
  });

  it('as of today by default', async () => {
    expect((await recommend({ vin: VIN, contracts: [CONTRACT] })).body.asOf).toBe('2026-11-27');
  });

  it('by miles too when an odometer is sent', async () => {
    const contracts = [{ ...CONTRACT, termMiles: 60_000 }];
    const { body } = await recommend({ vin: VIN, asOf: '2026-01-01', contracts, odometer: 57_000 });
    expect(body.contracts[0]).toMatchObject({ assessment: 'renew-now', milesLeft: 3_000 });
  });

  it('for a whole extraction response, and for its contract alone', async () => {
    const content = 'VEHICLE SERVICE CONTRACT\nEffective Date: 03/01/2025\nTerm: 36 months';
    const extraction = await carport.send('POST', '/fi/extract', { kind: 'signed-contract', content });
    for (const extracted of [extraction.body, extraction.body.contract]) {
      const { body } = await recommend({ vin: VIN, asOf: '2028-02-01', extracted });
      expect(body).toMatchObject({ source: 'extracted', assessment: 'renew-now' });
      expect(body.contracts[0].endDate).toBe('2028-03-01');
      expect(body.defaultedFields).toContain('price');
    }
  });

  it('with contracts preferred over an extraction, and an extraction over contracts in force', async () => {
    const extracted = { termMonths: 36, startDate: '2025-03-01' };
    expect((await recommend({ vin: VIN, contracts: [CONTRACT], extracted })).body.source).toBe('contracts');
    expect((await recommend({ vin: VIN, contracts: [], extracted })).body.source).toBe('extracted');
    expect((await recommend({ vin: VIN, contracts: [] })).body.source).toBe('in-force');
  });

  it('for the labeled example contract of a VIN, with old cars due for renewal', async () => {
    const { body } = await recommend({ vin: AGED });
    expect(body).toMatchObject({
      source: 'in-force',
      inForce: 'exemplar',
      assessment: 'renew-now',
      reinstatable: false,
    });
    expect(body.provenance).toMatchObject({ simulated: true, source: 'sample record' });
    expect((await recommend({ vin: AGED, asOf: '2019-01-01' })).body.assessment).toBe('no-action');
  });
});

describe('POST /fi/renewals/recommend refuses', () => {
  const paths = (body: { problems: { path: string }[] }) => body.problems.map(({ path }) => path).sort();

  it('everything that is missing or wrong in one answer', async () => {
    const contracts = [{ termMonths: 0 }, { termMonths: 12, startDate: '2025-02-30', colour: 'red' }];
    const { status, body } = await recommend({ vin: 'short', asOf: 'soon', contracts, term: 1 });
    expect(status).toBe(400);
    expect(paths(body)).toEqual([
      'asOf',
      'contracts[0].startDate',
      'contracts[0].termMonths',
      'contracts[1].colour',
      'contracts[1].startDate',
      'term',
      'vin',
    ]);
  });

  it('an extraction without term and start, naming where they were expected', async () => {
    expect(paths((await recommend({ vin: VIN, extracted: {} })).body)).toEqual([
      'extracted.startDate',
      'extracted.termMonths',
    ]);
    expect(paths((await recommend({ vin: VIN, extracted: { contract: { termMonths: 12 } } })).body)).toEqual([
      'extracted.contract.startDate',
    ]);
  });

  it('a contract that ends before it starts', async () => {
    const { body } = await recommend({ vin: VIN, contracts: [{ ...CONTRACT, endDate: '2025-02-28' }] });
    expect(paths(body)).toEqual(['contracts[0].endDate']);
  });
});
