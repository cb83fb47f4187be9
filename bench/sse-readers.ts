/** Owns the measure of event streams: 1,000 readers of one deal, every event in order, and how late the last hears of it. */
import { type IncomingMessage, request } from 'node:http';
import type { Started } from './processes.ts';
import type { Report } from './report.ts';

const READERS = 1_000;
const EVENTS = 100;
const P99_MS = 100;

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

export async function benchSseReaders(carport: Started, report: Report): Promise<void> {
  const post = (path: string, body: object) =>
    fetch(`${carport.url}${path}`, { method: 'POST', body: JSON.stringify(body) }).then(
      (reply) => reply.json() as Promise<{ dealId: string }>,
    );
  const { dealId } = await post('/buy/deals', { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '78701' } });
  const readers = Array.from({ length: READERS }, () => new Reader());
  for (let i = 0; i < READERS; i += 50) {
    await Promise.all(
      readers.slice(i, i + 50).map((reader) => reader.open(`${carport.url}/buy/deals/${dealId}/events`)),
    );
  }
  const saidAtMs = new Map<number, number>();
  let lastSeq = 1;
  while (lastSeq < EVENTS) {
    await post(`/buy/deals/${dealId}/stips`, { stips: [`stub-${lastSeq}`] });
    const page = await fetch(`${carport.url}/buy/deals/${dealId}/events?after=${lastSeq}`).then(
      (reply) => reply.json() as Promise<{ lastSeq: number }>,
    );
    for (let seq = lastSeq + 1; seq <= page.lastSeq; seq += 1) saidAtMs.set(seq, performance.now());
    lastSeq = page.lastSeq;
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  const deadline = performance.now() + 10_000;
  while (readers.some(({ seqs }) => (seqs.at(-1) ?? 0) < lastSeq) && performance.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 20));
  const inOrder = readers.filter(({ seqs }) => seqs.length === lastSeq && seqs.every((seq, i) => seq === i + 1)).length;
  const lags = readers
    .flatMap(({ seqs, heardAtMs }) =>
      seqs.map((seq, i) => Math.max(0, (heardAtMs[i] ?? 0) - (saidAtMs.get(seq) ?? Number.POSITIVE_INFINITY))),
    )
    .sort((a, b) => a - b);
  const p99 = lags[Math.floor(lags.length * 0.99)] ?? 0;
  for (const reader of readers) reader.close();
  report.row({
    work: `${READERS} readers of one deal, ${lastSeq} events`,
    measured: `${inOrder} in order and whole; p99 ${Math.round(p99)} ms after the answer`,
    target: `all, < ${P99_MS} ms`,
    met: inOrder === READERS && p99 < P99_MS,
  });
}
