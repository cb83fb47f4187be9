import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '#test/processes/free-port.ts';
import { DEMO_VIN, FIGURES, type RealProcess, startProcess } from '../../processes/real-process.ts';

const READERS = 10_000;
const DEALS = 10;
/** Connections opened at once; a listening socket queues only a few hundred. */
const OPENING_AT_ONCE = 100;
/** Maximum memory per idle reader, including socket and garbage; 25 kB were measured. */
const READER_BYTES_MAX = 32_000;

let carport: RealProcess;
let operations: string;

beforeAll(async () => {
  const opsPort = String(await freePort());
  operations = `http://127.0.0.1:${opsPort}`;
  carport = await startProcess({ DATABASE_URL: 'memory:', OPS_PORT: opsPort });
});
afterAll(() => carport.stop());

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`${operations}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

/** A reader that stores only its last seq. */
class IdleReader {
  lastSeq = 0;
  readonly #socket: Socket;

  constructor(port: number, dealId: string) {
    this.#socket = connect(port, '127.0.0.1');
    this.#socket.on('error', () => {}).setEncoding('latin1');
    this.#socket.on('data', (chunk: unknown) => {
      for (const [, seq] of String(chunk).matchAll(/^id: (\d+)$/gm)) this.lastSeq = Number(seq);
    });
    this.#socket.write(`GET /buy/deals/${dealId}/events HTTP/1.1\r\nhost: x\r\naccept: text/event-stream\r\n\r\n`);
  }

  async heard(seq: number): Promise<void> {
    while (this.lastSeq < seq) {
      if (this.#socket.closed) throw new Error(`a reader was dropped before event ${seq}`);
      await Promise.race([once(this.#socket, 'data'), once(this.#socket, 'close')]);
    }
  }

  drop(): void {
    this.#socket.destroy();
  }
}

async function openReaders(dealIds: readonly string[]): Promise<IdleReader[]> {
  const port = Number(new URL(carport.url).port);
  const readers: IdleReader[] = [];
  while (readers.length < READERS) {
    const batch = Array.from(
      { length: OPENING_AT_ONCE },
      (_, i) => new IdleReader(port, dealIds[(readers.length + i) % dealIds.length] ?? ''),
    );
    await Promise.all(batch.map((reader) => reader.heard(1)));
    readers.push(...batch);
  }
  return readers;
}

it('serves ten thousand idle readers with little memory and no delay for others, sends all the next event, and releases everything when they leave', async () => {
  const opened = await Promise.all(
    Array.from({ length: DEALS }, () => carport.send('POST', '/buy/deals', { vin: DEMO_VIN, buyer: { zip: '94105' } })),
  );
  const dealIds = opened.map(({ body }) => body.dealId as string);
  const before = await metric('process_resident_memory_bytes');
  const readers = await openReaders(dealIds);
  expect(await metric('carport_stream_readers')).toBe(READERS);
  const after = await metric('process_resident_memory_bytes');
  expect((after - before) / READERS).toBeLessThan(READER_BYTES_MAX);
  expect((await carport.send('GET', `/vin/${DEMO_VIN}`)).status).toBe(200);
  for (const dealId of dealIds) {
    expect((await carport.send('POST', `/buy/deals/${dealId}/desk`, FIGURES)).status).toBe(200);
  }
  await Promise.all(readers.map((reader) => reader.heard(2)));
  for (const reader of readers) reader.drop();
  while ((await metric('carport_stream_readers')) > 0) await setTimeout(50);
  expect(await metric('carport_faults_total')).toBe(0);
}, 120_000);
