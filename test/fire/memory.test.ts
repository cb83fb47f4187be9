/** Memory of a real process while many clients send bodies that never end. */
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { startProcess } from '../processes/real-process.ts';

const SENDERS = 1_500;
/** The largest body that counts as small, of which the last byte is held back. */
const BODY_BYTES = 349_525;
/** Bodies that find neither room nor a place to wait; the others use 48 MiB, have a turn or wait. */
const REFUSED_MIN = 1_000;
const PEAK_MB_MAX = 512;
const BUSY = 'HTTP/1.1 429';
/** On a slow machine, admitted clients reach the time limit of a request before the last ones are refused. */
const TIMED_OUT = 'HTTP/1.1 408';
const STATUS_LINE = BUSY.length;

const peakMb = (pid: number) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

it.each([
  ['with a declared length', `content-length: ${BODY_BYTES}\r\n\r\n`],
  ['in chunks', `transfer-encoding: chunked\r\n\r\n${(BODY_BYTES - 1).toString(16)}\r\n`],
])(
  'stays under 512 MB while 1,500 clients withhold the end of a body %s',
  async (_, framing) => {
    const carport = await startProcess({ DATABASE_URL: 'memory:' });
    const { port } = new URL(carport.url);
    const body = Buffer.alloc(BODY_BYTES - 1, 0x20);
    const sockets: Socket[] = [];
    const statuses = new Set<string>();
    const refused = Promise.withResolvers<void>();
    let refusals = 0;
    for (let n = 0; n < SENDERS; n += 1) {
      const socket = connect(Number(port), '127.0.0.1');
      sockets.push(socket);
      socket.on('error', () => {});
      socket.once('data', (bytes: Buffer) => {
        const status = String(bytes).slice(0, STATUS_LINE);
        statuses.add(status);
        if (status === BUSY || status === TIMED_OUT) refusals += 1;
        if (refusals >= REFUSED_MIN) refused.resolve();
      });
      socket.write(`POST /buy/deals HTTP/1.1\r\nhost: x\r\n${framing}`);
      socket.write(body);
    }
    await refused.promise;
    expect([...statuses].filter((status) => status !== TIMED_OUT)).toEqual([BUSY]);
    expect(peakMb(carport.pid)).toBeLessThan(PEAK_MB_MAX);
    expect((await carport.send('POST', '/buy/deals', {})).body.code).toBe('validation-failed');
    for (const socket of sockets) socket.destroy();
    await carport.stop();
  },
  120_000,
);
