import { describe, expect, it } from 'vitest';
import { vehicleFees } from '#domain/desk/fees/vehicle-fees.ts';
import { STATE_CODES } from '#domain/places/states.ts';
import { dollars } from '#kernel/money.ts';
import { testService } from '#test/builders.ts';
import { loadCapabilities } from '../../capabilities.ts';
import { LEGAL_DEFAULTS } from './legal-defaults.ts';

const carport = testService();
const ask = (path: string) => carport.get(`${path}&asOf=2026-11-28`);

describe('a legal default of a capability row', () => {
  it.each<[string, object, object]>([
    [
      '/total-losses/test-total-loss?repairEstimate=8000&actualCashValue=10000&salvageValue=0',
      { thresholdTotal: true },
      {},
    ],
    [
      '/total-losses/test-total-loss?repairEstimate=7900&actualCashValue=10000&salvageValue=0&state=FL',
      { thresholdTotal: false },
      { input: 'thresholdPct', value: 80, authority: 'Fla. Stat. 319.30(3)' },
    ],
    [
      '/title-brands/test-salvage-threshold?repairCost=6000&actualCashValue=10000&state=OK',
      { salvage: true },
      { input: 'thresholdPct', value: 60 },
    ],
    [
      '/temp-tags/compute-expiry?issuedOn=2026-11-01&state=OH',
      { expiresOn: '2026-12-16' },
      { input: 'validDays', value: 45, authority: 'R.C. 4503.182' },
    ],
    [
      '/liens/count-release-deadline?satisfiedOn=2026-11-01&state=AZ',
      { releaseBy: '2026-11-16' },
      { input: 'statutoryDays', value: 15, verifiedOn: '2026-11-28' },
    ],
    [
      '/lemon-law-cases/compute-use-offset?purchasePrice=40000&firstRepairMiles=6000&state=NJ',
      { offset: '2400.00' },
      { input: 'divisorMiles', value: 100_000 },
    ],
  ])('%s', async (path, value, law) => {
    const { status, body } = await ask(path);
    expect(status).toBe(200);
    expect(body.value).toMatchObject(value);
    if (Object.keys(law).length === 0) expect(body).not.toHaveProperty('law');
    else expect(body.law).toEqual([expect.objectContaining(law)]);
  });

  it('leaves the first 12,000 miles of a New York lemon out of the use deduction', async () => {
    const { body } = await ask(
      '/lemon-law-cases/compute-use-offset?purchasePrice=40000&firstRepairMiles=15000&state=NY',
    );
    expect(body.value).toEqual({ offset: '1200.00', refund: '38800.00' });
    expect(body.law.map(({ input, value }: { input: string; value: unknown }) => [input, value])).toEqual([
      ['firstRepairMiles', 3_000],
      ['divisorMiles', 100_000],
    ]);
  });

  it('yields to a value in the request', async () => {
    const path = '/temp-tags/compute-expiry?issuedOn=2026-11-01&state=OH&validDays=10';
    const { body } = await ask(path);
    expect(body.value).toEqual({ expiresOn: '2026-11-11' });
    expect(body).not.toHaveProperty('law');
  });

  it('keeps the row’s default, without an authority, where the state’s figure is unknown', async () => {
    const { body } = await ask('/state-inspections/compute-next-inspection?inspectedOn=2026-01-31&state=FL');
    expect(body.value).toEqual({ dueOn: '2027-01-31' });
    expect(body.law).toEqual([expect.objectContaining({ input: 'validMonths', value: 12, authority: null })]);
  });

  it('applies the trade-in credit of the state', async () => {
    const taxSavedIn = async (state: string) =>
      (await ask(`/trade-ins/compute-tax-credit?allowance=20000&taxRatePct=6&state=${state}`)).body.value.taxSaved;
    expect(await taxSavedIn('TX')).toBe('1200.00');
    expect(await taxSavedIn('CA')).toBe('0.00');
    // MCL 205.51: 12,000 in 2026.
    expect(await taxSavedIn('MI')).toBe('720.00');
    const order = '/buyers-orders/compute-sales-tax?cashPrice=30000&tradeDifference=10000&taxRatePct=7.25';
    expect((await ask(`${order}&state=CA`)).body.value).toEqual({ taxable: '30000.00', tax: '2175.00' });
    expect((await ask(`${order}&state=TX`)).body.value).toEqual({ taxable: '20000.00', tax: '1450.00' });
    const capped = (
      await ask('/buyers-orders/compute-sales-tax?cashPrice=30000&tradeDifference=15000&taxRatePct=6&state=MI')
    ).body;
    expect(capped.value).toEqual({ taxable: '18000.00', tax: '1080.00' });
    expect(capped.law).toContainEqual(expect.objectContaining({ input: 'tradeDifference', value: '12000.00' }));
  });

  it.each(STATE_CODES)('uses the same title and document fee for %s as the desk', (state) => {
    const on = '2026-11-28';
    const car = { msrp: dollars(30_000), condition: 'used', odometer: 30_000, ageYears: 3 } as const;
    const { fees } = vehicleFees({ state, asOf: on, salesPrice: dollars(30_000), car, financed: true });
    const defaultOf = (row: string, input: string) =>
      dollars(Number(LEGAL_DEFAULTS[row]?.find((one) => one.input === input)?.resolve(state, on)?.value));
    expect(defaultOf('quotes.compute-out-the-door', 'titleFee')).toBe(fees.titleFee);
    expect(defaultOf('deals.compute-total-gross', 'docFee')).toBe(fees.docFee);
  });

  it('taxes a car by the desk’s rates for the ZIP and ignores a rate in the request', async () => {
    const order = '/buyers-orders/compute-sales-tax?cashPrice=40000';
    for (const path of [`${order}&zip=53202`, `${order}&zip=53202&taxRatePct=1`]) {
      const { value, law } = (await ask(path)).body;
      expect(value).toEqual({ taxable: '40000.00', tax: '3160.00' });
      const rates = law.filter(({ input }: { input: string }) => input === 'taxRatePct');
      expect(rates.map(({ value: pct }: { value: number }) => pct)).toEqual([5, 0.9, 2]);
    }
  });

  it('distinguishes new from used where the law of the ZIP does', async () => {
    const path = '/trade-ins/compute-tax-credit?allowance=10000&zip=43215';
    expect((await ask(path)).body.value).toEqual({ taxSaved: '0.00' });
    expect((await ask(`${path}&condition=new`)).body.value).toEqual({ taxSaved: '800.00' });
  });

  it('uses the fixed and weight-based lines of the state’s registration', async () => {
    const { value, law } = (await ask('/registrations/compute-weight-fee?grossWeight=3800&state=FL')).body;
    expect(value).toEqual({ fee: '298.60' });
    expect(law).toContainEqual(expect.objectContaining({ value: 32.5, authority: 'Fla. Stat. 320.08(2)' }));
  });

  it.each([
    ['00000', 'zip'],
    ['00901', 'zip'],
    ['53202&state=IL', 'state'],
  ])('refuses the ZIP %s', async (sent, path) => {
    const { status, body } = await ask(`/buyers-orders/compute-sales-tax?cashPrice=40000&zip=${sent}`);
    expect(status).toBe(400);
    expect(body.problems).toEqual([expect.objectContaining({ path })]);
  });

  it('refuses a state outside the 51 jurisdictions by name', async () => {
    const { status, body } = await ask('/temp-tags/compute-expiry?issuedOn=2026-11-01&state=PR');
    expect(status).toBe(400);
    expect(body.problems).toEqual([expect.objectContaining({ path: 'state' })]);
  });

  it('belongs to an input of its row and cites a law in every state that has one', async () => {
    const { families } = await loadCapabilities();
    for (const [row, defaults] of Object.entries(LEGAL_DEFAULTS)) {
      const [noun, verbName] = row.split('.');
      const verb = families.find((family) => family.noun === noun)?.verbs.find((one) => one.verb === verbName);
      expect(verb?.kind, row).toBe('calculate');
      const inputs = verb?.kind === 'calculate' ? verb.formula().inputs : [];
      for (const { input, resolve, counts } of defaults) {
        const found = inputs.find(({ name }) => name === input);
        expect(found, `${row}.${input}`).toBeDefined();
        expect(found?.fallback !== undefined || counts !== undefined, `${row}.${input}`).toBe(true);
        for (const state of STATE_CODES) {
          const figure = resolve(state, '2026-11-28');
          if (figure !== undefined) expect(figure.law.authority.length, `${row} ${state}`).toBeGreaterThan(3);
        }
      }
    }
  });
});

describe('the Rule of 78', () => {
  const refundFor = (termMonths: number, more = '') =>
    ask(`/product-cancellations/compute-rule-of-78-refund?price=1200&termMonths=${termMonths}&monthsUsed=6${more}`);

  it('cites the federal ban and refuses terms beyond 61 months', async () => {
    // 6 × 7 of 12 × 13 parts.
    const { body } = await refundFor(12);
    expect(body.value).toEqual({ left: 6, refund: '323.08' });
    expect(body.law).toEqual([expect.objectContaining({ authority: '15 USC 1615(b)', verifiedOn: '2026-11-28' })]);
    expect((await refundFor(61)).status).toBe(200);
    const barred = await refundFor(62);
    expect(barred.status).toBe(400);
    expect(barred.body.problems[0]).toMatchObject({ path: 'termMonths', expected: expect.stringContaining('1615(b)') });
  });

  it('is refused where the state requires a pro-rata refund', async () => {
    expect((await refundFor(12, '&state=PA')).status).toBe(200);
    const { status, body } = await refundFor(12, '&state=TX');
    expect([status, body.problems[0].path]).toEqual([400, 'termMonths']);
    expect(body.problems[0].expected).toContain('1304.1581');
  });
});
