/** Owns the measure of the front page in a real browser: what it transfers until it rests, and when its first content is painted. */
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../test/browser/browser.ts';
import { startCarport } from './processes.ts';

const PORT = 18_789;
const LOADS = 7;
const COMPRESSED_MAX = 150_000;

export interface PageRow {
  readonly work: string;
  readonly measured: string;
  readonly target: string;
  readonly met: boolean;
}

interface Load {
  readonly paintedMs: number;
  /** Bodies of every answer, as they came and compressed. */
  readonly bytes: number;
  readonly compressed: number;
  readonly calls: number;
}

/** The rows of the page at the origin given. */
export async function measurePage(url: string): Promise<PageRow[]> {
  const browser = await launchBrowser();
  try {
    const loads: Load[] = [];
    for (let i = 0; i < LOADS; i += 1) loads.push(await load(browser, url));
    const painted = loads.map(({ paintedMs }) => paintedMs).sort((a, b) => a - b)[Math.floor(LOADS / 2)] ?? 0;
    const { bytes, compressed, calls } = loads[0] ?? { bytes: 0, compressed: 0, calls: 0 };
    return [
      {
        work: 'the page: everything it transfers until it rests',
        measured: `${kilobytes(compressed)} compressed, ${kilobytes(bytes)} plain, ${calls} calls`,
        target: `≤ ${kilobytes(COMPRESSED_MAX)} compressed`,
        met: compressed <= COMPRESSED_MAX,
      },
      {
        work: 'the page: first contentful paint, empty cache',
        measured: `${Math.round(painted)} ms at the median`,
        target: '≤ 1000 ms',
        met: painted <= 1000,
      },
    ];
  } finally {
    await browser.close();
  }
}

/** One visit with an empty cache. */
async function load(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (reply) => bodies.push(reply.body()));
  await page.goto(url, { waitUntil: 'networkidle' });
  const paintedMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
  );
  const all = await Promise.all(bodies);
  await context.close();
  return {
    paintedMs,
    bytes: all.reduce((sum, body) => sum + body.length, 0),
    compressed: all.reduce((sum, body) => sum + gzipSync(body).length, 0),
    calls: all.length,
  };
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

if (import.meta.main) {
  const carport = await startCarport(PORT);
  try {
    for (const { met, work, measured, target } of await measurePage(carport.url))
      console.log(`${met ? 'met   ' : 'missed'}  ${work.padEnd(58)} ${measured.padEnd(34)} target ${target}`);
  } finally {
    await carport.stop();
  }
}
