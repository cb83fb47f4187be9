/** Tests that every mutation of the capability data fails a row. */
import { describe, expect, it } from 'vitest';
import { readCapabilities } from '#conformance/capabilities.ts';
import { loadListings } from '#conformance/families/all.ts';
import type { FamilyRow, PillarListing, VerbRow } from '#conformance/family/notation.ts';
import { tryFamily } from '#conformance/runner/run-all.ts';
import { loadRecordings } from '../../hosts/commands/verify/recordings.ts';
import { deployment } from './deployment.ts';
import { mutantsOf, pickFrom, seededRandom } from './mutants.ts';

const LISTINGS = await loadListings();

type Random = () => number;
type Mutation = (row: VerbRow, family: FamilyRow, random: Random) => VerbRow | undefined;

const another = (random: Random, values: readonly string[], not: readonly string[]): string | undefined => {
  const rest = values.filter((value) => !not.includes(value));
  return rest.length === 0 ? undefined : pickFrom(random, rest);
};

/** Changes one expression of a formula. */
const formula: Mutation = (row, _family, random) => {
  if (row[0] !== 'calculate' && row[0] !== 'validate') return undefined;
  const source = 'get' in row[2] ? row[2].get : row[2].post;
  const [inputs = '', outputs = ''] = source.split(/ => (.*)/s);
  const parts = outputs.split(/; (?=\w+: \w+ = )/);
  const i = Math.floor(random() * parts.length);
  const [, head = '', expression = ''] = /^(\w+: \w+ = )(.*)$/s.exec(parts[i] ?? '') ?? [];
  const mutants = mutantsOf(expression).filter((mutant) => !/\[|\^/.test(mutant));
  if (mutants.length === 0) return undefined;
  const slipped = `${inputs} => ${parts.with(i, head + pickFrom(random, mutants)).join('; ')}`;
  return [row[0], row[1], 'get' in row[2] ? { ...row[2], get: slipped } : { ...row[2], post: slipped }];
};

/** Changes a guard's condition, or removes a requirement. */
const guard: Mutation = (row, _family, random) => {
  if (row[0] !== 'transition') return undefined;
  const { needs = [], when, ...move } = row[2];
  if (when !== undefined) return [row[0], row[1], { ...move, needs, when: pickFrom(random, mutantsOf(when)) }];
  return needs.length === 0 ? undefined : [row[0], row[1], { ...move, needs: needs.slice(1) }];
};

/** Changes the target of a transition. */
const target: Mutation = (row, { states }, random) => {
  if (row[0] !== 'transition') return undefined;
  const to = another(random, states, [row[2].to]);
  return to === undefined ? undefined : [row[0], row[1], { ...row[2], to }];
};

/** Removes or adds a source state of a transition. */
const origin: Mutation = (row, { states }, random) => {
  if (row[0] !== 'transition') return undefined;
  const [first, ...rest] = row[2].from;
  const more = another(random, states, row[2].from);
  if (rest.length > 0 && random() < 0.5)
    return [row[0], row[1], { ...row[2], from: [rest[0] ?? first, ...rest.slice(1)] }];
  return more === undefined
    ? undefined
    : [row[0], row[1], { ...row[2], from: [...row[2].from, more] as [string, ...string[]] }];
};

/** Changes the condition of a look-up. */
const changeCondition: Mutation = (row, _family, random) => {
  if (row[0] !== 'list' || row[2]?.where === undefined) return undefined;
  return [row[0], row[1], { ...row[2], where: pickFrom(random, mutantsOf(row[2].where)) }];
};

const MUTATIONS: readonly Mutation[] = [formula, formula, guard, guard, target, origin, changeCondition];
const COUNT = 100;

interface Mutant {
  readonly at: string;
  readonly listings: readonly PillarListing[];
  readonly noun: string;
}

/** A family with one row changed. */
function mutate(random: Random): Mutant {
  for (;;) {
    const listing = pickFrom(random, LISTINGS);
    const family = pickFrom(random, listing.families);
    const [verb, row] = pickFrom(random, Object.entries(family.verbs));
    const changed = pickFrom(random, MUTATIONS)(row, family, random);
    if (changed === undefined) continue;
    const mutated = { ...family, verbs: { ...family.verbs, [verb]: changed } };
    const at = `${family.noun}/${verb}: ${JSON.stringify(row[2])} became ${JSON.stringify(changed[2])}`;
    return { at, noun: family.noun, listings: [{ pillar: listing.pillar, families: [mutated] }] };
  }
}

describe('the conformance runner', () => {
  it('fails for each of a hundred single changes of the data', { timeout: 300_000 }, async () => {
    const random = seededRandom(20260320);
    const recordings = await loadRecordings();
    const unseen: string[] = [];
    for (let i = 0; i < COUNT; i += 1) {
      const { at, noun, listings } = mutate(random);
      if (starts(listings) && (await isGreen(noun, listings, recordings))) unseen.push(at);
    }
    expect(unseen).toEqual([]);
  });

  it('passes for the unchanged data', async () => {
    const random = seededRandom(7);
    const recordings = await loadRecordings();
    for (let i = 0; i < 3; i += 1) expect(await isGreen(mutate(random).noun, LISTINGS, recordings)).toBe(true);
  });
});

/** Inconsistent data prevents the start. */
function starts(listings: readonly PillarListing[]): boolean {
  try {
    readCapabilities(listings);
    return true;
  } catch {
    return false;
  }
}

/** The runner gets the changed data too, so that only the recordings can detect it. */
async function isGreen(
  noun: string,
  listings: readonly PillarListing[],
  recordings: Awaited<ReturnType<typeof loadRecordings>>,
): Promise<boolean> {
  const capabilities = readCapabilities(listings);
  const family = capabilities.family(noun);
  if (family === undefined) throw new Error(`${noun} is gone`);
  const parts = { deployment: deployment(async () => capabilities), capabilities, recordings };
  const result = await tryFamily(family, parts);
  return result.rows.every(({ green }) => green) && result.unreached.length === 0 && result.open.length === 0;
}
