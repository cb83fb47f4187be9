/** Law: the answers that the README shows are those of the service. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
const SHOWN = /```sh\ncurl (?:-X (\w+) )?'?http:\/\/127\.0\.0\.1:8787([^'\n]*)'?\n```\n\n```json\n([\s\S]*?)```/g;
const shown = [...readme.matchAll(SHOWN)].map(([, method = 'GET', path = '', answer = '']) => ({
  method,
  path,
  answer,
}));

/** What is shown as a pattern: members and rows may be left out, and a text may end in an ellipsis. */
function patternOf(value: unknown): unknown {
  if (typeof value === 'string' && value.endsWith('…'))
    return expect.stringMatching(new RegExp(`^${value.slice(0, -1)}.`));
  if (Array.isArray(value)) return expect.arrayContaining(value.map(patternOf));
  if (typeof value !== 'object' || value === null) return value;
  return expect.objectContaining(
    Object.fromEntries(Object.entries(value).map(([name, member]) => [name, patternOf(member)])),
  );
}

describe('the README', () => {
  it('shows the answers of three requests', () => {
    expect(shown.map(({ method, path }) => `${method} ${path.split('?')[0]}`)).toEqual([
      'GET /vin/1HGCM82633A004352',
      'GET /listings',
      'POST /keys',
    ]);
  });

  it.each(shown)('shows members of the answer to $method $path', async ({ method, path, answer }) => {
    const { status, body } = await testService().send(method, path);
    expect(status).toBe(200);
    expect(body).toEqual(patternOf(JSON.parse(answer)));
  });
});
