/** Starts and stops the processes of a benchmark: the service on a fresh database, and the baselines. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface StartedService {
  readonly url: string;
  readonly pid: number;
  /** The file of the embedded store; empty for other stores. */
  readonly database: string;
  /** `kill -9`. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const root = new URL('..', import.meta.url).pathname;
export const folder = mkdtempSync(join(tmpdir(), 'carport-bench-'));
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a process that is not awaited. */
export function spawnNode(args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

export async function stopProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

function startService(args: readonly string[], database = '', env: NodeJS.ProcessEnv = {}): Promise<StartedService> {
  const child = spawnNode(args, env);
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(chunk.toString())?.[0];
      const pid = child.pid ?? 0;
      if (url !== undefined)
        resolve({
          url,
          pid,
          database,
          kill: () => stopProcess(child, 'SIGKILL'),
          stop: () => stopProcess(child, 'SIGTERM'),
        });
    });
  });
}

let databases = 0;

/**
 * Uses its own database unless `env` names one. Each connection of a load is a separate caller, identified by a header.
 */
export function startCarport(env: NodeJS.ProcessEnv = {}, ...flags: string[]): Promise<StartedService> {
  return startFrom('hosts/cli.ts', env, flags);
}

/** The same from the JavaScript of the npm package. */
export function startPackage(env: NodeJS.ProcessEnv = {}): Promise<StartedService> {
  return startFrom('bin/carport.js', env, []);
}

function startFrom(script: string, env: NodeJS.ProcessEnv, flags: readonly string[]): Promise<StartedService> {
  databases += 1;
  const file = join(folder, `${databases}.db`);
  const settings = {
    PORT: '0',
    LOG_LEVEL: 'warn',
    RATE_LIMIT: '1000000/10',
    TRUST_PROXY: '1',
    DATABASE_URL: `sqlite:${file}`,
  };
  const shared = env.DATABASE_URL !== undefined && !env.DATABASE_URL.startsWith('sqlite:');
  return startService([script, 'serve', ...flags], shared ? '' : file, { ...settings, ...env });
}

/** Serves while `use` runs. */
export async function withCarport<T>(
  use: (carport: StartedService) => Promise<T>,
  env: NodeJS.ProcessEnv = {},
): Promise<T> {
  const carport = await startCarport(env);
  try {
    return await use(carport);
  } finally {
    await carport.stop();
  }
}

/** Node sets these itself. */
const OWN_HEADERS: ReadonlySet<string> = new Set(['date', 'connection', 'keep-alive', 'content-length']);

/** A bare server that returns the body of a response with its content type alone, or with all of Carport's headers. */
export async function startBareServer(answer: Response, headers: 'type' | 'all' = 'type'): Promise<StartedService> {
  const file = join(folder, `answer-${Math.round(performance.now())}.bin`);
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  const sent = [...answer.headers].filter(([name]) =>
    headers === 'all' ? !OWN_HEADERS.has(name) : name === 'content-type',
  );
  return startService(['bench/baselines/bare-server.ts', file, JSON.stringify(Object.fromEntries(sent))]);
}

/** The process and its descendants. */
function family(pid: number): number[] {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
  return [pid, ...children.flatMap((child) => family(Number(child)))];
}

function parentOf(pid: string): number | undefined {
  return Number(statusOf(pid, 'PPid'));
}

/** Empty when the process is gone. */
function statusOf(pid: number | string, field: string): string {
  try {
    return new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '';
  } catch {
    return '';
  }
}

/** Resident memory of a process and its children. */
export function residentMb(pid: number): number {
  return Math.round(family(pid).reduce((sum, one) => sum + Number(statusOf(one, 'VmRSS')), 0) / 1024);
}

const TICKS_PER_SECOND = 100;

/** CPU time used by a process and its children. */
export function cpuSeconds(pid: number): number {
  const ticks = family(pid).map((one) => {
    const [, fields = ''] = readFileSync(`/proc/${one}/stat`, 'utf8').split(') ');
    const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
    return user + system;
  });
  return ticks.reduce((a, b) => a + b, 0) / TICKS_PER_SECOND;
}
