/** Runs every row in process: all rows pass, all states are reached. */
import { describe, expect, it } from 'vitest';
import { loadCapabilities } from '#conformance/capabilities.ts';
import { RECORDED_RUN } from '#conformance/listing/last-run.data.ts';
import { dataDigest, reportOf } from '#conformance/listing/listing.ts';
import { runAll } from '#conformance/runner/run-all.ts';
import { loadRecordings } from '../../hosts/commands/verify/recordings.ts';
import { testIds } from '../builders.ts';
import { deployment } from './deployment.ts';

const capabilities = await loadCapabilities();

describe('every capability row', () => {
  it('passes, with no exemptions', { timeout: 900_000 }, async () => {
    const report = await runAll({ deployment: deployment(), capabilities, recordings: await loadRecordings() });
    const red = report.families.flatMap(({ rows }) => rows.filter(({ green }) => !green));
    expect(red).toEqual([]);
    expect(report.totals).toEqual({ requirements: 3927, green: 3927, live: 124, sandbox: 3803 });
    expect(report.families.filter(({ unreached, open }) => unreached.length + open.length > 0)).toEqual([]);
  });
});

describe('the recorded run', () => {
  it('covers exactly the data in this tree, with every row passing', () => {
    const report = reportOf(capabilities, dataDigest(capabilities, testIds), RECORDED_RUN);
    expect(report).toMatchObject({ state: 'green', totals: { requirements: 3927, green: 3927 } });
  });

  it('is stale as soon as the data changes', () => {
    const report = reportOf(capabilities, 'sha256:0', RECORDED_RUN);
    expect(report).toMatchObject({ state: 'stale', totals: { requirements: 3927, green: 0 } });
  });

  it('fails when a row failed', () => {
    const digest = dataDigest(capabilities, testIds);
    const report = reportOf(capabilities, digest, { digest, recordedOn: '2026-01-01', red: ['bids.place'] });
    expect(report).toMatchObject({ state: 'red', totals: { green: 3926 } });
  });
});
