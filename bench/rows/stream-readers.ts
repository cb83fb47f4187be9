/** Measures readers of one deal's event stream: order and latency of 1,000, memory of the next 4,000. */
import { type IncomingMessage, request } from 'node:http';
import { residentMb, withCarport } from '../processes.ts';
import { thousands } from '../report.ts';
import { type Bench, DEMO_VIN } from './bench.ts';

const READERS = 1_000;
/** Waiting readers. The first thousand also grow the heap of a new process, so memory is counted after them. */
const WAITING = 4_000;
const OPENED_AT_ONCE = 50;
const EVENTS = 100;
const P99_MS = 100;
const READER_KB_MAX = 16;
/** Pause between events, so that latency is per event and not of a queue. */
const PAUSE_MS = 60;
const LAST_HEARD_MS = 10_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

class Reader {
  readonly seqs: number[] = [];
  readonly heardAtMs: number[] = [];
  #response: IncomingMessage | undefined;

  open(url: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const call = request(url, { headers: { accept: 'text/event-stream' }, agent: false }, (response) => {
        this.#response = response;
        response.setEncoding('utf8').on('data', (chunk: string) => {
          for (const [, seq] of chunk.matchAll(/^id: ?(\d+)$/gm)) {
            this.seqs.push(Number(seq));
            this.heardAtMs.push(performance.now());
          }
        });
        resolve();
      });
      call.on('error', reject).end();
    });
  }

  close(): void {
    this.#response?.destroy();
  }
}

async function openAll(readers: readonly Reader[], url: string): Promise<void> {
  for (let i = 0; i < readers.length; i += OPENED_AT_ONCE)
    await Promise.all(readers.slice(i, i + OPENED_AT_ONCE).map((reader) => reader.open(url)));
}

/** Memory per additional waiting reader, in kB. */
async function measureWaiting(url: string, pid: number): Promise<number> {
  const waiting = Array.from({ length: WAITING }, () => new Reader());
  const beforeMb = residentMb(pid);
  await openAll(waiting, url);
  const kilobytes = ((residentMb(pid) - beforeMb) * 1024) / WAITING;
  for (const reader of waiting) reader.close();
  return kilobytes;
}

/** Appends events one by one. Returns when each was acknowledged, by seq. */
async function addEvents(url: string, dealId: string): Promise<Map<number, number>> {
  const acknowledgedAtMs = new Map<number, number>();
  let lastSeq = 1;
  while (lastSeq < EVENTS) {
    const body = JSON.stringify({ stips: [`stub-${lastSeq}`] });
    await fetch(`${url}/buy/deals/${dealId}/stips`, { method: 'POST', body }).then((reply) => reply.text());
    const answeredAtMs = performance.now();
    const page = await fetch(`${url}/buy/deals/${dealId}/events?after=${lastSeq}`);
    const seen = ((await page.json()) as { lastSeq: number }).lastSeq;
    for (let seq = lastSeq + 1; seq <= seen; seq += 1) acknowledgedAtMs.set(seq, answeredAtMs);
    lastSeq = seen;
    await pause(PAUSE_MS);
  }
  return acknowledgedAtMs;
}

function lateness(readers: readonly Reader[], acknowledgedAtMs: ReadonlyMap<number, number>): number[] {
  return readers
    .flatMap(({ seqs, heardAtMs }) =>
      seqs.map((seq, i) => Math.max(0, (heardAtMs[i] ?? 0) - (acknowledgedAtMs.get(seq) ?? Number.POSITIVE_INFINITY))),
    )
    .sort((a, b) => a - b);
}

export function measureStreamReaders({ report }: Bench): Promise<void> {
  return withCarport(async ({ url, pid }) => {
    const body = JSON.stringify({ vin: DEMO_VIN, buyer: { zip: '78701' } });
    const opened = await fetch(`${url}/buy/deals`, { method: 'POST', body });
    const { dealId } = (await opened.json()) as { dealId: string };
    const readers = Array.from({ length: READERS }, () => new Reader());
    const stream = `${url}/buy/deals/${dealId}/events`;
    await openAll(readers, stream);
    const readerKb = await measureWaiting(stream, pid);
    const acknowledgedAtMs = await addEvents(url, dealId);
    const lastSeq = Math.max(...acknowledgedAtMs.keys());
    const deadline = performance.now() + LAST_HEARD_MS;
    while (readers.some(({ seqs }) => (seqs.at(-1) ?? 0) < lastSeq) && performance.now() < deadline) await pause(20);
    const whole = readers.filter(({ seqs }) => seqs.length === lastSeq && seqs.every((seq, i) => seq === i + 1)).length;
    const late = lateness(readers, acknowledgedAtMs);
    const p99 = late[Math.floor(late.length * 0.99)] ?? 0;
    for (const reader of readers) reader.close();
    report.row({
      work: `${thousands(READERS)} readers of one deal, ${lastSeq} events`,
      measured: `${thousands(whole)} complete and in order; p99 ${Math.round(p99)} ms after its writer's answer`,
      target: `all, p99 < ${P99_MS} ms`,
      met: whole === READERS && p99 < P99_MS,
    });
    report.row({
      work: `memory of one waiting reader, of ${thousands(WAITING)} more`,
      measured: `${readerKb.toFixed(0)} kB of the process`,
      target: `≤ ${READER_KB_MAX} kB`,
      met: readerKb <= READER_KB_MAX,
    });
  });
}
