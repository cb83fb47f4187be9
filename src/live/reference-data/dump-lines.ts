/** Streams the lines of a plain text file, a gzip file, or a ZIP archive with one text file. */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createGunzip, createInflateRaw } from 'node:zlib';
import { NotTheFile } from './report.ts';

export interface DumpFile {
  readonly lines: AsyncIterable<string>;
  /** Bytes of the file read so far, and its size. */
  progress(): { readonly done: number; readonly total: number };
}

/** Throws when the file cannot be opened or is an archive without a text file. */
export async function dumpLines(path: string): Promise<DumpFile> {
  const file = await openFile(path);
  try {
    const { size } = await file.stat();
    const head = await bytesAt(file, 0, 4);
    const isZip = head.readUInt32LE(0) === ZIP_LOCAL;
    const entry = isZip ? await textEntry(file, size) : { from: 0, to: size, isDeflated: false };
    const source = createReadStream(path, { start: entry.from, end: Math.max(entry.from, entry.to - 1) });
    const isGzip = head.readUInt16BE(0) === 0x1f8b;
    const unpacked = isGzip ? source.pipe(createGunzip()) : entry.isDeflated ? source.pipe(createInflateRaw()) : source;
    return {
      lines: linesOf(source, unpacked),
      progress: () => ({ done: source.bytesRead, total: entry.to - entry.from }),
    };
  } finally {
    await file.close();
  }
}

/** Explains the most common mistakes; other file system errors pass unchanged. */
async function openFile(path: string): Promise<File> {
  const file = await open(path).catch((fault: NodeJS.ErrnoException) => {
    throw fault.code === 'ENOENT' ? new NotTheFile(`${path} does not exist.`) : fault;
  });
  if ((await file.stat()).isFile()) return file;
  await file.close();
  throw new NotTheFile(`${path} is not a file. Unpack the download, or name a file in it.`);
}

async function* linesOf(source: Readable, unpacked: Readable): AsyncIterable<string> {
  // A pipe does not forward errors of its source.
  source.on('error', (fault) => unpacked.destroy(fault));
  yield* createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY });
}

type File = Awaited<ReturnType<typeof open>>;

const ZIP_LOCAL = 0x04034b50;
const ZIP_CENTRAL = 0x02014b50;
const ZIP_END = 0x06054b50;
const END_BYTES = 22;
const COMMENT_MAX = 65_535;
const TEXT_NAMES = /\.(sql|txt|csv)$/i;

/** Locates the first text file of the archive (PKWARE APPNOTE 4.3). Archives above 4 GB are not supported. */
async function textEntry(file: File, size: number): Promise<{ from: number; to: number; isDeflated: boolean }> {
  const tail = await bytesAt(
    file,
    Math.max(0, size - END_BYTES - COMMENT_MAX),
    Math.min(size, END_BYTES + COMMENT_MAX),
  );
  let end = tail.length - END_BYTES;
  while (end >= 0 && tail.readUInt32LE(end) !== ZIP_END) end -= 1;
  if (end < 0) throw new NotTheFile('The ZIP archive has no directory. It may be incomplete.');
  const directory = await bytesAt(file, tail.readUInt32LE(end + 16), tail.readUInt32LE(end + 12));
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === ZIP_CENTRAL; ) {
    const [nameBytes, extra, comment] = [28, 30, 32].map((offset) => directory.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const name = directory.toString('utf8', at + 46, at + 46 + nameBytes);
    if (TEXT_NAMES.test(name)) {
      const local = directory.readUInt32LE(at + 42);
      const header = await bytesAt(file, local, 30);
      const from = local + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
      return { from, to: from + directory.readUInt32LE(at + 20), isDeflated: directory.readUInt16LE(at + 10) === 8 };
    }
    at += 46 + nameBytes + extra + comment;
  }
  throw new NotTheFile('The ZIP archive contains no .sql, .txt or .csv file.');
}

async function bytesAt(file: File, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  await file.read(bytes, 0, length, position);
  return bytes;
}
