/** Rewrites a sample with its columns, members or repeated elements in another order. */
import { parse } from 'csv-parse/browser/esm/sync';
import { XMLBuilder, XMLParser } from 'fast-xml-parser';

const DELIMITERS = ['\t', '|', ';', ','] as const;
/** A line with fewer cells is a title. */
const HEADER_CELLS_MIN = 5;

type Turn = <One>(list: readonly One[]) => One[];
const TURNS: readonly Turn[] = [(list) => list.toReversed(), (list) => [...list.slice(2), ...list.slice(0, 2)]];

/** Equivalent orders of the sample; none for a table with malformed rows. */
export function reorderedCopies(name: string, text: string): readonly string[] {
  if (name.endsWith('.xml')) return [reverseXml(text)];
  if (name.endsWith('.json')) return [JSON.stringify(reverseJson(JSON.parse(text)))];
  if (name.endsWith('.jsonl')) return [text.replace(/^.+$/gm, (line) => JSON.stringify(reverseJson(JSON.parse(line))))];
  const table = tableOf(text);
  return table === undefined ? [] : TURNS.map((turn) => writeTable(table, turn));
}

interface Table {
  readonly titles: string;
  readonly delimiter: string;
  readonly rows: readonly (readonly string[])[];
}

function tableOf(text: string): Table | undefined {
  const lines = text.replace(/="([^"]*)"/g, '"$1"').split(/\r\n|\n|\r/);
  const cellsIn = (line: string) => Math.max(...DELIMITERS.map((delimiter) => line.split(delimiter).length));
  const at = lines.findIndex((line) => cellsIn(line) >= HEADER_CELLS_MIN);
  const header = lines[at] ?? '';
  const delimiter = DELIMITERS.find((one) => header.split(one).length === cellsIn(header)) ?? ',';
  try {
    const rows = parse(lines.slice(at).join('\n'), {
      delimiter,
      relax_quotes: delimiter === '\t',
      skip_empty_lines: true,
    });
    return {
      titles: lines
        .slice(0, at)
        .map((line) => `${line}\n`)
        .join(''),
      delimiter,
      rows,
    };
  } catch {
    return undefined;
  }
}

function writeTable({ titles, delimiter, rows }: Table, turn: Turn): string {
  const cell = (text: string) =>
    delimiter !== '\t' && /[",;|\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return titles + rows.map((row) => `${turn(row).map(cell).join(delimiter)}\n`).join('');
}

/** Reverses the member order of objects; lists keep theirs, because it numbers the records. */
function reverseJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverseJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, one]) => [name, reverseJson(one)]),
  );
}

const XML = { preserveOrder: true, ignoreAttributes: false, processEntities: false, cdataPropName: '#cdata' } as const;
/** Elements whose children may be in any order. */
const FREE = /^(?:prospect|customer|contact|vehicle|vendor|provider)$/i;

function reverseXml(text: string): string {
  const reverseNodes = (nodes: unknown, parent: string): unknown => {
    if (!Array.isArray(nodes)) return nodes;
    const inner = nodes.map((node: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(node).map(([name, value]) => [name, reverseNodes(value, name)])),
    );
    return FREE.test(parent) ? inner.toReversed() : inner;
  };
  const tree = new XMLParser({ ...XML, parseTagValue: false, trimValues: false }).parse(
    text.replace(/<\?[^>]*\?>/g, ''),
  );
  return new XMLBuilder(XML).build(reverseNodes(tree, ''));
}
