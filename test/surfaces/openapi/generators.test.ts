/** Clients from five generators of the OpenAPI document compile, and each buys a car. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type ListeningService, listeningService } from '#test/stores/service-process.ts';
import type { Buy } from '../generators/clients/buyer.ts';
import { CLIENTS, compile, generate, install } from './generate-clients.ts';

let carport: ListeningService;

beforeAll(async () => {
  carport = await listeningService();
  await install();
  await generate(await (await fetch(`${carport.url}/openapi.json`)).text());
  return () => carport.close();
}, 300_000);

describe('generated clients', () => {
  it('compile under strict, with the programs that use them', async () => {
    await expect(compile()).resolves.toBeUndefined();
  });

  it.each(CLIENTS)('of %s buy a car', async (name) => {
    const { buy } = (await import(`../generators/clients/${name}.ts`)) as { buy: Buy };
    expect(await buy({ url: carport.url, operatorToken: 'settle-token' })).toBe('SETTLED');
    expect(carport.faults).toEqual([]);
  });
});
