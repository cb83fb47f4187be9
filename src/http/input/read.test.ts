/** Path, query and body are validated together, and every problem of the three is listed once. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Endpoint, endpoint, QUERY_PARAMETERS_MAX } from '#kernel/endpoint.ts';
import { PROBLEMS_MAX } from '#kernel/problems.ts';
import { type RawInputs, read as readWith } from './read.ts';

const declared: Endpoint = endpoint({
  method: 'POST',
  path: '/things/{thingId}',
  summary: 'Read a thing',
  access: 'open',
  live: null,
  params: z.strictObject({ thingId: z.string().max(8) }),
  query: z.strictObject({ page: z.coerce.number().optional(), term: z.string().optional() }),
  body: z.strictObject({
    name: z.string(),
    buyer: z.strictObject({ zip: z.string(), age: z.number() }).optional(),
    rows: z
      .array(z.strictObject({ price: z.number() }))
      .max(450)
      .optional(),
  }),
  refusals: [],
  examples: [],
});
const read = (one: Endpoint, raw: RawInputs) => readWith(one, raw, new WeakMap());
const NOTHING = { params: { thingId: 't1' }, query: '', bodyText: undefined };
const withBody = (body: unknown): RawInputs => ({ ...NOTHING, bodyText: JSON.stringify(body) });
const reading = async (raw: RawInputs, change: Partial<Endpoint> = {}) => read({ ...declared, ...change }, raw);

/** `path: message` of each problem, or the inputs. */
async function result(raw: RawInputs, change: Partial<Endpoint> = {}) {
  const answer = await reading(raw, change);
  if (answer.ok) return answer.inputs;
  return answer.refusal.problems?.map(({ in: place, message }) => `${place}: ${message}`) ?? answer.refusal.code;
}

const { query: _, ...withoutQuery } = declared;
const { body: __, ...withoutBody } = declared;
const { params: ___, ...withoutParams } = declared;

describe('valid inputs', () => {
  it('arrive parsed by their schemas', async () => {
    const raw = { params: { thingId: 't1' }, query: 'page=2&term=a%20b', bodyText: '{"name":"x"}' };
    expect(await result(raw)).toEqual({
      params: { thingId: 't1' },
      query: { page: 2, term: 'a b' },
      body: { name: 'x' },
    });
  });

  it('are empty where the endpoint declares none and none were sent', async () => {
    const bare: Endpoint = { ...withoutQuery, method: 'GET' };
    const { body: _body, ...bodiless } = bare;
    expect(await read(bodiless, NOTHING)).toEqual({
      ok: true,
      inputs: { params: { thingId: 't1' }, query: {}, body: {} },
    });
  });
});

describe('one answer', () => {
  it('lists the problems of path, query and body in this order', async () => {
    const raw = { params: { thingId: 'far-too-long' }, query: 'page=x', bodyText: '{"name":1}' };
    expect(await result(raw)).toEqual([
      'path: thingId must be a string of at most 8 characters; got string "far-too-long"',
      'query: page must be a number; got string "x"',
      'body: name must be a string; got number 1',
    ]);
  });

  it('lists a missing object with all its required members', async () => {
    const change = { body: z.strictObject({ buyer: z.strictObject({ zip: z.string(), age: z.number() }) }) };
    expect(await result(withBody({}), change)).toEqual([
      'body: buyer is required: object',
      'body: buyer.zip is required: string',
      'body: buyer.age is required: number',
    ]);
    expect(await result(withBody({ buyer: 3 }), change)).toEqual(['body: buyer must be an object; got number 3']);
  });

  it('lists a hundred of at most a thousand problems, and counts the others', async () => {
    const names = Array.from({ length: PROBLEMS_MAX + 5 }, (_item, i) => [`m${i}`, 1]);
    expect(await reading(withBody({ name: 'x', ...Object.fromEntries(names) }))).toMatchObject({
      refusal: { problems: { length: 100 }, extra: { problemsOmitted: PROBLEMS_MAX - 100 } },
    });
  });
});

describe('the query', () => {
  it.each<[name: string, query: string, expected: readonly string[]]>([
    ['lists a repeated parameter once', 'page=1&page=2&page=3', ['query: page must be sent once']],
    [
      'lists each repeated parameter',
      'page=1&term=a&page=2&term=b',
      ['page', 'term'].map((n) => `query: ${n} must be sent once`),
    ],
    ['refuses an unknown parameter', 'size=3', ['query: size is not supported']],
    ['refuses an own __proto__', '__proto__=1', ['query: __proto__ is not supported']],
    ['refuses a broken escape', 'page=%zz', ['query: the query contains an invalid percent-encoding']],
  ])('%s', async (_name, query, expected) => {
    expect(await result({ ...withBody({ name: 'x' }), query })).toEqual(expected);
  });

  it('holds at most two hundred parameters', async () => {
    const change = { query: z.looseObject({}), allowsUnknownMembers: true } as const;
    const query = (count: number) => Array.from({ length: count }, (_item, i) => `p${i}=1`).join('&');
    const inputs = await result({ ...withBody({ name: 'x' }), query: query(QUERY_PARAMETERS_MAX) }, change);
    expect(Object.keys((inputs as { query: object }).query)).toHaveLength(QUERY_PARAMETERS_MAX);
    expect(await result({ ...withBody({ name: 'x' }), query: query(QUERY_PARAMETERS_MAX + 2) }, change)).toEqual([
      'query: query must be at most 200 parameters; got more',
    ]);
  });

  it('is refused by name on an endpoint that declares none', async () => {
    const answer = await read(withoutQuery, { ...withBody({ name: 'x' }), query: 'b=1&a=%20' });
    expect(answer.ok ? [] : answer.refusal.problems?.map(({ path }) => path)).toEqual(['b', 'a']);
  });

  it('is ignored, repeated or not, where unknown parameters are allowed', async () => {
    const open = { ...withoutQuery, allowsUnknownMembers: true } as const;
    const answer = await read(open, { ...withBody({ name: 'x' }), query: 'utm=1&utm=2&__proto__=3' });
    expect(answer).toMatchObject({ ok: true, inputs: { query: {} } });
  });
});

describe('the body', () => {
  it.each<[name: string, body: unknown, expected: readonly string[]]>([
    [
      'refuses unknown members',
      { name: 'x', nam: 1, b: 2 },
      ['body: nam is not supported', 'body: b is not supported'],
    ],
    [
      'names the parent of an unknown member',
      { name: 'x', buyer: { zip: '1', age: 2, c: 3 } },
      ['body: buyer.c is not supported'],
    ],
    ['counts as an object when it is null', null, ['body: the body must be an object; got null']],
    ['must not be an array', [1], ['body: the body must be an object; got array of 1']],
  ])('%s', async (_name, body, expected) => {
    expect(await result(withBody(body))).toEqual(expected);
  });

  it('counts as {} when it is missing or blank', async () => {
    for (const bodyText of [undefined, '', ' \n'])
      expect(await result({ ...NOTHING, bodyText })).toEqual(['body: name is required: string']);
  });

  it('is refused by member on an endpoint that takes none', async () => {
    const answer = await read(withoutBody, withBody({ a: 1, b: 2 }));
    expect(answer.ok ? [] : answer.refusal.problems?.map(({ path }) => path)).toEqual(['a', 'b']);
    for (const harmless of [{}, [], 1, null]) expect((await read(withoutBody, withBody(harmless))).ok).toBe(true);
  });

  it('is refused with an own member __proto__ even under an open schema', async () => {
    const change = { body: z.looseObject({}) };
    const raw = { ...NOTHING, bodyText: '{"__proto__":{"a":1}}' };
    expect(await result(raw, change)).toEqual(['body: __proto__ is not supported']);
    expect((await reading(raw, { ...change, allowsUnknownMembers: true })).ok).toBe(false);
  });

  it('is never parsed where it is raw', async () => {
    const answer = await reading({ ...NOTHING, bodyText: '{not json' }, { bodyText: 'raw' });
    expect(answer).toEqual({ ok: true, inputs: { params: { thingId: 't1' }, query: {}, body: undefined } });
  });

  it.each([
    ['a,b\n1,2', undefined],
    ['[{"name":"x"}]', undefined],
    ['{"name":"x"}', { name: 'x' }],
  ])('%j reaches a handler of text as %j', async (bodyText, body) => {
    expect(await reading({ ...NOTHING, bodyText }, { bodyText: 'text' })).toMatchObject({
      ok: true,
      inputs: { body },
    });
  });

  it('is refused as malformed JSON where text is not accepted', async () => {
    const answer = await reading({ ...NOTHING, bodyText: '{"name":' });
    expect(answer.ok ? undefined : answer.refusal.code).toBe('malformed-json');
  });
});

describe('a long array', () => {
  const rows = (count: number, change: (i: number) => unknown = () => undefined) =>
    Array.from({ length: count }, (_item, i) => change(i) ?? { price: i });

  it.each([200, 201, 450])('of %i items arrives whole', async (count) => {
    const inputs = await result(withBody({ name: 'x', rows: rows(count) }));
    expect(inputs).toMatchObject({ body: { name: 'x', rows: rows(count) } });
  });

  it('lists the bad items among the first, the last and those between, each once', async () => {
    const bad = new Set([0, 199, 200, 449]);
    const sent = rows(450, (i) => (bad.has(i) ? { price: 'x' } : undefined));
    expect(await result(withBody({ name: 'x', rows: sent }))).toEqual(
      [...bad].map((i) => `body: rows[${i}].price must be a number; got string "x"`),
    );
  });

  it('beyond its limit is one problem, and its items up to the limit are still checked', async () => {
    const sent = rows(452, (i) => (i === 449 || i === 450 ? {} : undefined));
    expect(await result(withBody({ name: 'x', rows: sent }))).toEqual([
      'body: rows must be an array of at most 450 items; got array of 452',
      'body: rows[449].price is required: number',
    ]);
  });

  it('stops being checked when the list of problems is full', async () => {
    const change = { body: z.strictObject({ rows: z.array(z.number()) }) };
    expect(await reading(withBody({ rows: rows(1_500, () => 'x') }), change)).toMatchObject({
      refusal: { problems: { 99: { path: 'rows[99]' } }, extra: { problemsOmitted: PROBLEMS_MAX - 100 } },
    });
  });
});

describe('an endpoint without path parameters', () => {
  it('reads none', async () => {
    const answer = await read(withoutParams, { ...withBody({ name: 'x' }), params: {} });
    expect(answer).toMatchObject({ ok: true, inputs: { params: {} } });
  });
});
