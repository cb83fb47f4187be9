import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';
import { byLoopbackName } from '../../hosts/node/loopback-names.ts';

const OWN = 'http://127.0.0.1:8787';
const carport = testService({ env: { BASE_URL: OWN } });
const handle = byLoopbackName(carport);

async function ask(url: string, body?: unknown) {
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  return JSON.parse(await (await handle(new Request(url, sent))).text());
}

describe('links without a configured address', () => {
  it.each([
    ['http://localhost:8787', 'http://localhost:8787'],
    ['http://[::1]:8787', 'http://[::1]:8787'],
    ['http://localhost:32768', 'http://localhost:32768'],
    [OWN, OWN],
    ['http://evil.example', OWN],
    ['http://localhost.evil.example:8787', OWN],
  ])('requested at %s start with %s', async (origin, named) => {
    const card = await ask(`${origin}/.well-known/agents.json`);
    expect([card.url, card.probes.keyless.url]).toEqual([named, `${named}/listings`]);
    expect((await ask(`${origin}/openapi.json`)).servers[0].url).toBe(named);
    expect((await ask(`${origin}/F1XDEMCR4SDEM0001`)).links.buy).toBe(`${named}/buy/F1XDEMCR4SDEM0001`);
  });

  it('pin the same suite under every host name', async () => {
    const digests = ['localhost', '127.0.0.1'].map(async (name) => {
      const card = await ask(`http://${name}:8787/.well-known/agents.json`);
      return card.interfaces.testSuite.digest;
    });
    expect(new Set(await Promise.all(digests)).size).toBe(1);
  });

  it('lead to the same deal, whatever host name they start with', async () => {
    const { dealId, links } = await ask('http://localhost:8787/buy/deals', {
      vin: 'F1XDEMCR4SDEM0001',
      buyer: { zip: '94105' },
    });
    expect(links.self).toBe(`http://localhost:8787/buy/deals/${dealId}`);
    expect((await ask(`${OWN}/buy/deals/${dealId}`)).links.self).toBe(`${OWN}/buy/deals/${dealId}`);
  });

  it('are limited to a number of host names', async () => {
    for (let port = 40_000; port < 40_010; port += 1) await ask(`http://localhost:${port}/pricing`);
    expect((await ask('http://localhost:40010/pricing')).links.self).toBe(`${OWN}/pricing`);
    expect((await ask('http://localhost:8787/pricing')).links.self).toBe('http://localhost:8787/pricing');
  });
});
