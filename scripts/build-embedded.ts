/**
 * `npm run page`: builds the two modules that embed files, the scripts and styles of `page/` and the suite of
 * `test/suite/`. `npm ci` runs it; `npm start` and the tests run it again when a source is newer than its module.
 */
import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SUITE, suiteModuleText } from './suite-module.ts';

const root = new URL('..', import.meta.url).pathname;
const PAGE = `${root}page`;
const EMBEDDED = `${root}src/pillars/discovery/landing/page/embedded.data.ts`;

/** The source text of the data module. */
export async function embeddedText(): Promise<string> {
  const parts = {
    FRONT_STYLE: await style('front.css'),
    BUYER_STYLE: await style('buyer.css'),
    WORKBENCH_STYLE: await style('workbench.css'),
    FRONT_SCRIPT: await script('front/front.ts'),
    BUYER_SCRIPT: await script('buyer.ts'),
    WORKBENCH_SCRIPT: await script('workbench/workbench.ts'),
  };
  const lines = Object.entries(parts).map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};`);
  return [
    '/** Inlined client and styles of the pages. Written by `npm run page` from the folder `page/`. */',
    ...lines,
    '',
  ].join('\n');
}

async function style(entry: string): Promise<string> {
  const { bundle } = await import('lightningcss');
  return bundle({ filename: `${PAGE}/style/${entry}`, minify: true }).code.toString();
}

async function script(entry: string): Promise<string> {
  const { rolldown } = await import('rolldown');
  const bundled = await rolldown({
    input: `${PAGE}/${entry}`,
    platform: 'browser',
    cwd: root,
    onLog: (level, log) => {
      if (level === 'warn') throw new Error(log.message);
    },
  });
  const { output } = await bundled.generate({ format: 'iife', minify: true, comments: { legal: true } });
  await bundled.close();
  const [chunk] = output;
  return (
    chunk.code
      .trim()
      // The template library marks its placeholders with a random word; a fixed one keeps randomness out of the core.
      .replaceAll('Math.random()', '.602214076')
      // An inline script ends at the first closing tag.
      .replaceAll('</script', '<\\/script')
      .replaceAll('<!--', '<\\!--')
  );
}

/** The source text of the module as last built. */
export const builtText = (): string => readFileSync(EMBEDDED, 'utf8');

/** A module that git ignores, and what it is made from. */
interface EmbeddedModule {
  readonly target: string;
  readonly folder: string;
  readonly script: string;
  readonly text: () => string | Promise<string>;
}

const MODULES: readonly EmbeddedModule[] = [
  { target: EMBEDDED, folder: PAGE, script: 'build-embedded.ts', text: embeddedText },
  {
    target: `${root}src/catalog/projections/suite/embedded.data.ts`,
    folder: SUITE,
    script: 'suite-module.ts',
    text: suiteModuleText,
  },
];

/** Whether the module is missing or older than a file that it is made from. */
function isStale({ target, folder, script }: EmbeddedModule): boolean {
  const built = statSync(target, { throwIfNoEntry: false })?.mtimeMs;
  if (built === undefined) return true;
  const sources = readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)));
  return [...sources, join(import.meta.dirname, script)].some((path) => statSync(path).mtimeMs > built);
}

/** The global setup of vitest. A process that reads a module meanwhile sees the old one or the new one, whole. */
export async function setup(): Promise<void> {
  for (const module of MODULES.filter(isStale)) {
    const text = await module.text();
    const unfinished = `${module.target}.${process.pid}`;
    writeFileSync(unfinished, text);
    renameSync(unfinished, module.target);
    console.error(`Built ${relative(root, module.target)}: ${Math.round(text.length / 1_000)} kB.`);
  }
}

if (import.meta.main) {
  try {
    await setup();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    console.error(
      'The page cannot be built without the development dependencies (rolldown, lightningcss). Run "npm ci" without --omit=dev.',
    );
    process.exitCode = 1;
  }
}
