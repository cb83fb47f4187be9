/** Owns a deployment in this process whose capabilities a test chooses. */

import type { LiveBooks } from '#conformance/books/live-books.ts';
import { type Capabilities, loadCapabilities } from '#conformance/capabilities.ts';
import type { RunParts } from '#conformance/runner/run-all.ts';
import { capabilitySeam } from '#conformance/seam.ts';
import { createHandler } from '#http/handle.ts';
import { compose, readConfig } from '../../src/index.ts';
import { memoryStores } from '../../src/store/memory/stores.ts';
import { TestClock, testIds } from '../builders.ts';

export const DEMO_VIN = 'F1XDEMCR4SDEM0001';
export const ADVERSE_VIN = 'F1XBRAND8KADV9001';

const noBook = async () => [];
const NO_BOOKS: LiveBooks = { 'api-keys': noBook, 'usage-meters': noBook, 'price-books': noBook };

/** The whole pipeline in memory, without a rate limit, on real capability data unless told otherwise. */
export function deployment(load: () => Promise<Capabilities> = loadCapabilities, books: LiveBooks = NO_BOOKS) {
  const stores = memoryStores();
  const { settings } = readConfig({ BASE_URL: 'http://carport.test', RATE_LIMIT: 'off' });
  const service = compose({ settings, stores, clock: new TestClock(), ids: testIds });
  const faults: unknown[] = [];
  const { events, ids } = service.tools;
  const standing = { demoVin: DEMO_VIN, adverseVins: new Set([ADVERSE_VIN]) };
  const handle = createHandler({
    catalog: service.catalog,
    tools: service.tools,
    rateWindow: stores.rateWindow,
    idempotency: stores.idempotency,
    capabilities: capabilitySeam(() => ({ events, ids, books, standing }), load),
    onFault: (fault) => faults.push(fault),
  });
  const parts: RunParts['deployment'] = {
    base: 'http://carport.test',
    send: (request) => handle(request, { address: '192.0.2.1' }),
    wait: async () => {},
  };
  return { parts, faults, service };
}
