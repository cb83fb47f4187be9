/** Architecture rules: import direction, sizes, forbidden ambient calls, folder shapes, opening comments. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
const LINES_MAX = 400;
const ENTRIES_MAX = 16;

/**
 * Folders of the repository. The cycle law applies within each: `scripts`, `bench` and `test` are tools on the same
 * program that start parts of one another, and the program imports none of them.
 */
const ROOTS = ['src', 'hosts', 'page', 'scripts', 'bench', 'test'];
/** A test beside its file may compose the whole service. Nothing imports it, so it closes no cycle of the program. */
const BESIDE_ITS_FILE = /^(src|hosts|page)\/.*(\.test\.ts$|\/suites\/)/;
/** `carport bench` loads the benches when it runs, and says so where they are absent. */
const BENCH_COMMAND = 'hosts/commands/commands.ts imports bench/run.ts';

/** Which layers a layer may import besides itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  domain: ['kernel'],
  ports: ['kernel', 'domain'],
  streams: ['kernel', 'domain', 'ports'],
  sandbox: ['kernel', 'domain', 'ports'],
  'sandbox/pipeline': ['kernel', 'domain', 'ports', 'streams', 'catalog', 'http', 'sandbox'],
  live: ['kernel', 'domain', 'ports'],
  store: ['kernel', 'ports'],
  conformance: ['kernel', 'domain', 'ports', 'streams'],
  pillars: ['kernel', 'domain', 'ports', 'streams'],
  catalog: ['kernel', 'domain', 'ports', 'pillars', 'conformance'],
  http: ['kernel', 'ports', 'streams', 'catalog'],
  app: [
    'kernel',
    'domain',
    'ports',
    'streams',
    'sandbox',
    'live',
    'store',
    'pillars',
    'conformance',
    'catalog',
    'http',
  ],
  client: ['kernel', 'pillars'],
};

/** Folders that only a service with a sandbox loads. */
const SANDBOX = /^src\/((streams|pillars|app)\/)?sandbox\//;
/** Files that join the sandbox: the composition root, and the typed client of every endpoint. */
const JOINS_SANDBOX = /^src\/(app\/compose\.ts$|client\/)/;

/** Folders with one file or folder of the same form per noun. */
const DICTIONARIES = [/^src\/conformance\/families(\/|$)/, /^src\/ports(\/suites)?$/, /^src\/domain$/];

const AMBIENT = [
  /\bDate\.now\(/,
  /\bnew Date\(\s*\)/,
  /\bMath\.random\(/,
  /\bcrypto\.randomUUID\(/,
  /\bprocess\.env\b/,
];

interface Source {
  readonly path: string;
  readonly layer: string;
  readonly text: string;
  readonly lines: number;
  readonly imports: readonly string[];
}

function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/node_modules|generators\/generated/.test(entry.parentPath))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

function sourceOf(path: string): Source {
  const text = readFileSync(join(root, path), 'utf8');
  const imports = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, specifier = '']) => specifier);
  const layer = path.startsWith('src/sandbox/pipeline/') ? 'sandbox/pipeline' : (path.split('/')[1] ?? '');
  return { path, layer, text, lines: text.split('\n').length - 1, imports };
}

const code = ROOTS.flatMap(filesUnder)
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
  .map(sourceOf);
const shipped = code.filter(({ path }) => path.startsWith('src/') && !/\.test\.ts$|\/suites\//.test(path));

function layerOf(source: Source, specifier: string): string | undefined {
  const alias = /^#(\w+)\//.exec(specifier)?.[1];
  if (alias !== undefined) return alias;
  if (!specifier.startsWith('.')) return undefined;
  return relative(root, join(root, dirname(source.path), specifier)).split('/')[1];
}

/** The file that an import specifier refers to. */
function targetOf({ path }: Source, specifier: string): string {
  if (specifier.startsWith('#test/')) return specifier.slice(1);
  return specifier.startsWith('#') ? `src/${specifier.slice(1)}` : relative(root, join(root, dirname(path), specifier));
}

/** The files of the project that a file imports. */
const internal = (source: Source): string[] =>
  source.imports.filter((name) => /^[#.]/.test(name)).map((name) => targetOf(source, name));

const importsOf = (sources: readonly Source[]) => new Map(sources.map((source) => [source.path, internal(source)]));

/**
 * Imports between the entries of each folder, below the roots. An import counts in the folder where the two paths part,
 * whatever lies below; so a folder and a file beside it can form a cycle as well.
 */
function importsByFolder(sources: readonly Source[]): Map<string, Map<string, string[]>> {
  const folders = new Map<string, Map<string, string[]>>();
  for (const [path, targets] of importsOf(sources))
    for (const target of targets) {
      const [from, to] = [path.split('/'), target.split('/')];
      const depth = from.findIndex((part, i) => part !== to[i]);
      const [entry, other] = [from[depth], to[depth]];
      if (depth < 1 || entry === undefined || other === undefined) continue;
      const folder = from.slice(0, depth).join('/');
      const entries = folders.get(folder) ?? new Map<string, string[]>();
      folders.set(folder, entries.set(entry, [...(entries.get(entry) ?? []), other]));
    }
  return folders;
}

/** One cycle of a graph; empty when there is none. */
function cycleIn(edges: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const walk = (node: string, trail: readonly string[]): string[] => {
    if (trail.includes(node)) return [...trail.slice(trail.indexOf(node)), node];
    if (done.has(node)) return [];
    for (const next of edges.get(node) ?? []) {
      const cycle = walk(next, [...trail, node]);
      if (cycle.length > 0) return cycle;
    }
    done.add(node);
    return [];
  };
  for (const node of edges.keys()) {
    const cycle = walk(node, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}

describe('the architecture', () => {
  it('imports only from lower layers', () => {
    const crossings = shipped
      .filter(({ path }) => path !== 'src/index.ts')
      .flatMap((source) =>
        source.imports.map((specifier) => ({ source, specifier, layer: layerOf(source, specifier) })),
      )
      .filter(
        ({ source, layer }) =>
          layer !== undefined && layer !== source.layer && !MAY_IMPORT[source.layer]?.includes(layer),
      )
      .map(({ source, specifier }) => `${source.path} imports ${specifier}`);
    expect(crossings).toEqual([]);
  });

  it('loads the sandbox in the composition root only', () => {
    const importers = shipped
      .filter(({ path }) => !SANDBOX.test(path) && !JOINS_SANDBOX.test(path))
      .filter((source) => source.imports.some((specifier) => SANDBOX.test(targetOf(source, specifier))));
    expect(importers.map(({ path }) => path)).toEqual([]);
    expect(shipped.filter(({ path }) => SANDBOX.test(path)).length).toBeGreaterThan(50);
  });

  it('names no header and no fixture of the sandbox in the pipeline and the streams', () => {
    const namers = shipped
      .filter(({ path, layer }) => (layer === 'http' || layer === 'streams') && !SANDBOX.test(path))
      .filter(({ text }) => /sandbox-(now|fault)|FLEET_ACCOUNT|acct_fleet|deal_fx|#domain\/fleet\//i.test(text));
    expect(namers.map(({ path }) => path)).toEqual([]);
  });

  it('keeps pillars from importing one another', () => {
    const pillarOf = (path: string) => /(?:^src|#pillars)\/(?:pillars\/)?(\w+)\//.exec(path)?.[1];
    const crossings = shipped
      .filter(({ layer }) => layer === 'pillars')
      .flatMap(({ path, imports }) => imports.map((specifier) => ({ path, specifier })))
      .filter(({ path, specifier }) => specifier.startsWith('#pillars/') && pillarOf(specifier) !== pillarOf(path))
      .map(({ path, specifier }) => `${path} imports ${specifier}`);
    expect(crossings).toEqual([]);
  });

  it('keeps Node APIs out of the core', () => {
    const users = shipped.filter(
      ({ layer, imports }) => !['store', 'live'].includes(layer) && imports.some((name) => name.startsWith('node:')),
    );
    expect(users.map(({ path }) => path)).toEqual([]);
  });

  it('reads time, randomness and settings only in hosts', () => {
    const users = shipped.filter(({ text }) => AMBIENT.some((pattern) => pattern.test(text)));
    expect(users.map(({ path }) => path)).toEqual([]);
  });

  it('has no import cycles between files', () => {
    expect(code.filter(({ path }) => path.startsWith('page/')).length).toBeGreaterThan(50);
    expect(cycleIn(importsOf(code))).toEqual([]);
  });

  it('has no import cycles between the entries of a folder', () => {
    const folders = importsByFolder(code.filter(({ path }) => !BESIDE_ITS_FILE.test(path)));
    for (const root of ROOTS) expect([...folders.keys()], root).toContain(root);
    const cycles = [...folders].map(([folder, imports]) => [folder, ...cycleIn(imports)]);
    expect(cycles.filter(({ length }) => length > 1)).toEqual([]);
  });

  it('imports tools and tests into no part of the program', () => {
    const strays = code
      .filter(({ path }) => /^(src|hosts|page)\//.test(path) && !BESIDE_ITS_FILE.test(path))
      .flatMap((source) => internal(source).map((target) => `${source.path} imports ${target}`))
      .filter((line) => !/ imports ((src|hosts|page)\/|package\.json$)/.test(line) && line !== BENCH_COMMAND);
    expect(strays).toEqual([]);
  });

  it('keeps every file at or under 400 lines', () => {
    const sheets = filesUnder('page')
      .filter((path) => path.endsWith('.css'))
      .map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').split('\n').length - 1 }));
    expect(sheets.length).toBeGreaterThan(10);
    const long = [...code, ...sheets].filter(({ lines }) => lines > LINES_MAX);
    expect(long.map(({ path, lines }) => `${path} ${lines}`)).toEqual([]);
  });

  it('keeps folders at a readable size', () => {
    const entries = new Map<string, Set<string>>();
    // A file and the test beside it count as one entry.
    for (const path of ROOTS.flatMap(filesUnder).filter((one) => !BESIDE_ITS_FILE.test(one)))
      for (let entry = path; dirname(entry) !== '.'; entry = dirname(entry))
        entries.set(dirname(entry), (entries.get(dirname(entry)) ?? new Set()).add(basename(entry)));
    for (const root of ROOTS) expect(entries.get(root)?.size, root).toBeGreaterThan(0);
    const crowded = [...entries].filter(
      ([folder, { size }]) => size > ENTRIES_MAX && !DICTIONARIES.some((pattern) => pattern.test(folder)),
    );
    expect(crowded.map(([folder, { size }]) => `${folder} ${size}`)).toEqual([]);
  });

  it('starts each file with a sentence that says what it does', () => {
    const silent = code.filter(({ text, path }) => !/\.(config|test)\.ts$/.test(path) && !/^\/\*\*\s/.test(text));
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it('has no catch-all file names', () => {
    expect(
      code
        .filter(({ path }) => /(^|\/)(utils?|helpers?|common|misc|manager|base)\.ts$/.test(path))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('never escapes the type system', () => {
    const escapes = shipped.filter(({ text }) =>
      /: any\b|\bas any\b|@ts-ignore|@ts-expect-error/.test(text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')),
    );
    expect(escapes.map(({ path }) => path)).toEqual([]);
  });

  it('lists every contract in its pillar, by itself or united with others', () => {
    const contracts = shipped.filter(({ path }) => path.endsWith('.contract.ts'));
    const listed = new Set(
      shipped
        .filter(({ path }) => /\/pillar\.ts$|\.contract\.ts$/.test(path))
        .flatMap((source) => source.imports.map((specifier) => targetOf(source, specifier))),
    );
    expect(contracts.length).toBeGreaterThan(50);
    expect(contracts.filter(({ path }) => !listed.has(path)).map(({ path }) => path)).toEqual([]);
  });
});
