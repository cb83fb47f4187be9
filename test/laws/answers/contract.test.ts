/** Laws of every endpoint: examples, required members, unknown members, determinism, faces and prices. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DERIVATIONS } from '#catalog/derivations.data.ts';
import type { Row } from '#catalog/row.ts';
import type { Example } from '#kernel/endpoint.ts';
import { testService } from '#test/builders.ts';
import { publishedContract } from '#test/surfaces/openapi/published-reply.ts';
import { undeclaredMembers } from '#test/surfaces/openapi/undeclared-members.ts';
import { addressOf, runExample } from '../examples.ts';

const { catalog } = testService();
const departures = await publishedContract(testService());
const examples = catalog.flatMap((row) =>
  row.endpoint.examples.map((example): [string, Row, Example] => [`${row.id}: ${example.name}`, row, example]),
);
const exampleOf = (row: Row, ...kinds: Example['answers'][]) =>
  row.endpoint.examples.find(({ answers }) => kinds.includes(answers));

describe('every example', () => {
  it.each(examples)('%s returns the declared response', async (_, row, example) => {
    const carport = testService();
    const { reply } = await runExample(carport, row, example);
    expect(carport.faults).toEqual([]);
    const { format } = row.endpoint;
    expect(reply.headers.get('x-envelope'), reply.text).toBe(example.answers);
    if (example.code !== undefined) expect(reply.body.code).toBe(example.code);
    if (format === undefined) expect(reply.body.type).toBe(example.answers);
    expect(departures(row.endpoint, reply)).toEqual([]);
    const declared =
      example.answers === 'OK' ? row.endpoint.ok : example.answers === 'OFFER' ? row.endpoint.offer : undefined;
    if (declared === undefined || reply.body === undefined) return;
    const { type: _type, ...members } = reply.body;
    // The pipeline adds the derivation of a simulated outcome to the declared members.
    if (DERIVATIONS[row.id] !== undefined) delete members.derivation;
    const checked = z.safeParse(declared, format === undefined ? members : reply.body);
    expect(checked.error?.issues ?? []).toEqual([]);
    expect(undeclaredMembers(declared, format === undefined ? members : reply.body)).toEqual([]);
  });
});

describe('every endpoint', () => {
  it.each(catalog.map((row): [string, Row] => [row.id, row]))(
    '%s has an example of each declared response',
    (_, { endpoint }) => {
      // Only a platform gateway serves these; test/counterparties/gateway has a mock of one.
      const isRelayed = endpoint.refusals.includes('gateway-unconfigured');
      if (endpoint.ok !== undefined && !isRelayed)
        expect(endpoint.examples.some(({ answers }) => answers === 'OK')).toBe(true);
      expect(endpoint.examples.length).toBeGreaterThan(0);
      if (endpoint.method === 'POST' && endpoint.bodyText !== 'raw') expect(endpoint.body).toBeDefined();
    },
  );

  it.each(
    catalog
      .filter(({ endpoint }) => endpoint.body !== undefined && endpoint.bodyText === undefined)
      .map((row): [string, Row] => [row.id, row]),
  )('%s names an unknown member of the body', async (_, row) => {
    const carport = testService();
    const example = exampleOf(row, 'OK', 'OFFER', 'EMPTY');
    if (example === undefined) return;
    const body = { ...(example.body as object | undefined), unknownMember: 1 };
    const { reply } = await runExample(carport, row, { ...example, body });
    expect(reply.status, reply.text).toBe(400);
    expect(reply.body.problems.map(({ path }: { path: string }) => path)).toContain('unknownMember');
  });

  it.each(
    catalog.filter(({ endpoint }) => endpoint.allowsUnknownMembers !== true).map((row): [string, Row] => [row.id, row]),
  )('%s names an unknown query parameter', async (_, row) => {
    const carport = testService();
    const example = exampleOf(row, 'OK', 'OFFER', 'EMPTY');
    if (example === undefined) return;
    const { reply } = await runExample(carport, row, {
      ...example,
      query: { ...example.query, unknownParameter: '1' },
    });
    expect(reply.status, reply.text).toBe(400);
    expect(reply.body.code).toBe('unknown-parameter');
    expect(JSON.stringify(reply.body.problems)).toContain('unknownParameter');
  });

  it.each(
    catalog.filter(({ endpoint }) => requiredOf(endpoint.body).length > 0).map((row): [string, Row] => [row.id, row]),
  )('%s lists every missing required member at once', async (_, row) => {
    const carport = testService();
    const example = exampleOf(row, 'OK', 'OFFER', 'EMPTY') ?? row.endpoint.examples[0];
    if (example === undefined) return;
    const { reply } = await runExample(carport, row, { ...example, body: {} });
    expect(reply.status, reply.text).toBe(400);
    const named = (reply.body.problems as { path: string }[]).map(({ path }) => path);
    for (const required of requiredOf(row.endpoint.body)) expect(named).toContain(required);
  });
});

function requiredOf(schema: z.ZodType | undefined): string[] {
  if (schema === undefined) return [];
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return (shape.required as string[] | undefined) ?? [];
}

const cached = catalog.filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.cache !== undefined);

describe('every deterministic read', () => {
  it.each(cached.map((row): [string, Row] => [row.id, row]))(
    '%s returns the same bytes twice, with a strong ETag that answers 304',
    async (_, row) => {
      const carport = testService();
      const example = exampleOf(row, 'OK', 'EMPTY');
      if (example === undefined) return;
      const first = await runExample(carport, row, example);
      const again = await carport.get(first.path);
      expect(again.text).toBe(first.reply.text);
      const etag = again.headers.get('etag');
      expect(etag).toMatch(/^"[^"]+"$/);
      const fresh = await carport.get(first.path, { headers: { 'if-none-match': etag ?? '' } });
      expect([fresh.status, fresh.text]).toEqual([304, '']);
    },
  );
});

describe('an endpoint with any Accept header', () => {
  const accepts = ['text/html', 'application/xml', 'image/*;q=0.1', 'application/problem+json', ''];
  const agents = ['ClaudeBot/1.0', 'Mozilla/5.0', ''];
  const machineReads = catalog.filter(
    ({ endpoint }) => endpoint.method === 'GET' && endpoint.path !== '/' && endpoint.format === undefined,
  );
  it.each(machineReads.map((row): [string, Row] => [row.id, row]))('%s answers JSON', async (_, row) => {
    const carport = testService();
    const example = exampleOf(row, 'OK', 'EMPTY', 'BLOCKED', 'UNCONFIGURED', 'OFFER');
    if (example === undefined) return;
    const path = addressOf(row, example);
    for (const accept of accepts) {
      for (const agent of agents) {
        const reply = await carport.get(path, { headers: { accept, 'user-agent': agent } });
        expect(reply.status).not.toBe(406);
        expect(reply.headers.get('content-type')).toContain('application/json');
      }
    }
  });
});

describe('the posted price', () => {
  const priced = catalog.filter(({ priceMicros }) => priceMicros > 0);
  it.each(priced.map((row): [string, Row] => [row.id, row]))('%s is what the meter charges, once', async (_, row) => {
    const carport = testService();
    const example = exampleOf(row, 'OK', 'OFFER', 'EMPTY');
    if (example === undefined) return;
    const key = await carport.mintKey();
    await runExample(carport, row, example, key);
    const { usage } = (await carport.get('/usage', { key })).body;
    const line = usage.byDoor.find(({ door }: { door: string }) => door === row.id);
    expect(line).toEqual({ door: row.id, calls: 1, spend: row.endpoint.price });
  });
});
