/** The capability listing: rows, descriptions, contract and totals. */
import { encodedText, jsonText } from '#kernel/bounds/json-writer.ts';
import { type InSlices, mapInSlices, runInSlices } from '#kernel/bounds/turns.ts';
import type { CapabilityListing, CapabilityReport } from '#ports/capabilities.ts';
import type { EncodedDocument } from '#ports/documents.ts';
import type { Ids } from '#ports/ids.ts';
import { type Capabilities, loadCapabilities, type Row } from '../capabilities.ts';
import { RECORDED_RUN, type RecordedRun } from './last-run.data.ts';
import { describeRow, listingRow } from './rows.ts';

/** `sha256:<hex>` of the data behind the rows; any change gives another digest. */
export function dataDigest({ families }: Capabilities, ids: Pick<Ids, 'sha256'>): string {
  return `sha256:${ids.sha256(JSON.stringify(families.map(({ source }) => source)))}`;
}

/** Results of a recorded run of the current data. */
export function reportOf(capabilities: Capabilities, digest: string, run: RecordedRun): CapabilityReport {
  const { rows } = capabilities;
  const live = rows.filter(({ verb }) => verb.status === 'live').length;
  const matches = run.digest === digest;
  const green = matches ? rows.length - run.red.length : 0;
  return {
    state: !matches ? 'stale' : run.red.length === 0 ? 'green' : 'red',
    totals: { requirements: rows.length, green, live, sandbox: rows.length - live },
    digest,
    recordedOn: run.recordedOn,
  };
}

/** `contract` creates the OpenAPI document of some rows. */
export function capabilityListing(
  contract: (rows: readonly Row[]) => InSlices<object>,
  ids: Pick<Ids, 'sha256'>,
): CapabilityListing {
  const once = <T>(make: (capabilities: Capabilities) => T | Promise<T>) => {
    let kept: Promise<T> | undefined;
    return () => {
      kept ??= loadCapabilities().then(make);
      return kept;
    };
  };
  const encodeListing = async (rows: readonly Row[]): Promise<EncodedDocument> => {
    const text = await runInSlices(jsonText(await runInSlices(contract(rows))));
    const etag = `"${ids.sha256(text)}"`;
    return { contentType: 'application/json; charset=utf-8', bytes: await runInSlices(encodedText(text)), etag };
  };
  const whole = once(({ rows }) => encodeListing(rows));
  return {
    rows: once(({ rows }) => mapInSlices(rows, listingRow)),
    descriptions: once(({ rows }) => mapInSlices(rows, describeRow)),
    report: once((capabilities) => reportOf(capabilities, dataDigest(capabilities, ids), RECORDED_RUN)),
    openapi: async (family) => {
      if (family === undefined) return whole();
      const own = (await loadCapabilities()).rows.filter((row) => row.family.noun === family);
      return own.length === 0 ? undefined : encodeListing(own);
    },
  };
}
