/** Starts, stops and kills the real service as a process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

const CLI = new URL('../../hosts/cli.ts', import.meta.url).pathname;
/** The service dies with the test process; setpriv replaces itself with the program. */
const LEASHED = ['--pdeathsig', 'KILL', process.execPath];
export const SETTLE = { authorization: 'Bearer settle-token' };

export interface Answered {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests reach into answers of every shape
  readonly body: any;
}

export interface RealProcess {
  readonly url: string;
  readonly pid: number;
  /** Rejects when the process does not respond. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answered>;
  /** `kill -9`; resolves when it is gone. */
  kill(): Promise<void>;
  /** Requests a stop; resolves with the exit code. */
  stop(): Promise<number | null>;
  /** Standard error so far. */
  errors(): string;
}

/** Starts `carport serve` on a free port and waits for its ready line. */
export function startProcess(env: Record<string, string>, ...flags: string[]): Promise<RealProcess> {
  return afterReadyLine(
    spawn('setpriv', [...LEASHED, CLI, 'serve', ...flags], { env: settingsOf(env), stdio: ['ignore', 'pipe', 'pipe'] }),
  );
}

export interface CommandResult {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs `carport <command>` to completion. */
export async function runCommand(
  env: Record<string, string>,
  args: readonly string[],
  input = '',
): Promise<CommandResult> {
  const child = spawn('setpriv', [...LEASHED, CLI, ...args], { env: settingsOf(env), stdio: 'pipe' });
  child.stdin.end(input);
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, out, err };
}

export interface MovableProcess extends RealProcess {
  /** Sets the process's wall clock relative to the machine's; timers are unaffected, as with a real clock change. */
  setClock(besideMs: number): Promise<void>;
}

const MOVABLE_DATE = new URL('movable-date.ts', import.meta.url).href;

/** The same with a wall clock that can be set at run time, without telling the service. */
export async function startOnMovableClock(env: Record<string, string>): Promise<MovableProcess> {
  const child = spawn('setpriv', [...LEASHED, '--import', MOVABLE_DATE, CLI, 'serve'], {
    env: settingsOf(env),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  return {
    ...(await afterReadyLine(child)),
    setClock: async (besideMs) => {
      const isSet = once(child, 'message');
      child.send({ besideMs });
      await isSet;
    },
  };
}

function settingsOf(env: Record<string, string>): NodeJS.ProcessEnv {
  const settings = { PORT: '0', RATE_LIMIT: 'off', SETTLE_TOKEN: 'settle-token', LOG_LEVEL: 'error', ...env };
  return { PATH: process.env.PATH, ...settings };
}

/** The process after its ready line. */
async function afterReadyLine(child: ChildProcess): Promise<RealProcess> {
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const gone = once(child, 'exit');
  const url = await Promise.race([
    readyLine(child),
    // `close` fires after all output has been read.
    once(child, 'close').then(([code, signal]) => {
      throw new Error(`the service ended by ${signal ?? code} before it was ready: ${errors}`);
    }),
  ]);
  const endWith = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await gone;
  };
  return {
    url,
    pid: child.pid ?? 0,
    send: (method, path, body, headers = {}) => send(url, method, path, body, headers),
    kill: () => endWith('SIGKILL'),
    stop: async () => {
      await endWith('SIGTERM');
      return child.exitCode;
    },
    errors: () => errors,
  };
}

async function readyLine({ stdout }: ChildProcess): Promise<string> {
  let text = '';
  for await (const chunk of stdout ?? []) {
    text += String(chunk);
    const address = /answers at (\S+)/.exec(text)?.[1];
    if (address !== undefined) return address;
  }
  return new Promise(() => {});
}

async function send(
  url: string,
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<Answered> {
  const response = await fetch(url + path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

export const DEMO_VIN = 'F1XDEMCR4SDEM0001';
export const FIGURES = { salesPrice: '31500.00', downPayment: '4000.00', term: 60, zip: '94105' };
const SIGNER = { signer: { name: 'Ada Lovelace' } };

/** Opens a deal and brings it to DELIVERED. */
export async function deliveredDeal(
  carport: Pick<RealProcess, 'send'>,
  headers: Record<string, string> = {},
): Promise<{ dealId: string; amountTotal: number }> {
  const opened = await carport.send('POST', '/buy/deals', { vin: DEMO_VIN, buyer: { zip: '94105' } }, headers);
  const { dealId } = opened.body;
  const move = async (verb: string, body?: unknown) => {
    const { status, body: answer } = await carport.send('POST', `/buy/deals/${dealId}/${verb}`, body, headers);
    if (status !== 200 && status !== 402) throw new Error(`${verb}: ${status} ${answer.reason}`);
    return answer;
  };
  await move('desk', FIGURES);
  await move('esign', SIGNER);
  await move('esign/ceremony');
  await move('notarize', SIGNER);
  await move('stips', { stips: ['driver-license'] });
  await move('insurance', { policy: { policyNumber: 'HM-204-118' } });
  const delivered = await move('deliver');
  return { dealId, amountTotal: Math.round(Number(delivered.desked.total) * 100) };
}
