/** `npm run mutants`: plants one fault at a time in copies of the commit and counts how many the tests detect. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isEquivalent } from './equivalent.ts';
import { PLANTED } from './planted.data.ts';
import { type Mutant, sitesOf, withMutant } from './sites.ts';
import { importersIn, testsOf } from './tests-of.ts';

const FOLDERS = ['src/http', 'src/streams', 'src/domain', 'src/pillars', 'src/store'];
/** The nearest tests detect most faults; these, whose answers come from most of the program, run when those pass. */
const WIDE = ['test/laws/fleet/fleet.test.ts', 'test/laws/fleet/examples.test.ts'];
const NEAREST = 6;
/** The last stage. */
const NEAR_MAX = 60;
/** A mutant that loops forever counts as detected. */
const STAGE_MS_MAX = 240_000;
/**
 * Passes on every sound copy. Without this check, a copy whose tests cannot start would count as detecting every fault.
 */
const BASELINE = ['src/http/handle.test.ts', 'src/kernel/kernel.test.ts'];

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    planted: { type: 'boolean', default: false },
    in: { type: 'string', multiple: true, default: FOLDERS },
    jobs: { type: 'string', default: String(availableParallelism()) },
  },
});
const root = new URL('../..', import.meta.url).pathname;
const scratch = mkdtempSync(join(tmpdir(), 'carport-mutants-'));
const copies = Array.from({ length: Number(values.jobs) }, (_, job) => join(scratch, `copy-${job}`));
const [sources = root] = copies;

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
process.once('exit', removeCopies);
for (const copy of copies) createCopy(copy);
for (const copy of copies)
  if (await fails(copy, BASELINE)) throw new Error(`The tests fail without any fault: ${BASELINE.join(', ')}.`);
await report(values.planted ? plantedMutants() : sampleMutants(Number(values.sample), Number(values.seed)));

function removeCopies(): void {
  rmSync(scratch, { recursive: true, force: true });
  execFileSync('git', ['worktree', 'prune'], { cwd: root });
}

function createCopy(copy: string): void {
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', copy, 'HEAD'], { cwd: root });
  for (const modules of ['node_modules', 'test/tools/node_modules', 'test/node_modules'])
    if (existsSync(join(root, modules))) symlinkSync(join(root, modules), join(copy, modules));
}

function plantedMutants(): Mutant[] {
  return PLANTED.map(({ file, find, replace }) => {
    const text = readFileSync(join(sources, file), 'utf8');
    const start = text.indexOf(find);
    if (start < 0) throw new Error(`${file} no longer holds ${find}. Bring planted.data.ts up to date.`);
    const line = text.slice(0, start).split('\n').length;
    return { file, start, end: start + find.length, line, from: find, to: replace };
  });
}

/** Mulberry32: the same seed and commit yield the same mutants. */
function sampleMutants(count: number, seed: number): Mutant[] {
  const all = values.in
    .flatMap((folder) => readdirSync(join(sources, folder), { recursive: true, withFileTypes: true }))
    .filter(({ name }) => name.endsWith('.ts') && !/\.(test|data|suite)\.ts$|\.contract\.ts$/.test(name))
    .map((entry) => join(entry.parentPath, entry.name).slice(sources.length + 1))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(sources, file), 'utf8');
      return sitesOf(file, text).filter((mutant) => !isEquivalent(mutant, text));
    });
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return Array.from({ length: Math.min(count, all.length) }, () =>
    all.splice(Math.floor(random() * all.length), 1),
  ).flat();
}

async function report(mutants: readonly Mutant[]): Promise<void> {
  const importers = importersIn(sources);
  const waiting = [...mutants];
  let tried = 0;
  let noticed = 0;
  const work = async (copy: string) => {
    for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
      const isSeen = await isNoticed(copy, mutant, testsOf(mutant.file, importers));
      tried += 1;
      if (isSeen) noticed += 1;
      const { file, line, from, to } = mutant;
      console.log(`${tried}/${mutants.length} ${isSeen ? 'noticed' : 'UNSEEN '} ${file}:${line} ${from} -> ${to}`);
    }
  };
  await Promise.all(copies.map(work));
  console.log(`${noticed} of ${mutants.length} noticed (${((100 * noticed) / mutants.length).toFixed(1)} %)`);
  process.exitCode = noticed >= 0.9 * mutants.length ? 0 : 1;
}

async function isNoticed(copy: string, mutant: Mutant, tests: readonly string[]): Promise<boolean> {
  const path = join(copy, mutant.file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, withMutant(text, mutant));
  try {
    for (const stage of [tests.slice(0, NEAREST), WIDE, tests.slice(NEAREST, NEAR_MAX)])
      if (stage.length > 0 && (await fails(copy, stage))) return true;
    return false;
  } finally {
    writeFileSync(path, text);
  }
}

async function fails(copy: string, tests: readonly string[]): Promise<boolean> {
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs');
  const projects = ['--project', 'memory', '--project', 'long'];
  const args = [vitest, 'run', ...projects, '--maxWorkers', '1', '--bail', '1', '--reporter', 'dot', ...tests];
  // A group of its own: a worker that loops forever outlives the process that started it.
  const run = spawn(process.execPath, args, { cwd: copy, detached: true, stdio: 'ignore' });
  const stop = () => run.pid !== undefined && process.kill(-run.pid, 'SIGKILL');
  const limit = setTimeout(stop, STAGE_MS_MAX);
  process.once('exit', stop);
  const [status] = await once(run, 'exit');
  clearTimeout(limit);
  process.off('exit', stop);
  return status !== 0;
}
