/** Packs NHTSA's monthly vPIC dump into tables beside the data, which replace the shipped ones. */
import { createHash } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VpicCollector } from '#domain/vehicle/vpic/pack/collector.ts';
import { CopyReader } from '#domain/vehicle/vpic/pack/copy-text.ts';
import { packVpic, type VpicHeader } from '#domain/vehicle/vpic/pack/pack.ts';
import { dumpLines } from '../reference-data/dump-lines.ts';
import { compress, INSTALL_LEVEL } from './compression.ts';
import { ABOUT_FILE, EARLIER_TABLES_FILE, TABLES_FILE } from './embedded.ts';

/** A file that is not a vPIC dump; the message says what is missing. */
export class NoVpicDump extends Error {
  override readonly name = 'NoVpicDump';
}

/** Lines between progress reports. */
const REPORT_EVERY = 20_000;
export async function installVpic(
  file: string,
  folder: string,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<VpicHeader> {
  const rows = new VpicCollector();
  const reader = new CopyReader(rows);
  const dump = await dumpLines(file);
  let read = 0;
  for await (const line of dump.lines) {
    reader.take(line);
    read += 1;
    if (read % REPORT_EVERY !== 0) continue;
    const { done, total } = dump.progress();
    onProgress(done, total);
  }
  for (const table of ['wmi', 'wmi_vinschema', 'pattern', 'element', 'model', 'make_model']) {
    if (!rows.counts.has(table))
      throw new NoVpicDump(
        `${file} has no rows of the table ${table}; expected NHTSA's vPICList_lite dump as .sql, .sql.gz or .zip.`,
      );
  }
  const { bytes, header } = packVpic(rows, { source: 'NHTSA vPIC', isWhole: true });
  const packed = await compress(bytes, INSTALL_LEVEL);
  const sha256 = createHash('sha256').update(packed).digest('hex');
  const about = { ...header, bytes: bytes.length, packedBytes: packed.length, sha256 };
  await mkdir(folder, { recursive: true });
  await replace(join(folder, TABLES_FILE), packed);
  await replace(join(folder, ABOUT_FILE), `${JSON.stringify(about, null, 2)}\n`);
  await rm(join(folder, EARLIER_TABLES_FILE), { force: true });
  return header;
}

/** Replaces a file atomically. */
async function replace(path: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${path}.new`, content);
  await rename(`${path}.new`, path);
}
