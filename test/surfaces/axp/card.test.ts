/** The capability card as the family's verifier checks it: complete, linked both ways, and true in every claim. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ListeningService, listeningService } from '#test/stores/service-process.ts';
import { type ReadAddress, readerOf } from './deployment.ts';

let carport: ListeningService;
let look: ReadAddress;
// biome-ignore lint/suspicious/noExplicitAny: the card is read as an unknown client reads it
let card: any;
beforeAll(async () => {
  carport = await listeningService();
  look = readerOf(carport.url);
  card = (await look('/.well-known/agents.json')).body;
});
afterAll(() => carport.close());

interface Probe {
  readonly method?: string;
  readonly url: string;
  readonly param?: string;
}

const probesOf = (channel: string): Probe[] => [card.probes[channel]].flat();
const envelopeAt = async (url: string) => {
  const { status, body } = await look(url);
  return [status, body.type];
};

describe('the documents', () => {
  it('exist: card, llms.txt, agent classes, and a contract of version 3.1 with operations', async () => {
    expect(card.description.length).toBeGreaterThan(20);
    const { text, type } = await look(card.llms);
    expect([type, /^# /.test(text), text.length > 80]).toEqual(['text/markdown', true, true]);
    const { agent_classes } = (await look(card.links.icp)).body;
    expect(agent_classes.length).toBeGreaterThan(0);
    const contract = (await look(card.openapi)).body;
    expect(contract.openapi).toMatch(/^3\.1/);
    expect(Object.keys(contract.paths).length).toBeGreaterThan(0);
  });

  it('link to one another', async () => {
    const { text } = await look(card.llms);
    for (const sibling of ['agents.json', 'icp.json', 'openapi']) expect(text).toContain(sibling);
    expect(card.links).toMatchObject({ openapi: card.openapi, llms: card.llms });
  });

  it('stay on this origin', () => {
    for (const url of JSON.stringify(card).match(/https?:\/\/[^"]+/g) ?? [])
      expect(new URL(url).origin).toBe(carport.url);
  });
});

describe('the probes', () => {
  it('are complete, distinct GET requests to this origin, each at a path in the contract', async () => {
    const { paths } = (await look(card.openapi)).body;
    const minimum = { keyless: 1, pricing: 1, knownEmpty: 2, knownForbidden: 2, overCeiling: 1 };
    for (const [channel, least] of Object.entries(minimum)) {
      const probes = probesOf(channel);
      expect(new Set(probes.map(({ url }) => url)).size).toBeGreaterThanOrEqual(least);
      for (const { method = 'GET', url } of probes) {
        const { origin, pathname } = new URL(url, carport.url);
        expect([method, origin, pathname in paths]).toEqual(['GET', carport.url, true]);
      }
    }
    const [empty, forbidden] = [probesOf('knownEmpty'), probesOf('knownForbidden')];
    expect(empty.some(({ url }) => forbidden.some((other) => other.url === url))).toBe(false);
  });

  it('return the declared envelope, and their paths answer OK without the query', async () => {
    for (const { url } of probesOf('keyless')) expect(await envelopeAt(url)).toEqual([200, 'OK']);
    for (const { url } of probesOf('knownEmpty')) expect(await envelopeAt(url)).toEqual([200, 'EMPTY']);
    for (const { url } of probesOf('knownForbidden')) expect(await envelopeAt(url)).toEqual([403, 'BLOCKED']);
    for (const { url } of [...probesOf('knownEmpty'), ...probesOf('knownForbidden')])
      expect(await envelopeAt(new URL(url).pathname)).toEqual([200, 'OK']);
  });

  it('for empty results return a message next to the empty members', async () => {
    for (const { url } of probesOf('knownEmpty'))
      expect((await look(url)).body).toMatchObject({ listing: [], message: expect.stringMatching(/\S/) });
  });

  it('apply the ceiling above it, below it and at zero', async () => {
    const { model, hardCeiling, binding, statement } = (await look(probesOf('pricing')[0]?.url ?? '')).body;
    expect([model, hardCeiling > 0, binding, statement.length > 0]).toEqual(['metered', true, false, true]);
    const { url = '', param = '' } = probesOf('overCeiling')[0] ?? {};
    const envelopeAtSpend = (amount: number) => envelopeAt(`${url}?${param}=${amount}`);
    for (const factor of [1.01, 500, 777.77, 1500])
      expect(await envelopeAtSpend(hardCeiling * factor)).toEqual([402, 'OFFER']);
    for (const factor of [0.5, 1, 0]) expect(await envelopeAtSpend(hardCeiling * factor)).toEqual([200, 'OK']);
  });

  it('can be repeated within the rate limit of a fresh deployment', async () => {
    const limited = await listeningService({ RATE_LIMIT: '120/10' });
    const manifest = (await readerOf(limited.url)('/.well-known/agents.json')).body.probes;
    const urls = Object.values<Probe | Probe[]>(manifest).flatMap((probes) => [probes].flat().map(({ url }) => url));
    for (let pass = 0; pass < 10; pass += 1)
      for (const url of urls) expect((await readerOf(limited.url)(url)).status).not.toBe(429);
    await limited.close();
  });
});

describe('the offer and the rates', () => {
  it('include an offer with a next step at the ceiling, without a payment challenge', async () => {
    const { status, body, headers } = await look(card.monetization.probe.url);
    expect([status, body.type]).toEqual([402, 'OFFER']);
    expect(body.id ?? body.title).toBeDefined();
    expect(body.price ?? body.checkoutUrl ?? body.alternatives).toBeDefined();
    for (const name of ['www-authenticate', 'payment-required', 'accept-payment']) expect(headers.get(name)).toBeNull();
    expect(body.accepts).toBeUndefined();
  });

  it('name each operation by its id in the contract', async () => {
    const { paths } = (await look(card.openapi)).body;
    const { rates } = (await look(card.links.pricing)).body;
    for (const { operation, method, path } of rates)
      expect(paths[path][method.toLowerCase()].operationId).toBe(operation);
  });
});

describe("the card's claims", () => {
  it('hold for every interface: each exists, accepts its method and works', async () => {
    for (const [name, { method, url, auth }] of Object.entries<Record<string, string>>(card.interfaces.http)) {
      const init = { method: method ?? '', ...(method === 'POST' ? { body: '{}' } : {}) };
      const { status } = await look(url ?? '', {}, init);
      expect([404, 405, 500, 501, 502], `${name} answers ${status}`).not.toContain(status);
      if (auth === 'none') expect([401], name).not.toContain(status);
      if (auth === 'bearer') expect([400, 401, 503], name).toContain(status);
    }
  });

  it('hold for the contract: every keyless read returns a published status and media type', async () => {
    const { paths } = (await look(card.openapi)).body;
    for (const [path, { get }] of Object.entries<
      Record<
        string,
        { security?: unknown[]; parameters?: { required?: boolean }[]; responses: Record<string, { content: object }> }
      >
    >(paths)) {
      if (get === undefined || path.includes('{') || (get.security ?? []).length > 0) continue;
      if ((get.parameters ?? []).some(({ required }) => required === true)) continue;
      const { status, type } = await look(path);
      expect([404, 503], `${path} answers ${status}`).not.toContain(status);
      expect(Object.keys(get.responses[status]?.content ?? {}), path).toContain(type);
    }
  });

  it('hold for MCP: the card lists the tools of the endpoint', async () => {
    const { url, tools } = card.interfaces.mcp;
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
    const listed = await look(url, { 'content-type': 'application/json' }, { method: 'POST', body });
    expect(listed.body.result.tools.map(({ name }: { name: string }) => name).sort()).toEqual([...tools].sort());
  });

  it('hold for the suite: its bytes match the pinned digest', async () => {
    const { url, digest, runner, environment } = card.interfaces.testSuite;
    const { text, body } = await look(url);
    expect(`sha256:${createHash('sha256').update(text).digest('hex')}`).toBe(digest);
    expect([runner, Object.hasOwn(body.environments, environment)]).toEqual(['api.qa/vitest@1', true]);
  });

  it('hold for every link', async () => {
    for (const [name, url] of Object.entries<string>(card.links)) {
      const { status } = await look(url);
      expect([name, status]).toEqual([name, name === 'offer' ? 402 : 200]);
    }
    expect(carport.faults).toEqual([]);
  });
});
