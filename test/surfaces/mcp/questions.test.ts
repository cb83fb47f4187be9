/** The MCP tool `search` returns the right endpoint among its first three results for plain questions. */
import { describe, expect, it } from 'vitest';
import { PHRASES } from '#catalog/search/phrases.data.ts';
import { testService } from '#test/builders.ts';
import { LATER_QUESTIONS, QUESTIONS } from './questions.data.ts';

const FOUND_MIN = 97;
const FIRST = 3;
const LATER_MISSED_MAX = 4;

const carport = testService();

async function firstFor(query: string): Promise<string[]> {
  const params = { name: 'search', arguments: { query, limit: FIRST } };
  const { body } = await carport.send('POST', '/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params });
  const { results } = body.result.structuredContent as { results: { method: string; title: string }[] };
  return results.map(({ title }) => title);
}

describe('search phrases', () => {
  it('belong to endpoints of the catalog', () => {
    const known = new Set(carport.catalog.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`));
    expect(Object.keys(PHRASES).filter((address) => !known.has(address))).toEqual([]);
  });
});

async function missesOf(questions: typeof QUESTIONS): Promise<string[]> {
  const missed: string[] = [];
  for (const [question, ...endpoints] of questions) {
    const titles = await firstFor(question);
    if (!titles.some((title) => endpoints.includes(title))) missed.push(`${question} → ${titles.join(' | ')}`);
  }
  return missed;
}

describe('one hundred plain questions', () => {
  it('are distinct', () => {
    expect(new Set(QUESTIONS.map(([question]) => question)).size).toBe(100);
  });

  it(`find a matching endpoint in the first ${FIRST} results, at least ${FOUND_MIN} times`, async () => {
    const missed = await missesOf(QUESTIONS);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(100 - FOUND_MIN);
  });
});

it(`finds the endpoints of later questions in the first ${FIRST} results, all but ${LATER_MISSED_MAX}`, async () => {
  const missed = await missesOf(LATER_QUESTIONS);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(LATER_MISSED_MAX);
});
