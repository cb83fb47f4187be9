/** Law: every address follows HTTP conventions: HEAD, OPTIONS, unsupported methods, slashes, faces and refusals. */
import { describe, expect, it } from 'vitest';
import type { Row } from '#catalog/row.ts';
import type { Example } from '#kernel/endpoint.ts';
import { testService } from '#test/builders.ts';
import { addressOf, runExample } from '../examples.ts';

const { catalog } = testService();
const examplesOf = (row: Row, holds: (example: Example) => boolean) => row.endpoint.examples.filter(holds);

/** Stateless, so that the same address can be requested again. */
const reads = catalog
  .filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.access === 'open')
  .flatMap((row): [string, Row, string][] => {
    const [example] = examplesOf(row, ({ given, keyed }) => given === undefined && keyed !== true);
    return example === undefined ? [] : [[row.id, row, addressOf(row, example)]];
  });

describe('every read', () => {
  it.each(reads)('%s answers HEAD with the status, the headers and the length of its GET', async (_, __, path) => {
    const carport = testService();
    const [got, head] = [await carport.get(path), await carport.send('HEAD', path)];
    expect([head.status, head.text]).toEqual([got.status, '']);
    for (const name of ['x-envelope', 'content-type', 'etag', 'cache-control', 'vary', 'link', 'retry-after'])
      expect([name, head.headers.get(name)]).toEqual([name, got.headers.get(name)]);
    expect(head.headers.get('content-length')).toBe(String(new TextEncoder().encode(got.text).length));
  });

  it.each(reads)('%s answers If-None-Match with its ETag, weak, in a list, or as a star', async (_, __, path) => {
    const carport = testService();
    const etag = (await carport.get(path)).headers.get('etag');
    if (etag === null) return;
    expect(etag).toMatch(/^"[^"]+"$/);
    for (const sent of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { status, text, headers } = await carport.get(path, { headers: { 'if-none-match': sent } });
      expect([sent, status, text, headers.get('etag')]).toEqual([sent, 304, '', etag]);
    }
    expect((await carport.get(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it.each(reads)('%s works with a trailing slash, and has no .html face', async (_, __, path) => {
    const carport = testService();
    const [address = '', query] = path.split('?');
    const at = (changed: string) => carport.get(query === undefined ? changed : `${changed}?${query}`);
    expect((await at(address === '/' ? '/' : `${address}/`)).status).toBe((await carport.get(path)).status);
    const { status, body } = await carport.get(`${address}.html`, { headers: { accept: 'text/html' } });
    expect([status, body.type, body.code]).toEqual([404, 'EMPTY', 'no-such-address']);
  });
});

describe('every document with a published format', () => {
  const published = catalog
    .filter(({ endpoint }) => endpoint.format !== undefined)
    .map((row): [string, Row] => [row.id, row]);

  it.each(published)('%s ignores unknown parameters, also when sent twice', async (_, row) => {
    const carport = testService();
    const [example] = row.endpoint.examples;
    if (example === undefined) throw new Error(`${row.id} has no example`);
    const address = addressOf(row, example);
    const ask = (at: string) => carport.send(row.endpoint.method, at, example.body);
    const extended = `${address}${address.includes('?') ? '&' : '?'}utm_source=x&utm_source=y`;
    expect((await ask(extended)).status).toBe((await ask(address)).status);
    expect((await ask(address)).status).toBe(200);
  });
});

describe('every address', () => {
  const addresses = [...new Set(catalog.map(({ endpoint }) => endpoint.path))].map((path) => {
    const rows = catalog.filter(({ endpoint }) => endpoint.path === path);
    const example = rows[0]?.endpoint.examples[0];
    const address = rows[0] === undefined || example === undefined ? path : addressOf(rows[0], example).split('?')[0];
    return [path, address ?? path, rows.map(({ endpoint }) => endpoint.method)] as const;
  });

  it.each(addresses)('%s lists its methods and allowed headers for OPTIONS', async (_, address, methods) => {
    const { status, headers, text } = await testService().send('OPTIONS', address);
    expect([status, text]).toEqual([204, '']);
    const allowed = (headers.get('allow') ?? '').split(', ');
    const expected = [...methods, 'OPTIONS', ...(methods.includes('GET') ? ['HEAD'] : [])];
    for (const method of expected) expect(allowed).toContain(method);
    expect(headers.get('access-control-allow-methods')).toBe(headers.get('allow'));
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each(addresses)('%s refuses a method that it does not support', async (_, address, methods) => {
    const { status, headers, body } = await testService().send('PATCH', address, '{}');
    expect([status, body.type, body.code]).toEqual([405, 'BLOCKED', 'method-not-allowed']);
    for (const method of methods) expect(headers.get('allow')).toContain(method);
  });
});

describe('every refusal', () => {
  const refused = catalog.flatMap((row) =>
    examplesOf(row, ({ answers }) => !['OK', 'EMPTY', 'OFFER'].includes(answers)).map(
      (example): [string, Row, Example] => [`${row.id}: ${example.name}`, row, example],
    ),
  );

  it.each(refused)('%s has the members that clients read, and is not cacheable', async (_, row, example) => {
    const { status, headers, body } = (await runExample(testService(), row, example)).reply;
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).toMatchObject({ type: example.answers, status, error: body.reason });
    for (const member of ['code', 'reason', 'path']) expect([member, typeof body[member]]).toEqual([member, 'string']);
    expect(body.path).not.toContain('?');
    expect(body.requestId).toBe(headers.get('x-request-id'));
    expect(headers.get('x-envelope')).toBe(example.answers);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    for (const problem of body.problems ?? [])
      for (const member of ['path', 'expected', 'got', 'in', 'message']) expect(typeof problem[member]).toBe('string');
  });
});
