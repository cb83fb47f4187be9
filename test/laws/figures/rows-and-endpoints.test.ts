// Law: capability rows and main endpoints return the same results, over generated requests to one service.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCapabilities } from '#conformance/capabilities.ts';
import { HARD_CEILING_DOLLARS } from '#kernel/offer.ts';
import { testService } from '#test/builders.ts';

const carport = testService();
const VIN = 'F1XDEMCR4SDEM0001';
// One of them is a bus, whose model year position 7 does not decide.
const VINS = ['5YJ3E1EA7KF317000', '1HGCM82633A004352', 'KM8J3CA48PU800476', '1M8GDM9AXKP042788', VIN];
const RUNS = { numRuns: 8 };
const { at } = await loadCapabilities();

type Values = Readonly<Record<string, string | number | readonly string[]>>;

/** The value that a row returns. */
async function row(path: string, values: Values) {
  const method = at(path)?.verb.method ?? 'GET';
  const query = Object.entries(values).map(([name, value]) => [name, String(value)]);
  const sent = await (method === 'GET'
    ? carport.get(`${path}?${new URLSearchParams(query)}`)
    : carport.send('POST', path, values));
  expect(sent.status, `${path} ${sent.text}`).toBe(200);
  return sent.body.value;
}

async function ok(method: 'GET' | 'POST', path: string, body?: object) {
  const sent = await (method === 'GET' ? carport.get(path) : carport.send('POST', path, body));
  expect([200, 201, 402], `${path} ${sent.text.slice(0, 400)}`).toContain(sent.status);
  return sent.body;
}

const desk = async (figures: object) => {
  const { dealId } = await ok('POST', '/buy/deals', { vin: VIN, buyer: { zip: '78701' } });
  const { desked } = await ok('POST', `/buy/deals/${dealId}/desk`, { zip: '78701', ...figures });
  return { dealId, desked };
};

const dollars = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((cents) => (cents / 100).toFixed(2));
const aprPct = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 1, max: 2_400 }).map((points) => points / 100),
);
const term = fc.constantFrom(24, 36, 48, 60, 72, 84);
const score = fc.integer({ min: 300, max: 850 });

describe('loan rows and /payments', () => {
  it('agree on the payment, the interest, the balance and the Truth in Lending figures', async () => {
    await fc.assert(
      fc.asyncProperty(dollars(12_000, 60_000), aprPct, term, fc.nat(24), async (price, rate, months, made) => {
        const address = `/payments/${VIN}?price=${price}&zip=78701&downPayment=1500&term=${months}&interestRate=${rate}&schedule=1`;
        const { paymentsData, totalTaxesAndFees, schedule } = await ok('GET', address);
        const { truthInLending, payments } = schedule;
        const scenario = await row('/desk-scenarios/compute-payment', {
          salePrice: price,
          downPayment: 1500,
          fees: totalTaxesAndFees,
          aprPct: rate,
          termMonths: months,
        });
        const monthly = Number(scenario.monthly);
        expect(Number(scenario.financed)).toBe(paymentsData.loanAmount);
        expect(monthly).toBe(paymentsData.loanMonthlyPaymentWithTaxes);
        expect(Number(scenario.totalInterest)).toBe(truthInLending.financeCharge);

        const account = await row('/loan-accounts/amortize-balance', {
          originalPrincipal: scenario.financed,
          aprPct: rate,
          termMonths: months,
          paymentsMade: made,
        });
        expect(Number(account.remaining)).toBe(made === 0 ? Number(scenario.financed) : payments[made - 1].balance);

        const box = await row('/econtracts/compute-truth-in-lending', {
          amountFinanced: scenario.financed,
          paymentAmount: scenario.monthly,
          lastPayment: payments.at(-1).payment.toFixed(2),
          termMonths: months,
          downPayment: 1500,
        });
        expect(Number(box.totalOfPayments)).toBe(truthInLending.totalOfPayments);
        expect(Number(box.financeCharge)).toBe(truthInLending.financeCharge);
        expect(Number(box.totalSalePrice)).toBe(truthInLending.totalSalePrice);
        const contract = {
          amountFinanced: scenario.financed,
          aprPct: rate,
          termMonths: months,
          paymentAmount: scenario.monthly,
        };
        expect((await row('/econtracts/check-payment-math', contract)).valid).toBe(true);
        const changed = { financed: scenario.financed, quotedAprPct: rate, newAprPct: rate, termMonths: months };
        expect((await row('/spot-deliveries/compute-payment-change', changed)).revised).toBe(scenario.monthly);
        const terms = await row('/desk-scenarios/compare-terms', { financed: scenario.financed, aprPct: rate });
        if (months >= 48) expect(terms[`at${months}`]).toBe(scenario.monthly);
      }),
      RUNS,
    );
  });

  it('agree on the credit tier of a score', async () => {
    await fc.assert(
      fc.asyncProperty(score, async (value) => {
        const { apr } = await ok('GET', `/apr/${VIN}?creditScore=${value}`);
        const { tier } = await row('/prequalifications/assign-tier', { score: value });
        const same = await ok('GET', `/payments/${VIN}?price=20000&zip=78701&creditScore=${value}&term=60`);
        expect(same.apr).toEqual(apr);
        const { dealId } = await desk({ salesPrice: '20000.00', downPayment: '2000.00', term: 60 });
        const decision = await ok('POST', '/credit/decisions/simulate', { dealId, decision: 'declined', score: value });
        const letters = { S: 'super-prime', A: 'prime', B: 'near-prime', C: 'subprime', D: 'deep-subprime' } as const;
        expect(letters[decision.tier as keyof typeof letters]).toBe(tier);
      }),
      RUNS,
    );
  });
});

describe('deal rows and the desk', () => {
  const figures = fc.record({
    salesPrice: dollars(15_000, 60_000),
    downPayment: dollars(0, 4_000),
    tradeIn: dollars(0, 4_000),
    tradeInPayoff: dollars(0, 6_000),
    rebate: dollars(0, 1_500),
    term,
    interestRate: aprPct,
  });

  it('agree on the trade, the total, the amount financed and the tax credit', async () => {
    await fc.assert(
      fc.asyncProperty(figures, async (input) => {
        const { desked } = await desk({ ...input, financeType: 'Loan' });
        const taxes = desked.taxes.combinedSalesTax;
        const fees = desked.fees.combinedFees;
        const { salesPrice, downPayment, tradeIn, tradeInPayoff, rebate } = input;
        const deal = await row('/deals/compute-amount-financed', {
          salePrice: salesPrice,
          taxes,
          fees,
          tradeAllowance: tradeIn,
          tradePayoff: tradeInPayoff,
          downPayment,
          rebates: rebate,
        });
        expect(deal.amountFinanced).toBe(desked.amountFinanced);
        const { equity } = await row('/trade-ins/compute-equity', { allowance: tradeIn, payoff: tradeInPayoff });
        expect(equity).toBe(deal.netTrade);

        const { outTheDoor } = await row('/quotes/compute-out-the-door', {
          sellingPrice: salesPrice,
          docFee: desked.fees.docFee,
          taxAmount: taxes,
          titleFee: desked.fees.titleFee,
          registrationFee: (Number(desked.fees.registrationFee) + Number(desked.fees.dmvFee)).toFixed(2),
        });
        const due = await row('/buyers-orders/compute-balance-due', {
          cashPrice: salesPrice,
          docFee: desked.fees.docFee,
          salesTax: taxes,
          titleAndRegistration: (Number(fees) - Number(desked.fees.docFee)).toFixed(2),
          tradeDifference: (Number(equity) + Number(rebate)).toFixed(2),
        });
        expect(due.total).toBe(outTheDoor);
        expect(due.balanceDue).toBe(desked.total);

        // Tex. Tax Code 152.002(b): a trade-in reduces the taxable price.
        const whole = await desk({ ...input, tradeIn: '0.00', tradeInPayoff: '0.00', financeType: 'Loan' });
        const saved = await row('/trade-ins/compute-tax-credit', { allowance: tradeIn, taxRatePct: 6.25, state: 'TX' });
        const difference = Number(whole.desked.taxes.combinedSalesTax) - Number(taxes);
        // The endpoint rounds two taxes; the row rounds their difference.
        expect(Math.abs(Number(saved.taxSaved) - difference)).toBeLessThan(0.011);
      }),
      RUNS,
    );
  });

  it('agree on the lease payment, the residual, the rate and the amount due at signing', async () => {
    const lease = fc.record({
      salesPrice: dollars(20_000, 50_000),
      downPayment: dollars(0, 3_000),
      term: fc.constantFrom(24, 30, 36, 39, 48),
      moneyFactor: fc.integer({ min: 0, max: 400 }).map((value) => value / 100_000),
      residualPct: fc.integer({ min: 30, max: 60 }),
    });
    await fc.assert(
      fc.asyncProperty(lease, async ({ residualPct, ...input }) => {
        const { residual } = await row('/residual-values/compute-residual-amount', {
          msrp: input.salesPrice,
          residualPct,
        });
        const { desked } = await desk({ ...input, residual, financeType: 'Lease' });
        expect(desked.residual).toBe(residual);
        const worked = await row('/leases/compute-lease-payment', {
          capCost: desked.amountFinanced,
          residual,
          moneyFactor: input.moneyFactor,
          termMonths: input.term,
        });
        const base = desked.derivation.find((step: { figure: string }) => step.figure === 'basePayment');
        expect(worked.base).toBe(base.value);
        expect((Number(worked.depreciation) + Number(worked.rentCharge)).toFixed(2)).toBe(worked.base);
        const rate = await row('/rate-sheets/convert-money-factor-to-apr', { moneyFactor: input.moneyFactor });
        expect(rate.aprPct).toBe(desked.interestRate);
        const { feesAtSigning, upfrontTax } = {
          feesAtSigning: Number(desked.fees.combinedFees) - Number(desked.fees.acquisitionFee),
          upfrontTax: Number(desked.taxes.combinedSalesTax),
        };
        const signing = await row('/leases/compute-due-at-signing', {
          firstPayment: desked.monthlyPayment,
          capReduction: input.downPayment,
          acquisitionFee: feesAtSigning.toFixed(2),
          upfrontTaxes: upfrontTax.toFixed(2),
        });
        expect(signing.dueAtSigning).toBe(desked.dueAtSigning);
      }),
      RUNS,
    );
  });
});

describe('credit rows and the lender', () => {
  it('agree on payment, debts and loan to income and value, and on the advance', async () => {
    await fc.assert(
      fc.asyncProperty(
        dollars(15_000, 45_000),
        dollars(1_000, 9_000),
        dollars(0, 2_000),
        score,
        async (salesPrice, monthlyIncome, monthlyDebts, value) => {
          const { dealId, desked } = await desk({ salesPrice, downPayment: '1000.00', term: 48 });
          const body = { dealId, decision: 'declined', score: value, monthlyIncome, monthlyDebts };
          const { ratios, buyRate, customerRate, notice } = await ok('POST', '/credit/decisions/simulate', body);
          const loan = { financed: desked.amountFinanced, quotedAprPct: Number(customerRate), termMonths: 48 };
          const { quoted } = await row('/spot-deliveries/compute-payment-change', {
            ...loan,
            newAprPct: Number(buyRate),
          });
          const pti = await row('/credit-applications/compute-payment-to-income', { payment: quoted, monthlyIncome });
          const debts = (Number(quoted) + Number(monthlyDebts)).toFixed(2);
          const dti = await row('/credit-applications/compute-debt-to-income', { monthlyDebts: debts, monthlyIncome });
          const ltv = await row('/refinances/compute-loan-to-value', {
            currentBalance: desked.amountFinanced,
            vehicleValue: desked.guideValue,
          });
          expect(Number(ratios.pti)).toBeCloseTo(pti.ptiPct, 1);
          expect(Math.abs(Number(ratios.pti) - pti.ptiPct)).toBeLessThan(0.00501);
          expect(Math.abs(Number(ratios.dti) - dti.dtiPct)).toBeLessThan(0.00501);
          expect(Math.abs(Number(ratios.ltv) - ltv.ltvPct)).toBeLessThan(0.00501);
          const gap = { amountFinanced: desked.amountFinanced, msrp: desked.guideValue };
          expect((await row('/gap-waivers/compute-loan-to-msrp', gap)).ltvPct).toBe(ltv.ltvPct);
          const decided = await row('/adverse-actions/compute-notice-deadline', { decidedOn: notice.score.date });
          expect(decided.mailBy).toBe(notice.dueBy);
          const rich = { dealId, decision: 'approved', score: value, monthlyIncome: '90000.00' };
          const { approved } = await ok('POST', '/credit/decisions/simulate', rich);
          const { maxAdvance } = await row('/lender-programs/compute-max-advance', {
            bookValue: desked.guideValue,
            maxLtvPct: approved.maxAdvancePct,
          });
          expect(Number(approved.amountFinanced)).toBe(Math.min(Number(desked.amountFinanced), Number(maxAdvance)));
        },
      ),
      RUNS,
    );
  });

  it('agree on the amount that a payment buys', async () => {
    await fc.assert(
      fc.asyncProperty(
        dollars(1_500, 5_000),
        fc.constantFrom('94105', '10001', '60601'),
        async (monthlyIncome, zip) => {
          const applicant = { firstName: 'Ada', lastName: 'Lovelace', address: '1 A St', city: 'X', state: 'CA', zip };
          const consent = { consentedAt: '2026-11-27T11:00:00Z', evidence: 'checkbox' };
          const { buyingPower } = await ok('POST', '/credit/prequal', { applicant, consent, monthlyIncome });
          const { maxMonthlyPayment, estimatedApr, termMonths, maxAmountFinanced, limitedBy } = buyingPower;
          const input = { maxPayment: maxMonthlyPayment, aprPct: Number(estimatedApr), termMonths };
          const { loan } = await row('/prequalifications/estimate-buying-power', input);
          if (limitedBy === 'income') expect(loan).toBe(maxAmountFinanced);
          else expect(Math.abs(Number(loan) - Number(maxAmountFinanced))).toBeLessThan(termMonths * 0.01);
          const target = { targetPayment: maxMonthlyPayment, aprPct: Number(estimatedApr), termMonths };
          const salePrice = (Number(loan) + 1500).toFixed(2);
          const down = await row('/desk-scenarios/solve-down-for-payment', { ...target, salePrice });
          expect(down).toEqual({ loanable: loan, downNeeded: '1500.00' });
          const price = await row('/desk-scenarios/solve-price-for-payment', { ...target, downPayment: '1500.00' });
          expect(price).toEqual({ loanable: loan, price: salePrice });
        },
      ),
      RUNS,
    );
  });

  it('agree on a refinance: savings, payoff, per diem', async () => {
    await fc.assert(
      fc.asyncProperty(dollars(8_000, 40_000), fc.constantFrom(9.5, 11.49, 14.2), async (balance, currentApr) => {
        const lien = { vin: VIN, currentBalance: balance, currentApr, remainingTermMonths: 50 };
        const quote = await ok('POST', '/financing/refinance/quotes', lien);
        const [offer] = quote.offers;
        const saved = await row('/refinances/compute-monthly-saving', {
          currentBalance: balance,
          currentAprPct: currentApr,
          remainingMonths: 50,
          newAprPct: Number(offer.apr),
          newTerm: offer.termMonths,
        });
        expect(saved.current).toBe(quote.currentPayment);
        expect(saved.proposed).toBe(offer.monthlyPayment);
        expect(saved.saving).toBe(offer.monthlySavings);
        expect(saved.lifetimeSaving).toBe(offer.lifetimeSavings);
        const { perDiem } = await row('/payoffs/compute-per-diem', { principal: balance, ratePct: currentApr });
        expect(perDiem).toBe(quote.closing.perDiem);
        const through = { principal: balance, perDiem, quotedOn: '2026-11-27', payOn: quote.closing.fundingDate };
        expect((await row('/payoffs/compute-payoff-through', through)).payoff).toBe(quote.closing.payoff);
      }),
      RUNS,
    );
  });
});

describe('F&I rows and endpoints', () => {
  it('agree on a refund, the end of coverage and the renewal', async () => {
    await fc.assert(
      fc.asyncProperty(dollars(500, 4_000), fc.constantFrom(24, 36, 60), fc.nat(900), async (price, months, days) => {
        const startDate = '2025-01-31';
        const asOf = new Date(Date.parse(startDate) + (days + 61) * 86_400_000).toISOString().slice(0, 10);
        const contract = { price, termMonths: months, startDate, productType: 'VSC', state: 'CO' };
        const quote = await ok('POST', '/fi/cancellations/quote', { contract, asOf });
        const { fee } = quote.refund;
        const { refund } = await row('/product-cancellations/compute-pro-rata-refund', {
          price,
          startsOn: startDate,
          termMonths: months,
          requestedOn: asOf,
          adminFee: fee,
        });
        expect(refund).toBe(quote.refund.amount);
        const coverage = { startsOn: startDate, termMonths: months, startOdometer: 10, termMiles: 60_000 };
        const { endsOn } = await row('/service-contracts/compute-coverage-end', coverage);
        const renewal = await ok('POST', '/fi/renewals/recommend', {
          vin: VIN,
          contracts: [{ termMonths: months, startDate }],
          asOf,
        });
        const { recommendation } = await row('/product-renewals/recommend-action', { expiresOn: endsOn, asOf });
        expect(recommendation).toBe(renewal.contracts[0].assessment);
      }),
      RUNS,
    );
  });
});

describe('rows of vehicles, ownership and prices', () => {
  it.each(VINS)('agree on the VIN decode of %s', async (vin) => {
    const decoded = await ok('GET', `/vin/${vin}`);
    expect((await row('/vin-checks/decode-build-region', { vin })).region).toBe(decoded.origin);
    expect((await row('/vin-checks/decode-model-year', { vin })).modelYear).toBe(decoded.vehicle.year);
    const segments = await row('/vin-checks/split-segments', { vin });
    expect([segments.wmi, segments.squish]).toEqual([decoded.wmi, decoded.squishVin]);
    const digit = await row('/vin-checks/compute-check-digit', { vin });
    expect([digit.supplied, digit.agrees]).toEqual([decoded.checkDigit, decoded.checksum]);
    expect((await row('/vin-checks/validate-check-digit', { vin })).valid).toBe(decoded.checksum);
  });

  it.each(['78701', '94105', '10001'])('agree on the fuel cost of a year at %s', async (zip) => {
    const { tco, derivation } = await ok('GET', `/tco/${VIN}?zip=${zip}`);
    const { inputs } = derivation.find((step: { figure: string }) => step.figure === 'tco: fuel');
    const { cost } = await row('/ownership-costs/compute-annual-fuel-cost', {
      annualMiles: inputs.milesPerYear,
      mpg: inputs.milesPerGallon,
      fuelPrice: inputs.price,
    });
    expect(Math.round(Number(cost))).toBe(tco.years['1'].fuel);
  });

  it('agree on posted prices and on the ceiling', async () => {
    const { rates, hardCeiling } = await ok('GET', '/pricing');
    const price = (path: string) =>
      Number(rates.find((rate: { path: string; method: string }) => rate.path === path)?.price);
    const plan = { listingCalls: 0, fiQuotes: 0, refinanceQuotes: 0, dataReads: 0 };
    const one = async (name: keyof typeof plan) =>
      Number((await row('/price-books/price-call-plan', { ...plan, [name]: 1 })).total);
    expect(await one('listingCalls')).toBe(price('/listings'));
    expect(await one('fiQuotes')).toBe(price('/fi/quotes'));
    expect(await one('refinanceQuotes')).toBe(price('/financing/refinance/quotes'));
    expect(await one('dataReads')).toBe(price('/build/{vin}'));
    expect(hardCeiling).toBe(HARD_CEILING_DOLLARS);
    expect(await row('/price-books/test-spend-ceiling', { spend: hardCeiling.toFixed(2) })).toEqual({
      withinCeiling: true,
      over: '0.00',
    });
  });

  it('agree on the format of an API key', async () => {
    const { key } = await ok('POST', '/keys');
    const form = { keyPrefix: key.slice(0, key.lastIndexOf('_')), length: key.length };
    expect((await row('/api-keys/check-key-format', form)).valid).toBe(true);
  });
});
