/** The platform gateway's own published clients, unchanged, against this service: class, core, command line, MCP. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { AutoDev, AutoDevClient, AutoDevError } from '@auto.dev/sdk';
import { createMcpServer } from '@auto.dev/sdk/mcp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ListeningService, listeningService } from '#test/stores/service-process.ts';

const DEMO = 'F1XDEMCR4SDEM0001';
const home = mkdtempSync(join(tmpdir(), 'carport-home-'));
const apiKey = 'sk_ad_test';
let carport: ListeningService;

beforeAll(async () => {
  process.env.HOME = home;
  carport = await listeningService();
});
afterAll(async () => {
  await carport.close();
  rmSync(home, { recursive: true, force: true });
});

const sdk = (raw = true) => new AutoDev({ apiKey, baseUrl: carport.url, raw });

describe('the SDK class', () => {
  it('searches listings with its typed option names', async () => {
    const { data } = await sdk().listings({
      'vehicle.make': 'Toyota',
      'retailListing.price': '10000-60000',
      sort: 'price:asc',
      includes: 'total',
      limit: 5,
    });
    const page = data as unknown as {
      data: { vehicle: { make: string } }[];
      links: Record<string, string>;
      total: number;
    };
    expect(page.data.length).toBeGreaterThan(0);
    expect(page.data.every(({ vehicle }) => vehicle.make === 'Toyota')).toBe(true);
    expect(page.links.self).toContain('/listings?');
    expect(page.total).toBeGreaterThanOrEqual(page.data.length);
  });

  it('reads every keyless VIN endpoint in the canonical shape', async () => {
    const decode = (await sdk().decode(DEMO)).data as unknown as Record<string, unknown>;
    expect(decode).toMatchObject({ vin: DEMO, vinValid: true, checksum: true, vehicle: { year: 2025 } });
    expect((await sdk().specs(DEMO)).data).toMatchObject({
      vehicle: { vin: DEMO },
      specs: { price: { baseMsrp: expect.any(Number) } },
    });
    expect((await sdk().payments(DEMO, { price: 30000, zip: '78701', term: 60 })).data).toMatchObject({
      paymentsData: { calculationCriteria: { numberOfMonths: 60 } },
    });
    expect((await sdk().apr(DEMO, { zip: '78701', creditScore: '735' })).data).toMatchObject({
      creditScore: '735',
      apr: { '60': expect.any(Number) },
    });
    expect((await sdk().tco(DEMO, { zip: '78701' })).data).toMatchObject({
      tco: { total: { tcoPrice: expect.any(Number) } },
    });
    expect((await sdk().taxes(DEMO, { price: 30000, zip: '78701' })).data).toMatchObject({
      taxes: { combinedSalesTax: expect.any(Number) },
    });
    expect((await sdk().plate('TX', 'ABC1234')).data).toMatchObject({
      vin: expect.stringMatching(/^[A-HJ-NPR-Z0-9]{17}$/),
    });
    expect((await sdk().photos(DEMO)).data).toMatchObject({ type: 'EMPTY' });
  });

  it('maps our refusals to its own error classes, with our sentence', async () => {
    for (const call of [() => sdk().build(DEMO), () => sdk().recalls(DEMO), () => sdk().openRecalls(DEMO)]) {
      await expect(call()).rejects.toMatchObject({
        code: 'SERVER_ERROR',
        message: expect.stringContaining('GATEWAY_URL'),
      });
    }
    const refused = await sdk()
      .decode('SHORT')
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(AutoDevError);
    expect((refused as Error).message).toContain('17 characters');
    await expect(sdk().usage()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('reads the meter with an API key', async () => {
    const { key } = (await (await fetch(`${carport.url}/keys`, { method: 'POST' })).json()) as { key: string };
    const usage = await new AutoDev({ apiKey: key, baseUrl: carport.url, raw: true }).usage();
    expect(usage.data).toMatchObject({ usage: { spendToDate: '0.00' } });
    expect(usage.meta?.requestId).toMatch(/\w+/);
  });
});

describe('the core client package', () => {
  it('reads one listing', async () => {
    const client = new AutoDevClient({ apiKey, baseUrl: carport.url });
    const { data } = await client.request<{ data: { vin: string } }>('listings', { vin: DEMO, raw: true });
    expect(data.data.vin).toBe(DEMO);
  });
});

describe('the SDK command line', () => {
  const folder = new URL('../../node_modules/@auto.dev/sdk/', import.meta.url).pathname;
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { bin: Record<string, string> };
  const auto = join(folder, Object.values(bin)[0] ?? '');
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [auto, ...args, '--raw', '--json'], {
      env: { ...process.env, HOME: home, AUTODEV_API_KEY: apiKey, AUTODEV_BASE_URL: carport.url },
    });

  it.each([
    ['decode', [DEMO], `"vin": "${DEMO}"`],
    ['listings', ['--make', 'Toyota', '--limit', '2'], '"Toyota"'],
    ['payments', [DEMO, '--price', '30000', '--zip', '78701', '--loan-term', '60'], '"loanMonthlyPayment"'],
  ])('auto %s works', async (command, args, expected) => {
    const { stdout } = await run(command, ...args);
    expect(stdout.replaceAll('":"', '": "')).toContain(expected);
  });
});

describe('the in-process MCP server', () => {
  it('returns our responses from its tools', async () => {
    const [{ Client }, { InMemoryTransport }] = await Promise.all([
      import('@modelcontextprotocol/sdk/client/index.js'),
      import('@modelcontextprotocol/sdk/inMemory.js'),
    ]);
    const server = createMcpServer({ apiKey, baseUrl: carport.url });
    const [near, far] = InMemoryTransport.createLinkedPair();
    const client = new Client({ name: 'carport-test', version: '1.0.0' });
    await Promise.all([server.connect(far as never), client.connect(near)]);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain('auto_decode');
    const calls: [string, Record<string, string>, string][] = [
      ['auto_decode', { vin: DEMO }, DEMO],
      ['auto_listings', { make: 'Toyota', limit: '2' }, 'Toyota'],
      ['auto_payments', { vin: DEMO, price: '30000', zip: '78701' }, 'paymentsData'],
      ['auto_taxes', { vin: DEMO, price: '30000', zip: '78701' }, 'totalTaxesAndFees'],
      ['auto_plate', { state: 'TX', plate: 'ABC1234' }, 'vin'],
    ];
    for (const [name, args, expected] of calls) {
      const { content } = await client.callTool({ name, arguments: args });
      expect(JSON.stringify(content), name).toContain(expected);
    }
    await client.close();
  });
});
