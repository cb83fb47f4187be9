import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';
import { referenceDataCommand } from '../../../hosts/commands/reference-data.ts';
import { referenceData } from '../../../src/live/reference-data/database.ts';
import { importEpa } from '../../../src/live/reference-data/import-epa.ts';
import { importRecalls } from '../../../src/live/reference-data/import-recalls.ts';
import { NotTheFile } from '../../../src/live/reference-data/report.ts';

const ACCORD = '1HGCM82633A004352';
const SAMPLE = 'F1ZZZ1AK8RU000042';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reference-data-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function writeTestFile(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

/** A line of NHTSA's flat file; the campaigns are invented. */
function recallLine(campaign: string, model: string, year: number, { kind = 'V', reported = '20040512' } = {}): string {
  const cells = Array.from({ length: 27 }, () => '');
  const filled = {
    0: '1',
    1: campaign,
    2: 'HONDA',
    3: model,
    4: String(year),
    6: 'AIR BAGS',
    7: 'HONDA MOTOR CO.',
    10: kind,
  };
  for (const [at, text] of Object.entries({ ...filled, 15: reported, 19: 'A defect.', 20: 'A risk.', 21: 'A remedy.' }))
    cells[Number(at)] = text;
  return cells.join('\t');
}

const EPA = [
  'year,make,model,city08,highway08,comb08,displ,cylinders,modifiedOn',
  '2003,Honda,Accord,21,29,24,2.4,4,Tue Jan 01 00:00:00 EST 2013',
  '2003,Honda,Accord Coupe,18,26,21,3.0,6,Wed Feb 11 00:00:00 EST 2026',
  '2003,Honda,Accord Coupe,22,30,25,2.4,4,Tue Jan 01 00:00:00 EST 2013',
  '2003,Honda,Civic,29,36,32,1.7,4,Tue Jan 01 00:00:00 EST 2013',
].join('\n');

describe('recalls import', () => {
  it('returns the campaigns of a make, model and year, and notes that they are not for one vehicle', async () => {
    const before = await writeTestFile(
      'FLAT_RCL_PRE_2010.txt',
      [recallLine('04V111000', 'ACCORD', 2003), recallLine('04V222000', 'CIVIC', 2003)].join('\n'),
    );
    const after = await writeTestFile(
      'FLAT_RCL_POST_2010.txt',
      [
        recallLine('11V333000', 'Accord', 2003, { reported: '20110804' }),
        recallLine('11E444000', 'ACCORD', 2003, { kind: 'E' }),
        'cut off',
      ].join('\r\n'),
    );
    expect(await importRecalls([before, after], folder)).toEqual({ rows: 5, kept: 3, date: '2011-08-04' });
    const carport = testService({ referenceData: referenceData(folder) });
    const { status, body } = await carport.get(`/recalls/${ACCORD}`);
    expect([status, body.type, body.totalRecalls, body.vinSpecific, body.asOf]).toEqual([
      200,
      'OK',
      2,
      false,
      '2011-08-04',
    ]);
    expect(body.data[0]).toEqual({
      nhtsaCampaignNumber: '11V333000',
      manufacturer: 'HONDA MOTOR CO.',
      component: 'AIR BAGS',
      summary: 'A defect.',
      consequence: 'A risk.',
      remedy: 'A remedy.',
      reportReceivedDate: '04/08/2011',
      modelYear: '2003',
      make: 'Honda',
      model: 'Accord',
    });
    expect(body.provenance).toEqual({ environment: 'sandbox', source: 'NHTSA recalls, offline copy of 2011-08-04' });
    expect((await carport.get(`/recalls/${SAMPLE}`)).body.code).toBe('gateway-unconfigured');
    expect((await carport.get(`/openrecalls/${ACCORD}`)).body.code).toBe('gateway-unconfigured');
  });

  it('replaces the previous data, and keeps it when the next file has no recalls', async () => {
    const home = join(folder, 'replaced');
    const next = await writeTestFile('next.txt', recallLine('12V555000', 'ACCORD', 2003));
    await importRecalls([await writeTestFile('first.txt', recallLine('04V111000', 'ACCORD', 2003))], home);
    await importRecalls([next], home);
    await expect(importRecalls([await writeTestFile('epa.csv', EPA)], home)).rejects.toThrow(NotTheFile);
    const found = await referenceData(home)?.recalls?.find({ make: 'Honda', model: 'Accord', year: 2003 });
    expect(found?.campaigns.map(({ campaign }) => campaign)).toEqual(['12V555000']);
  });

  it('leaves the endpoint unconfigured when nothing was imported', async () => {
    const carport = testService({ referenceData: referenceData(join(folder, 'empty')) });
    expect((await carport.get(`/recalls/${ACCORD}`)).body.code).toBe('gateway-unconfigured');
  });
});

describe('epa import', () => {
  it('gives specifications and cost of ownership the figures of the engine', async () => {
    const home = join(folder, 'epa');
    const plain = await testService().get(`/tco/${ACCORD}`);
    expect(await importEpa(await writeTestFile('vehicles.csv.gz', gzipSync(EPA)), home)).toEqual({
      rows: 4,
      kept: 4,
      date: '2026-02-11',
    });
    const carport = testService({ referenceData: referenceData(home) });
    expect((await carport.get(`/specs/${ACCORD}`)).body.specs.features.fuel).toMatchObject({
      epaCombinedMpg: '21 MPG',
      'epaCity/highwayMpg': '18/26 MPG',
      epaSource: 'EPA fueleconomy.gov, offline copy of 2026-02-11',
    });
    const economic = await carport.get(`/tco/${ACCORD}`);
    expect(economic.body.tco.total.fuel).not.toBe(plain.body.tco.total.fuel);
  });

  it('refuses a different table with exit code 1', async () => {
    const file = await writeTestFile('other.csv', 'a,b\n1,2\n');
    await expect(importEpa(file, folder)).rejects.toThrow(/no column year, make, model/);
    expect(await referenceDataCommand('epa', [file], { VEHICLE_DATA_DIR: folder }, { json: false })).toBe(1);
  });
});
