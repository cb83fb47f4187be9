/** Owns the processes a benchmark starts, and ends: the service on a fresh database, and the yardstick. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Started {
  readonly url: string;
  /** From spawn to the ready line. */
  readonly readyMs: number;
  readonly pid: number;
  stop(): Promise<void>;
}

const root = new URL('..', import.meta.url).pathname;
export const folder = mkdtempSync(join(tmpdir(), 'carport-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

function started(args: readonly string[], env: Record<string, string> = {}): Promise<Started> {
  const from = performance.now();
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${args[0]} ended with ${code}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(chunk.toString())?.[0];
      if (url !== undefined) resolve({ url, readyMs: performance.now() - from, pid: child.pid ?? 0, stop });
    });
  });
}

let databases = 0;

export function startCarport(port: number, env: Record<string, string> = {}): Promise<Started> {
  databases += 1;
  return started(['hosts/cli.ts', 'serve'], {
    PORT: String(port),
    RATE_LIMIT: '1000000/10',
    TRUST_PROXY: '1',
    SETTLE_TOKEN: 'settle',
    DATABASE_URL: `sqlite:${join(folder, `${databases}.db`)}`,
    ...env,
  });
}

/** A bare server that writes exactly what Carport answers to this address. */
export async function startYardstick(answer: Response): Promise<Started> {
  const file = join(folder, `answer-${Math.round(performance.now())}.bin`);
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  return started(['bench/bare-server.ts', file, answer.headers.get('content-type') ?? 'application/json']);
}
