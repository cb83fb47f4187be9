/** Vehicle facts from the vPIC tables deployed as a static asset beside the worker. */
import { PackedFacts, sourceOf } from '../../src/domain/vehicle/vpic/packed-facts.ts';
import { headerOf } from '../../src/domain/vehicle/vpic/tables.ts';
import type { VehicleFacts } from '../../src/ports/vehicle-facts.ts';
import type { Env } from './env.ts';

let facts: Promise<VehicleFacts> | undefined;

/**
 * Fetched once per isolate, before its first response; undefined when no assets are bound, and then every car is a
 * sample.
 */
export async function vehicleFactsOf({ ASSETS }: Pick<Env, 'ASSETS'>): Promise<VehicleFacts | undefined> {
  if (ASSETS === undefined) return undefined;
  facts ??= fetchFacts(ASSETS).catch((fault: unknown) => {
    facts = undefined;
    throw fault;
  });
  return facts;
}

async function fetchFacts(assets: NonNullable<Env['ASSETS']>): Promise<VehicleFacts> {
  const answer = await assets.fetch('https://assets.invalid/vpic.bin');
  if (!answer.ok) throw new Error(`The asset vpic.bin returned ${answer.status}. Deploy the assets with the Worker.`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return new PackedFacts(sourceOf(headerOf(bytes)), () => bytes);
}
