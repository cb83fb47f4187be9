/** Reads the recorded VINs and the published vectors for comparison with the decoder. */

import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { withoutUndefined } from '#kernel/answer.ts';
import { parseVin, type Vin } from '#kernel/vin.ts';

export interface Vector {
  readonly vin: Vin;
  /** Empty when the VIN has no year code. */
  readonly year: string;
  readonly make: string;
  readonly model: string;
  readonly kind?: string;
}

export function vectorsIn(file: string): readonly Vector[] {
  const rows: Record<string, string>[] = parse(readFileSync(new URL(file, import.meta.url), 'utf8'), { columns: true });
  return rows.map(({ vin: text = '', year = '', make = '', model = '', kind }) => {
    const vin = parseVin(text);
    if (vin === undefined) throw new Error(`${file} holds no VIN: ${text}`);
    return { vin, year, make, model, ...withoutUndefined({ kind }) };
  });
}
