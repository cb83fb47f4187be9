/** `npm run build`: builds dist/package, the JavaScript and declarations that the npm package ships. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import { setup as buildEmbedded } from './build-embedded.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUT = join(ROOT, 'dist/package');
const TYPES = join(OUT, 'types');

const ENTRIES = { cli: 'hosts/cli.ts', client: 'src/client/client.ts', handler: 'src/index.ts' };
/** Declarations that consumers import; unreachable files are removed. */
const DECLARED = ['client/client.d.ts', 'index.d.ts'];

/** Commands available only in a checkout. */
const DEVELOPMENT = /^(\.\.\/)+(bench|scripts)\//;

/** Packages that few processes load; all others are bundled, since reading 200 files takes a third of the start. */
const EXTERNAL = /^(@jitl|@opentelemetry|cli-progress|pg|prom-client|quickjs-emscripten-core|vitest)(\/|$)/;

/** A worker or data file that a module references by URL becomes its own chunk or asset. */
const urlTargets: Plugin = {
  name: 'url-targets',
  transform(code, id) {
    const pattern = /new URL\('(\.[^']+)', import\.meta\.url\)/g;
    if (!id.startsWith(ROOT) || id.includes('node_modules') || !pattern.test(code)) return null;
    const rewritten = code.replace(pattern, (whole, path: string) => {
      const target = resolve(dirname(id), path);
      if (!statSync(target, { throwIfNoEntry: false })?.isFile()) return whole;
      const ref = target.endsWith('.ts')
        ? this.emitFile({ type: 'chunk', id: target })
        : this.emitFile({ type: 'asset', name: basename(target), source: readFileSync(target) });
      return `new URL(import.meta.ROLLUP_FILE_URL_${ref})`;
    });
    return { code: rewritten, map: null };
  },
};

/** Writes the license of each bundled package, as MIT, ISC and BSD require. */
const bundledLicenses: Plugin = {
  name: 'bundled-licenses',
  generateBundle(_, files) {
    const folders = Object.values(files).flatMap((file) =>
      file.type === 'chunk'
        ? file.moduleIds.flatMap((id) => /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? [])
        : [],
    );
    const source = [...new Set(folders)].toSorted().map(licenseOf).join('\n\n');
    this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY-LICENSES.txt', source });
  },
};

interface PackageManifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

function licenseOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageManifest;
  if (license === undefined) throw new Error(`${name} states no license, so it cannot be bundled.`);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file === undefined ? '' : `\n\n${readFileSync(join(folder, file), 'utf8').trim()}`;
  return `${name} ${version}, ${license}${text}`;
}

/** Writes dist/package without the declarations. */
export async function bundle(): Promise<void> {
  await buildEmbedded();
  const build = await rolldown({
    input: Object.fromEntries(Object.entries(ENTRIES).map(([name, path]) => [name, join(ROOT, path)])),
    platform: 'node',
    plugins: [urlTargets, bundledLicenses],
    external: (id) => DEVELOPMENT.test(id) || EXTERNAL.test(id),
  });
  await build.write({
    dir: OUT,
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    assetFileNames: 'assets/[name]-[hash][extname]',
  });
  await build.close();
}

/** The declaration file for a source specifier; undefined when it belongs to a package. */
function declarationOf(specifier: string, from: string): string | undefined {
  const inside = /^#([a-z]+)\/(.+)\.ts$/.exec(specifier);
  if (inside !== null) return join(TYPES, inside[1] ?? '', `${inside[2]}.d.ts`);
  return specifier.startsWith('.') ? resolve(dirname(from), specifier.replace(/\.ts$/, '.d.ts')) : undefined;
}

/** Rewrites source specifiers to relative `.js` ones, and returns the imported declarations. */
function rewrite(file: string): string[] {
  const reached: string[] = [];
  const text = readFileSync(file, 'utf8').replace(
    /(from |import\()(['"])([^'"]+)\2/g,
    (whole, before, quote, specifier) => {
      const target = declarationOf(specifier, file);
      if (target === undefined) return whole;
      reached.push(target);
      const path = relative(dirname(file), target).replace(/\.d\.ts$/, '.js');
      return `${before}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
    },
  );
  writeFileSync(file, text);
  return reached;
}

function declare(): void {
  execFileSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', join(ROOT, 'tsconfig.package.json')], { stdio: 'inherit' });
  const reached = new Set<string>();
  const waiting = DECLARED.map((name) => join(TYPES, name));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...rewrite(file));
  }
  for (const name of readdirSync(TYPES, { recursive: true, encoding: 'utf8' })) {
    const file = join(TYPES, name);
    if (name.endsWith('.d.ts') && !reached.has(file)) rmSync(file);
  }
}

if (import.meta.main) {
  rmSync(OUT, { recursive: true, force: true });
  await bundle();
  declare();
}
