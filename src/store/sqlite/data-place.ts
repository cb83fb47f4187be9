/** Files of the embedded store: their location, their permissions, and the lock that gives them to one process. */
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const KEY_BYTES = 32;
const OWNER_ONLY_FILE = 0o600;
const OWNER_ONLY_FOLDER = 0o700;
/** When two processes start together, one must get the lock on a retry. */
const LOCK_WAIT_MS = 250;
/** SQLite primary result code for a lock held by another connection. */
const SQLITE_BUSY = 5;

/** `DATABASE_URL` names a place that cannot hold data. The message is one sentence with the remedy. */
export class UnusablePlace extends Error {
  override readonly name = 'UnusablePlace';
}

/** Another process owns the data. */
export class DataInUse extends Error {
  override readonly name = 'DataInUse';
  readonly path: string;

  constructor(path: string) {
    super(`The data in ${path} is in use by another process. Stop that process, or set DATABASE_URL to another file.`);
    this.path = path;
  }
}

/** Resolves links, so that two names of one file do not look like two places. */
export function realPlace(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const folder = dirname(path);
  return existsSync(folder) ? join(realpathSync(folder), basename(path)) : path;
}

/** Creates missing folders and the file, private to this user, and returns the real path. Throws `UnusablePlace`. */
export function prepareFile(path: string): string {
  const folder = dirname(path);
  try {
    createFolder(folder);
  } catch (fault) {
    throw unusable(`The folder ${folder} cannot be created`, fault);
  }
  if (existsSync(path) && !statSync(path).isFile())
    throw new UnusablePlace(
      `${path} is not a file. Set DATABASE_URL to a file, such as sqlite:${statSync(path).isDirectory() ? join(path, 'carport.db') : './data/carport.db'}.`,
    );
  try {
    closeSync(openSync(path, 'a', OWNER_ONLY_FILE));
  } catch (fault) {
    throw unusable(`${path} cannot be opened for writing`, fault);
  }
  const file = realpathSync(path);
  keepPrivate(file);
  return file;
}

/**
 * One level at a time from the first missing one: Node's recursive call never returns on some file systems that cannot
 * create folders.
 */
function createFolder(folder: string): void {
  if (existsSync(folder)) return;
  createFolder(dirname(folder));
  mkdirSync(folder, { mode: OWNER_ONLY_FOLDER });
}

/** Leaves a file of another user unchanged. */
function keepPrivate(file: string): void {
  try {
    chmodSync(file, OWNER_ONLY_FILE);
  } catch {
    // Write access is enough.
  }
}

function unusable(what: string, fault: unknown): UnusablePlace {
  const { code = 'unknown error' } = fault as { code?: string };
  const reason = REASONS[code] ?? code;
  return new UnusablePlace(
    `${what} (${reason}). Set DATABASE_URL to a place that this user can write to, such as sqlite:./data/carport.db.`,
  );
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOENT: 'no such folder',
  ENOTDIR: 'a part of the path is not a folder',
  EEXIST: 'a part of the path is not a folder',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'the links lead in a circle',
};

/**
 * The key that encrypts stored answers of `file`: drawn once, and stored separately so that a copy of the data is not
 * enough.
 */
export function keyBeside(file: string): Uint8Array<ArrayBuffer> {
  const path = `${file}.key`;
  prepareFile(path);
  const known = new Uint8Array(readFileSync(path));
  if (known.length === KEY_BYTES) return known;
  const drawn = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  writeFileSync(path, drawn, { flush: true });
  return drawn;
}

/**
 * Locks the data for this process until `release`. It is an operating-system lock on a file beside the data, so it ends
 * with the process, and backups can still read the data. Throws `DataInUse`.
 */
export function lockData(file: string): { release: () => void } {
  const path = `${file}.lock`;
  prepareFile(path);
  const lock = new DatabaseSync(path);
  try {
    lock.exec(`PRAGMA busy_timeout = ${LOCK_WAIT_MS}; BEGIN EXCLUSIVE`);
  } catch (fault) {
    lock.close();
    const { errcode } = fault as { errcode?: number };
    throw errcode === SQLITE_BUSY ? new DataInUse(file) : fault;
  }
  return { release: () => lock.close() };
}
