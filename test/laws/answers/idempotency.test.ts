/** Law: every POST except those with a secret in the response returns the same response for one `Idempotency-Key`. */
import { describe, expect, it } from 'vitest';
import type { Row } from '#catalog/row.ts';
import type { Example } from '#kernel/endpoint.ts';
import { type Reply, type TestService, testService } from '#test/builders.ts';
import { runExample } from '../examples.ts';

const posts = testService().catalog.filter(({ endpoint }) => endpoint.method === 'POST');

const answered = posts
  .filter(({ endpoint }) => endpoint.idempotent !== false)
  .flatMap((row): [string, Row, Example][] => {
    const example = row.endpoint.examples.find(({ answers }) => answers === 'OK' || answers === 'OFFER');
    return example === undefined ? [] : [[row.id, row, example]];
  });

/** The service, with an `Idempotency-Key` on requests to one endpoint only. */
function withIdempotencyKey(carport: TestService, { endpoint }: Row, idempotencyKey: string): TestService {
  const address = new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`);
  const send: TestService['send'] = (method, path, body, options = {}) => {
    if (method !== 'POST' || !address.test(path)) return carport.send(method, path, body, options);
    const headers = { ...options.headers, 'idempotency-key': idempotencyKey };
    return carport.send(method, path, body, { ...options, headers });
  };
  return { ...carport, send };
}

async function firstAnswer(row: Row, example: Example) {
  const carport = testService();
  const ran = await runExample(withIdempotencyKey(carport, row, 'one'), row, example);
  const key = row.endpoint.access === 'operator' ? carport.tools.settings.settleToken : ran.key;
  const repeatRequest = (body: unknown, idempotencyKey = 'one'): Promise<Reply> => {
    const headers = { 'idempotency-key': idempotencyKey };
    return carport.send('POST', ran.path, body, key === undefined ? { headers } : { key, headers });
  };
  return { ...ran, carport, repeatRequest };
}

describe('an Idempotency-Key', () => {
  it('is supported by every POST except those that mint secrets, and MCP with its scripts', () => {
    const without = posts.filter(({ endpoint }) => endpoint.idempotent === false).map(({ endpoint }) => endpoint.path);
    expect(without.sort()).toEqual(['/keys', '/keys/rotate', '/mcp']);
  });

  it.each(answered)('%s replays its first response, marked as a replay', async (_, row, example) => {
    const { reply, body, repeatRequest } = await firstAnswer(row, example);
    expect(reply.headers.get('idempotent-replayed')).toBeNull();
    const replay = await repeatRequest(body);
    expect([replay.status, replay.text]).toEqual([reply.status, reply.text]);
    expect(replay.headers.get('idempotent-replayed')).toBe('true');
    expect(replay.headers.get('x-request-id')).not.toBe(reply.headers.get('x-request-id'));
    expect((await repeatRequest(body, '"one"')).headers.get('idempotent-replayed')).toBe('true');
  });

  const bodies = answered.flatMap(([id, row, example]): [string, Row, Example, unknown][] => {
    const others = row.endpoint.examples.filter(({ answers }) => answers === 'OK' || answers === 'OFFER');
    const other = others.find(({ body }) => JSON.stringify(body) !== JSON.stringify(example.body));
    return other === undefined || row.endpoint.path.includes('{') ? [] : [[id, row, example, other.body]];
  });

  it.each(bodies)('%s refuses the key with another body', async (_, row, example, other) => {
    const { repeatRequest } = await firstAnswer(row, example);
    const { status, body } = await repeatRequest(other);
    expect([status, body.type, body.code]).toEqual([409, 'REFUSED', 'idempotency-conflict']);
    expect((await repeatRequest(other, 'two')).status).not.toBe(409);
  });

  it('never returns the response for another body to a caller without an API key', async () => {
    const carport = testService();
    const open = (name: string) =>
      carport.send('POST', '/buy/deals', { ...deal, buyer: { ...deal.buyer, name } }, { headers, peer: '192.0.2.7' });
    const [ada, grace, repeated] = [await open('Ada'), await open('Grace'), await open('Ada')];
    expect([grace.status, grace.text.includes(ada.body.dealId)]).toEqual([409, false]);
    expect(repeated.text).toBe(ada.text);
  });

  const deal = { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '94105', name: 'Ada' } };
  const headers = { 'idempotency-key': 'one' };

  it('belongs to one account: another account may use the same key', async () => {
    const carport = testService();
    const keys = [await carport.mintKey(), await carport.mintKey()];
    const opened = [];
    for (const key of [...keys, ...keys])
      opened.push((await carport.send('POST', '/buy/deals', deal, { key, headers })).body.dealId);
    expect(opened[2]).toBe(opened[0]);
    expect(opened[3]).toBe(opened[1]);
    expect(opened[1]).not.toBe(opened[0]);
  });

  it('compares bodies by value, not by member order or white space', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    const first = await carport.send('POST', '/buy/deals', deal, { key, headers });
    const { vin, buyer } = deal;
    const repeated = await carport.send('POST', '/buy/deals', JSON.stringify({ buyer, vin }, null, 2), {
      key,
      headers,
    });
    expect([repeated.headers.get('idempotent-replayed'), repeated.text]).toEqual(['true', first.text]);
  });

  it('is forgotten after a day', async () => {
    const carport = testService();
    const open = async () => (await carport.send('POST', '/buy/deals', deal, { headers })).body.dealId;
    const first = await open();
    carport.clock.advance(86_399);
    expect(await open()).toBe(first);
    carport.clock.advance(1);
    expect(await open()).not.toBe(first);
  });

  it('is freed by a refusal, so that the corrected request may use it, and charges once', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    const lien = { vin: deal.vin, currentBalance: '20000', currentApr: '9.99', remainingTermMonths: 48 };
    const quote = (body: unknown) => carport.send('POST', '/financing/refinance/quotes', body, { key, headers });
    expect((await quote({ ...lien, currentBalance: '-1' })).status).toBe(400);
    expect((await quote(lien)).status).toBe(402);
    expect((await quote(lien)).headers.get('idempotent-replayed')).toBe('true');
    expect((await carport.get('/usage', { key })).body.usage.spendToDate).toBe('0.05');
  });

  it('runs one of many simultaneous requests; the others get its response or a 409 to retry', async () => {
    const carport = testService();
    const open = () => carport.send('POST', '/buy/deals', deal, { headers });
    const replies = await Promise.all(Array.from({ length: 8 }, open));
    const answered = replies.filter(({ status }) => status === 200);
    const inFlight = replies.filter(({ body }) => body.code === 'idempotency-in-flight');
    expect([answered.length + inFlight.length, new Set(answered.map(({ body }) => body.dealId)).size]).toEqual([8, 1]);
    for (const { status, body } of inFlight) expect([status, body.type]).toEqual([409, 'REFUSED']);
    expect((await open()).body.dealId).toBe(answered[0]?.body.dealId);
  });

  it('without visible ASCII characters, or with too many, is a 400 that names the header', async () => {
    for (const bad of ['a b', 'x'.repeat(256)]) {
      const { status, body } = await testService().send('POST', '/buy/deals', deal, {
        headers: { 'idempotency-key': bad },
      });
      expect([status, body.problems[0].in, body.problems[0].path]).toEqual([400, 'header', 'Idempotency-Key']);
    }
  });
});
