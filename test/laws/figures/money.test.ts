/** Law: every money member of a body accepts the three written forms equally, and refuses any other value by name. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Row } from '#catalog/row.ts';
import type { Example } from '#kernel/endpoint.ts';
import { type Reply, testService } from '#test/builders.ts';
import { runExample } from '../examples.ts';

interface Shape {
  readonly $ref?: string;
  readonly $defs?: Record<string, Shape>;
  readonly properties?: Record<string, Shape>;
  readonly anyOf?: readonly Shape[];
}

/** Dotted paths of members that accept a money object. */
function moneyMembers(shape: Shape, defs: Record<string, Shape> = shape.$defs ?? {}, path = ''): string[] {
  const named = shape.$ref === undefined ? shape : (defs[shape.$ref.split('/').pop() ?? ''] ?? {});
  if (named.anyOf?.some(({ properties }) => properties?.currency !== undefined)) return [path];
  return Object.entries(named.properties ?? {}).flatMap(([name, member]) =>
    moneyMembers(member, defs, path === '' ? name : `${path}.${name}`),
  );
}

type Body = Record<string, unknown>;

function sentAt(body: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, name) => (inner as Body | undefined)?.[name], body);
}

function withMember(body: unknown, path: string, value: unknown): Body {
  const [head = '', ...rest] = path.split('.');
  const own = (body ?? {}) as Body;
  return { ...own, [head]: rest.length === 0 ? value : withMember(own[head], rest.join('.'), value) };
}

/** Removes differences between deals that are unrelated to money. */
function withoutIds(text: string): string {
  return text.replace(/\b([a-z]+)_[A-Za-z0-9]{8,}|"requestId":"\w+"/g, '$1_');
}

const { catalog } = testService();
const cases = catalog.flatMap((row): [string, Row, Example, string][] => {
  if (row.endpoint.body === undefined) return [];
  const members = moneyMembers(z.toJSONSchema(row.endpoint.body, { io: 'input', unrepresentable: 'any' }) as Shape);
  return members.flatMap((member) => {
    const answered = row.endpoint.examples.filter(({ answers }) => ['OK', 'OFFER', 'EMPTY'].includes(answers));
    const example = answered.find(({ body }) => sentAt(body, member) !== undefined) ?? answered[0];
    return example === undefined
      ? []
      : [[`${row.id}: ${member}`, row, example, member] as [string, Row, Example, string]];
  });
});

const NO_MONEY: readonly (readonly [name: string, value: unknown, at?: string])[] = [
  ['three decimals', '1.234'],
  ['a number of three decimals', 1.005],
  ['a sign', '+1'],
  ['no whole part', '.5'],
  ['no decimals after the point', '1.'],
  ['an exponent', '1e3'],
  ['a blank', ' 1'],
  ['thousands', '1,000.00'],
  ['a symbol', '$5'],
  ['nothing', ''],
  ['null', null],
  ['a truth', true],
  ['a list', []],
  ['a huge number', 1e21],
  ['past the bound', '100000000.00'],
  ['another currency', { amount: '1.00', currency: 'EUR' }, '.currency'],
  ['no currency', { amount: '1.00' }, '.currency'],
  ['no amount', { currency: 'USD' }, '.amount'],
  ['an unknown member', { amount: '1.00', currency: 'USD', cents: 100 }],
];

describe('money in a body', () => {
  it('exists in the contracts', () => expect(cases.length).toBeGreaterThan(20));

  it.each(cases)(
    '%s accepts a decimal string, a number of dollars and a money object alike',
    async (_, row, example, member) => {
      const sent = sentAt(example.body, member);
      const amount = typeof sent === 'string' || typeof sent === 'number' ? Number(sent).toFixed(2) : '1500.50';
      const forms = [amount, Number(amount), { amount, currency: 'USD' }, { amount: Number(amount), currency: 'USD' }];
      const replies: Reply[] = [];
      for (const form of forms) {
        const body = withMember(example.body, member, form);
        replies.push((await runExample(testService(), row, { ...example, body })).reply);
      }
      expect(
        replies.map(({ status }) => status),
        replies[0]?.text,
      ).toEqual(forms.map(() => replies[0]?.status));
      // A payoff without its trade-in is still refused, but not for its form.
      expect(JSON.stringify(replies[0]?.body.problems ?? [])).not.toContain(`"path":"${member}`);
      expect(new Set(replies.map(({ text }) => withoutIds(text))).size).toBe(1);
    },
  );

  it.each(cases)('%s refuses anything that is not money', async (_, row, example, member) => {
    for (const [name, value, at = ''] of NO_MONEY) {
      const body = withMember(example.body, member, value);
      const { reply } = await runExample(testService(), row, { ...example, body });
      expect([name, reply.status]).toEqual([name, 400]);
      expect(reply.body.problems.map(({ path }: { path: string }) => path)).toContain(`${member}${at}`);
    }
  });
});
