/** Measures the time to the first answer, from a checkout and from the npm package, and idle memory. */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from '../../scripts/build-package.ts';
import { folder, residentMb, startCarport, startPackage } from '../processes.ts';
import { median } from '../report.ts';
import { type Bench, DEMO_VIN } from './bench.ts';

const STARTS = 5;
const FIRST_ANSWER_MS = 500;
const PACKAGE_MS = 300;
const IDLE_MB = 140;
/** Time for a process to release memory after load. */
const REST_MS = 5_000;

/** From process start to the end of the first response. */
async function firstAnswerMs(start: typeof startCarport, compileCache: string): Promise<number> {
  const from = performance.now();
  const carport = await start({ NODE_COMPILE_CACHE: compileCache });
  await fetch(`${carport.url}/vin/${DEMO_VIN}`).then((reply) => reply.text());
  const took = performance.now() - from;
  await carport.stop();
  return took;
}

async function measureStarts(
  { report }: Bench,
  work: string,
  start: typeof startCarport,
  target: number,
): Promise<void> {
  const cache = mkdtempSync(join(folder, 'compiled-'));
  const never = Math.round(await firstAnswerMs(start, cache));
  const again: number[] = [];
  for (let n = 0; n < STARTS; n += 1) again.push(await firstAnswerMs(start, cache));
  const usual = Math.round(median(again));
  report.row({
    work,
    measured: `${usual} ms; ${never} ms when nothing has been compiled yet`,
    target: `≤ ${target} ms`,
    met: usual <= target,
  });
}

async function restingMb(start: typeof startCarport): Promise<number> {
  const carport = await start();
  await fetch(`${carport.url}/conformance?limit=1`).then((reply) => reply.text());
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  const resident = residentMb(carport.pid);
  await carport.stop();
  return resident;
}

export async function measureStartUp(bench: Bench): Promise<void> {
  await measureStarts(bench, 'start to first answer', startCarport, FIRST_ANSWER_MS);
  await bundle();
  await measureStarts(bench, 'the same from the npm package', startPackage, PACKAGE_MS);
  const resident = await restingMb(startPackage);
  bench.report.row({
    work: 'idle memory of the npm package, a page of capability rows read',
    measured: `${resident} MB; ${await restingMb(startCarport)} MB from a checkout, whose types Node strips`,
    target: `≤ ${IDLE_MB} MB`,
    met: resident <= IDLE_MB,
  });
}
