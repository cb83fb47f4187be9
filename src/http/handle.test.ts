import { describe, expect, it } from 'vitest';
import { StoreUnavailable } from '#ports/event-store.ts';
import { testService } from '#test/builders.ts';
import { encoded } from '#test/samples/encodings.ts';
import { testStores } from '#test/stores/chosen.ts';
import { unreadable } from './unreadable.ts';

const carport = testService();

describe('every response', () => {
  it('has its envelope, a request id, CORS and nosniff, refusals included', async () => {
    for (const path of ['/pricing', '/nowhere', '/usage', '/SHORTVINIIIIIIIII']) {
      const { headers } = await carport.get(path);
      expect(headers.get('x-envelope')).toMatch(/^(OK|EMPTY|BLOCKED)$/);
      expect(headers.get('x-request-id')).toMatch(/^[A-Za-z0-9]{16}$/);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('echoes a valid request id and replaces any other', async () => {
    expect(
      (await carport.get('/pricing', { headers: { 'x-request-id': 'abc-1.2_3' } })).headers.get('x-request-id'),
    ).toBe('abc-1.2_3');
    expect(
      (await carport.get('/pricing', { headers: { 'x-request-id': 'a b' } })).headers.get('x-request-id'),
    ).not.toBe('a b');
  });
});

describe('a request that the host cannot read', () => {
  it.each([
    ['malformed-request', 400, 'malformed-request', 'The request is not valid HTTP/1.1.'],
    ['headers-too-large', 431, 'headers-too-large', 'The request headers exceed 16 KiB.'],
    ['request-too-slow', 408, 'request-too-slow', 'The request did not arrive in full in time'],
    ['no-host', 400, 'malformed-request', 'The Host header is missing.'],
    ['no-tunnel', 405, 'method-not-allowed', 'CONNECT is not supported.'],
  ] as const)('because of %s is a typed %d %s', async (why, status, code, reason) => {
    const reply = unreadable(why, 'req_1');
    const body = (await reply.json()) as { code: string; reason: string };
    expect([reply.status, body.code, reply.headers.get('x-request-id')]).toEqual([status, code, 'req_1']);
    expect(body.reason).toMatch(new RegExp(`^${reason}`));
  });
});

describe('an unknown address', () => {
  it('is a typed 404 that names the nearest existing addresses', async () => {
    const { status, body } = await carport.get('/pricin');
    expect([status, body.type, body.code]).toEqual([404, 'EMPTY', 'no-such-address']);
    expect(body.nearest[0]).toBe('/pricing');
    expect(body.nearest.length).toBeLessThanOrEqual(3);
  });

  it.each([
    ['/listing', '/listings'],
    ['/vin', '/vin/{vin}'],
    ['/decod/1HGCM82633A004352', '/decode/{vin}'],
    ['/fi/deal/deal_1/menu', '/fi/deals/{dealId}/menu'],
    ['/plate/CA', '/plate/{state}/{number}'],
    ['/LISTINGS', '/listings'],
  ])('%s is nearest to %s', async (asked, meant) => {
    expect((await carport.get(asked)).body.nearest[0]).toBe(meant);
  });

  it.each(['/abcdefgh/ijklmnop', '/4T1ZZ1AK/8RU00004'])(
    'is not a VIN because %s has seventeen characters',
    async (path) => {
      const { status, body } = await carport.get(path);
      expect([status, body.code]).toEqual([404, 'no-such-address']);
    },
  );

  it('is typed JSON for .html outside the root', async () => {
    for (const path of ['/index.html', '/pricing.html', '/1HGCM82633A004352.html', '/vin/1HGCM82633A004352.html']) {
      const { status, body } = await carport.get(path, { headers: { accept: 'text/html' } });
      expect([status, body.type]).toEqual([404, 'EMPTY']);
    }
  });

  it('is a 400 for a broken percent-encoding', async () => {
    for (const path of ['/buy/deals/%E0%A4%A', '/%', '/vin/%zz', '/pricing?x=%E0%A4%A']) {
      const { status, body } = await carport.get(path);
      expect([path, status, body.type, body.code]).toEqual([path, 400, 'BLOCKED', 'malformed-address']);
      expect(body.reason).toMatch(
        /^The URL contains an invalid percent-encoding: (path|query)\. Follow each % with two hex digits/,
      );
      expect(body.problems[0].got).toBe('a broken escape');
    }
  });
});

describe('an address', () => {
  it('may have trailing slashes and unnecessary escapes', async () => {
    for (const path of [
      '/pricing/',
      '/pricing//',
      '/%70ricing',
      '/vin/%31HGCM82633A004352',
      '/1HGCM82633A004352%2Ejson',
    ])
      expect([path, (await carport.get(path)).status]).toEqual([path, 200]);
  });
});

describe('methods', () => {
  it('are refused with 405 and Allow when the address does not support them', async () => {
    const { status, body, headers } = await carport.send('DELETE', '/pricing');
    expect([status, body.code]).toEqual([405, 'method-not-allowed']);
    expect(headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });

  it('HEAD answers like GET without a body', async () => {
    const head = await carport.send('HEAD', '/pricing');
    const get = await carport.get('/pricing');
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
    expect(head.headers.get('content-length')).toBe(String(new TextEncoder().encode(get.text).length));
  });

  it('OPTIONS answers 204 with the allowed methods', async () => {
    const { status, headers } = await carport.send('OPTIONS', '/keys');
    expect(status).toBe(204);
    expect(headers.get('allow')).toBe('GET, HEAD, OPTIONS, POST');
    for (const name of ['Authorization', 'Idempotency-Key', 'X-Client-Type', '*'])
      expect(headers.get('access-control-allow-headers')?.split(', ')).toContain(name);
    expect(headers.get('access-control-expose-headers')?.split(', ')).toContain('Allow');
  });
});

describe('a query', () => {
  it('lists a repeated problem once', async () => {
    const { status, body } = await carport.get('/listings?make=Toyota&make=Lexus&make=Ford');
    expect([status, body.problems.map(({ path }: { path: string }) => path)]).toEqual([400, ['make']]);
  });

  it('refuses __proto__ by name at every endpoint, open filters included, and ignores it at /', async () => {
    for (const path of ['/pricing', '/listings', '/payments/1HGCM82633A004352']) {
      const { status, body } = await carport.get(`${path}?__proto__=1`);
      expect([path, status, body.code]).toEqual([path, 400, 'unknown-parameter']);
      expect(body.problems).toMatchObject([{ path: '__proto__', in: 'query' }]);
    }
    expect((await carport.get('/?__proto__=1')).status).toBe(200);
  });
});

describe('problems', () => {
  it('are capped at a thousand, and the first hundred are listed', async () => {
    const unknownMembers = Object.fromEntries(Array.from({ length: 15_000 }, (_, i) => [`k${i}`, 1]));
    const { status, text, body } = await carport.send('POST', '/keys', unknownMembers);
    expect([status, body.problems.length, body.problemsOmitted]).toEqual([400, 100, 900]);
    expect(body.reason).toMatch(/^Unknown body members "k0", "k1", "k2" and at least 997 more\./);
    expect(text.length).toBeLessThan(64_000);
  });
});

describe('a body', () => {
  it('is refused and not reported as a fault when its caller disconnects early', async () => {
    const left = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) });
    const request = new Request('http://carport.test/keys', {
      method: 'POST',
      body: left,
      duplex: 'half',
    } as RequestInit);
    const response = await carport.handle(request);
    expect([response.status, (await response.json()).code]).toEqual([400, 'body-cut-off']);
    expect(carport.faults).toEqual([]);
  });

  it('is refused by name when it is not JSON, whatever its content type', async () => {
    const { status, body } = await carport.send('POST', '/keys', '{"label": ', {
      headers: { 'content-type': 'text/plain' },
    });
    expect([status, body.code]).toEqual([400, 'malformed-json']);
  });

  it('is decoded by its declared charset, and reports the assumed one when undeclared and not UTF-8', async () => {
    const postBytes = async (body: Uint8Array<ArrayBuffer>, type: string) => {
      const init = { method: 'POST', body, headers: { 'content-type': type } };
      const response = await carport.handle(new Request('http://carport.test/credit/prequal', init));
      return [response.status, response.headers.get('x-body-encoding'), (await response.json()).score];
    };
    const applicant = {
      firstName: 'José',
      lastName: 'Peña',
      address: '1 Main',
      city: 'Reno',
      state: 'NV',
      zip: '89501',
    };
    const text = JSON.stringify({ applicant, consent: { consentedAt: '2026-01-01T00:00:00Z', evidence: 'signed' } });
    const [status, , score] = await postBytes(encoded(text, 'utf-8'), 'application/json');
    expect(status).toBe(200);
    const decomposed = await postBytes(encoded(text.normalize('NFD'), 'utf-8'), 'application/json');
    expect(decomposed).toEqual([200, null, score]);
    const latin = encoded(text, 'windows-1252');
    expect(await postBytes(latin, 'application/json; charset=iso-8859-1')).toEqual([200, null, score]);
    expect(await postBytes(latin, 'application/json')).toEqual([200, 'windows-1252; assumed', score]);
    expect(await postBytes(encoded(text, 'utf-16le'), 'application/json')).toEqual([200, null, score]);
  });

  it('is refused when it is not text, instead of decoded with replacement characters', async () => {
    const body = new Uint8Array([0x50, 0x4b, 3, 4, 0, 0xff, 0xfe, 1]);
    const response = await carport.handle(new Request('http://carport.test/keys', { method: 'POST', body }));
    expect([response.status, (await response.json()).code]).toEqual([400, 'undecodable-text']);
  });

  it('is refused when it is not an object', async () => {
    for (const text of ['[]', '"x"', 'null', '7']) expect((await carport.send('POST', '/keys', text)).status).toBe(400);
  });

  it('over one MiB is refused with 413', async () => {
    const { status, body } = await carport.send('POST', '/keys', JSON.stringify({ label: 'x'.repeat(1_100_000) }));
    expect([status, body.code]).toEqual([413, 'payload-too-large']);
  });

  it('over one MiB in chunks is refused with 413 and read to its end, so that the connection survives', async () => {
    let left = 20;
    const pieces = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left === 0) return controller.close();
        left -= 1;
        controller.enqueue(new Uint8Array(100_000));
      },
    });
    const init = { method: 'POST', body: pieces, duplex: 'half' } as RequestInit;
    const response = await carport.handle(new Request('http://carport.test/keys', init));
    expect([response.status, left]).toEqual([413, 0]);
  });

  it('is decompressed up to the limit of the endpoint, and refused when it cannot be', async () => {
    const postCompressed = async (text: string, as: CompressionFormat, said: string = as) => {
      const body = new Blob([text]).stream().pipeThrough(new CompressionStream(as));
      const headers = { 'content-encoding': said };
      const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;
      const response = await carport.handle(new Request('http://carport.test/keys', init));
      return [response.status, ((await response.json()) as { code?: string }).code];
    };
    expect(await postCompressed('{"label":"ci"}', 'gzip')).toEqual([200, undefined]);
    expect(await postCompressed('{"label":"ci"}', 'deflate')).toEqual([200, undefined]);
    expect(await postCompressed(`{"label":"${' '.repeat(3_000_000)}"}`, 'gzip')).toEqual([413, 'payload-too-large']);
    expect(await postCompressed('{"label":"ci"}', 'deflate', 'gzip')).toEqual([400, 'malformed-json']);
  });

  it('is refused when it contains __proto__, and pollutes no prototype', async () => {
    const { status, body } = await carport.send('POST', '/keys', '{"__proto__": {"polluted": true}}');
    expect([status, body.problems?.[0]?.path]).toEqual([400, '__proto__']);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('the rate window', () => {
  it('answers a burst with 429, Retry-After and the limit headers, and admits the caller again later', async () => {
    const limited = testService({ env: { RATE_LIMIT: '3/10' } });
    for (let i = 0; i < 3; i += 1) expect((await limited.get('/pricing')).status).toBe(200);
    const { status, body, headers } = await limited.get('/pricing');
    expect([status, body.code, body.type]).toEqual([429, 'rate-limited', 'BLOCKED']);
    expect(body.retry_after).toBeGreaterThan(0);
    expect(headers.get('retry-after')).toBe(String(body.retry_after));
    expect(headers.get('ratelimit-policy')).toBe('"burst";q=3;w=10');
    expect(headers.get('ratelimit')).toBe(`"burst";r=0;t=${body.retry_after}`);
    expect((await limited.get('/pricing', { peer: '192.0.2.9' })).status).toBe(200);
    limited.clock.advance(body.retry_after);
    expect((await limited.get('/pricing')).status).toBe(200);
  });

  it('is counted per key for keyed calls', async () => {
    const limited = testService({ env: { RATE_LIMIT: '3/10' } });
    const key = await limited.mintKey();
    const replies = await Promise.all([1, 2, 3, 4].map(() => limited.get('/keys/me', { key })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429]);
    expect((await limited.get('/pricing')).status).toBe(200);
  });
});

describe('the rate window of a key', () => {
  it('is not that of its account: a rotated key has a window of its own', async () => {
    const limited = testService({ env: { RATE_LIMIT: '3/10' } });
    const key = await limited.mintKey();
    for (let n = 0; n < 2; n += 1) expect((await limited.get('/keys/me', { key })).status).toBe(200);
    const successor = (await limited.send('POST', '/keys/rotate', {}, { key })).body.key;
    expect((await limited.get('/keys/me', { key: successor })).status).toBe(200);
  });
});

describe('keys minted from one address', () => {
  const env = { RATE_LIMIT: '3/10', RATE_LIMIT_ADDRESS: '2', MINT_LIMIT: '4/60' };
  const statusesOf = async (calls: number, call: () => Promise<{ status: number }>) => {
    const statuses: number[] = [];
    for (let n = 0; n < calls; n += 1) statuses.push((await call()).status);
    return statuses;
  };

  it('share one window, wherever they are used', async () => {
    const service = testService({ env });
    const keys = [await service.mintKey(), await service.mintKey(), await service.mintKey()];
    const other = (await service.send('POST', '/keys', undefined, { peer: '198.51.100.1' })).body.key;
    const callFrom = (key: string, n: number) => service.get('/pricing', { key, peer: `203.0.113.${n}` });
    const [a = '', b = '', c = ''] = keys;
    expect(await statusesOf(3, () => callFrom(a, 1))).toEqual([200, 200, 200]);
    expect(await statusesOf(3, () => callFrom(b, 2))).toEqual([200, 200, 200]);
    const refused = await callFrom(c, 3);
    expect([refused.status, refused.body.code, refused.body.retry_after]).toEqual([429, 'rate-limited', 10]);
    expect((await callFrom(other, 4)).status).toBe(200);
    service.clock.advance(10);
    expect((await callFrom(c, 3)).status).toBe(200);
  });

  it('still share it after a rotation', async () => {
    const service = testService({ env: { ...env, RATE_LIMIT: '2/10', RATE_LIMIT_ADDRESS: '1' } });
    const key = (await service.send('POST', '/keys', undefined, { peer: '198.51.100.1' })).body.key;
    const rotated = (await service.send('POST', '/keys/rotate', undefined, { key })).body.key;
    expect(await statusesOf(2, () => service.get('/pricing', { key: rotated }))).toEqual([200, 429]);
  });

  it('can be minted at a limited rate, and their listing does not show the address', async () => {
    const service = testService({ env: { ...env, RATE_LIMIT: '100/10' } });
    expect(await statusesOf(5, () => service.send('POST', '/keys'))).toEqual([200, 200, 200, 200, 429]);
    const { body } = await service.send('POST', '/keys');
    expect([body.code, body.retry_after]).toEqual(['rate-limited', 60]);
    expect(body.reason).toMatch(/^Too many keys were minted from this address\./);
    const key = (await service.send('POST', '/keys', undefined, { peer: '198.51.100.1' })).body.key;
    expect((await service.get('/keys', { key })).text).not.toContain('mintedFrom');
    service.clock.advance(60);
    expect((await service.send('POST', '/keys')).status).toBe(200);
  });

  it('are unlimited with RATE_LIMIT=off', async () => {
    const service = testService({ env: { ...env, RATE_LIMIT: 'off' } });
    expect(new Set(await statusesOf(20, () => service.send('POST', '/keys')))).toEqual(new Set([200]));
  });
});

it('sends Strict-Transport-Security only where the base address is https', async () => {
  const secure = testService({ env: { BASE_URL: 'https://carport.example' } });
  const transportSecurity = async (service: typeof secure, path: string) =>
    (await service.get(path)).headers.get('strict-transport-security');
  for (const path of ['/pricing', '/no-such', '/offer']) {
    expect(await transportSecurity(secure, path)).toBe('max-age=31536000');
    expect(await transportSecurity(carport, path)).toBeNull();
  }
});

describe('a bearer token', () => {
  it('in our key form that is unknown gets 401 on every endpoint, including keyless ones', async () => {
    const bearers = ['vk_sandbox_nobody', 'vk_sandbox_no-body', 'vk_live_x.y', 'vk_', 'vk_sandbox_a, Bearer sk_ad_b'];
    for (const path of ['/pricing', '/keys', '/usage'])
      for (const key of bearers) expect((await carport.get(path, { key })).body.code).toBe('unknown-key');
  });

  it('in another form is ignored on keyless endpoints', async () => {
    expect((await carport.get('/pricing', { key: 'sk_ad_test' })).status).toBe(200);
    expect((await carport.get('/usage', { key: 'sk_ad_test' })).body.code).toBe('key-required');
  });
});

describe('a fault', () => {
  it('is a neutral typed 503 that carries only the request id', async () => {
    const stores = testStores();
    stores.events.append = async () => {
      throw new Error('secret path /var/db');
    };
    const broken = testService({ stores });
    const { status, body, text } = await broken.send('POST', '/keys');
    expect([status, body.type, body.code]).toEqual([503, 'UNAVAILABLE', 'fault']);
    expect(text).not.toContain('secret');
    expect(broken.faults).toHaveLength(1);
  });

  it('from the store is a typed store-unavailable', async () => {
    const stores = testStores();
    stores.events.append = async () => {
      throw new StoreUnavailable('gone');
    };
    expect((await testService({ stores }).send('POST', '/keys')).body.code).toBe('store-unavailable');
  });
});
