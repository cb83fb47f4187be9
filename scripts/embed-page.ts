/**
 * `npm run page`: the client and the look of the pages, bundled into the text that pages carry inline.
 * Nothing is built to run: the text is committed, and a test fails when it is not what the sources say.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { bundle } from 'lightningcss';
import { rolldown } from 'rolldown';

const root = new URL('..', import.meta.url).pathname;
const PAGE = `${root}src/pillars/discovery/landing/page`;
export const EMBEDDED = `${PAGE}/embedded.data.ts`;

/** The whole data module as it should stand. */
export async function embedded(): Promise<string> {
  const parts = {
    FRONT_STYLE: style('front.css'),
    BUYER_STYLE: style('buyer.css'),
    FRONT_SCRIPT: await script('front.ts'),
    BUYER_SCRIPT: await script('buyer.ts'),
  };
  const lines = Object.entries(parts).map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};`);
  return [
    '/** Inlined client and styles of the pages. Written by `npm run page` from `client/` and `style/`. */',
    ...lines,
    '',
  ].join('\n');
}

function style(entry: string): string {
  return bundle({ filename: `${PAGE}/style/${entry}`, minify: true }).code.toString();
}

async function script(entry: string): Promise<string> {
  const bundled = await rolldown({
    input: `${PAGE}/client/${entry}`,
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
      // The template library marks its holes with a random word; a fixed one does as well and keeps chance out of the core.
      .replaceAll('Math.random()', '.602214076')
      // An inline script ends at the first closing tag, wherever it stands.
      .replaceAll('</script', '<\\/script')
      .replaceAll('<!--', '<\\!--')
  );
}

/** What is committed. */
export const standing = (): string => readFileSync(EMBEDDED, 'utf8');

if (import.meta.main) {
  const text = await embedded();
  writeFileSync(EMBEDDED, text);
  console.log(`${Math.round(text.length / 1000)} kB in ${EMBEDDED.slice(root.length)}`);
}
