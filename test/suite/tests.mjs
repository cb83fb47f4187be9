/** The published acceptance suite: one promise after another, pillar by pillar, against whatever deployment runs it. */
import { origin, vars } from 'suite:env';
import { connect, kindOf, movesIn, namedIn, sample } from 'suite:module';
import { beforeAll, describe, expect, it } from 'vitest';

const { get, post, send, mint } = connect(origin);
const { demoVin, plainVin } = vars;

describe('discovery', () => {
  it('serves the suite that the card pins', async () => {
    const card = (await get('/.well-known/agents.json')).body;
    const bytes = new TextEncoder().encode((await get('/suite.json')).text);
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    expect(card.interfaces.testSuite.digest).toBe(`sha256:${hex}`);
  });

  it('answers every probe of the card as the card says', async () => {
    const { probes } = (await get('/.well-known/agents.json')).body;
    const kindAt = async ({ url }, query = '') => kindOf(await get(url.slice(new URL(url).origin.length) + query));
    expect(await kindAt(probes.keyless)).toBe('200 OK');
    for (const probe of probes.knownEmpty) expect(await kindAt(probe)).toBe('200 EMPTY');
    for (const probe of probes.knownForbidden) expect(await kindAt(probe)).toBe('403 BLOCKED');
    const { hardCeiling } = (await get('/pricing')).body;
    const spend = (amount) => kindAt(probes.overCeiling, `?${probes.overCeiling.param}=${amount}`);
    expect(await spend(0)).toBe('200 OK');
    expect(await spend(hardCeiling / 2)).toBe('200 OK');
    expect(await spend(hardCeiling)).toBe('200 OK');
    expect(await spend(hardCeiling + 0.01)).toBe('402 OFFER');
    expect(await spend(hardCeiling * 500)).toBe('402 OFFER');
  });

  it('serves the front page in the face that is asked for', async () => {
    const face = async (accept) => (await get('/', { headers: { accept } })).contentType.split(';')[0];
    expect(await face('text/html,application/xhtml+xml,*/*;q=0.8')).toBe('text/html');
    expect(await face('text/markdown')).toBe('text/markdown');
    expect(await face('application/json')).toBe('application/json');
    expect(await face('*/*')).toBe('application/json');
  });

  it('prices every operation of its contract', async () => {
    const { paths } = (await get('/openapi.json')).body;
    const operations = Object.values(paths).flatMap((item) =>
      Object.values(item).map(({ operationId }) => operationId),
    );
    const { rates } = (await get('/pricing')).body;
    expect(rates.map(({ operation }) => operation).sort()).toEqual(operations.sort());
  });

  it('publishes a request schema for every POST', async () => {
    const { paths } = (await get('/openapi.json')).body;
    for (const { post: operation } of Object.values(paths)) {
      if (operation === undefined) continue;
      expect(operation.requestBody.content['application/json'].schema).toBeDefined();
    }
  });

  it('speaks MCP without a key and lists its tools', async () => {
    const reply = await post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' });
    expect(reply.status).toBe(200);
    const names = reply.body.result.tools.map(({ name }) => name);
    expect(names).toContain('search');
    expect(names).toContain('fetch');
  });

  it('never answers 406 and never HTML away from the front page', async () => {
    for (const accept of ['text/html', 'application/xml', 'image/png'])
      for (const path of ['/pricing', '/listings', `/vin/${demoVin}`, '/nowhere-at-all']) {
        const reply = await get(path, { headers: { accept } });
        expect(reply.status === 406).toBe(false);
        expect(reply.contentType).toContain('application/json');
      }
  });

  it('answers an unknown address with a typed nothing and the nearest real ones', async () => {
    const reply = await get('/listing');
    expect(kindOf(reply)).toBe('404 EMPTY');
    expect(reply.body.nearest).toContain('/listings');
  });
});

describe('data', () => {
  it('decodes a VIN in any case and by its estate address', async () => {
    const decoded = await get(`/vin/${demoVin}`);
    expect(kindOf(decoded)).toBe('200 OK');
    expect(decoded.body.vinValid).toBe(true);
    expect((await get(`/decode/${demoVin.toLowerCase()}`)).body).toEqual(decoded.body);
  });

  it('says of every simulated car that it is simulated', async () => {
    for (const path of [`/vin/${plainVin}`, `/${plainVin}`, `/specs/${plainVin}`]) {
      const { provenance } = (await get(path)).body;
      expect(provenance.source === 'platform gateway' || provenance.simulated === true).toBe(true);
    }
  });

  it('refuses what is no VIN', async () => {
    expect(kindOf(await get('/vin/NOT-A-VIN'))).toBe('400 BLOCKED');
    expect(kindOf(await get(`/vin/${demoVin.replace(/.$/, 'O')}`))).toBe('400 BLOCKED');
  });

  it('composes a record with the asking price of its listing', async () => {
    const record = (await get(`/${demoVin}`)).body;
    const listing = (await get(`/listings/${demoVin}`)).body;
    expect(Number(record.listing.askingPrice)).toBe(listing.data.retailListing.price);
    expect(record.links.buy).toContain(`/buy/${demoVin}`);
  });

  it('finds by both filter dialects and pages without loss', async () => {
    const estate = (await get('/listings?make=Toyota&price_max=30000&includes=total')).body;
    const canonical = (await get('/listings?vehicle.make=Toyota&retailListing.price=0-30000&includes=total')).body;
    expect(estate.total).toBe(canonical.total);
    expect(estate.total).toBeGreaterThan(0);
  });

  it('names a stranger parameter on every rail', async () => {
    for (const path of ['/listings', `/payments/${demoVin}`, `/tco/${demoVin}`, '/dealer/inventory']) {
      const reply = await get(`${path}?stranger=1`);
      expect(kindOf(reply)).toBe('400 BLOCKED');
      expect(namedIn(reply)).toContain('stranger');
    }
  });

  it('gives the same bytes for the same question, and none when nothing has changed', async () => {
    const [first, second] = [await get(`/taxes/${demoVin}`), await get(`/taxes/${demoVin}`)];
    expect(second.text).toBe(first.text);
    const etag = (await get(`/vin/${demoVin}`)).headers.get('etag');
    expect((await get(`/vin/${demoVin}`, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });
});

describe('account', () => {
  it('mints a key once, counts what it spends, and retires it', async () => {
    const key = await mint();
    await get('/listings', { key });
    const { usage } = (await get('/usage', { key })).body;
    expect([usage.spendToDate, usage.remainingCeiling]).toEqual(['0.01', '24.99']);
    const successor = (await post('/keys/rotate', undefined, { key })).body.key;
    expect(kindOf(await get('/usage', { key }))).toBe('401 BLOCKED');
    expect((await get('/usage', { key: successor })).body.usage.spendToDate).toBe('0.01');
    expect((await send('DELETE', '/keys/me', undefined, { key: successor })).body.state).toBe('REVOKED');
  });

  it('asks for a key where one is needed and says where to get it', async () => {
    const reply = await get('/usage');
    expect(kindOf(reply)).toBe('401 BLOCKED');
    expect(reply.body.reason).toContain('POST /keys');
  });
});

describe('buy', () => {
  const figures = { salesPrice: '31500.00', downPayment: '4000.00', term: 60, zip: '94105' };
  let deal = '';
  let dealId = '';
  beforeAll(async () => {
    dealId = (await post('/buy/deals', { vin: demoVin, buyer: { zip: '94105', name: 'Ada Lovelace' } })).body.dealId;
    deal = `/buy/deals/${dealId}`;
  });

  it('previews a purchase before there is a deal', async () => {
    expect(kindOf(await get(`/buy/${demoVin}`))).toBe('200 OK');
  });

  it('lists every field that is missing, at once', async () => {
    expect(namedIn(await post('/buy/deals', {}))).toEqual(['buyer', 'vin']);
    expect(namedIn(await post(`${deal}/esign`, {}))).toEqual(['signer']);
  });

  it('offers to pay by one link until the figures change', async () => {
    await post(`${deal}/desk`, figures);
    const offered = await post(`${deal}/checkout`);
    expect(kindOf(offered)).toBe('402 OFFER');
    expect((await post(`${deal}/checkout`)).body.checkoutUrl).toBe(offered.body.checkoutUrl);
    const page = new URL(offered.body.checkoutUrl);
    expect((await get(`${page.pathname}${page.search}`)).body.status).toBe('open');
    await post(`${deal}/desk`, { ...figures, downPayment: '5000.00' });
    expect((await get(`${page.pathname}${page.search}`)).body.status).toBe('superseded');
  });

  it('refuses a move that the state does not allow and says which it does', async () => {
    const reply = await post(`${deal}/deliver`, {});
    expect(kindOf(reply)).toBe('409 REFUSED');
    expect(movesIn(reply)).toContain('esign');
  });

  it('signs, notarizes, proves, insures and delivers', async () => {
    const signing = await post(`${deal}/esign`, { signer: { name: 'Ada Lovelace' } });
    expect([kindOf(signing), signing.body.handoff.kind]).toEqual(['402 OFFER', 'sign']);
    await post(`${deal}/esign/ceremony`);
    const notarized = await post(`${deal}/notarize`, { signer: { name: 'Ada Lovelace' } });
    expect(notarized.body.provenance.source).toBe('notary-sandbox');
    await post(`${deal}/stips`, { stips: ['driver-license', 'proof-of-income'] });
    await post(`${deal}/insurance`, { policy: { policyNumber: 'HM-204-118' } });
    expect((await post(`${deal}/deliver`, {})).body.state).toBe('DELIVERED');
  });

  it('settles for nobody without the operator’s bearer', async () => {
    const reply = await post(`${deal}/settle`, { order_id: `suite-${dealId}`, amount_total: 1, currency: 'usd' });
    expect(['401 REFUSED', '503 UNCONFIGURED']).toContain(kindOf(reply));
  });

  it('tells the story of the deal in order and in eight steps', async () => {
    const { events, lastSeq } = (await get(`${deal}/events`)).body;
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
    expect(events.at(-1).seq).toBe(lastSeq);
    expect(events.map(({ type }) => type)).toContain('Document.signed@1');
    const checklist = (await get(`${deal}/checklist`)).body;
    expect([checklist.total, checklist.steps.length]).toEqual([8, 8]);
  });

  it('shows a keyed deal to nobody else', async () => {
    const [mine, other] = [await mint(), await mint()];
    const body = { vin: demoVin, buyer: { zip: '94105' } };
    const own = (await post('/buy/deals', body, { key: mine })).body.dealId;
    expect((await get(`/buy/deals/${own}`, { key: mine })).status).toBe(200);
    expect(kindOf(await get(`/buy/deals/${own}`, { key: other }))).toBe('404 EMPTY');
  });

  it('answers a repeated request from memory', async () => {
    const once = { headers: { 'idempotency-key': `suite-${dealId}` } };
    const body = { vin: demoVin, buyer: { zip: '94105' } };
    const [first, again] = [await post('/buy/deals', body, once), await post('/buy/deals', body, once)];
    expect(again.body.dealId).toBe(first.body.dealId);
    expect(kindOf(await post('/buy/deals', { ...body, vin: plainVin }, once))).toBe('409 REFUSED');
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

  it('needs an MSRP for GAP, and goes on without GAP', async () => {
    expect((await post('/fi/quotes', { vin: demoVin, desked })).body.code).toBe('missing-msrp');
    expect(kindOf(await post('/fi/quotes', { vin: demoVin, desked, productTypes: ['VSC'] }))).toBe('200 OK');
    expect((await post('/fi/quotes', { vin: 'SHORT', desked })).body.code).toBe('invalid-vin');
  });

  it('carries a quote through menu and contract to coverage in force', async () => {
    const priced = { ...desked, vehicleMSRP: '34000.00' };
    const { dealId } = (await post('/fi/quotes', { vin: demoVin, desked: priced })).body;
    const deal = `/fi/deals/${dealId}`;
    const { packages } = (await post(`${deal}/menu`)).body;
    expect(packages.map((one) => one.package)).toEqual(['Good', 'Better', 'Best']);
    await post(`${deal}/menu/present`);
    const unread = await post(`${deal}/menu/select`, { package: 'Better', disclosuresAcknowledged: false });
    expect(unread.body.type).toBe('BLOCKED');
    await post(`${deal}/menu/select`, { package: 'Better', disclosuresAcknowledged: true });
    await post(`${deal}/contract/stage`);
    await post(`${deal}/contract/approve`);
    const unlicensed = await post(`${deal}/contract/capture`, { fiManager: { name: 'Dana Reyes' } });
    expect(unlicensed.body.code).toBe('unlicensed-capture');
    const fiManager = { name: 'Dana Reyes', licenseNumber: 'TX-482913' };
    expect(kindOf(await post(`${deal}/contract/capture`, { fiManager }))).toBe('200 OK');
  });

  it('reads coverage by the calendar', async () => {
    const { contracts } = (await get(`/fi/inforce/${demoVin}`)).body;
    expect(contracts.length).toBeGreaterThan(0);
    for (const { coverage } of contracts) expect(['in-force', 'lapsed']).toContain(coverage);
  });

  it('takes from a document only what the document says', async () => {
    const nothing = await post('/fi/extract', { kind: 'generic', content: 'lorem ipsum' });
    expect(nothing.body.extraction.basis).toBe('canned-sample-extraction-input-not-parsed');
    const content = `VEHICLE SERVICE CONTRACT\nVIN: ${plainVin}\nTerm: 60 Months / 75,000 Miles`;
    const read = await post('/fi/extract', { kind: 'signed-contract', content });
    expect(read.body.extraction.basis).toBe('parsed-from-submitted-content');
    expect(read.body.extraction.fields.vin).toBe(plainVin);
  });

  it('refunds less the longer a contract has run', async () => {
    const contract = { price: '2400.00', termMonths: 60, startDate: '2025-03-01', state: 'TX' };
    const refundAt = async (asOf) =>
      Number((await post('/fi/cancellations/quote', { contract, asOf })).body.refund.amount);
    expect(await refundAt('2025-03-02')).toBeGreaterThan(await refundAt('2027-03-02'));
  });

  it('recommends a renewal by the day it is asked on', async () => {
    const contracts = [{ termMonths: 60, startDate: '2025-03-01', productType: 'VSC' }];
    const assess = async (asOf) =>
      (await post('/fi/renewals/recommend', { vin: plainVin, contracts, asOf })).body.assessment;
    expect(await assess('2025-06-01')).toBe('no-action');
    expect(await assess('2030-06-01')).toBe('renew-now');
  });

  it('posts the law that it reconciles by', async () => {
    const { body } = await post('/fi/gl/reconcile', {});
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

  it('asks no bureau without consent', async () => {
    expect((await post('/credit/prequal', { applicant })).body.code).toBe('consent-required');
  });

  it('scores by name and zip, frozen and unknown files by last name', async () => {
    const prequal = async (lastName) =>
      (await post('/credit/prequal', { applicant: { ...applicant, lastName }, consent })).body;
    const { score } = await prequal('Lovelace');
    expect(score.value).toBeGreaterThan(549);
    expect(score.value).toBeLessThan(900);
    expect((await prequal('Lovelace')).score).toEqual(score);
    expect((await prequal('Frozen')).result).toBe('frozen');
    expect((await prequal('Nohit')).result).toBe('no-hit');
  });

  it('lands a decision on the deal', async () => {
    const { dealId } = (await post('/buy/deals', { vin: demoVin, buyer: { zip: '94105' } })).body;
    await post(`/buy/deals/${dealId}/desk`, { salesPrice: '31500.00', downPayment: '4000.00', term: 60, zip: '94105' });
    expect(kindOf(await post('/credit/decisions/simulate', { dealId, decision: 'approved' }))).toBe('200 OK');
    const { events } = (await get(`/buy/deals/${dealId}/events`)).body;
    expect(events.map(({ type }) => type)).toContain('CreditApplication.decisioned@1');
  });
});

describe('financing', () => {
  const lien = { vin: demoVin, currentBalance: '24000.00', currentApr: '11.49', remainingTermMonths: 52 };

  it('offers only what is better, the same for the same lien', async () => {
    const offered = await post('/financing/refinance/quotes', lien);
    expect(kindOf(offered)).toBe('402 OFFER');
    for (const { apr } of offered.body.offers) expect(Number(apr)).toBeLessThan(11.49);
    expect((await post('/financing/refinance/quotes', lien)).text).toBe(offered.text);
  });

  it('has nothing to offer below the floor', async () => {
    const reply = await post('/financing/refinance/quotes', { ...lien, currentApr: '1.00' });
    expect(kindOf(reply)).toBe('200 EMPTY');
  });
});

describe('dealer', () => {
  it('shows its rooftop to everyone and its leads to its key alone', async () => {
    expect(kindOf(await get('/dealer/inventory'))).toBe('200 OK');
    expect(kindOf(await get('/dealer/inventory?make=none'))).toBe('200 EMPTY');
    expect((await get('/dealer/leads')).status).toBe(401);
    const [key, other] = [await mint(), await mint()];
    const lead = await post('/dealer/leads', { vin: demoVin, customer: { name: 'Grace Hopper' } }, { key });
    expect(lead.body.state).toBe('CAPTURED');
    expect((await get('/dealer/leads', { key })).text).toContain(lead.body.leadId);
    expect(kindOf(await get('/dealer/leads', { key: other }))).toBe('200 EMPTY');
  });

  it('keeps its book to itself', async () => {
    const key = await mint();
    expect(kindOf(await get('/dealer/deals/deal_unknown', { key }))).toBe('404 EMPTY');
  });
});

describe('conformance', () => {
  it('lists every capability with honest totals', async () => {
    const { totals, total } = (await get('/conformance?limit=1')).body;
    expect(totals.requirements).toBe(total);
    expect(totals.live + totals.sandbox).toBe(totals.requirements);
    expect((await get('/verify')).body.totals).toEqual(totals);
  });

  it('answers a sample of its rows', async () => {
    const key = await mint();
    const { conformance } = (await get('/conformance?limit=500')).body;
    const lists = conformance.filter(({ kind }) => kind === 'list');
    for (const { path } of sample(lists, 8))
      expect(['200 OK', '200 EMPTY']).toContain(kindOf(await get(path, { key })));
    const creates = conformance.filter(({ kind }) => kind === 'create');
    for (const { path } of sample(creates, 4)) {
      const reply = await post(path, { strangerMember: 1 }, { key });
      expect(kindOf(reply)).toBe('400 BLOCKED');
      expect(namedIn(reply)).toContain('strangerMember');
    }
  });
});
