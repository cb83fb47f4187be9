/** Laws of endpoints that honor `Prefer: return=minimal`: the shorter response keeps the published shape. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Row } from '#catalog/row.ts';
import { type TestService, testService } from '#test/builders.ts';
import { publishedContract } from '#test/surfaces/openapi/published-reply.ts';
import { runExample } from '../examples.ts';

const carport = testService();
const departures = await publishedContract(carport);
const rows = carport.catalog
  .filter(({ endpoint }) => endpoint.detail !== undefined)
  .map((row): [string, Row] => [row.id, row]);

function serviceWithPreference(prefer: string): TestService {
  const send: TestService['send'] = (method, path, body, options = {}) =>
    carport.send(method, path, body, { ...options, headers: { ...options.headers, prefer } });
  return { ...carport, send };
}

function okOf(row: Row, prefer: string) {
  const example = row.endpoint.examples.find(({ answers }) => answers === 'OK');
  if (example === undefined) throw new Error(`${row.id} has no example of OK`);
  return runExample(serviceWithPreference(prefer), row, example);
}

function partOf(body: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, name) => Object(part)[name], body);
}

describe('Prefer: return=minimal', () => {
  it('is supported by deals, their preview and the front page', () => {
    expect(rows.length).toBeGreaterThan(7);
  });

  it.each(rows)('%s omits its detail, reports that it did, and keeps the published shape', async (_, row) => {
    const { reply } = await okOf(row, 'return=minimal');
    expect(reply.headers.get('preference-applied')).toBe('return=minimal');
    for (const path of row.endpoint.detail ?? []) expect(partOf(reply.body, path), path).toBeUndefined();
    expect(departures(row.endpoint, reply)).toEqual([]);
    const { type, ...members } = reply.body;
    expect(type).toBe('OK');
    if (row.endpoint.ok !== undefined) expect(z.safeParse(row.endpoint.ok, members).error?.issues ?? []).toEqual([]);
  });

  it.each([
    ['respond-async, Return="minimal"; x=1', 'return=minimal'],
    ['return=representation', null],
    ['return=minimally', null],
    ['x="return=minimal"', null],
    ['', null],
  ])('parses "%s"', async (prefer, applied) => {
    const { headers } = await carport.get('/', { headers: { prefer } });
    expect(headers.get('preference-applied')).toBe(applied);
  });

  it('is cached separately from the full response', async () => {
    const vin = 'F1XDEMCR4SDEM0001';
    const whole = await carport.get(`/buy/${vin}`);
    const minimal = await carport.get(`/buy/${vin}`, { headers: { prefer: 'return=minimal' } });
    expect(whole.headers.get('etag')).not.toBe(minimal.headers.get('etag'));
    for (const { headers } of [whole, minimal]) expect(headers.get('vary')).toBe('Authorization, Prefer');
  });
});
