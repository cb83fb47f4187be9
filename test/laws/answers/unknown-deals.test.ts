/**
 * Law: another account's deal, a nonexistent deal and an address without a deal get the same response on every
 * endpoint.
 */
import { describe, expect, it } from 'vitest';
import type { Row } from '#catalog/row.ts';
import type { Example } from '#kernel/endpoint.ts';
import { testService } from '#test/builders.ts';
import { runExample } from '../examples.ts';

const NAMES = ['nope', 'deal_', 'deal_a_b', 'deal_a-b', `deal_${'a'.repeat(33)}`, '../deal_a', 'lead_a'];

/** The endpoints under a deal, each with the request sent for a missing one. */
const endpoints = testService()
  .catalog.filter(({ endpoint }) => endpoint.path.includes('{dealId}'))
  .map((row): [string, Row, Example | undefined] => [
    row.id,
    row,
    row.endpoint.examples.find(({ answers, params }) => answers === 'EMPTY' && params?.dealId === 'deal_unknown'),
  ]);

describe('an unknown deal', () => {
  it.each(endpoints)('gets the same response at %s, whatever its id', async (_, row, example) => {
    if (example === undefined) throw new Error(`${row.id} shows no example of an unknown deal`);
    const carport = testService();
    const key = row.endpoint.access === 'key' ? await carport.mintKey() : undefined;
    const opened = await carport.send(
      'POST',
      '/buy/deals',
      { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '94105' } },
      { key: await carport.mintKey() },
    );
    const ask = async (dealId: string) =>
      (await runExample(carport, row, { ...example, params: { ...example.params, dealId } }, key)).reply;
    const unknown = await ask('deal_unknown');
    expect([unknown.status, unknown.body.type]).toEqual([404, 'EMPTY']);
    // The operator's token reaches the deals of every account.
    const names = row.endpoint.access === 'operator' ? NAMES : [...NAMES, opened.body.dealId];
    for (const name of names) {
      const { status, text } = await ask(name);
      expect([name, status, text]).toEqual([name, 404, unknown.text]);
    }
    expect(carport.faults).toEqual([]);
  });
});
