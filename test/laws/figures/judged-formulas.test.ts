// Law: every live formula was verified; its hand-computed case passes, and no input that its schema allows breaks it.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { archetypeOf } from '#conformance/archetypes/kinds.ts';
import { loadCapabilities, type Row } from '#conformance/capabilities.ts';
import type { FormulaVerb } from '#conformance/family/family.ts';
import { isUnsigned } from '#conformance/values/signed-inputs.data.ts';
import { DATE_MAX, DATE_MIN } from '#kernel/dates.ts';
import { testService } from '#test/builders.ts';
import { formulasPage } from '../../../scripts/docs/formulas-page.ts';
import { JUDGED, READS } from '../../conformance/judged/all.ts';
import { EDGES as EDGE_CASES } from '../../conformance/judged/edges.data.ts';

const carport = testService();
const { rows } = await loadCapabilities();
type FormulaRow = Row & { readonly verb: FormulaVerb };
const isFormula = (row: Row): row is FormulaRow => row.verb.kind === 'calculate' || row.verb.kind === 'validate';
const live = rows.filter(({ verb }) => verb.status === 'live');
const formulas = live.filter(isFormula);
const LISTS = new Set(['amounts', 'optionPrices', 'debits', 'credits']);

type Sent = Readonly<Record<string, unknown>>;

function ask({ verb }: Row, values: Sent) {
  if (verb.method === 'POST') return carport.send('POST', verb.path, values);
  const query = Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]);
  return carport.get(`${verb.path}?${new URLSearchParams(query)}`);
}

/** A query's text as the JSON of a body. */
function bodyOfQuery({ verb }: FormulaRow, query: string): Sent {
  const types = new Map(verb.formula().inputs.map(({ name, type }) => [name, type]));
  const value = (name: string, text: string): unknown => {
    if (LISTS.has(name)) return text.split(',');
    const type = types.get(name);
    if (type === 'boolean') return text === 'true';
    return type === 'integer' || type === 'number' ? Number(text) : text;
  };
  return Object.fromEntries([...new URLSearchParams(query)].map(([name, text]) => [name, value(name, text)]));
}

describe('the formula review', () => {
  it('covers every live row', () => {
    expect([...JUDGED.map(([row]) => row), ...READS].sort()).toEqual(live.map(({ id }) => id));
    expect(live).toHaveLength(124);
  });

  it('matches the documentation', () => {
    expect(readFileSync(new URL('../../../docs/reference/formulas.md', import.meta.url), 'utf8')).toBe(
      formulasPage(rows),
    );
  });

  it.each(JUDGED.map(([row, , , , sentQuery, gives]) => [row, sentQuery, gives] as const))(
    'computes %s of %s',
    async (id, sentQuery, gives) => {
      const row = formulas.find((one) => one.id === id);
      if (row === undefined) throw new Error(id);
      const { status, body, text } = await ask(
        row,
        row.verb.method === 'POST' ? bodyOfQuery(row, sentQuery) : bodyOfQuery(row, sentQuery),
      );
      expect(status, text).toBe(200);
      expect(body.value).toMatchObject(gives);
    },
  );
});

describe('an edge case', () => {
  it.each(EDGE_CASES.map(([id, edge, sentQuery, gives]) => [id, edge, sentQuery, gives] as const))(
    '%s: %s',
    async (id, _edge, sentQuery, gives) => {
      const row = formulas.find((one) => one.id === id);
      if (row === undefined) throw new Error(id);
      const { status, body, text } = await ask(row, bodyOfQuery(row, sentQuery));
      if (isNamed(gives)) {
        expect([status, body.problems?.map(({ path }: { path: string }) => path)], text).toEqual([400, gives]);
        return;
      }
      expect(status, text).toBe(200);
      expect(body.value).toMatchObject(gives);
      for (const { name, type } of row.verb.formula().outputs) {
        if (type === 'money') expect(body.value[name], name).toMatch(/^-?\d+\.\d\d$/);
        if (type === 'number' || type === 'integer') expect(Number.isFinite(body.value[name]), name).toBe(true);
      }
    },
  );

  it('exists for every live formula', () => {
    const judged = new Set(EDGE_CASES.map(([id]) => id));
    expect(formulas.map(({ id }) => id).filter((id) => !judged.has(id))).toEqual([]);
  });
});

function isNamed(gives: (typeof EDGE_CASES)[number][3]): gives is readonly string[] {
  return Array.isArray(gives);
}

/** The extremes of a schema. */
const EDGES: Readonly<Record<string, readonly unknown[]>> = {
  money: ['0.00', '0.01', '99999999.99'],
  integer: [0, 1, 599, 999_999_999_999_999],
  number: [0, 1e-12, 100, 999_999_999_999_999],
  date: [DATE_MIN, '2024-02-29', DATE_MAX],
  boolean: [true, false],
};

/** Outputs that are differences: a loss, negative equity, a refinance that costs more. */
const SIGNED_OUTPUTS: ReadonlySet<string> = new Set([
  'buyers-orders.compute-balance-due.balanceDue',
  'dealer-reserves.compute-reserve.spreadIncome',
  'dealer-reserves.compute-reserve.dealerShare',
  'dealer-trades.compute-holdback.deadNet',
  'deals.compute-amount-financed.netTrade',
  'deals.compute-total-gross.totalGross',
  'fi-menus.compute-payment-step.step',
  'fi-menus.compute-payment-step.dailyStep',
  'fi-menus.compute-payment-step.overTerm',
  'fi-menus.compute-per-vehicle-retailed.pvr',
  'financial-statements.compute-fixed-absorption.overhead',
  'incentives.compare-rate-or-cash.rateSaving',
  'loan-accounts.split-payment.principal',
  'ownership-costs.compute-total-cost.depreciation',
  'ownership-costs.compute-total-cost.total',
  'parts.compute-part-gross.gross',
  'refinances.compute-monthly-saving.saving',
  'refinances.compute-monthly-saving.lifetimeSaving',
  'repossessions.compute-deficiency.net',
  'residual-values.compute-residual-amount.depreciation',
  'spot-deliveries.compute-payment-change.change',
  'stock-units.compute-front-gross.frontGross',
  'trade-ins.compute-equity.equity',
]);

function badFigures(id: string, value: Sent, money: ReadonlySet<string>): string[] {
  return Object.entries(value).flatMap(([name, one]) => {
    if (typeof one === 'number' && !Number.isFinite(one)) return [`${name} ${one}`];
    const negative = money.has(name) && String(one).startsWith('-');
    return one === null || (negative && !SIGNED_OUTPUTS.has(`${id}.${name}`)) ? [`${name} ${one}`] : [];
  });
}

describe('inputs at the extremes of the schema', () => {
  it.each(formulas.map((row) => [row.id, row] as const))('%s', async (id, row) => {
    const { inputs, outputs } = row.verb.formula();
    const money = new Set(outputs.filter(({ type }) => type === 'money').map(({ name }) => name));
    const names = new Set(outputs.map(({ name }) => name));
    const example = archetypeOf(row.verb).example(row.family, row.verb);
    const sets: Sent[] = inputs.flatMap(({ name, type, list }) =>
      (EDGES[type] ?? []).map((edge) => ({ ...example, [name]: list ? [edge] : edge })),
    );
    for (const which of [0, 1, 2, 3]) {
      const all = inputs.map(({ name, type, list }) => {
        const edges = EDGES[type] ?? [];
        const edge = edges[Math.min(which, edges.length - 1)] ?? example[name];
        return [name, list ? [edge].flat() : edge] as const;
      });
      sets.push(Object.fromEntries(all.filter(([, value]) => value !== undefined)));
    }
    for (const values of sets) {
      const { status, body, text } = await ask(row, values);
      expect([200, 400], `${JSON.stringify(values)} ${text}`).toContain(status);
      if (status === 200)
        expect(badFigures(id, body.value.rules ?? body.value, money), JSON.stringify(values)).toEqual([]);
      else
        for (const { path } of body.problems) {
          // A refusal names an output without a value, or the input that a law bars; never an input that the schema
          // allows.
          const barred = id === 'product-cancellations.compute-rule-of-78-refund' && path === 'termMonths';
          expect(names.has(path) || barred, `${JSON.stringify(values)} ${text.slice(0, 300)}`).toBe(true);
        }
    }
  });

  it('are refused as a problem of the input when an amount, count or rate is below zero', async () => {
    for (const row of formulas) {
      const bound = row.verb.formula().inputs.find(({ name, type, list }) => !list && isUnsigned(row.id, name, type));
      if (bound === undefined) continue;
      const example = archetypeOf(row.verb).example(row.family, row.verb);
      const { status, body } = await ask(row, { ...example, [bound.name]: bound.type === 'money' ? '-0.01' : -1 });
      expect([status, body.problems?.[0]?.path], row.id).toEqual([400, bound.name]);
    }
  });
});

it('every row is compared with the main endpoint for the same question', () => {
  const tests = ['rows-and-endpoints', 'one-question-one-rule'].map(
    (name) => new URL(`${name}.test.ts`, import.meta.url),
  );
  const text = tests.map((file) => readFileSync(file, 'utf8')).join('');
  const pairs = JUDGED.filter(([, , , endpoint]) => endpoint !== '').map(([id]) => id);
  expect(pairs.length).toBeGreaterThanOrEqual(40);
  expect(pairs.filter((id) => !text.includes(`/${id.replace('.', '/')}`) && !text.includes(id))).toEqual([]);
});
