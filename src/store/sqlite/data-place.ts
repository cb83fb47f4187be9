/** Files of the embedded store: where they are, who may read them, and the lock that gives them to one process. */
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
/** Two processes that start together must not both be turned away; one gets the lock on its next try. */
const LOCK_WAIT_MS = 250;
/** SQLite primary result code of a lock that somebody else holds. */
const SQLITE_BUSY = 5;

/** The place in `DATABASE_URL` cannot hold data. The message is one sentence with the remedy. */
export class UnusablePlace extends Error {
  override readonly name = 'UnusablePlace';
}

/** Another process holds the data. */
export class DataInUse extends Error {
  override readonly name = 'DataInUse';
  readonly path: string;

  constructor(path: string) {
    super(`The data in ${path} is in use by another process. Stop that process, or set DATABASE_URL to another file.`);
    this.path = path;
  }
}

/** The file itself, whatever links lead to it: two names of one file must not look like two places. */
export function realPlace(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const folder = dirname(path);
  return existsSync(folder) ? join(realpathSync(folder), basename(path)) : path;
}

/** Creates what is missing, readable by this user only, and answers the file itself. Throws `UnusablePlace`. */
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

/** One by one from the first that is missing: where a file system takes no folders, the recursive call of Node never ends. */
function createFolder(folder: string): void {
  if (existsSync(folder)) return;
  createFolder(dirname(folder));
  mkdirSync(folder, { mode: OWNER_ONLY_FOLDER });
}

/** A file that another user owns is left as it is. */
function keepPrivate(file: string): void {
  try {
    chmodSync(file, OWNER_ONLY_FILE);
  } catch {
    // Being able to write to it is enough.
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

/** The key that seals what is kept for a while in `file`: drawn once, and kept apart so that a copy of the data is not enough. */
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
 * Takes the data for this process until `release`. The lock is a lock of the operating system on a file beside the data,
 * so it ends with the process however that ends, and backups may still read the data itself. Throws `DataInUse`.
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
