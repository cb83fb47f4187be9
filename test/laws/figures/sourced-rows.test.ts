/** Law: every legal row of the domain's tables states its source, its effective date, and whether its text was read. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cancellationRule } from '#domain/fi/cancellation/rule.ts';
import { PRODUCT_TYPES } from '#domain/fi/families.ts';
import { STATE_LAW } from '#domain/law/state-law.data.ts';
import { type LawTopic, stateLaw } from '#domain/law/state-law.ts';
import { isStateCode, STATE_CODES } from '#domain/places/states.ts';
import { isIsoDate } from '#kernel/dates.ts';

const domain = new URL('../../../src/domain/', import.meta.url).pathname;
const files = globSync('**/*.ts', { cwd: domain }).filter((file) => !file.endsWith('.test.ts'));
const textOf = (file: string) => readFileSync(`${domain}${file}`, 'utf8');

type Row = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Row => typeof value === 'object' && value !== null;
const isLegal = (row: Row) => 'authority' in row || 'verifiedOn' in row || 'effectiveFrom' in row;
/** A dated part of a table without its own law, such as an earlier rate. */
const isDatedPart = (row: Row) => 'effectiveFrom' in row && !('authority' in row) && !('verifiedOn' in row);

/** Legal rows inside a value, with their paths. */
function rowsIn(value: unknown, at: string): [string, Row][] {
  if (value instanceof Map) return rowsIn([...value.values()], at);
  if (!isRecord(value)) return [];
  const inner = Object.entries(value).flatMap(([name, part]) => rowsIn(part, `${at}.${name}`));
  return isLegal(value) && !isDatedPart(value) ? [[at, value], ...inner] : inner;
}

/** What is wrong with the sources of a row. */
function flaws({ authority, effectiveFrom, verifiedOn, confidence, note }: Row): string[] {
  const isRead = typeof verifiedOn === 'string';
  return [
    ...(typeof authority === 'string' && authority.trim().length >= 4 ? [] : ['authority']),
    ...(typeof effectiveFrom === 'string' && isIsoDate(effectiveFrom) ? [] : ['effectiveFrom']),
    ...(verifiedOn === null || (isRead && isIsoDate(verifiedOn)) ? [] : ['verifiedOn']),
    ...(['high', 'medium', 'low'].includes(String(confidence)) ? [] : ['confidence']),
    // A row whose text was read quotes what was read.
    ...(isRead && String(note ?? '').trim().length < 6 ? ['note'] : []),
  ];
}

/** High confidence requires a text that was read. */
function isSureUnread({ confidence, verifiedOn }: Row): boolean {
  return confidence === 'high' && typeof verifiedOn !== 'string';
}

const STATUTE = /Stat\.|\bCode \d|C\.F\.R|\bCFR\b|U\.S\.C|\bUSC\b|RCW|[A-Z]\.S\.A?\.? \d|RSMo|\bKRS\b|\bNRS\b/;

/** Files that name statutes without tax or fee rows, each with its content. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'desk/taxes/published-cases.data.ts': 'amounts worked out by hand, each beside its source',
  'desk/fees/published-fees.data.ts': 'amounts worked out by hand, each beside its source',
  'law/state-law.data.ts': 'tuples; the test of legal defaults below holds each to the same members',
  'fi/cancellation/vsc-rules.data.ts': 'refund rules; the test of refund rules below holds them to the same members',
  'fi/cancellation/gap-rules.data.ts': 'refund rules; the test of refund rules below holds them to the same members',
  'credit/adverse-action/reasons.data.ts': 'reasons of Regulation B',
  'vehicle/estimates/msrp.data.ts': 'prices by the weight class of 49 CFR 565.15',
};

const tables = files.filter((file) => file.endsWith('.data.ts'));
/** Shapes of answers are schemas, which name the members without having them. */
const named = files.filter((file) => /\bauthority\b/.test(textOf(file)) && !file.endsWith('-wire.ts'));

const found = new Map<string, [string, Row][]>();
for (const file of new Set([...tables, ...named])) {
  if (file in OTHERWISE) continue;
  const exported: unknown = await import(`${domain}${file}`);
  found.set(file, isRecord(exported) ? rowsIn({ ...exported }, '') : []);
}

/** Plain figures without members of their own, each with the row in its file that names their source. */
const SOURCE_OF: Readonly<Record<string, string>> = {
  CENTS_PER_KWH: 'ELECTRICITY',
  DOLLARS_PER_GALLON: 'GASOLINE',
  INSURANCE_RELATIVITY: 'INSURANCE',
  UPKEEP_OF_MAKE: 'UPKEEP',
};

/** Exported lists of plain numbers by state or make. */
function plainTablesOf(exported: Row): string[] {
  const isPlain = (table: unknown) => isRecord(table) && Object.keys(table).length >= 10;
  const numbers = (table: unknown) => isRecord(table) && Object.values(table).every((one) => typeof one === 'number');
  return Object.keys(exported).filter((name) => isPlain(exported[name]) && numbers(exported[name]));
}

const plain = new Map<string, [name: string, exported: Row][]>();
for (const file of tables.filter((one) => /^(desk|law)\//.test(one))) {
  const exported: unknown = await import(`${domain}${file}`);
  if (isRecord(exported))
    plain.set(
      file,
      plainTablesOf({ ...exported }).map((name) => [name, exported]),
    );
}

/** Every table of rows, exported or not. */
const WRITTEN_ROW = /effectiveFrom: '\d{4}-/;

describe('every legal row', () => {
  it.each([...found].filter(([, rows]) => rows.length > 0).map(([file, rows]) => [file, rows] as const))(
    'of %s has an authority, an effective date, a date of reading or null, and a confidence',
    (_file, rows) => {
      const flawed = rows.map(([at, row]) => [at, ...flaws(row)]).filter(({ length }) => length > 1);
      expect(flawed).toEqual([]);
    },
  );

  it('has high confidence only where its text was read', () => {
    const refunds = PRODUCT_TYPES.flatMap((type) => STATE_CODES.map((state) => cancellationRule(type, state)));
    const all = [...found].flatMap(([file, rows]) => rows.map(([at, row]) => ({ at: `${file} ${at}`, row })));
    expect(all.length).toBeGreaterThan(1_000);
    expect(all.filter(({ row }) => isSureUnread(row)).map(({ at }) => at)).toEqual([]);
    expect(refunds.filter((rule) => isSureUnread({ ...rule }))).toEqual([]);
    expect(isSureUnread({ confidence: 'high', verifiedOn: null })).toBe(true);
  });

  it('is in a table that this law checks, for every table that names a statute', () => {
    const citing = tables.filter((file) => STATUTE.test(textOf(file)));
    expect(citing.filter((file) => !(file in OTHERWISE) && found.get(file)?.length === 0)).toEqual([]);
    expect(Object.keys(OTHERWISE).filter((file) => !citing.includes(file))).toEqual([]);
  });

  it('is detected in every table of taxes and fees', () => {
    const owed = tables.filter((file) => /^desk\/(taxes|fees)\//.test(file) && !(file in OTHERWISE));
    expect(owed.length).toBeGreaterThanOrEqual(10);
    expect(owed.filter((file) => found.get(file)?.length === 0)).toEqual([]);
  });

  it.each(PRODUCT_TYPES)('of the refund rules of %s exists for every state', (productType) => {
    const rules = STATE_CODES.map((state) => cancellationRule(productType, state));
    const rows = rules.map(({ law, disclosures, ...rule }) => ({
      ...rule,
      authority: law,
      note: disclosures.join(' '),
    }));
    expect(rows.map((row) => [row.state, ...flaws(row)]).filter(({ length }) => length > 1)).toEqual([]);
  });

  it('of credit, products and lending is detected where those tables cite a law', () => {
    const owed = [
      'credit/adverse-action/agencies.data.ts',
      'fi/rating/price-regulation.data.ts',
      'law/remote-notary.data.ts',
    ];
    expect(owed.filter((file) => (found.get(file)?.length ?? 0) < 3)).toEqual([]);
    for (const file of ['law/return-right.ts', 'fi/cancellation/rule-of-78.ts'])
      expect(found.get(file)).toHaveLength(1);
  });

  it.each(Object.keys(STATE_LAW) as LawTopic[])('of the legal default %s has the same members', (topic) => {
    const cells = Object.keys(STATE_LAW[topic]).filter(isStateCode);
    const flawed = cells.map((state) => [state, ...flaws({ ...stateLaw(topic, state) })]);
    expect(cells.length).toBeGreaterThanOrEqual(10);
    expect(flawed.filter(({ length }) => length > 1)).toEqual([]);
    expect(cells.filter((state) => isSureUnread({ ...stateLaw(topic, state) }))).toEqual([]);
  });

  it('is exported from the file that writes it down, so that this law sees it', () => {
    const writing = files.filter((file) => !file.endsWith('-wire.ts') && WRITTEN_ROW.test(textOf(file)));
    expect(writing.length).toBeGreaterThanOrEqual(15);
    expect(writing.filter((file) => !(file in OTHERWISE) && (found.get(file)?.length ?? 0) === 0)).toEqual([]);
  });

  it('is the source of every table of plain figures', () => {
    const all = [...plain].flatMap(([file, named]) => named.map(([name, exported]) => ({ file, name, exported })));
    expect(all.map(({ name }) => name).sort()).toEqual(Object.keys(SOURCE_OF).sort());
    for (const { file, name, exported } of all) {
      const source = exported[SOURCE_OF[name] ?? ''];
      expect(isRecord(source) ? flaws(source) : ['no source'], `${file} ${name}`).toEqual([]);
    }
  });

  it('covers what dealers usually charge for documents', () => {
    const rows = (found.get('desk/fees/doc-fees.data.ts') ?? []).map(([at]) => at);
    expect(rows).toContain('.USUAL_DOC_FEE');
    expect(rows.filter((at) => at.startsWith('.DOC_FEES.'))).toHaveLength(STATE_CODES.length);
  });

  it('is rejected without these members', () => {
    const row = { authority: '', effectiveFrom: '2026', verifiedOn: '', confidence: 'sure' };
    expect(flaws(row)).toEqual(['authority', 'effectiveFrom', 'verifiedOn', 'confidence', 'note']);
    expect(flaws({ authority: 'Code 1', effectiveFrom: '2026-01-01', confidence: 'low' })).toEqual(['verifiedOn']);
  });
});
