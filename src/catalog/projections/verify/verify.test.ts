/** Tests what the verification summary attests, and that a run of another catalog attests nothing. */
import { describe, expect, it } from 'vitest';
import { statusOf } from '#http/answer/status.ts';
import { testIds, testService } from '#test/builders.ts';
import { createDocuments } from '../../documents.ts';
import type { Catalog } from '../../row.ts';

const { catalog, tools } = testService();

async function summaryOf(endpoints: Catalog) {
  const { settings, capabilities } = tools;
  const parts = { catalog: endpoints, settings, capabilities, statusOf, runsScripts: false, sha256: testIds.sha256 };
  return JSON.parse((await createDocuments(parts).at('/verify')).bytes);
}

describe('the verification summary', () => {
  it('becomes stale when a single endpoint changes, whatever was recorded', async () => {
    const [first, ...others] = catalog;
    if (first === undefined) throw new Error('an empty catalog');
    const renamed = { ...first, endpoint: { ...first.endpoint, summary: 'Do something else' } };
    for (const endpoints of [[renamed, ...others], others]) {
      const summary = await summaryOf(endpoints);
      expect([summary.suite.state, summary.run]).toEqual(['stale', []]);
      expect(summary.state).not.toBe('green');
    }
  });

  it('computes the same digest for the same catalog in every service', async () => {
    const digest = async (endpoints: Catalog) => (await summaryOf(endpoints)).catalog.digest;
    expect(await digest(catalog)).toBe(await digest(testService().catalog));
    expect(await digest(catalog.slice(1))).not.toBe(await digest(catalog));
  });
});
