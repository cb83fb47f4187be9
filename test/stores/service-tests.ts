/** Selects the tests of each vitest project. */

/**
 * Tests that start processes, browsers or database servers, or send thousands of requests. `npm test` omits them; CI
 * runs them with `npm run test:more`.
 */
export const LONG_TESTS: readonly string[] = [
  'src/store/durable/storm.test.ts',
  'test/browser/**/*.test.ts',
  'test/runtimes/command-line/process.test.ts',
  'test/conformance/*.test.ts',
  'test/surfaces/docs/curl-lines.test.ts',
  'test/surfaces/exec/*.test.ts',
  'test/fire/**/*.test.ts',
  'test/laws/fuzz/*.test.ts',
  'test/surfaces/mcp/{clients,conformance,inspector}.test.ts',
  'test/mutants/*.test.ts',
  'test/surfaces/openapi/{generators,lint}.test.ts',
  'test/runtimes/operations/*.test.ts',
  'test/runtimes/package/package.test.ts',
  'test/stores/postgres/*.test.ts',
  'test/runtimes/*.test.ts',
  'test/suite/verify.test.ts',
];

/** Tests that run again on each persistent store. */
export const SERVICE_TESTS: readonly string[] = [
  'src/app/**/*.test.ts',
  'src/client/**/*.test.ts',
  'src/conformance/endpoints/rows.test.ts',
  'src/http/**/*.test.ts',
  'src/pillars/**/*.routes.test.ts',
  'src/pillars/buy/deals/{endings,verification}.test.ts',
  'src/pillars/credit/ask-once.test.ts',
  'src/pillars/discovery/landing/handover.test.ts',
  'src/pillars/fi/deals/*.test.ts',
  'src/pillars/sandbox/*.test.ts',
  'test/surfaces/axp/purchase.test.ts',
  'test/conformance/run.test.ts',
  'test/counterparties/gateway/*.test.ts',
  'test/laws/{answers/,figures/,fleet/,}*.test.ts',
  'test/surfaces/mcp/{endpoint,tools}.test.ts',
  'test/samples/samples.test.ts',
  'test/surfaces/openapi/client.test.ts',
  'test/stores/chosen.test.ts',
  'test/stories/**/*.test.ts',
  'test/counterparties/stripe/*.test.ts',
  'test/suite/*.test.ts',
];

/** Tests of pages, documents and clients, which are independent of the store. */
export const ON_ANY_STORE: readonly string[] = [
  'src/catalog/projections/verify/verify.test.ts',
  'test/laws/fuzz/*.test.ts',
  'test/surfaces/openapi/document.test.ts',
  'test/samples/vehicle/*.test.ts',
  'src/streams/**/*.test.ts',
  'test/surfaces/axp/{card,help,home,links,manners}.test.ts',
  'test/browser/**/*.test.ts',
  'test/conformance/mutation.test.ts',
  'test/surfaces/docs/*.test.ts',
  'src/conformance/archetypes/law/legal-defaults.test.ts',
  'test/surfaces/mcp/{clients,questions}.test.ts',
  'test/samples/barcodes.test.ts',
  'test/surfaces/openapi/{events,generators,lint,shapes}.test.ts',
  'test/runtimes/operations/*.test.ts',
];

/** Tests of a specific store. */
export const ON_THEIR_OWN_STORE: readonly string[] = [
  'src/store/**/*.test.ts',
  'test/fire/**/*.test.ts',
  'test/stores/postgres/*.test.ts',
  'test/runtimes/*.test.ts',
];
