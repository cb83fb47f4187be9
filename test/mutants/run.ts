/** `npm run mutants`: plants one fault at a time in a copy of the commit and counts how many the tests detect. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isEquivalent } from './equivalent.ts';
import { PLANTED } from './planted.data.ts';
import { type Mutant, sitesOf, withMutant } from './sites.ts';
import { importersIn, testsOf } from './tests-of.ts';

const FOLDERS = ['src/http', 'src/streams', 'src/domain', 'src/pillars', 'src/store'];
/** The nearest tests detect most faults; the rest run only when those pass. */
const STAGES = [6, 60];
/** A mutant that loops forever counts as detected. */
const STAGE_MS_MAX = 240_000;

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    planted: { type: 'boolean', default: false },
    in: { type: 'string', multiple: true, default: FOLDERS },
  },
});
const root = new URL('../..', import.meta.url).pathname;
const copy = join(mkdtempSync(join(tmpdir(), 'carport-mutants-')), 'copy');

execFileSync('git', ['worktree', 'add', '--quiet', '--detach', copy, 'HEAD'], { cwd: root });
try {
  for (const modules of ['node_modules', 'test/tools/node_modules', 'test/node_modules'])
    if (existsSync(join(root, modules))) symlinkSync(join(root, modules), join(copy, modules));
  const mutants = values.planted ? plantedMutants() : sampleMutants(Number(values.sample), Number(values.seed));
  report(mutants);
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', copy], { cwd: root });
  rmSync(join(copy, '..'), { recursive: true, force: true });
}

function plantedMutants(): Mutant[] {
  return PLANTED.map(({ file, find, replace }) => {
    const text = readFileSync(join(copy, file), 'utf8');
    const start = text.indexOf(find);
    if (start < 0) throw new Error(`${file} no longer holds ${find}. Bring planted.data.ts up to date.`);
    const line = text.slice(0, start).split('\n').length;
    return { file, start, end: start + find.length, line, from: find, to: replace };
  });
}

/** Mulberry32: the same seed and commit yield the same mutants. */
function sampleMutants(count: number, seed: number): Mutant[] {
  const all = values.in
    .flatMap((folder) => readdirSync(join(copy, folder), { recursive: true, withFileTypes: true }))
    .filter(({ name }) => name.endsWith('.ts') && !/\.(test|data|suite)\.ts$|\.contract\.ts$/.test(name))
    .map((entry) => join(entry.parentPath, entry.name).slice(copy.length + 1))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(copy, file), 'utf8');
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

function report(mutants: readonly Mutant[]): void {
  const importers = importersIn(copy);
  const unseen: Mutant[] = [];
  for (const [at, mutant] of mutants.entries()) {
    const noticed = isNoticed(mutant, testsOf(mutant.file, importers));
    if (!noticed) unseen.push(mutant);
    const { file, line, from, to } = mutant;
    console.log(`${at + 1}/${mutants.length} ${noticed ? 'noticed' : 'UNSEEN '} ${file}:${line} ${from} -> ${to}`);
  }
  const count = mutants.length - unseen.length;
  console.log(`${count} of ${mutants.length} noticed (${((100 * count) / mutants.length).toFixed(1)} %)`);
  // Each planted fault has a test; of a sample, some mutants change no answer.
  process.exitCode = count >= (values.planted ? 1 : 0.9) * mutants.length ? 0 : 1;
}

function isNoticed(mutant: Mutant, tests: readonly string[]): boolean {
  const path = join(copy, mutant.file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, withMutant(text, mutant));
  try {
    let from = 0;
    for (const to of STAGES) {
      const stage = tests.slice(from, to);
      if (stage.length > 0 && fails(stage)) return true;
      from = to;
    }
    return false;
  } finally {
    writeFileSync(path, text);
  }
}

function fails(tests: readonly string[]): boolean {
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs');
  const args = [
    vitest,
    'run',
    '--project',
    'memory',
    '--project',
    'long',
    '--bail',
    '1',
    '--reporter',
    'dot',
    ...tests,
  ];
  return spawnSync(process.execPath, args, { cwd: copy, timeout: STAGE_MS_MAX, stdio: 'ignore' }).status !== 0;
}
