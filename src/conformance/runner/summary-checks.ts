/** Checks summaries against everything created so far. */
import type { SummarizeVerb } from '../family/family.ts';
import type { ShownRecord, Trial } from './trial.ts';

export async function checkSummaries(trial: Trial): Promise<void> {
  for (const verb of trial.verbs('summarize')) {
    const reply = await trial.ask(verb, {});
    const value = reply.body.value;
    const { groups, total } =
      typeof value === 'object' && value !== null && 'groups' in value
        ? (value as { groups: unknown; total: unknown })
        : {};
    const records = [...trial.made.values()];
    trial.check(verb, 'the total is over every record', agrees(trial, verb, total, records));
    const expected = Map.groupBy(records, (record) => keyOf(verb, record));
    const rows = Array.isArray(groups) ? groups : [];
    trial.check(verb, `one group for each ${verb.by.join(', ')}`, rows.length === expected.size);
    for (const row of rows) {
      const members = isObject(row) ? expected.get(keyOf(verb, row)) : undefined;
      trial.check(
        verb,
        `a group counts its own: ${JSON.stringify(row)}`,
        members !== undefined && agrees(trial, verb, row, members),
      );
    }
    const withUnknown = await trial.ask(verb, { unknownMember: 1 });
    trial.check(verb, 'an unknown member is named', withUnknown.body.code === 'unknown-parameter');
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function keyOf(verb: SummarizeVerb, record: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(verb.by.map((name) => record[name] ?? null));
}

function agrees(trial: Trial, verb: SummarizeVerb, figures: unknown, records: readonly ShownRecord[]): boolean {
  if (!isObject(figures) || figures.count !== records.length) return false;
  return verb.measures
    .filter((measure) => measure !== 'count')
    .every((measure) => close(figures[measure], figureOf(trial, measure, records)));
}

/** Sums in hundredths for money, to avoid float drift. */
function figureOf(trial: Trial, measure: string, records: readonly ShownRecord[]): number | null {
  const [operation, name = ''] = measure.split(':');
  const held = records.flatMap((record) => (record[name] === undefined ? [] : [Number(record[name])]));
  const isMoney = trial.family.field.get(name)?.type === 'money';
  const sum = isMoney ? held.reduce((a, b) => a + Math.round(b * 100), 0) / 100 : held.reduce((a, b) => a + b, 0);
  if (operation === 'sum') return sum;
  return held.length === 0 ? null : sum / held.length;
}

/** Answers are rounded to the cent or to six places. */
function close(answered: unknown, expected: number | null): boolean {
  if (expected === null || answered === null) return answered === expected;
  const places = typeof answered === 'string' ? 0.00501 : 0.00000051;
  return Math.abs(Number(answered) - expected) <= places;
}
