/** Starts a PostgreSQL server for tests on a free loopback port. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

export interface PostgresServer {
  /** The address of a new, empty database. */
  database(): Promise<string>;
  /** Runs statements as the server's owner. */
  run(url: string, statements: string): Promise<void>;
  /** Ends the server like a crash, without closing connections. */
  crash(): Promise<void>;
  /** Restarts it on the same port with its data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Debian installs each major version's programs in its own folder. */
const DEBIAN = '/usr/lib/postgresql';

function programsFolder(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...versions];
  return folders.find((folder) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))));
}

/** Throws when there is no server and none can be installed: these tests are never skipped. */
function installedPrograms(): string {
  const found = programsFolder();
  if (found !== undefined) return found;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], { env, stdio: 'ignore' });
  const folder = programsFolder();
  if (folder === undefined) throw new Error('postgresql was installed, and its programs were not found');
  return folder;
}

interface Owner {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root, so root runs it as its package's user. */
function owner(): Owner {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function run(url: string, statements: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '120',
  // Power loss is not tested; a dead process leaves its writes to the kernel.
  fsync: 'off',
};

/** `changed` settings override those above. */
export async function startPostgres(changed: Readonly<Record<string, string>> = {}): Promise<PostgresServer> {
  const programs = installedPrograms();
  const as = owner();
  const folder = mkdtempSync(join(tmpdir(), 'carport-postgres-'));
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const making = ['-D', data, '-U', 'carport', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), making, { ...as, cwd: folder, stdio: 'ignore' });
  const port = await freePort();
  const urlOf = (name: string) => `postgres://carport@127.0.0.1:${port}/${name}`;
  let server: ChildProcess | undefined;
  let databases = 0;

  async function start(): Promise<void> {
    const settings = Object.entries({ ...SETTINGS, ...changed }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    // The server dies with the test process.
    const leashed = ['--pdeathsig', 'QUIT', join(programs, 'postgres'), '-D', data, '-p', String(port), ...settings];
    const started = spawn('setpriv', leashed, {
      ...as,
      cwd: folder,
      stdio: 'ignore',
    });
    server = started;
    while (!(await answers(urlOf('postgres')))) {
      if (started.exitCode !== null) throw new Error(`postgres ended with ${started.exitCode}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const running = server;
    server = undefined;
    if (running === undefined || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await ended;
  }

  await start();
  return {
    database: async () => {
      databases += 1;
      await run(urlOf('postgres'), `CREATE DATABASE carport_${databases}`);
      return urlOf(`carport_${databases}`);
    },
    run,
    // SIGQUIT is PostgreSQL's immediate shutdown: backends stop at once, and the next start recovers.
    crash: () => end('SIGQUIT'),
    restart: start,
    stop: async () => {
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
