import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorkerd, type Workerd } from './workerd.ts';

describe('the service in a Workers isolate', () => {
  let workerd: Workerd;
  beforeAll(async () => {
    workerd = await startWorkerd();
  });
  afterAll(() => workerd.close());

  it('decodes a VIN and searches listings', async () => {
    const decode = await workerd.fetch('/vin/F1XDEMCR4SDEM0001');
    expect([decode.status, ((await decode.json()) as { type: string }).type]).toEqual([200, 'OK']);
    const listings = await workerd.fetch('/listings?make=none');
    expect([listings.status, ((await listings.json()) as { type: string }).type]).toEqual([200, 'EMPTY']);
  });
});
