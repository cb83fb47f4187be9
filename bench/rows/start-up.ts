/** Measures the time to the first answer and idle memory. */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { folder, residentMb, startCarport } from '../processes.ts';
import { median } from '../report.ts';
import { type Bench, DEMO_VIN } from './bench.ts';

const STARTS = 3;
const FIRST_ANSWER_MS = 1_000;
const IDLE_MB = 200;
/** A process that has just been busy gives memory back within this time. */
const REST_MS = 5_000;

/** From the start of the process to the whole of its first answer. */
async function firstAnswerMs(compileCache: string): Promise<number> {
  const from = performance.now();
  const carport = await startCarport({ NODE_COMPILE_CACHE: compileCache });
  await fetch(`${carport.url}/vin/${DEMO_VIN}`).then((reply) => reply.text());
  const took = performance.now() - from;
  await carport.stop();
  return took;
}

async function restingMb(): Promise<number> {
  const carport = await startCarport();
  await fetch(`${carport.url}/conformance?limit=1`).then((reply) => reply.text());
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  const resident = residentMb(carport.pid);
  await carport.stop();
  return resident;
}

export async function measureStartUp({ report }: Bench): Promise<void> {
  const cache = mkdtempSync(join(folder, 'compiled-'));
  const never = Math.round(await firstAnswerMs(cache));
  const again: number[] = [];
  for (let start = 0; start < STARTS; start += 1) again.push(await firstAnswerMs(cache));
  report.row({
    work: 'start to first answer',
    measured: `${Math.round(median(again))} ms; ${never} ms when nothing has been compiled yet`,
    target: `≤ ${FIRST_ANSWER_MS} ms`,
    met: never <= FIRST_ANSWER_MS,
  });
  const resident = await restingMb();
  report.row({
    work: 'idle memory with the whole catalog loaded',
    measured: `${resident} MB`,
    target: `≤ ${IDLE_MB} MB`,
    met: resident <= IDLE_MB,
  });
}
