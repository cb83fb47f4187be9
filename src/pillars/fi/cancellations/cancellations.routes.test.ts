import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';

const carport = testService();
const contract = { price: '2400.00', termMonths: 60, startDate: '2025-03-01' };
const quote = (body: unknown) => carport.send('POST', '/fi/cancellations/quote', body);

describe('POST /fi/cancellations/quote answers OK', () => {
  it('with the refund, its derivation, and the rule behind it', async () => {
    const { status, body } = await quote({ contract: { ...contract, state: 'tx' }, asOf: '2026-09-15' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      type: 'OK',
      refund: { amount: '1610.02', method: 'pro-rata', basis: 'time', usedFraction: 0.30832421, fee: '50.00' },
      rule: { state: 'TX', basis: 'statute', freeLookDays: 30, feeCap: '50.00', confidence: 'high' },
      provenance: { environment: 'sandbox', simulated: true, source: 'fi-sandbox' },
    });
    expect(body.refund.derivation.at(-1)).toMatchObject({ step: 'refund', value: '1610.02' });
  });

  it('in any of the three money formats', async () => {
    for (const price of ['2400', 2400, { amount: 2400, currency: 'USD' }]) {
      const { body } = await quote({ contract: { ...contract, price, state: 'CA' }, asOf: '2026-09-15' });
      expect(body.refund.amount).toBe('1635.02');
    }
  });

  it('by miles when the odometer and the mile limit are both sent', async () => {
    const sale = { ...contract, state: 'CA', termMiles: 60_000, saleOdometer: 12_000 };
    const { body } = await quote({ contract: sale, asOf: '2026-09-15', odometer: 42_000 });
    expect(body.refund).toMatchObject({ amount: '1175.00', basis: 'miles', usedFraction: 0.5, fee: '25.00' });
  });

  it('with miles counted from zero, and a note, when the odometer at sale is unknown', async () => {
    const { body } = await quote({
      contract: { ...contract, termMiles: 60_000 },
      asOf: '2026-09-15',
      odometer: 42_000,
    });
    expect(body.refund.usedFraction).toBe(0.7);
    expect(body.disclosures.join(' ')).toContain('counted from zero');
  });

  it('as of today by default', async () => {
    const { body } = await quote({ contract });
    expect(body.refund.asOf).toBe('2026-11-27');
  });

  it('by the model-act default, with a note, without a known state', async () => {
    for (const state of [undefined, 'ZZ']) {
      const { body } = await quote({ contract: { ...contract, state }, asOf: '2026-09-15' });
      expect(body.refund.amount).toBe('1610.02');
      expect(body.rule).toMatchObject({ state: null, basis: 'model-act-default' });
      expect(body.disclosures.join(' ')).toContain('model-act default');
    }
  });

  it('by the waiver rule for GAP', async () => {
    const { body } = await quote({ contract: { ...contract, state: 'CA', productType: 'GAP' }, asOf: '2026-09-15' });
    expect(body.refund.amount).toBe('1660.02');
    expect(body.rule.method).toBe('pro-rata-by-days');
  });

  it('in full before the start and with zero after the end', async () => {
    expect((await quote({ contract, asOf: '2025-01-01' })).body.refund).toMatchObject({
      amount: '2400.00',
      method: 'free-look',
    });
    expect((await quote({ contract, asOf: '2031-01-01' })).body.refund.amount).toBe('0.00');
  });

  it('less claims where the state deducts them', async () => {
    const claimed = { ...contract, state: 'MO', claimsPaid: '400.00' };
    expect((await quote({ contract: claimed, asOf: '2026-09-15' })).body.refund).toMatchObject({
      amount: '1210.02',
      claimsDeducted: '400.00',
    });
  });
});

describe('POST /fi/cancellations/quote refuses', () => {
  it('everything that is missing or wrong in one answer', async () => {
    const { status, body } = await quote({
      contract: { termMonths: 0, termMiles: 0, state: 'Texas' },
      asOf: '2026-02-30',
      odometer: -1,
      colour: 'red',
    });
    expect(status).toBe(400);
    expect(body.type).toBe('BLOCKED');
    expect(body.problems.map((one: { path: string }) => one.path).sort()).toEqual([
      'asOf',
      'colour',
      'contract.price',
      'contract.startDate',
      'contract.state',
      'contract.termMiles',
      'contract.termMonths',
      'odometer',
    ]);
  });
});

describe('POST /fi/cancellations/quote names the payees', () => {
  const contract = { price: '900.00', termMonths: 60, startDate: '2026-01-15', state: 'CO', productType: 'GAP' };
  const quote = async (loan?: object) =>
    (await carport.send('POST', '/fi/cancellations/quote', { contract, asOf: '2026-07-15', ...(loan && { loan }) }))
      .body;

  it('as the lienholder up to the payoff, then the buyer, within the state’s deadline', async () => {
    const body = await quote({ lienholder: 'Harborline Test Bank', payoff: '300.00' });
    const { refund, payment } = body;
    expect(refund.fee).toBe('25.00');
    const rest = (Number(refund.amount) - 300).toFixed(2);
    expect(payment).toEqual({
      dueBy: '2026-08-14',
      latePenalty: null,
      payees: [
        { to: 'lienholder', name: 'Harborline Test Bank', amount: '300.00' },
        { to: 'buyer', amount: rest },
      ],
    });
  });

  it('as the lienholder alone when the payoff is unknown, and the buyer alone without a loan', async () => {
    const known = await quote({ lienholder: 'Harborline Test Bank' });
    expect(known.payment.payees).toMatchObject([{ to: 'lienholder', amount: known.refund.amount }]);
    const none = await quote();
    expect(none.payment.payees).toEqual([{ to: 'buyer', amount: none.refund.amount }]);
  });

  it('as the buyer alone once the loan is paid off, unless something is still owed', async () => {
    const quotePaidOff = (loan: object) =>
      carport.send('POST', '/fi/cancellations/quote', { contract, asOf: '2026-07-15', reason: 'payoff', loan });
    const { body } = await quotePaidOff({ lienholder: 'Harborline Test Bank' });
    expect(body.payment.payees).toEqual([{ to: 'buyer', amount: body.refund.amount }]);
    const owed = await quotePaidOff({ lienholder: 'Harborline Test Bank', payoff: '12.34' });
    expect(owed.body.payment.payees[0]).toMatchObject({ to: 'lienholder', amount: '12.34' });
  });
});

describe('POST /fi/cancellations/quote returns the whole payment', () => {
  const contract = { price: '2400.00', termMonths: 60, startDate: '2025-03-01', state: 'TX', dealerCost: '900.00' };

  it('split by payer, with late charges, and without a fee when the provider cancels', async () => {
    const body = { contract, asOf: '2026-09-15', reason: 'provider', paidOn: '2026-12-15' };
    const { refund, payment, trigger, rule } = (await carport.send('POST', '/fi/cancellations/quote', body)).body;
    expect(refund).toMatchObject({ amount: '1660.02', fee: '0.00' });
    expect(trigger).toEqual({ reason: 'provider', requestRequired: false, requestWithinDays: null });
    expect(payment.funding).toEqual([
      { by: 'administrator', amount: '622.51' },
      { by: 'dealer', amount: '1037.51' },
    ]);
    // Due by 2026-10-30: two months begun at 10 % of 1,660.02.
    expect(payment).toMatchObject({ dueBy: '2026-10-30', lateCharge: '332.00' });
    expect(rule).toMatchObject({ verifiedOn: '2026-11-28', assignment: expect.stringContaining('later holder') });
  });
});
