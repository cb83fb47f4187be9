/** The front page: which client gets which face, and how the faces link to one another. */
import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';
import { AGENTS } from './agents.data.ts';

const BROWSER =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7';
const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const MARKDOWN = 'text/markdown; charset=utf-8';
const VARY = /^Accept, User-Agent, Sec-Fetch-Mode, Prefer(, Accept-Encoding)?$/;

describe('GET /', () => {
  it.each([
    ['a browser', BROWSER, HTML],
    ['HTML by name', 'text/html', HTML],
    ['XHTML by name', 'application/xhtml+xml', HTML],
    ['HTML named before JSON', 'text/html, application/json', HTML],
    ['HTML of a higher quality than JSON', 'application/json;q=0.5, text/html', HTML],
    ['HTML before */*', 'text/html, */*', HTML],
    ['HTML after */*', 'text/html;q=0.5, */*', JSON_TYPE],
    ['HTML after JSON', 'application/json, text/html', JSON_TYPE],
    ['HTML of a lower quality than Markdown', 'text/html;q=0.9, text/markdown', MARKDOWN],
    ['HTML refused', 'text/html;q=0, */*', JSON_TYPE],
    ['JSON by name', 'application/json', JSON_TYPE],
    ['linked data', 'application/ld+json', JSON_TYPE],
    ['Markdown by name', 'text/markdown', MARKDOWN],
    ['Markdown before HTML', 'text/markdown, text/html, */*', MARKDOWN],
    ['capitals', 'Text/HTML', HTML],
    ['anything', '*/*', JSON_TYPE],
    ['any text', 'text/*', JSON_TYPE],
    ['a type that is not served', 'application/xml', JSON_TYPE],
    ['JSON refused and no other type named', 'application/json;q=0', JSON_TYPE],
    ['nonsense', ';;,q=', JSON_TYPE],
    ['nothing', '', JSON_TYPE],
  ])('serves %s', async (_, accept, type) => {
    const reply = await testService().get('/', { headers: { accept } });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, type]);
    expect(reply.headers.get('vary')).toMatch(VARY);
  });

  const NAVIGATION = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  const CLIENTS: [string, Record<string, string>, string][] = [
    ['a browser’s navigation', NAVIGATION, HTML],
    ['a navigation recognized by Sec-Fetch-Dest alone', { 'sec-fetch-dest': 'document' }, HTML],
    ['an agent that drives a browser', { ...NAVIGATION, 'user-agent': 'Claude-User/1.0' }, HTML],
    ['a call from a script on a page', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }, JSON_TYPE],
    ['a browser’s User-Agent without a navigation', { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' }, JSON_TYPE],
    ['a command-line client', { 'user-agent': 'curl/8.10.1' }, JSON_TYPE],
    [
      'a User-Agent that merely contains the name of an agent',
      { 'user-agent': 'NotGPTBot/1.0 my-ClaudeBot-tool' },
      JSON_TYPE,
    ],
    ['no headers', {}, JSON_TYPE],
    ...Object.keys(AGENTS).map((token): [string, Record<string, string>, string] => [
      token,
      {
        'user-agent': `Mozilla/5.0 AppleWebKit/537.36 (compatible; ${token.toLowerCase()}/1.2; +https://bots.example)`,
      },
      MARKDOWN,
    ]),
  ];

  describe.each([
    ['without Accept', {}],
    ['with Accept */*', { accept: '*/*' }],
    ['with a quality on */*', { accept: ' */*;q=0.8' }],
  ])('%s', (_, accept) => {
    it.each(CLIENTS)('serves %s', async (_, headers, type) => {
      const reply = await testService().get('/', { headers: { ...accept, ...headers } });
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, type]);
      expect(reply.headers.get('vary')).toMatch(VARY);
    });
  });

  it('follows an explicit Accept header whatever the client', async () => {
    const carport = testService();
    const asAgent = { 'user-agent': 'GPTBot/1.2' };
    const typeServed = async (headers: Record<string, string>) =>
      (await carport.get('/', { headers })).headers.get('content-type');
    expect(await typeServed({ ...asAgent, accept: 'application/json' })).toBe(JSON_TYPE);
    expect(await typeServed({ ...asAgent, accept: 'text/html' })).toBe(HTML);
    expect(await typeServed({ ...NAVIGATION, accept: 'application/json' })).toBe(JSON_TYPE);
    expect(await typeServed({ ...NAVIGATION, accept: 'text/markdown' })).toBe(MARKDOWN);
  });

  it.each([
    ['html', HTML, '/?face=html'],
    ['json', JSON_TYPE, '/index.json'],
    ['md', MARKDOWN, '/index.md'],
  ])('serves %s at its own address whatever the Accept header', async (face, type, address) => {
    const carport = testService();
    const reply = await carport.get(`/?face=${face}`, { headers: { accept: 'image/png' } });
    expect(reply.headers.get('content-type')).toBe(type);
    expect(reply.headers.get('content-location')).toBe(address);
    expect((await carport.get(address, { headers: { accept: BROWSER } })).text).toBe(reply.text);
  });

  it('refuses an unknown face and ignores unknown parameters', async () => {
    const carport = testService();
    expect((await carport.get('/?face=pdf')).body.problems[0].path).toBe('face');
    expect((await carport.get('/?utm_source=somewhere')).status).toBe(200);
  });

  it('links from every face to the others', async () => {
    const carport = testService();
    for (const path of ['/?face=html', '/index.json', '/index.md', '/']) {
      const link = (await carport.get(path)).headers.get('link') ?? '';
      for (const expected of [
        '</?face=html>; rel="alternate"; type="text/html"',
        '</index.json>; rel="alternate"; type="application/json"',
        '</index.md>; rel="alternate"; type="text/markdown"',
        '</.well-known/agents.json>; rel="describedby"',
        '</.well-known/api-catalog>; rel="api-catalog"',
      ])
        expect(link).toContain(expected);
    }
  });

  it('revalidates each face by its own strong ETag', async () => {
    const carport = testService();
    const tags = await Promise.all(
      ['html', 'json', 'md'].map(async (face) => (await carport.get(`/?face=${face}`)).headers.get('etag') ?? ''),
    );
    expect(new Set(tags).size).toBe(3);
    const again = await carport.get('/?face=html', { headers: { 'if-none-match': tags[0] ?? '' } });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers.get('vary')).toMatch(VARY);
  });

  it('answers HEAD like GET, without the body', async () => {
    const carport = testService();
    const [head, get] = [await carport.send('HEAD', '/'), await carport.get('/')];
    expect([head.status, head.text]).toEqual([200, '']);
    for (const name of ['content-type', 'etag', 'link', 'vary', 'content-location'])
      expect(head.headers.get(name)).toBe(get.headers.get(name));
  });

  it('has no HTML at /index.html', async () => {
    const reply = await testService().get('/index.html', { headers: { accept: BROWSER } });
    expect([reply.status, reply.body.type]).toEqual([404, 'EMPTY']);
  });
});

describe('the page', () => {
  it('lists each inline script and style in its policy by hash, and loads nothing else', async () => {
    const { text, headers } = await testService().get('/?face=html');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:/);
    expect(policy.match(/'sha256-/g)).toHaveLength((text.match(/<style>|<script>/g) ?? []).length);
    expect(text).not.toMatch(/<[^>]+ (style|on\w+)=|<link [^>]*href="(?!data:)|src=/);
  });

  it('shows every endpoint of the JSON face', async () => {
    const carport = testService();
    const { body } = await carport.get('/index.json');
    const { text } = await carport.get('/?face=html');
    const endpoints = body.pillars.flatMap(
      ({ endpoints }: { endpoints: { method: string; path: string }[] }) => endpoints,
    );
    expect(endpoints).toHaveLength(carport.catalog.length);
    for (const { method, path } of endpoints) expect(text).toContain(`<code>${method} ${path}</code>`);
  });
});

describe('the page transfer', () => {
  it('is compressed for a client that accepts gzip, with its own ETag, and plain for others', async () => {
    const acceptEncoding = (encoding: string) => ({ headers: { accept: 'text/html', 'accept-encoding': encoding } });
    const carport = testService();
    const packed = await carport.get('/', acceptEncoding('br, gzip'));
    const plain = await carport.get('/', acceptEncoding('gzip;q=0, identity'));
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('vary')).toBe('Accept, User-Agent, Sec-Fetch-Mode, Prefer, Accept-Encoding');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.text).toContain('<!doctype html>');
    const etag = packed.headers.get('etag') ?? '';
    expect(etag).not.toBe(plain.headers.get('etag'));
    const again = await carport.get('/', { headers: { ...acceptEncoding('gzip').headers, 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });
});

describe('the workbench', () => {
  const carport = testService();

  it('is a separate document for any client, under a policy that also allows photos', async () => {
    const { text, headers } = await carport.get('/?face=workbench', { headers: { accept: 'application/json' } });
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).toContain('<title>Workbench');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('img-src data: https:;');
    expect(policy).not.toContain('unsafe');
  });

  it('is not one of the faces of the front page', async () => {
    expect((await carport.get('/')).headers.get('link')).not.toContain('workbench');
  });
});
