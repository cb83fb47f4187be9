/** Renders a record as Markdown. */
import type { ComposedRecord, VehicleBlock } from './compose.ts';
import { type Line, plain, section, table } from './markdown.ts';

/** The whole record, each block under its heading; absent blocks are reported as missing or omitted. */
export function recordPage(record: ComposedRecord): string {
  const { vin, decode, vehicle, valuation, listing, history, exemplar, unanswered, links, provenance } = record;
  return [
    `# ${titleOf(vehicle)}`,
    `VIN \`${vin}\``,
    section('Vehicle', table(Object.entries(vehicle))),
    section('Decode', table(Object.entries(decode).filter(([name]) => name !== 'vehicle' && name !== 'provenance'))),
    section('Valuation', valuation === undefined ? '' : table(Object.entries(valuation))),
    section('Listing', listing === undefined ? 'No active listing.' : table(Object.entries(listing))),
    section('History', (history ?? []).map(historyLine).join('\n')),
    section('Story', exemplar === undefined ? '' : exemplarText(exemplar)),
    section('Not answered', (unanswered ?? []).map(({ block, reason }) => `- ${block}: ${plain(reason)}`).join('\n')),
    section(
      'Links',
      Object.entries(links)
        .map(([name, href]) => `- [${name}](${href})`)
        .join('\n'),
    ),
    section('Provenance', table([...Object.entries(provenance), ...provenanceOfBlocks(record)])),
  ]
    .filter((text) => text !== '')
    .join('\n\n')
    .concat('\n');
}

function titleOf({ vin, year, make, model, trim }: VehicleBlock): string {
  const words = [year, make, model, trim].filter((word) => word !== undefined && word !== null);
  return words.length === 0 ? vin : plain(words.join(' '));
}

function historyLine(entry: NonNullable<ComposedRecord['history']>[number]): string {
  if (entry.kind !== 'title-brand') return `- ${entry.date} · ${entry.kind} · ${entry.words}`;
  return `- ${entry.date} · title brand ${entry.code}, ${entry.words}, recorded in ${entry.state}. ${entry.effect}`;
}

function exemplarText(exemplar: NonNullable<ComposedRecord['exemplar']>): string {
  const of = 'machine' in exemplar ? `${exemplar.machine}, ${exemplar.state}` : exemplar.kind;
  return `Exemplar of ${of}. ${exemplar.story}`;
}

/** The sources of all blocks, combined on the page. */
function provenanceOfBlocks({ decode, valuation, listing }: ComposedRecord): Line[] {
  const blocks = { decode, valuation, listing };
  return Object.entries(blocks).flatMap(([name, block]): Line[] => {
    const { source, simulated } = (block?.provenance ?? {}) as { source?: string; simulated?: boolean };
    return source === undefined ? [] : [[name, `${source}${simulated === false ? '' : ', simulated'}`]];
  });
}
