import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';

const KEPT = 200;

describe('an account’s last calls', () => {
  it('are listed newest first with their answers, to their own account only', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    await carport.get('/vin/F1XDEMCR4SDEM0001', { key, headers: { 'x-request-id': 'mine-1' } });
    await carport.send('POST', '/buy/deals', {}, { key });
    await carport.get('/no/such/endpoint', { key });
    await carport.get('/pricing', { key: await carport.mintKey() });
    const { requests, total } = (await carport.get('/sandbox/requests', { key })).body;
    expect(total).toBe(3);
    expect(requests).toMatchObject([
      { method: 'GET', path: '/…/…/endpoint', status: 404, envelope: 'EMPTY' },
      { method: 'POST', path: '/buy/deals', status: 400, envelope: 'BLOCKED', endpoint: 'buy.deals.openDeal' },
      { requestId: 'mine-1', status: 200, price: '0.00', latencyMs: 0 },
    ]);
    expect(requests[0].endpoint).toBeUndefined();
  });

  it('contain no secret', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    await carport.get(`/vin/F1XDEMCR4SDEM0001?api_key=test-secret&zip=94105&colour=red&${key}=1`, { key });
    const { text, body } = await carport.get('/sandbox/requests', { key });
    expect(body.requests[0].path).toBe('/vin/F1XDEMCR4SDEM0001?…=…&zip=94105&unknown parameter=…&unknown parameter=…');
    expect(text).not.toContain('test-secret');
    expect(text).not.toContain(key);
  });

  it('show code, remedy and problem paths of a refusal, and nothing that was sent', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    await carport.send('POST', '/buy/deals', { buyer: { zip: 'Ada of Main Street' }, [key]: 1 }, { key });
    const { body, text } = await carport.get('/sandbox/requests', { key });
    const [row] = body.requests;
    expect(row).toMatchObject({ code: 'validation-failed', status: 400 });
    expect(row.reason).toMatch(/\.$/);
    expect(row.problems.map(({ path }: { path: string }) => path)).toEqual(
      expect.arrayContaining(['vin', 'buyer.zip']),
    );
    expect(text).not.toMatch(new RegExp(`Main Street|${key}`));
  });

  it('store no unknown member name from the caller, neither as a path nor in the bodies', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    const body = { buyer: { zip: '94105', 'Ada J. Lovelace': 1, Bob: { likes: 'red cars' } }, 'call 555 0100': [] };
    const headers = { 'x-request-id': 'mine' };
    const answer = await carport.send('POST', '/buy/deals', { vin: 'F1XDEMCR4SDEM0001', ...body }, { key, headers });
    expect(answer.body.problems.map(({ path }: { path: string }) => path)).toContain('buyer.Ada J. Lovelace');
    const list = await carport.get('/sandbox/requests', { key });
    const places = list.body.requests[0].problems.map(({ path }: { path: string }) => path);
    expect(places.toSorted()).toEqual(['buyer.unknown member', 'unknown member']);
    const one = await carport.get('/sandbox/requests/mine', { key });
    expect(JSON.parse(one.body.request.text)).toEqual({
      vin: 'F1XDEMCR4SDEM0001',
      buyer: { zip: '94105', 'unknown member': '…' },
      'unknown member': '…',
    });
    expect(JSON.parse(one.body.answer.text).problems).toHaveLength(3);
    for (const { text } of [list, one]) expect(text).not.toMatch(/Ada|Lovelace|Bob|red cars|555 0100/);
  });

  it('omit reads of the list itself', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    await carport.get('/pricing', { key });
    for (let i = 0; i < 3; i += 1) await carport.get('/sandbox/requests', { key });
    expect((await carport.get('/sandbox/requests', { key })).body.total).toBe(1);
  });

  it('are limited to the last two hundred, on the account’s own clock', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    await carport.send('POST', '/sandbox/clock', { now: '2028-02-29T12:00:00Z' }, { key });
    for (let i = 0; i < KEPT + 10; i += 1) await carport.get('/pricing', { key });
    const { requests, kept } = (await carport.get('/sandbox/requests', { key })).body;
    expect([requests.length, kept]).toEqual([KEPT, KEPT]);
    expect(
      requests.every(
        ({ path, at }: { path: string; at: string }) => path === '/pricing' && at.startsWith('2028-02-29'),
      ),
    ).toBe(true);
  });

  it('can be filtered by status, envelope and number', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    for (const path of ['/pricing', '/listings/NOTAVIN', '/family.json']) await carport.get(path, { key });
    const paths = async (query: string) =>
      (await carport.get(`/sandbox/requests?${query}`, { key })).body.requests.map((one: { path: string }) => one.path);
    expect(await paths('status=400')).toEqual(['/listings/…']);
    expect(await paths('envelope=OK&limit=1')).not.toContain('/listings/…');
    expect(await paths('envelope=OFFER')).toEqual([]);
  });

  it('distinguish the steps of a scenario from the account’s own calls', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    await carport.send('POST', '/sandbox/scenarios/concierge-buy-opened', {}, { key });
    const { requests } = (await carport.get('/sandbox/requests', { key })).body;
    expect(requests.map(({ path, inner }: { path: string; inner?: true }) => [path, inner])).toEqual([
      ['/sandbox/scenarios/concierge-buy-opened', undefined],
      ['/buy/deals', true],
    ]);
  });
});

describe('the bodies of a call', () => {
  const DEAL = { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '94105', name: 'Ada Lovelace' } };

  it('contain request and response, without secrets and personal data', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    const sent = { key, headers: { 'x-request-id': 'mine' } };
    const { body: opened } = await carport.send('POST', '/buy/deals', DEAL, sent);
    const { body, text } = await carport.get('/sandbox/requests/mine', { key });
    expect(body).toMatchObject({ type: 'OK', call: { requestId: 'mine', path: '/buy/deals', status: 200 } });
    expect(JSON.parse(body.request.text)).toEqual({ ...DEAL, buyer: { zip: '94105', name: '…' } });
    expect(JSON.parse(body.answer.text).dealId).toBe(opened.dealId);
    expect(text).not.toContain('Lovelace');
    expect(text).not.toContain(key);
  });

  it('omit identifying members for every endpoint that accepts a person', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    const [vin, person] = ['F1XDEMCR4SDEM0001', { firstName: 'Redactfirst', lastName: 'Redactlast' }];
    const name = `${person.firstName} ${person.lastName}`;
    const contact = { name, email: 'redact@redact.example', phone: '4155550123' };
    const consent = { consentedAt: '2026-11-27T00:00:00Z', evidence: `Form of ${name}` };
    const applicant = {
      ...person,
      zip: '94105',
      address: '1 Redact St',
      city: 'Redactville',
      state: 'CA',
      monthlyIncome: 98765,
    };
    const { body: deal } = await carport.send('POST', '/buy/deals', { vin, buyer: { zip: '94105', name } }, { key });
    const calls: readonly [path: string, body: unknown][] = [
      ['/buy/deals', { vin, buyer: { zip: name, name } }],
      [`/buy/deals/${deal.dealId}/desk`, { salesPrice: '31500.00', downPayment: '4000.00', term: 60, zip: '94105' }],
      [`/buy/deals/${deal.dealId}/esign`, { signer: contact }],
      [`/buy/deals/${deal.dealId}/notarize`, { signer: contact }],
      ['/credit/prequal', { consent, vin, applicant }],
      ['/credit/prequal', { consent, applicant: { ...applicant, zip: name } }],
      ['/dealer/leads', { vin, customer: contact, comments: `Call ${name} at 4155550123` }],
      ['/fi/extract', { kind: 'drivers-license', content: `Name: ${name}\nLicense: D1234567\nAddress: 1 Redact St` }],
      [
        '/fi/gl/reconcile',
        { lines: [{ date: '2026-11-20', account: '2330', amount: '-100.00', customer: name, description: name }] },
      ],
      [
        '/mcp',
        {
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name: 'open_deal', arguments: { vin, buyer: { zip: '94105', name } } },
        },
      ],
    ];
    for (const [i, [path, body]] of calls.entries()) {
      await carport.send('POST', path, body, { key, headers: { 'x-request-id': `call-${i}` } });
      const { text, body: kept } = await carport.get(`/sandbox/requests/call-${i}`, { key });
      expect([path, kept.request?.text.length > 2]).toEqual([path, true]);
      expect([path, text]).toEqual([path, expect.not.stringMatching(/redact|4155550123|98765|D1234567/i)]);
    }
  });

  it('omit the signing secret of a registered webhook', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    const url = 'https://receiver.carport.test/carport';
    const registered = await carport.send('POST', '/webhooks', { url }, { key, headers: { 'x-request-id': 'hook' } });
    const { text } = await carport.get('/sandbox/requests/hook', { key });
    expect(text).toContain('receiver.carport.test');
    expect(text).not.toContain(registered.body.secret.slice(-12));
  });

  it('are visible to their own account only', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    await carport.send('POST', '/buy/deals', DEAL, { key, headers: { 'x-request-id': 'mine' } });
    const other = await carport.get('/sandbox/requests/mine', { key: await carport.mintKey() });
    expect([other.status, other.body.type]).toEqual([404, 'EMPTY']);
    expect((await carport.get('/sandbox/requests/mine')).status).toBe(401);
  });

  it('are not stored when the text is not JSON', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    await carport.send('POST', '/buy/deals', 'no JSON', { key, headers: { 'x-request-id': 'text' } });
    const { body } = await carport.get('/sandbox/requests/text', { key });
    expect([body.request, JSON.parse(body.answer.text).code]).toEqual([undefined, 'malformed-json']);
    expect((await carport.get('/sandbox/requests', { key })).text).not.toContain('"answer"');
  });
});

describe('the live request log', () => {
  async function openFeed(carport: ReturnType<typeof testService>, key: string, headers: Record<string, string> = {}) {
    const request = new Request('http://carport.test/sandbox/requests', {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${key}`, ...headers },
    });
    const response = await carport.handle(request);
    const reader = (response.body ?? new ReadableStream()).getReader();
    const read = async () => new TextDecoder().decode((await reader.read()).value);
    return { response, read, cancel: () => reader.cancel() };
  }

  it('streams the calls of its account as they are answered, and resumes', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    await carport.get('/family.json', { key });
    const live = await openFeed(carport, key);
    expect(live.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(await live.read()).toBe('retry: 3000\n\n');
    const waiting = live.read();
    await carport.get('/pricing', { key: await carport.mintKey() });
    await carport.send('POST', '/buy/deals', {}, { key, headers: { 'x-request-id': 'mine' } });
    const { requests, lastSeq } = (await carport.get('/sandbox/requests', { key })).body;
    expect(await waiting).toBe(`id: ${lastSeq}\nevent: request\ndata: ${JSON.stringify(requests[0])}\n\n`);
    await live.cancel();

    const resumed = await openFeed(carport, key, { 'last-event-id': String(lastSeq - 1) });
    await resumed.read();
    expect(await resumed.read()).toContain('"requestId":"mine"');
    await resumed.cancel();
  });

  it('refuses a malformed Last-Event-ID', async () => {
    const carport = testService();
    const { response, cancel } = await openFeed(carport, await carport.mintKey(), { 'last-event-id': 'x' });
    expect(response.status).toBe(400);
    await cancel();
  });
});
