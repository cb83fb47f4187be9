/** `carport inventory import FILE`: imports a feed into the rooftop of a key's account, with progress. */
import { readFile } from 'node:fs/promises';
import { decodeText, type FeedOutcome, importFeed, readConfig } from '../../src/index.ts';
import { embeddedFacts } from '../../src/live/vehicle-facts/embedded.ts';
import { UsageError } from '../command-line/command.ts';
import { openStoresForCommand } from '../node/stores.ts';
import { systemClock, systemIds } from '../node/system.ts';

/** Corrected and refused rows that are printed individually. */
const PRINTED_MAX = 20;

export async function inventoryCommand(
  [file = '']: readonly string[],
  env: NodeJS.ProcessEnv,
  { json }: { readonly json: boolean },
): Promise<number> {
  const key = env.CARPORT_KEY ?? '';
  if (key === '')
    throw new UsageError('CARPORT_KEY is not set. Set it to the key of the account, such as vk_sandbox_….');
  const decoded = decodeText(await readFile(file));
  if (!decoded.ok) {
    console.error(`${file} cannot be read: expected ${decoded.expected}.`);
    return 1;
  }
  const { text } = decoded;
  const { databaseUrl, settings, vehicleDataDir } = readConfig(env);
  const stores = await openStoresForCommand(databaseUrl);
  try {
    const vehicleFacts = settings.vehicleData === 'sample' ? undefined : embeddedFacts(vehicleDataDir);
    const parts = { stores, clock: systemClock, ids: systemIds, vehicleFacts };
    const outcome = await importFeed(parts, { key, text }, showProgress);
    process.stderr.write('\n');
    return tell(outcome, json);
  } finally {
    await stores.close();
  }
}

function showProgress(done: number, total: number): void {
  process.stderr.write(`\r${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} rows`);
}

function tell(outcome: FeedOutcome, json: boolean): number {
  if (outcome.state === 'unknown-key') {
    console.error('The key in CARPORT_KEY is unknown, expired, rotated or revoked. Mint one with POST /keys.');
    return 1;
  }
  if (outcome.state === 'unreadable') {
    console.error(`Line ${outcome.line} of the feed cannot be read: expected ${outcome.expected}.`);
    return 1;
  }
  const { rows, accepted, corrected, refused, results } = outcome.report;
  if (json) {
    console.log(JSON.stringify({ rows, accepted, corrected, refused, results }, null, 2));
    return outcome.state === 'imported' ? 0 : 1;
  }
  for (const row of results.slice(0, PRINTED_MAX)) {
    const words =
      row.outcome === 'refused'
        ? row.problems.map((one) => one.message)
        : row.corrections.map((one) => `${one.field}: ${one.why}`);
    console.log(`line ${row.line} ${row.outcome}: ${words.join('; ')}`);
  }
  console.log(`${rows} rows: ${accepted} accepted, ${corrected} corrected, ${refused} refused.`);
  if (outcome.state === 'imported') return 0;
  console.error('Every row was refused. The inventory is unchanged.');
  return 1;
}
