import { describe, expect, it } from 'vitest';
import { storeOver } from '#ports/event-store.ts';
import { testService } from '#test/builders.ts';
import { testStores } from '#test/stores/chosen.ts';

async function newCaller() {
  const carport = testService();
  const key = await carport.mintKey();
  const post = (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
    carport.send('POST', path, body, { key, headers });
  const get = (path: string) => carport.get(path, { key });
  return { carport, key, post, get };
}

const check = { vin: '1HGCM82633A004352', source: 'scan' };

describe('an address in a capability family', () => {
  it('answers 405 with Allow for the wrong method, and 404 with the nearest rows for an unknown verb', async () => {
    const { get, post } = await newCaller();
    const wrong = await get('/vin-checks/submit');
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'OPTIONS, POST']);
    const read = await post('/vin-checks/list');
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    const none = await get('/vin-checks/lisst');
    expect(none.status).toBe(404);
    expect(none.body).toMatchObject({ type: 'EMPTY', code: 'no-such-address' });
    expect(none.body.nearest).toHaveLength(3);
    expect(none.body.nearest[0]).toBe('/vin-checks/list');
  });

  it('lists its methods for OPTIONS and unsupported methods, and returns 404 for an unknown verb', async () => {
    const { carport, get } = await newCaller();
    for (const [path, allow] of [
      ['/vin-checks/list', 'GET, HEAD, OPTIONS'],
      ['/vin-checks/submit', 'OPTIONS, POST'],
    ] as const) {
      expect((await carport.send('OPTIONS', path)).headers.get('allow')).toBe(allow);
      const { status, headers } = await carport.send('PUT', path, '{}');
      expect([status, headers.get('allow')]).toEqual([405, allow]);
    }
    const none = (await carport.send('PUT', '/vin-checks/lisst', '{}')).body;
    expect([none.code, none.nearest[0]]).toEqual(['no-such-address', '/vin-checks/list']);
    expect((await get('/vin%2Dchecks/list')).status).toBe(200);
  });

  it('is metered under the id of its row', async () => {
    const { get, post } = await newCaller();
    await post('/vin-checks/submit', check);
    await get('/vin-checks/list');
    const { byDoor } = (await get('/keys/me')).body.usage;
    expect(byDoor.map(({ door }: { door: string }) => door)).toEqual(
      expect.arrayContaining(['vin-checks.list', 'vin-checks.submit']),
    );
  });

  it('carries a strong ETag and answers 304 when it matches', async () => {
    const { carport } = await newCaller();
    const path = '/market-supplies/convert-turn-to-supply?annualTurns=12';
    const etag = (await carport.get(path)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[^"]+"$/);
    expect((await carport.get(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('leaves addresses outside the rows alone', async () => {
    const { get } = await newCaller();
    expect((await get('/vin-checks')).body.code).toBe('no-such-address');
    expect((await get('/none/list')).body.code).toBe('no-such-address');
  });

  it('lists malformed, unknown and missing members in one refusal', async () => {
    const { get, post } = await newCaller();
    const refused = await post('/vin-checks/screen-for-clone?b=1', { claimedYear: 'x', unknownMember: 1 });
    expect(
      refused.body.problems.map(({ in: place, path }: { in: string; path: string }) => `${place} ${path}`),
    ).toEqual(['query b', 'body claimedYear', 'body unknownMember', 'body source']);
    const found = await get('/vin-checks/search?limit=0');
    expect(found.body.problems.map(({ path }: { path: string }) => path)).toEqual(
      expect.arrayContaining(['limit', 'vin']),
    );
    const record = await post('/vin-checks/screen-for-clone', { id: 'vin_check_0', source: 'scan' });
    expect(record.body.problems).toMatchObject([{ path: 'source', got: 'a value' }]);
  });

  it('names the contract of its family in the refusal of an unknown parameter', async () => {
    const { get } = await newCaller();
    const { reason } = (await get('/bids/list?color=red')).body;
    expect(reason).toBe(
      'Unknown query parameter "color". See /conformance/openapi.json?family=bids for the supported ones.',
    );
    const [, contract] = /See (\S+) for/.exec(reason) ?? [];
    expect((await get(contract ?? '')).body.paths).toHaveProperty(['/bids/list']);
  });

  it('names the list item and the part of an amount that is wrong', async () => {
    const { post } = await newCaller();
    const list = await post('/market-comparables/average-set', { prices: [5, 'x'] });
    expect(list.body.problems).toMatchObject([{ path: 'prices[1]', got: 'string "x"' }]);
    const accrueLiability = (openCosts: unknown) => post('/we-owes/accrue-liability', { openCosts });
    expect((await accrueLiability(Array.from({ length: 1_001 }, () => 1))).body.problems).toMatchObject([
      { path: 'openCosts', expected: 'an array of at most 1000 items' },
    ]);
    expect((await accrueLiability('x'.repeat(1_001))).body.problems).toHaveLength(1);
    const amount = await post('/build-sheets/request', { originalMsrp: { amount: '1', currency: 'EUR' } });
    expect(amount.body.problems).toContainEqual(
      expect.objectContaining({ path: 'originalMsrp.currency', got: 'string "EUR"' }),
    );
  });

  it('refuses a body that is not an object, and query parameters next to a body', async () => {
    const { post } = await newCaller();
    expect((await post('/vin-checks/submit', '[1]')).body.problems[0].path).toBe('');
    expect((await post('/vin-checks/screen-for-clone', 'null')).body.problems).toMatchObject([
      { path: '', got: 'null' },
    ]);
    expect((await post('/vin-checks/submit', '{')).body.code).toBe('malformed-json');
    const both = await post('/vin-checks/submit?vin=x', check);
    expect(both.body.problems).toMatchObject([{ path: 'vin', in: 'query' }]);
  });
});

describe('a record', () => {
  it('belongs to its account and does not exist for anyone else', async () => {
    const { carport, post } = await newCaller();
    const { body } = await post('/vin-checks/submit', check);
    const { id } = body.value;
    const unknownMember = await carport.mintKey();
    const read = await carport.get(`/vin-checks/get?id=${id}`, { key: unknownMember });
    expect([read.status, read.body.type]).toEqual([200, 'EMPTY']);
    const moved = await carport.send('POST', '/vin-checks/accept-structure', { id }, { key: unknownMember });
    expect([moved.status, moved.body.type]).toEqual([404, 'EMPTY']);
    expect((await carport.get('/vin-checks/list', { key: unknownMember })).body.type).toBe('EMPTY');
  });

  it("made without a key belongs to the caller's address", async () => {
    const carport = testService();
    const { body } = await carport.send('POST', '/vin-checks/submit', check, { peer: '192.0.2.7' });
    const own = await carport.get(`/vin-checks/get?id=${body.value.id}`, { peer: '192.0.2.7' });
    expect(own.body.value.id).toBe(body.value.id);
    expect((await carport.get(`/vin-checks/get?id=${body.value.id}`, { peer: '192.0.2.8' })).body.type).toBe('EMPTY');
  });

  it('is created once per Idempotency-Key', async () => {
    const { post, get } = await newCaller();
    const headers = { 'idempotency-key': 'once' };
    const first = await post('/vin-checks/submit', check, headers);
    const again = await post('/vin-checks/submit', check, headers);
    expect(again.body.value.id).toBe(first.body.value.id);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect((await get('/vin-checks/list')).body.value.total).toBe(1);
    expect((await post('/vin-checks/submit', { ...check, source: 'keyed' }, headers)).status).toBe(409);
  });

  it('moves once when two moves race', async () => {
    const { post } = await newCaller();
    const { id } = (await post('/vin-checks/submit', check)).body.value;
    const replies = await Promise.all([1, 2, 3].map(() => post('/vin-checks/accept-structure', { id })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('stores what its guard required under details and accepts the move', async () => {
    const { post } = await newCaller();
    const { id } = (await post('/vin-checks/submit', check)).body.value;
    const refused = await post('/vin-checks/reject', { id });
    expect(refused.body).toMatchObject({
      type: 'REFUSED',
      code: 'illegal-move',
      missing: ['reason'],
      state: 'received',
    });
    expect(refused.body.reason).toContain('requires reason');
    const done = await post('/vin-checks/reject', { id, reason: 'unreadable plate' });
    expect(done.body.value).toMatchObject({ state: 'rejected', details: { reason: 'unreadable plate' } });
    expect(done.body.available).toEqual([]);
  });

  it('reports for each legal move whether its guard is met', async () => {
    const { post } = await newCaller();
    const { body } = await post('/vin-checks/submit', check);
    expect(body.available).toEqual([
      {
        transition: 'accept-structure',
        method: 'POST',
        href: 'http://carport.test/vin-checks/accept-structure',
        to: 'structurally-valid',
        requires: [],
        ready: true,
        blockedBy: [],
      },
      {
        transition: 'reject',
        method: 'POST',
        href: 'http://carport.test/vin-checks/reject',
        to: 'rejected',
        requires: ['reason'],
        ready: false,
        blockedBy: ['requires: reason'],
      },
    ]);
  });

  it("is dated by the account's own clock", async () => {
    const { carport, post } = await newCaller();
    carport.clock.advance(86_400);
    expect((await post('/vin-checks/submit', check)).body.value.createdAt).toBe('2026-11-28T12:00:00.000Z');
  });
});

describe('today', () => {
  it("is the request's asOf, otherwise the clock", async () => {
    const { post, get } = await newCaller();
    const { post: make } = (await get('/conformance/openapi.json?family=temp-tags')).body.paths['/temp-tags/reserve'];
    await post('/temp-tags/reserve', {
      ...make.requestBody.content['application/json'].example,
      expiresOn: '2027-06-01',
    });
    expect((await get('/temp-tags/list-expiring')).body.type).toBe('EMPTY');
    expect((await get('/temp-tags/list-expiring?asOf=2027-05-03')).body.value.total).toBe(1);
    expect((await get('/temp-tags/list-expiring?asOf=2027-05-01')).body.type).toBe('EMPTY');
  });

  it.each([
    ['2026-11-30', 3],
    ['2026-11-30T23:00:00Z', 3],
    ['2026-12-01T01:00:00%2B02:00', 3],
  ])('reads asOf=%s as a day or an instant', async (asOf, days) => {
    const { get } = await newCaller();
    expect((await get(`/agings/assign-bucket?inStockOn=2026-11-27&asOf=${asOf}`)).body.value.daysInStock).toBe(days);
  });
});

describe('a formula', () => {
  it('shows how each output was computed and is not marked simulated when the row is live', async () => {
    const { get } = await newCaller();
    const { body } = await get('/rate-sheets/convert-apr-to-money-factor?aprPct=6');
    expect(body).toMatchObject({
      value: { moneyFactor: 0.0025 },
      derivation: [{ output: 'moneyFactor', expression: 'moneyFactor(aprPct)' }],
    });
    expect(body.provenance).toEqual({ environment: 'sandbox', source: 'computed' });
  });

  it('rounds money half away from zero, from dollars in any form', async () => {
    const { post } = await newCaller();
    const half = await post('/wholesale-offers/split-difference', {});
    expect(half.status).toBe(405);
    const { body } = await post('/deals/compute-amount-financed', {
      salePrice: 20000.5,
      taxes: '1300.25',
      fees: { amount: '400', currency: 'USD' },
      tradeAllowance: 0,
      downPayment: '0',
    });
    expect(body.value).toEqual({ netTrade: '0.00', amountFinanced: '21700.75' });
  });

  it('refuses inputs without a finite result and names the output', async () => {
    const { get } = await newCaller();
    const { status, body } = await get('/reconditionings/compute-cost-per-unit?totalRecon=900&unitsRetailed=0');
    expect(status).toBe(400);
    expect(body.problems).toMatchObject([{ path: 'perUnit', expected: 'a finite result', in: 'query' }]);
  });

  it('names inputs that neither the request nor the record provides', async () => {
    const { get, post } = await newCaller();
    const offer = {
      channel: 'street',
      offerAmount: '18900.00',
      sellerName: 'Ana',
      odometer: 1,
      offeredOn: '2026-03-15',
    };
    const { id } = (await post('/acquisitions/evaluate', offer)).body.value;
    const computed = await get(`/acquisitions/compute-seller-net?id=${id}`);
    expect(computed.body.problems).toMatchObject([{ path: 'payoffAmount', got: 'missing', in: 'query' }]);
    const answered = await get(`/acquisitions/compute-seller-net?id=${id}&payoffAmount=900`);
    expect(answered.body.value.netToSeller).toBe('18000.00');
  });

  it('treats an empty text as present where a rule requires one', async () => {
    const { get } = await newCaller();
    const { status, body } = await get('/build-sheets/validate-option-codes?optionCodes=');
    expect(status).toBe(200);
    expect(body.value).toMatchObject({ valid: false, rules: { present: false, charset: false } });
    expect(body.value.problems.map(({ path }: { path: string }) => path)).toEqual(['present', 'charset']);
  });
});

describe('a live lookup', () => {
  it("reads the caller's real keys", async () => {
    const { carport, key, get } = await newCaller();
    const { keyId } = (await carport.get('/keys/me', { key })).body;
    const { body } = await get(`/api-keys/get?id=${keyId}`);
    // No transition applies to an entry of the books, so none is available.
    expect(body.available).toEqual([]);
    expect(body.value).toMatchObject({
      id: keyId,
      state: 'active',
      mode: 'sandbox',
      ceiling: '25.00',
      spendToDate: '0.00',
    });
    expect(body.provenance).toEqual({ environment: 'sandbox', source: 'computed' });
    const other = await carport.mintKey();
    expect((await carport.get(`/api-keys/get?id=${keyId}`, { key: other })).body.type).toBe('EMPTY');
  });

  it("reads the caller's real meter", async () => {
    const { carport, key, get } = await newCaller();
    const { accountId } = (await carport.get('/keys/me', { key })).body;
    const { body } = await get(`/usage-meters/get-for-subject?subject=${accountId}`);
    expect(body.value).toMatchObject({ subject: accountId, state: 'open', calls: 1, spend: '0.00', tier: 'account' });
    expect((await get(`/usage-meters/get?id=${body.value.id}`)).body.value.subject).toBe(accountId);
  });

  it("reads the posted prices, beside the caller's own drafts", async () => {
    const { post, get } = await newCaller();
    const posted = await get('/price-books/get-by-operation?operation=/fi/quotes');
    expect(posted.body.value).toMatchObject({ method: 'POST', unitPrice: 0.05, state: 'posted', category: 'fi' });
    const before = (await get('/price-books/list')).body.value.total;
    await post('/price-books/draft', {
      operation: '/trial',
      method: 'GET',
      unitPrice: 0.02,
      effectiveOn: '2027-01-01',
    });
    const after = await get('/price-books/list');
    expect(after.body.value.total).toBe(before + 1);
    expect(after.body.value.rows[0]).toMatchObject({ operation: '/trial', state: 'drafted' });
  });
});

describe('a change of a record', () => {
  it.each([
    ['succeeds after two', 2, [200, undefined]],
    ['is refused after three', 3, [409, 'concurrent-change']],
  ] as const)('%s changes by another process came first', async (_, conflictsMax, expected) => {
    const stores = testStores();
    const other = testService({ stores });
    let conflicts = conflictsMax as number;
    let screen = async () => 200;
    const events = storeOver(stores.events, {
      append: async (appends) => {
        const isChange = appends.some(({ expectedSeq, stream }) => expectedSeq > 0 && stream.includes('vin-checks'));
        if (isChange && conflicts > 0) {
          conflicts -= 1;
          expect(await screen()).toBe(200);
        }
        return stores.events.append(appends);
      },
    });
    const carport = testService({ stores: { ...stores, events } });
    const key = await carport.mintKey();
    const { id } = (await carport.send('POST', '/vin-checks/submit', check, { key })).body.value;
    screen = async () => (await other.send('POST', '/vin-checks/screen-for-clone', { id }, { key })).status;
    const { status, body } = await carport.send('POST', '/vin-checks/accept-structure', { id }, { key });
    expect([conflicts, status, body.code]).toEqual([0, ...expected]);
  });
});
