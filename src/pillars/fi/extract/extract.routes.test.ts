import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';

const carport = testService();
const extract = (body: unknown) => carport.send('POST', '/fi/extract', body);

const CONTRACT = `VEHICLE SERVICE CONTRACT
Contract Number: VSC-0012345
VIN: 1HGCM82633A004352
Contract Purchase Date: 03/01/2025
Term: 60 Months / 75,000 Miles
Contract Price: $2,495.00`;

describe('POST /fi/extract answers OK', () => {
  it('with the stated fields, each with its position and confidence', async () => {
    const { status, body } = await extract({ kind: 'signed-contract', content: CONTRACT });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      type: 'OK',
      documentRef: 'inline:content',
      extraction: {
        kind: 'signed-contract',
        basis: 'parsed-from-submitted-content',
        fields: {
          productType: 'VSC',
          contractNumber: 'VSC-0012345',
          vin: '1HGCM82633A004352',
          saleDate: '2025-03-01',
          termMonths: 60,
          termMiles: 75_000,
          price: '2495.00',
        },
      },
      provenance: { environment: 'sandbox', simulated: true, source: 'extraction-sandbox' },
    });
    expect(Object.keys(body.extraction.fields)).toHaveLength(7);
    const { start, end, text, confidence } = body.extraction.spans.price;
    expect(CONTRACT.slice(start, end)).toBe(text);
    expect(confidence).toBeGreaterThan(0.9);
  });

  it('with a contract whose defaults are named and appear in no field', async () => {
    const { body } = await extract({ kind: 'signed-contract', content: 'Term: 36 months', documentRef: 'upload:7' });
    expect(body.documentRef).toBe('upload:7');
    expect(body.extraction.fields).toEqual({ termMonths: 36 });
    expect(body.contract).toMatchObject({ termMonths: 36, productType: 'VSC' });
    expect(body.contract.defaultedFields).toEqual([
      'productType',
      'vin',
      'termMiles',
      'startDate',
      'endDate',
      'price',
      'deductible',
    ]);
  });

  it('with the canned sample, no field and no confidence, when nothing is recognized', async () => {
    for (const kind of ['drivers-license', 'signed-contract', 'payoff-letter', 'insurance-card', 'generic']) {
      const { body } = await extract({ kind, content: 'hello there' });
      expect(body.extraction).toEqual({
        kind,
        basis: 'canned-sample-extraction-input-not-parsed',
        fields: {},
        spans: {},
      });
      expect(body.contract.defaultedFields).toHaveLength(8);
    }
  });

  it('with the same bytes for the same document', async () => {
    const first = await extract({ kind: 'generic', content: CONTRACT });
    expect((await extract({ kind: 'generic', content: CONTRACT })).text).toBe(first.text);
  });
});

describe('POST /fi/extract refuses', () => {
  it('an unknown kind, empty content and unknown members in one response', async () => {
    const { status, body } = await extract({ kind: 'passport', content: '', pages: 2 });
    expect(status).toBe(400);
    expect(body).toMatchObject({ type: 'BLOCKED', code: 'validation-failed' });
    expect(body.problems.map(({ path }: { path: string }) => path).sort()).toEqual(['content', 'kind', 'pages']);
  });
});
