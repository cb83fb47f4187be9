import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#test/processes/free-port.ts';
import { DEMO_VIN, FIGURES, type RealProcess, startProcess } from '../../processes/real-process.ts';
import { type FeedReader, readFeed } from './feed-reader.ts';
import { openSocket, type RawSocket } from './raw-socket.ts';

const folder = mkdtempSync(join(tmpdir(), 'carport-slow-'));
const SLOW_CLIENTS = 200;
/** More than the kernel buffers for one reader, four megabytes on each side. */
const LONG_STREAM_BYTES = 12_000_000;
/** Stalled readers, and the buffer allowed for each: about a page of a hundred events. */
const STALLED_READERS = 10;
const STALLED_BYTES_MAX = 1_000_000;
const OPENING = JSON.stringify({ vin: DEMO_VIN, buyer: { zip: '94105' } });
const post = (body: string, length = body.length) =>
  `POST /buy/deals HTTP/1.1\r\nhost: x\r\ncontent-length: ${length}\r\n\r\n${body}`;

let carport: RealProcess;
let operations: string;
/** Clients that never finish their headers, present during all tests. */
let slow: RawSocket[];

const file = join(folder, 'slow.db');
/** A deal with many desks, and its last seq. */
let longDeal: { dealId: string; lastSeq: number };

beforeAll(async () => {
  longDeal = await makeLongDeal();
  const opsPort = String(await freePort());
  operations = `http://127.0.0.1:${opsPort}`;
  carport = await startProcess({ DATABASE_URL: `sqlite:${file}`, OPS_PORT: opsPort });
  slow = await Promise.all(Array.from({ length: SLOW_CLIENTS }, () => openSocket(carport.url)));
  for (const { socket } of slow) socket.write('GET /pricing HTTP/1.1\r\nhost: x\r\nx-slow: ');
});
afterAll(async () => {
  await carport.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** One metric by name. */
async function metric(name: string): Promise<number> {
  const text = await (await fetch(`${operations}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

async function openDeal(on = carport): Promise<string> {
  return (await on.send('POST', '/buy/deals', JSON.parse(OPENING))).body.dealId;
}

/** Repeats a deal's figures many times. */
async function makeLongDeal() {
  const maker = await startProcess({ DATABASE_URL: `sqlite:${file}` });
  const dealId = await openDeal(maker);
  await maker.send('POST', `/buy/deals/${dealId}/desk`, FIGURES);
  await maker.stop();
  const db = new DatabaseSync(file);
  const figures = `FROM events WHERE stream = 'deal/${dealId}' AND type = 'Deal.desked@1'`;
  const { bytes } = db.prepare(`SELECT length(data) AS bytes ${figures}`).get() as { bytes: number };
  const { last } = db.prepare(`SELECT max(seq) AS last FROM events`).get() as { last: number };
  const lastSeq = last + Math.ceil(LONG_STREAM_BYTES / bytes);
  db.exec(`WITH RECURSIVE copy (seq) AS (SELECT ${last + 1} UNION ALL SELECT seq + 1 FROM copy WHERE seq < ${lastSeq})
    INSERT INTO events (stream, seq, type, at, data) SELECT stream, copy.seq, type, at, data FROM copy, (SELECT * ${figures})`);
  db.close();
  return { dealId, lastSeq };
}

describe('slow clients', () => {
  it('trickle headers and bodies byte by byte while everyone else is served', async () => {
    const dribbling = await Promise.all(Array.from({ length: 20 }, () => openSocket(carport.url)));
    for (const { socket } of dribbling) socket.write(post('', OPENING.length));
    for (const byte of OPENING) {
      for (const { socket } of [...dribbling, ...slow]) socket.write(byte);
      expect((await carport.send('GET', `/vin/${DEMO_VIN}`)).status).toBe(200);
    }
    for (const one of dribbling) {
      expect(await one.until(/"dealId":/)).toMatch(/^HTTP\/1\.1 200 /);
      one.socket.destroy();
    }
  });

  it('stop reading their feeds at no memory cost, and get every event once they read again', async () => {
    const { dealId, lastSeq } = longDeal;
    await (await readFeed(carport.url, dealId, { 'last-event-id': String(lastSeq) })).drop();
    const before = await memory();
    const readers: FeedReader[] = [];
    for (let after = 0; after < STALLED_READERS; after += 1) {
      // Each starts at a different seq, so that no two share a rendering.
      const reader = await readFeed(carport.url, dealId, { 'last-event-id': String(after) });
      reader.pause();
      readers.push(reader);
      expect((await carport.send('GET', `/vin/${DEMO_VIN}`)).status).toBe(200);
    }
    const held = (await settledMemory()) - before;
    expect(held).toBeLessThan(STALLED_READERS * STALLED_BYTES_MAX);

    const [first] = readers;
    first?.resume();
    await first?.heard(lastSeq);
    expect(first?.seqs).toEqual(Array.from({ length: lastSeq }, (_, i) => i + 1));
    for (const reader of readers) reader.drop();
    while ((await metric('carport_stream_readers')) > 0) await setTimeout(10);
  });
});

/** Bytes waiting to be sent are outside the heap. */
const memory = () => metric('nodejs_external_memory_bytes');

/** The same once it is stable. */
async function settledMemory(): Promise<number> {
  for (let before = await memory(); ; ) {
    await setTimeout(100);
    const now = await memory();
    if (now <= before) return now;
    before = now;
  }
}

describe('disconnecting clients', () => {
  it('leave nothing behind and count as no fault, in the middle of a body, a response or a feed', async () => {
    const dealId = await openDeal();
    const sendAndLeave = async (text: string, come: RegExp | undefined) => {
      const one = await openSocket(carport.url);
      one.socket.write(text);
      if (come !== undefined) await one.until(come);
      one.socket.resetAndDestroy();
    };
    const feed = `GET /buy/deals/${dealId}/events HTTP/1.1\r\nhost: x\r\naccept: text/event-stream\r\n\r\n`;
    for (let n = 0; n < 30; n += 1) {
      await Promise.all([
        sendAndLeave(post(OPENING.slice(0, 10), OPENING.length), undefined),
        sendAndLeave('GET /listings HTTP/1.1\r\nhost: x\r\n\r\n', undefined),
        sendAndLeave('GET /openapi.json HTTP/1.1\r\nhost: x\r\n\r\n', /^HTTP\/1\.1 200 /),
        sendAndLeave(feed, /event: Deal\.opened@1/),
        sendAndLeave(feed, undefined),
      ]);
    }
    while ((await metric('carport_stream_readers')) > 0) await setTimeout(10);
    expect(await metric('carport_faults_total')).toBe(0);
    expect((await carport.send('GET', `/buy/deals/${dealId}`)).status).toBe(200);
  });

  it('that close half of their socket still get their response', async () => {
    const one = await openSocket(carport.url);
    one.socket.end('GET /pricing HTTP/1.1\r\nhost: x\r\n\r\n');
    expect(await one.closed()).toMatch(/^HTTP\/1\.1 200 /);
    const cut = await openSocket(carport.url);
    cut.socket.end(post(OPENING.slice(0, 10), OPENING.length));
    expect(await cut.closed()).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"malformed-request"/);
  });
});

describe('clients with unusual requests', () => {
  it('get a response although their Expect header is not supported', async () => {
    const one = await openSocket(carport.url);
    one.socket.write('GET /pricing HTTP/1.1\r\nhost: x\r\nexpect: fish\r\nconnection: close\r\n\r\n');
    expect(await one.closed()).toMatch(/^HTTP\/1\.1 200 OK/);
  });

  it('get 100 Continue when they request it before sending', async () => {
    const one = await openSocket(carport.url);
    one.socket.write(post('', OPENING.length).replace('\r\n\r\n', '\r\nexpect: 100-continue\r\n\r\n'));
    await one.until(/^HTTP\/1\.1 100 Continue\r\n\r\n/);
    one.socket.write(OPENING);
    expect(await one.until(/"dealId":/)).toContain('HTTP/1.1 200 OK');
    one.socket.destroy();
  });

  it('pipeline several requests and get responses in order', async () => {
    const one = await openSocket(carport.url);
    const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\nx-request-id: ${path.slice(1)}\r\n\r\n`;
    const paths = ['/pricing', '/offer', '/verify', '/no-such', '/icp.json'];
    one.socket.write(`${paths.map(get).join('')}${get('/last').replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n')}`);
    const answers = [...(await one.closed()).matchAll(/^x-request-id: (\S+)\r$/gm)].map(([, id]) => `/${id}`);
    expect(answers).toEqual([...paths, '/last']);
  });

  it.each([
    [
      'headers of 40 KB',
      `GET /pricing HTTP/1.1\r\nhost: x\r\nx-a: ${'a'.repeat(40_000)}\r\n\r\n`,
      431,
      'headers-too-large',
    ],
    ['text that is not HTTP', 'hello there\r\n\r\n', 400, 'malformed-request'],
    ['an HTTP/2 preface', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 'malformed-request'],
    [
      'two lengths for one body',
      post('').replace('\r\n\r\n', '\r\ntransfer-encoding: chunked\r\n\r\n'),
      400,
      'malformed-request',
    ],
    ['a negative length', post('', -5), 400, 'malformed-request'],
    [
      'an asterisk as the address',
      'OPTIONS * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      400,
      'malformed-request',
    ],
    ['a backslash', 'GET /pricing\\x HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400, 'malformed-request'],
    ['no Host header', 'GET /pricing HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'malformed-request'],
    ['a CONNECT request', 'CONNECT example.com:443 HTTP/1.1\r\nhost: x\r\n\r\n', 405, 'method-not-allowed'],
    [
      'a malformed Host header',
      'GET /pricing HTTP/1.1\r\nhost: [::\r\nconnection: close\r\n\r\n',
      400,
      'malformed-request',
    ],
  ])('that send %s get a worded refusal and are closed', async (_, bytes, status, code) => {
    const one = await openSocket(carport.url);
    one.socket.write(bytes);
    const [head = '', body = ''] = (await one.closed()).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [\\s\\S]*\r\nx-envelope: BLOCKED\r\n`));
    expect(JSON.parse(body)).toMatchObject({ type: 'BLOCKED', code, status });
    expect((await carport.send('GET', '/pricing')).status).toBe(200);
  });
});

it('time out with a reason when headers never end, and no other request does', async () => {
  const ends = await Promise.all(slow.map((one) => one.closed()));
  for (const end of ends) {
    const [head = '', body = ''] = end.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 408 /);
    expect(JSON.parse(body)).toMatchObject({ type: 'BLOCKED', code: 'request-too-slow', status: 408 });
  }
  expect((await carport.send('GET', '/pricing')).status).toBe(200);
  expect(await metric('carport_faults_total')).toBe(0);
});
