/** Collects the rows of NHTSA's vPIC tables, in any table order, from any kind of extract. */
import { ELEMENTS, ENGINE_MODEL_ELEMENT, NOT_BY_PATTERN } from '../elements.data.ts';

/** A cell by lower-case column name; null when the extract has none. */
export type CellReader = (column: string) => string | null;

export interface WmiRow {
  readonly id: number;
  readonly wmi: string;
  readonly manufacturerId: number;
  readonly vehicleTypeId: number;
  readonly truckTypeId: number;
  readonly countryId: number;
}

export interface LinkRow {
  readonly wmiId: number;
  readonly schemaId: number;
  readonly yearFrom: number;
  /** Zero for an open range. */
  readonly yearTo: number;
}

/** Columns of many rows, without an object per row. */
export interface PatternColumns {
  readonly schemaId: number[];
  readonly keyId: number[];
  readonly elementId: number[];
  readonly attributeId: number[];
  /** Days since 1970-01-01 of the last change. */
  readonly day: number[];
  /** Milliseconds since 1970-01-01 of the last change. */
  readonly changedMs: number[];
}

export interface EngineRow {
  readonly engineModelId: number;
  readonly elementId: number;
  readonly attribute: string;
}

/** Numbers texts in order of first appearance. */
export class NumberedTexts {
  readonly list: string[] = [];
  readonly #numbers = new Map<string, number>();

  number(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.list.length);
    return this.list.push(text) - 1;
  }
}

const MS_A_DAY = 86_400_000;

/** Tables to skip; any other table with an `id` and a `name` is a lookup table. */
const SKIPPED = new Set(['conversion', 'decodingoutput', 'errorcode', 'manufacturer_make', 'vehiclespecpattern']);

export class VpicCollector {
  readonly wmis: WmiRow[] = [];
  readonly wmiMakes = new Map<number, number[]>();
  readonly links: LinkRow[] = [];
  readonly unchecked = new Set<number>();
  readonly makeOfModel = new Map<number, number>();
  readonly engines: EngineRow[] = [];
  /** Lookup tables by lower-case name: `make`, `model`, `manufacturer`, `bodystyle` … */
  readonly lookups = new Map<string, Map<string, string>>();
  /** The lookup table of an element, in lower case. */
  readonly lookupOf = new Map<number, string>();
  readonly keys = new NumberedTexts();
  readonly attributes = new NumberedTexts();
  readonly patterns: PatternColumns = {
    schemaId: [],
    keyId: [],
    elementId: [],
    attributeId: [],
    day: [],
    changedMs: [],
  };
  /** Patterns of unused elements, whose keys still show the characters that a maker uses. */
  readonly unread: Pick<PatternColumns, 'schemaId' | 'keyId'> = { schemaId: [], keyId: [] };
  /** Rows read, by table. */
  readonly counts = new Map<string, number>();
  /** The newest publication date of a WMI, as an ISO date. */
  newest = '';

  /** True when rows of the table are needed, so that a reader can skip others unparsed. */
  wants(table: string): boolean {
    return !SKIPPED.has(table.toLowerCase());
  }

  take(table: string, cell: CellReader): void {
    const name = table.toLowerCase();
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    const known = this.#readers[name];
    if (known === undefined) this.#lookup(name, cell);
    else known(cell);
  }

  readonly #readers: Readonly<Record<string, (cell: CellReader) => void>> = {
    wmi: (cell) => this.#wmi(cell),
    wmi_make: (cell) => {
      const wmiId = integer(cell('wmiid'));
      this.wmiMakes.set(wmiId, [...(this.wmiMakes.get(wmiId) ?? []), integer(cell('makeid'))]);
    },
    wmi_vinschema: (cell) => {
      const [wmiId, schemaId] = [integer(cell('wmiid')), integer(cell('vinschemaid'))];
      this.links.push({ wmiId, schemaId, yearFrom: integer(cell('yearfrom')), yearTo: integer(cell('yearto')) });
    },
    vinschema: (cell) => {
      if (isTrue(cell('tobeqced'))) this.unchecked.add(integer(cell('id')));
    },
    make_model: (cell) => this.makeOfModel.set(integer(cell('modelid')), integer(cell('makeid'))),
    element: (cell) => {
      this.lookupOf.set(integer(cell('id')), (cell('lookuptable') ?? '').toLowerCase());
    },
    enginemodelpattern: (cell) => {
      const [engineModelId, elementId] = [integer(cell('enginemodelid')), integer(cell('elementid'))];
      this.engines.push({ engineModelId, elementId, attribute: cell('attributeid') ?? '' });
    },
    pattern: (cell) => this.#pattern(cell),
  };

  /** Only published rows. */
  #wmi(cell: CellReader): void {
    const published = cell('publicavailabilitydate');
    if (published === null) return;
    const day = published.slice(0, 10);
    if (day > this.newest) this.newest = day;
    this.wmis.push({
      id: integer(cell('id')),
      wmi: (cell('wmi') ?? '').trim().toUpperCase(),
      manufacturerId: integer(cell('manufacturerid')),
      vehicleTypeId: integer(cell('vehicletypeid')),
      truckTypeId: integer(cell('trucktypeid')),
      countryId: integer(cell('countryid')),
    });
  }

  /** Keys with `#` are formulas over digits; public copies contain none with values. */
  #pattern(cell: CellReader): void {
    const elementId = integer(cell('elementid'));
    const keys = (cell('keys') ?? '').trim().toUpperCase();
    const attribute = tidyText(cell('attributeid') ?? '');
    const isRead = elementId in ELEMENTS && !NOT_BY_PATTERN.has(elementId) && !keys.includes('#') && attribute !== '';
    if (!isRead) {
      this.unread.schemaId.push(integer(cell('vinschemaid')));
      this.unread.keyId.push(this.keys.number(keys.replaceAll('#', '[0-9]')));
      return;
    }
    const changedMs = Date.parse(isoOf(cell('updatedon') ?? cell('createdon')));
    const { schemaId, keyId, elementId: elements, attributeId, day, changedMs: changes } = this.patterns;
    schemaId.push(integer(cell('vinschemaid')));
    keyId.push(this.keys.number(keys));
    elements.push(elementId);
    attributeId.push(this.attributes.number(attribute));
    changes.push(Number.isNaN(changedMs) ? 0 : changedMs);
    day.push(Number.isNaN(changedMs) ? 0 : Math.floor(changedMs / MS_A_DAY));
  }

  #lookup(table: string, cell: CellReader): void {
    const [id, name] = [cell('id'), cell('name')];
    if (id === null || name === null) return;
    const rows = this.lookups.get(table) ?? new Map<string, string>();
    this.lookups.set(table, rows.set(id, tidyText(name)));
  }

  /** The attribute of a pattern's row. */
  attributeAt(row: number): string {
    return this.attributes.list[this.patterns.attributeId[row] as number] as string;
  }

  /** The text of an attribute: itself, or the row of the element's lookup table. */
  valueOf(elementId: number, attribute: string): string | undefined {
    const table = elementId === ENGINE_MODEL_ELEMENT ? '' : (this.lookupOf.get(elementId) ?? '');
    return table === '' ? attribute : this.lookups.get(table)?.get(attribute);
  }
}

function integer(text: string | null): number {
  const value = Number.parseInt(text ?? '', 10);
  return Number.isNaN(value) ? 0 : value;
}

function isTrue(text: string | null): boolean {
  return text === '1' || text === 't' || text === 'true';
}

/** Some values contain line ends and tabs. */
function tidyText(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Both extracts write `2015-03-04 10:33:34.057000`, without a zone. */
function isoOf(text: string | null): string {
  return text === null ? '' : `${text.slice(0, 19).replace(' ', 'T')}Z`;
}
