/**
 * `npm run page`: bundles the scripts and styles of `page/` into the text inlined in the pages. The text is committed,
 * so that running needs no build; a test fails when it differs from the sources.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { bundle } from 'lightningcss';
import { rolldown } from 'rolldown';

const root = new URL('..', import.meta.url).pathname;
const PAGE = `${root}page`;
export const EMBEDDED = `${root}src/pillars/discovery/landing/page/embedded.data.ts`;

/** The expected content of the data module. */
export async function embeddedText(): Promise<string> {
  const parts = {
    FRONT_STYLE: style('front.css'),
    BUYER_STYLE: style('buyer.css'),
    WORKBENCH_STYLE: style('workbench.css'),
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

function style(entry: string): string {
  return bundle({ filename: `${PAGE}/style/${entry}`, minify: true }).code.toString();
}

async function script(entry: string): Promise<string> {
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
      // The template library marks its holes with a random word; a fixed one keeps randomness out of the core.
      .replaceAll('Math.random()', '.602214076')
      // An inline script ends at the first closing tag.
      .replaceAll('</script', '<\\/script')
      .replaceAll('<!--', '<\\!--')
  );
}

/** The committed content. */
export const standing = (): string => readFileSync(EMBEDDED, 'utf8');

if (import.meta.main) {
  const text = await embeddedText();
  writeFileSync(EMBEDDED, text);
  console.log(`${Math.round(text.length / 1000)} kB in ${EMBEDDED.slice(root.length)}`);
}
