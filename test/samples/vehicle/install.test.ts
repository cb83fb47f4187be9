import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Vin } from '#kernel/vin.ts';
import { testService } from '#test/builders.ts';
import { installCommand, statusCommand } from '../../../hosts/commands/vpic.ts';
import { embeddedFacts } from '../../../src/live/vehicle-facts/embedded.ts';
import { installVpic, NoVpicDump } from '../../../src/live/vehicle-facts/install.ts';
import { TINY_DUMP, TINY_VIN } from './dump/tiny.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vpic-install-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** An archive with one deflated file (PKWARE APPNOTE 4.3). */
function zipOf(name: string, text: string): Buffer {
  const [content, packed, path] = [Buffer.from(text), deflateRawSync(text), Buffer.from(name)];
  const about = Buffer.alloc(26);
  about.writeUInt16LE(20, 0);
  about.writeUInt16LE(8, 4);
  about.writeUInt32LE(crc32(content), 10);
  about.writeUInt32LE(packed.length, 14);
  about.writeUInt32LE(content.length, 18);
  about.writeUInt16LE(path.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), about, path, packed]);
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), about, Buffer.alloc(14), path]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

async function writeTestFile(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

describe('installing a vPIC dump', () => {
  it.each([
    ['plain text', 'dump.sql', TINY_DUMP],
    ['gzip', 'dump.sql.gz', gzipSync(TINY_DUMP)],
    ['a ZIP archive', 'dump.zip', zipOf('vPICList_lite_2026_08.sql', TINY_DUMP)],
  ])('reads %s, and the service then reports drive, transmission and seats', async (_form, name, content) => {
    const home = join(folder, `data-${name}`);
    const header = await installVpic(await writeTestFile(name, content), home);
    expect(header).toMatchObject({ date: '2026-08-14', counts: { wmis: 1, patterns: 8 } });
    expect((await readdir(home)).sort()).toEqual(['vpic.bin.zst', 'vpic.json']);
    const carport = testService({ vehicleFacts: embeddedFacts(home) });
    const { body } = await carport.get(`/vin/${TINY_VIN}`);
    expect(body).toMatchObject({
      make: 'Tiny',
      model: 'Sparrow',
      drive: 'AWD',
      transmission: 'Automatic',
      published: { series: 'Sport Line' },
      provenance: { source: 'NHTSA vPIC, offline copy of 2026-08-14' },
    });
    const { specs } = (await carport.get(`/specs/${TINY_VIN}`)).body;
    expect(specs).toMatchObject({ totalSeating: 5, features: { driveTrain: { transmissionSpeeds: '8' } } });
  });

  it.each([
    ['a valid VIN', TINY_VIN, [0], undefined],
    ['the only character that fits', 'F7TAB3ZE4RX000001', [1, 2, 14], TINY_VIN],
    ['the character that the check digit determines', 'F7TAB9DE4RX000001', [1, 3, 14], TINY_VIN],
    ['several characters that fit', 'F7TAB9DE5RX000001', [1, 4, 14], 'F7TAB!DE5RX000001'],
    ['several positions', 'F7TAB9ZE4RX000001', [1, 5, 14], 'F7TAB!!E4RX000001'],
    ['a character of an element that is not read', 'F7TAB3DG4RX000001', [1, 3, 14], TINY_VIN],
    ['a character that a formula allows', 'F7TAB3DE8RY100001', [0], undefined],
  ])('checks positions by every element of the dump: %s', async (_case, vin, codes, suggestedVin) => {
    const home = join(folder, 'graded');
    await installVpic(await writeTestFile('graded.sql', TINY_DUMP), home);
    const found = embeddedFacts(home).find(vin as Vin, 2026);
    expect(found?.errorCodes).toEqual(codes);
    expect(found?.correction?.suggestedVin).toBe(suggestedVin);
  });

  it('replaces the tables of an earlier version, which are refused rather than ignored', async () => {
    const home = join(folder, 'earlier');
    await mkdir(home);
    await writeFile(join(home, 'vpic.bin.br'), 'tables');
    expect(() => embeddedFacts(home)).toThrow('was installed by an earlier version');
    const dump = join(folder, 'earlier.sql');
    await writeFile(dump, TINY_DUMP);
    await installVpic(dump, home, () => {});
    expect(embeddedFacts(home).isInstalled).toBe(true);
    expect((await readdir(home)).sort()).toEqual(['vpic.bin.zst', 'vpic.json']);
  });

  it('refuses a file that is not a dump and keeps the installed tables', async () => {
    const file = await writeTestFile('other.sql', 'SELECT 1;\n');
    await expect(installVpic(file, join(folder, 'nowhere'))).rejects.toThrow(NoVpicDump);
    expect(await readdir(folder)).not.toContain('nowhere');
  });

  it.each([
    ['a file that does not exist', 'absent.sql', 'absent.sql does not exist.'],
    ['a folder', '.', 'is not a file. Unpack the download'],
  ])('reports from the command line that it cannot read %s', async (_what, name, sentence) => {
    const lines: string[] = [];
    const error = vi.spyOn(console, 'error').mockImplementation((line: string) => lines.push(line));
    const env = { VEHICLE_DATA_DIR: join(folder, 'unread') };
    expect(await installCommand([join(folder, name)], env, { json: false })).toBe(1);
    error.mockRestore();
    expect(lines.join('\n')).toContain(sentence);
  });

  it('reports from the command line what it installed', async () => {
    const lines: string[] = [];
    const log = vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
    const env = { VEHICLE_DATA_DIR: join(folder, 'by-command') };
    expect(await statusCommand(env, { json: false })).toBe(0);
    expect(await installCommand([await writeTestFile('again.sql', TINY_DUMP)], env, { json: false })).toBe(0);
    log.mockRestore();
    expect(lines[0]).toBe('Shipped with Carport: NHTSA vPIC of 2026-02-17');
    expect(lines.join('\n')).toContain(`Installed in ${env.VEHICLE_DATA_DIR}: NHTSA vPIC of 2026-08-14`);
  });
});
