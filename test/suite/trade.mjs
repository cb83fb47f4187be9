/** The suite, second part: purchase, F&I, credit, refinance and dealer. */
import { origin, vars } from 'suite:env';
import { connect, kindOf, movesIn, namedIn } from 'suite:module';
import { describe, expect, it } from 'vitest';

const carport = connect(origin);

describe('buy', () => {
  const figures = { salesPrice: '31500.00', downPayment: '4000.00', term: 60, zip: '94105' };
  let deal = '';
  let dealId = '';

  it('opens a deal without a key', async () => {
    const body = { vin: vars.demoVin, buyer: { zip: '94105', name: 'Ada Lovelace' } };
    const opened = await carport.post('/buy/deals', body);
    expect(kindOf(opened)).toBe('200 OK');
    dealId = opened.body.dealId;
    deal = `/buy/deals/${dealId}`;
  });

  it('previews a purchase before there is a deal', async () => {
    expect(kindOf(await carport.get(`/buy/${vars.demoVin}`))).toBe('200 OK');
  });

  it('lists every missing field at once', async () => {
    expect(namedIn(await carport.post('/buy/deals', {}))).toEqual(['buyer', 'buyer.zip', 'vin']);
    expect(namedIn(await carport.post(`${deal}/esign`, {}))).toEqual(['signer', 'signer.name']);
  });

  it('offers one checkout link until the figures change', async () => {
    await carport.post(`${deal}/desk`, figures);
    const offered = await carport.post(`${deal}/checkout`);
    expect(kindOf(offered)).toBe('402 OFFER');
    expect((await carport.post(`${deal}/checkout`)).body.checkoutUrl).toBe(offered.body.checkoutUrl);
    const page = new URL(offered.body.checkoutUrl);
    expect((await carport.get(`${page.pathname}${page.search}`)).body.status).toBe('open');
    await carport.post(`${deal}/desk`, { ...figures, downPayment: '5000.00' });
    expect((await carport.get(`${page.pathname}${page.search}`)).body.status).toBe('superseded');
  });

  it('refuses an illegal move and lists the legal ones', async () => {
    const reply = await carport.post(`${deal}/deliver`, {});
    expect(kindOf(reply)).toBe('409 REFUSED');
    expect(movesIn(reply)).toContain('esign');
  });

  it('delivers after signing, notarization, stipulations and insurance', async () => {
    const signing = await carport.post(`${deal}/esign`, { signer: { name: 'Ada Lovelace' } });
    expect([kindOf(signing), signing.body.handoff.kind]).toEqual(['402 OFFER', 'sign']);
    await carport.post(`${deal}/esign/ceremony`);
    const notarized = await carport.post(`${deal}/notarize`, { signer: { name: 'Ada Lovelace' } });
    expect(notarized.body.provenance.source).toBe('notary-sandbox');
    await carport.post(`${deal}/stips`, { stips: ['driver-license', 'proof-of-income'] });
    await carport.post(`${deal}/insurance`, { policy: { policyNumber: 'HM-204-118' } });
    expect((await carport.post(`${deal}/deliver`, {})).body.state).toBe('DELIVERED');
  });

  it('refuses to settle without the operator bearer token', async () => {
    const reply = await carport.post(`${deal}/settle`, {
      order_id: `suite-${dealId}`,
      amount_total: 1,
      currency: 'usd',
    });
    expect(['401 REFUSED', '503 UNCONFIGURED']).toContain(kindOf(reply));
  });

  it('returns the events in order, and a checklist of eight steps', async () => {
    const { events, lastSeq } = (await carport.get(`${deal}/events`)).body;
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
    expect(events.at(-1).seq).toBe(lastSeq);
    expect(events.map(({ type }) => type)).toContain('Document.signed@1');
    const checklist = (await carport.get(`${deal}/checklist`)).body;
    expect([checklist.total, checklist.steps.length]).toEqual([8, 8]);
  });

  it('shows a keyed deal to its account only', async () => {
    const [mine, other] = [await carport.mint(), await carport.mint()];
    const body = { vin: vars.demoVin, buyer: { zip: '94105' } };
    const own = (await carport.post('/buy/deals', body, { key: mine })).body.dealId;
    expect((await carport.get(`/buy/deals/${own}`, { key: mine })).status).toBe(200);
    expect(kindOf(await carport.get(`/buy/deals/${own}`, { key: other }))).toBe('404 EMPTY');
  });

  it('replays the answer to a repeated Idempotency-Key, and refuses another body', async () => {
    const once = { key: await carport.mint(), headers: { 'idempotency-key': `suite-${dealId}` } };
    const body = { vin: vars.demoVin, buyer: { zip: '94105' } };
    const [first, again] = [await carport.post('/buy/deals', body, once), await carport.post('/buy/deals', body, once)];
    expect(again.body.dealId).toBe(first.body.dealId);
    expect(kindOf(await carport.post('/buy/deals', { ...body, vin: vars.plainVin }, once))).toBe('409 REFUSED');
  });
});

describe('fi', () => {
  const desked = {
    salesPrice: '33000.00',
    amountFinanced: '32000.00',
    monthlyPayment: '544.04',
    zip: '78701',
    term: 72,
    financeType: 'Loan',
  };

  it('requires an MSRP for GAP, and rates other products without one', async () => {
    expect((await carport.post('/fi/quotes', { vin: vars.demoVin, desked })).body.code).toBe('missing-msrp');
    expect(kindOf(await carport.post('/fi/quotes', { vin: vars.demoVin, desked, productTypes: ['VSC'] }))).toBe(
      '200 OK',
    );
    expect((await carport.post('/fi/quotes', { vin: 'SHORT', desked })).body.code).toBe('invalid-vin');
  });

  it('takes a quote through menu and contracts to capture', async () => {
    const priced = { ...desked, vehicleMSRP: '34000.00' };
    const { dealId } = (await carport.post('/fi/quotes', { vin: vars.demoVin, desked: priced })).body;
    const deal = `/fi/deals/${dealId}`;
    const { packages } = (await carport.post(`${deal}/menu`)).body;
    expect(packages.map((one) => one.package)).toEqual(['Good', 'Better', 'Best']);
    await carport.post(`${deal}/menu/present`);
    const unread = await carport.post(`${deal}/menu/select`, { package: 'Better', disclosuresAcknowledged: false });
    expect(unread.body.type).toBe('BLOCKED');
    await carport.post(`${deal}/menu/select`, { package: 'Better', disclosuresAcknowledged: true });
    await carport.post(`${deal}/contract/stage`);
    await carport.post(`${deal}/contract/approve`);
    const unlicensed = await carport.post(`${deal}/contract/capture`, { fiManager: { name: 'Dana Reyes' } });
    expect(unlicensed.body.code).toBe('unlicensed-capture');
    const fiManager = { name: 'Dana Reyes', licenseNumber: 'TX-482913' };
    expect(kindOf(await carport.post(`${deal}/contract/capture`, { fiManager }))).toBe('200 OK');
  });

  it('states for each contract whether coverage is in force or lapsed', async () => {
    const { contracts } = (await carport.get(`/fi/inforce/${vars.demoVin}`)).body;
    expect(contracts.length).toBeGreaterThan(0);
    for (const { coverage } of contracts) expect(['in-force', 'lapsed']).toContain(coverage);
  });

  it('extracts only fields that the document states', async () => {
    const nothing = await carport.post('/fi/extract', { kind: 'generic', content: 'lorem ipsum' });
    expect(nothing.body.extraction.basis).toBe('canned-sample-extraction-input-not-parsed');
    const content = `VEHICLE SERVICE CONTRACT\nVIN: ${vars.plainVin}\nTerm: 60 Months / 75,000 Miles`;
    const read = await carport.post('/fi/extract', { kind: 'signed-contract', content });
    expect(read.body.extraction.basis).toBe('parsed-from-submitted-content');
    expect(read.body.extraction.fields.vin).toBe(vars.plainVin);
  });

  it('refunds less as a contract gets older', async () => {
    const contract = { price: '2400.00', termMonths: 60, startDate: '2025-03-01', state: 'TX' };
    const refundAt = async (asOf) =>
      Number((await carport.post('/fi/cancellations/quote', { contract, asOf })).body.refund.amount);
    expect(await refundAt('2025-03-02')).toBeGreaterThan(await refundAt('2027-03-02'));
  });

  it('assesses a renewal as of the given date', async () => {
    const contracts = [{ termMonths: 60, startDate: '2025-03-01', productType: 'VSC' }];
    const assess = async (asOf) =>
      (await carport.post('/fi/renewals/recommend', { vin: vars.plainVin, contracts, asOf })).body.assessment;
    expect(await assess('2025-06-01')).toBe('no-action');
    expect(await assess('2030-06-01')).toBe('renew-now');
  });

  it('reconciles the sandbox ledger and states its scoring rule', async () => {
    const { body } = await carport.post('/fi/gl/reconcile', {});
    expect([body.source, body.matchLaw.floor]).toEqual(['sandbox-fixture', 0.6]);
  });
});

describe('credit', () => {
  const applicant = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    address: '1 Analytical Way',
    city: 'San Francisco',
    state: 'CA',
    zip: '94105',
  };
  const consent = { consentedAt: '2026-06-15T17:00:00Z', evidence: 'I agree to a soft pull of my credit file' };

  it('refuses a credit pull without consent', async () => {
    expect((await carport.post('/credit/prequal', { applicant })).body.code).toBe('consent-required');
  });

  it('returns the same score for the same applicant, and frozen and missing files by last name', async () => {
    const prequal = async (lastName) =>
      (await carport.post('/credit/prequal', { applicant: { ...applicant, lastName }, consent })).body;
    const { score } = await prequal('Lovelace');
    expect(score.value).toBeGreaterThan(549);
    expect(score.value).toBeLessThan(900);
    expect((await prequal('Lovelace')).score).toEqual(score);
    expect((await prequal('Frozen')).result).toBe('frozen');
    expect((await prequal('Nohit')).result).toBe('no-hit');
  });

  it('records a credit decision on the deal', async () => {
    const { dealId } = (await carport.post('/buy/deals', { vin: vars.demoVin, buyer: { zip: '94105' } })).body;
    await carport.post(`/buy/deals/${dealId}/desk`, {
      salesPrice: '31500.00',
      downPayment: '4000.00',
      term: 60,
      zip: '94105',
    });
    expect(kindOf(await carport.post('/credit/decisions/simulate', { dealId, decision: 'approved' }))).toBe('200 OK');
    const { events } = (await carport.get(`/buy/deals/${dealId}/events`)).body;
    expect(events.map(({ type }) => type)).toContain('CreditApplication.decisioned@1');
  });
});

describe('financing', () => {
  const lien = { vin: vars.demoVin, currentBalance: '24000.00', currentApr: '11.49', remainingTermMonths: 52 };

  it('offers only lower rates, and the same offers for the same lien', async () => {
    const offered = await carport.post('/financing/refinance/quotes', lien);
    expect(kindOf(offered)).toBe('402 OFFER');
    for (const { apr } of offered.body.offers) expect(Number(apr)).toBeLessThan(11.49);
    expect((await carport.post('/financing/refinance/quotes', lien)).text).toBe(offered.text);
  });

  it('answers EMPTY for a rate below the floor', async () => {
    const reply = await carport.post('/financing/refinance/quotes', { ...lien, currentApr: '1.00' });
    expect(kindOf(reply)).toBe('200 EMPTY');
  });
});

describe('dealer', () => {
  it('shows inventory to everyone and leads to their account only', async () => {
    expect(kindOf(await carport.get('/dealer/inventory'))).toBe('200 OK');
    expect(kindOf(await carport.get('/dealer/inventory?make=none'))).toBe('200 EMPTY');
    expect((await carport.get('/dealer/leads')).status).toBe(401);
    const [key, other] = [await carport.mint(), await carport.mint()];
    const lead = await carport.post(
      '/dealer/leads',
      { vin: vars.demoVin, customer: { name: 'Grace Hopper' } },
      { key },
    );
    expect(lead.body.state).toBe('CAPTURED');
    expect((await carport.get('/dealer/leads', { key })).text).toContain(lead.body.leadId);
    expect(kindOf(await carport.get('/dealer/leads', { key: other }))).toBe('200 EMPTY');
  });

  it('answers EMPTY for the book of an unknown deal', async () => {
    const key = await carport.mint();
    expect(kindOf(await carport.get('/dealer/deals/deal_unknown', { key }))).toBe('404 EMPTY');
  });
});
