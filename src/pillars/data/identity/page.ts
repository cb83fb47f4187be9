/** Renders a decode as Markdown. */
import { plain, section, table } from '../record/markdown.ts';

interface Decoded {
  readonly vin: string;
  readonly vehicle?: unknown;
  readonly provenance?: unknown;
  readonly make?: unknown;
  readonly model?: unknown;
  readonly trim?: unknown;
}

/** The flat members and the nested vehicle as tables, and the source. */
export function decodePage(decode: Decoded): string {
  const { vehicle, provenance, ...flat } = decode;
  return [
    `# ${titleOf(decode)}`,
    `VIN \`${decode.vin}\``,
    section('Decode', table(Object.entries(flat))),
    section('Vehicle', table(Object.entries(vehicle ?? {}))),
    section('Provenance', table(Object.entries(provenance ?? {}))),
  ]
    .filter((text) => text !== '')
    .join('\n\n')
    .concat('\n');
}

function titleOf({ vin, vehicle, make, model, trim }: Decoded): string {
  const { year } = (vehicle ?? {}) as { year?: unknown };
  const words = [year, make, model, trim].filter((word) => typeof word === 'string' || typeof word === 'number');
  return words.length === 0 ? vin : plain(words.join(' '));
}
