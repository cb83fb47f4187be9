/** Owns the measure of durable deal commands against raw batched appends of `node:sqlite` on the same disk. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { folder, type Started } from './processes.ts';
import type { Report } from './report.ts';

const CLIENTS = 64;
const COMMANDS_EACH = 40;
const RAW_ROWS = 40_000;
const TARGET = 0.4;

/** Appends a second of a bare table with as many rows a transaction as there are clients. */
function rawAppendsPerSecond(): number {
  const db = new DatabaseSync(join(folder, 'raw.db'));
  db.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE events (stream TEXT, seq INTEGER, data TEXT, PRIMARY KEY (stream, seq)) WITHOUT ROWID',
  );
  const insert = db.prepare('INSERT INTO events VALUES (?, ?, ?)');
  const data = JSON.stringify({ text: 'x'.repeat(600) });
  const from = performance.now();
  for (let n = 0; n < RAW_ROWS; n += CLIENTS) {
    db.exec('BEGIN IMMEDIATE');
    for (let client = 0; client < CLIENTS; client += 1) insert.run(`stream-${client}`, n, data);
    db.exec('COMMIT');
  }
  const perSecond = RAW_ROWS / ((performance.now() - from) / 1000);
  db.close();
  return perSecond;
}

/** One client's desk commands on its own deal, each with other figures so that each appends. */
async function client(url: string, n: number): Promise<number> {
  const post = (path: string, body: object) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'x-forwarded-for': `10.1.0.${n}` },
    }).then((reply) => reply.json() as Promise<{ type: string; dealId: string; lastSeq?: number }>);
  const { dealId } = await post('/buy/deals', { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '78701' } });
  for (let i = 0; i < COMMANDS_EACH; i += 1) {
    const { type } = await post(`/buy/deals/${dealId}/stips`, { stips: [`stub-${n}-${i}`] });
    if (type !== 'OK') throw new Error(`a bench command was answered ${type}`);
  }
  const page = await fetch(`${url}/buy/deals/${dealId}/events?limit=1`).then(
    (reply) => reply.json() as Promise<{ lastSeq: number }>,
  );
  return page.lastSeq;
}

export async function benchDealCommands(carport: Started, report: Report): Promise<void> {
  const raw = rawAppendsPerSecond();
  const from = performance.now();
  const seqs = await Promise.all(Array.from({ length: CLIENTS }, (_, n) => client(carport.url, n)));
  const seconds = (performance.now() - from) / 1000;
  const commands = (CLIENTS * COMMANDS_EACH) / seconds;
  const events = seqs.reduce((a, b) => a + b, 0) / seconds;
  const ratio = events / raw;
  report.row({
    work: `durable deal events, ${CLIENTS} clients, against raw batched appends`,
    measured: `${ratio.toFixed(3)} (${Math.round(events)} of ${Math.round(raw)}/s; ${Math.round(commands)} commands/s)`,
    target: `≥ ${TARGET}`,
    met: ratio >= TARGET,
  });
}
