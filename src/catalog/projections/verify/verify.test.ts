/** What the verification summary attests, and that it attests nothing of another catalog. */
import { describe, expect, it } from 'vitest';
import { statusOf } from '#http/status.ts';
import { testIds, testService } from '#test/builders.ts';
import { createDocuments } from '../../documents.ts';
import type { Catalog } from '../../row.ts';

const { catalog, tools } = testService();

async function summaryOf(doors: Catalog) {
  const { settings, capabilities } = tools;
  const parts = { catalog: doors, settings, capabilities, statusOf, runsScripts: false, sha256: testIds.sha256 };
  return JSON.parse((await createDocuments(parts).at('/verify')).bytes);
}

describe('the verification summary', () => {
  it('is stale once a single door is another, whatever was recorded', async () => {
    const [first, ...others] = catalog;
    if (first === undefined) throw new Error('an empty catalog');
    const renamed = { ...first, door: { ...first.door, summary: 'Do something else' } };
    for (const doors of [[renamed, ...others], others]) {
      const summary = await summaryOf(doors);
      expect([summary.suite.state, summary.run]).toEqual(['stale', []]);
      expect(summary.state).not.toBe('green');
    }
  });

  it('knows a catalog by one digest, in whatever service it stands', async () => {
    const digest = async (doors: Catalog) => (await summaryOf(doors)).catalog.digest;
    expect(await digest(catalog)).toBe(await digest(testService().catalog));
    expect(await digest(catalog.slice(1))).not.toBe(await digest(catalog));
  });
});
