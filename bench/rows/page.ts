/** Measures the front page in a real browser: bytes transferred and first contentful paint. */
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../test/browser/browser.ts';
import { withCarport } from '../processes.ts';
import { median } from '../report.ts';
import type { Bench } from './bench.ts';

const LOADS = 7;
const COMPRESSED_MAX = 150_000;

interface Load {
  readonly paintedMs: number;
  /** Size of every response body, uncompressed and compressed. */
  readonly bytes: number;
  readonly compressed: number;
  readonly calls: number;
}

const PAINTED_MS_MAX = 1_000;

export function measurePage({ report }: Bench): Promise<void> {
  return withCarport(async ({ url }) => {
    const browser = await launchBrowser();
    try {
      const loads: Load[] = [];
      for (let i = 0; i < LOADS; i += 1) loads.push(await load(browser, url));
      const painted = median(loads.map(({ paintedMs }) => paintedMs));
      const { bytes, compressed, calls } = loads[0] ?? { bytes: 0, compressed: 0, calls: 0 };
      report.row({
        work: 'the page: everything it transfers until it rests',
        measured: `${kilobytes(compressed)} compressed, ${kilobytes(bytes)} plain, ${calls} calls`,
        target: `≤ ${kilobytes(COMPRESSED_MAX)} compressed`,
        met: compressed <= COMPRESSED_MAX,
      });
      report.row({
        work: 'the page: first contentful paint, empty cache',
        measured: `${Math.round(painted)} ms at the median`,
        target: `≤ ${PAINTED_MS_MAX} ms`,
        met: painted <= PAINTED_MS_MAX,
      });
    } finally {
      await browser.close();
    }
  });
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
