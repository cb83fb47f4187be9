/** Loads recordings when a run starts. */
import type { Recording } from './recording.ts';

/** Every family's recording by noun. */
export async function loadRecordings(): Promise<Readonly<Record<string, Recording>>> {
  const { RECORDINGS } = await import('./all.ts');
  return RECORDINGS;
}
