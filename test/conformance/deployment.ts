/** In-process deployment with chosen capability data. */

import type { LiveBooks } from '#conformance/books/live-books.ts';
import type { Capabilities } from '#conformance/capabilities.ts';
import { capabilityEndpoints } from '#conformance/endpoints/rows.ts';
import type { RunParts } from '#conformance/runner/run-all.ts';
import { STANDING } from '#conformance/standing.ts';
import { createHandler } from '#http/handle.ts';
import { compose, readConfig } from '../../src/index.ts';
import { TestClock, testIds } from '../builders.ts';
import { testStores } from '../stores/chosen.ts';

const emptyBook = async () => [];
const NO_BOOKS: LiveBooks = { 'api-keys': emptyBook, 'usage-meters': emptyBook, 'price-books': emptyBook };

/** The composed service without a rate limit; with other capability data if `load` provides it. */
export function deployment(load?: () => Promise<Capabilities>): RunParts['deployment'] {
  const stores = testStores();
  const { settings } = readConfig({ BASE_URL: 'http://carport.test', RATE_LIMIT: 'off' });
  const { handle, catalog, tools } = compose({ settings, stores, clock: new TestClock(), ids: testIds });
  const { events, ids, vehicles } = tools;
  const parts = { events, ids, books: NO_BOOKS, standing: STANDING, identify: vehicles.identify };
  const newHandler = () =>
    createHandler({
      catalog,
      tools,
      rateWindow: stores.rateWindow,
      idempotency: stores.idempotency,
      capabilities: capabilityEndpoints(() => parts, load),
      onFault: () => {},
    });
  const answer = load === undefined ? handle : newHandler();
  return {
    base: 'http://carport.test',
    send: async (request) => answer(request, { address: '192.0.2.1' }),
    wait: async () => {},
  };
}
