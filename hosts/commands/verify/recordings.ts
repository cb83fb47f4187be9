/** Loads the recorded results of the capability families, which a run of all rows replays. */
import { readFile } from 'node:fs/promises';
import type { Recording } from '#conformance/runner/recording.ts';

const RECORDINGS = new URL('../../../test/conformance/recordings.json', import.meta.url);

/** Every family's recording by noun. */
export async function loadRecordings(): Promise<Readonly<Record<string, Recording>>> {
  return JSON.parse(await readFile(RECORDINGS, 'utf8')) as Record<string, Recording>;
}
