/** Tests the suite and the summary of its runs. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';

const carport = testService();
const sha256 = (text: string) => `sha256:${createHash('sha256').update(text).digest('hex')}`;

describe('GET /suite.json', () => {
  it('serves the bytes that the card pins, whatever the Accept-Encoding', async () => {
    const card = (await carport.get('/.well-known/agents.json')).body;
    for (const coding of ['identity', 'gzip']) {
      const reply = await carport.get('/suite.json', { headers: { 'accept-encoding': coding } });
      expect(sha256(reply.text)).toBe(card.interfaces.testSuite.digest);
      expect(reply.headers.get('cache-control')).toContain('no-transform');
    }
  });

  it('has the same bytes on every host', async () => {
    const elsewhere = testService({ env: { BASE_URL: 'https://cars.example' } });
    expect((await elsewhere.get('/suite.json')).text).toBe((await carport.get('/suite.json')).text);
  });

  it('stays within the dialect: few rows with unique ids, reads only, and the three allowed imports', async () => {
    const { body, text } = await carport.get('/suite.json');
    const rows = body.requirements as { id: string; method: string; path: string }[];
    expect(rows.length).toBeLessThanOrEqual(25);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    for (const { id, method, path } of rows) {
      expect(id).not.toContain(':');
      expect(['GET', 'HEAD']).toContain(method);
      expect(path).toMatch(/^\//);
    }
    expect(text.length).toBeLessThan(1024 * 1024);
    const imports = [...body.tests.matchAll(/from '([^']+)'/g)].map(([, name]) => name);
    expect(imports.sort()).toEqual(['suite:env', 'suite:module', 'vitest']);
    expect(body.module).not.toMatch(/^import /m);
    expect(`${body.tests}${body.module}`).not.toMatch(/\bimport\s*\(|\beval\s*\(|new Function|node:/);
  });

  it('covers every pillar of the catalog', async () => {
    const { tests } = (await carport.get('/suite.json')).body;
    for (const pillar of new Set(carport.catalog.map((row) => row.pillar)))
      expect(tests).toContain(`describe('${pillar}'`);
  });
});

describe('GET /verify', () => {
  it('is green only when suite and conformance are, and lists no run of a stale suite', async () => {
    const { body } = await carport.get('/verify');
    expect(body).toMatchObject({ type: 'OK', $type: 'VerifyExport', conformance: { version: '2.2.0' } });
    const states = [body.suite.state, body.conformance.state];
    if (body.state === 'green') expect(states).toEqual(['green', 'green']);
    else expect(states).toContain(body.state);
    if (body.suite.state === 'stale') expect(body.run).toEqual([]);
  });

  it('counts the same rows as the conformance listing', async () => {
    const { totals } = (await carport.get('/verify')).body;
    expect(totals).toEqual((await carport.get('/conformance?limit=1')).body.totals);
    expect(totals.requirements).toBe(totals.live + totals.sandbox);
  });

  it('lists the digests of the verified data, the same on every host', async () => {
    const { suite, catalog, conformance } = (await carport.get('/verify')).body;
    const elsewhere = (await testService({ env: { BASE_URL: 'https://cars.example' } }).get('/verify')).body;
    expect(suite.digest).toBe(sha256((await carport.get('/suite.json')).text));
    expect([elsewhere.catalog.digest, elsewhere.conformance.digest]).toEqual([catalog.digest, conformance.digest]);
  });

  it('lists probes that answer as described', async () => {
    const { probes } = (await carport.get('/verify')).body;
    for (const { curl, expect: expected } of probes) {
      const [, path = ''] = /'http:\/\/carport\.test([^']+)'/.exec(curl) ?? [];
      const { status, body } = await carport.get(path);
      expect([`${status}`, `${status} ${body?.type}`], curl).toContain(expected);
    }
  });
});
