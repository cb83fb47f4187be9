/** Checks one declarative suite row and lists every deviation of its response. */
import type { PathExpectation, SuiteRow } from './published-suite.ts';

/** How often a deployment may return 429. */
const TRIES = 20;

/** Empty when the row passes. */
export async function judgeRow(origin: string, { method, path, expect: expected }: SuiteRow): Promise<string[]> {
  const response = await patiently(`${origin}${path}`, method);
  const type = response.headers.get('content-type') ?? '';
  const body = expected.paths === undefined ? undefined : ((await response.json()) as unknown);
  return [
    ...(response.status === expected.status ? [] : [`status is ${response.status}, not ${expected.status}`]),
    ...(type.includes(expected.contentTypeIncludes ?? '') ? [] : [`content type is ${type}`]),
    ...(expected.paths ?? []).flatMap((expected) => departures(expected, valueAt(body, expected.path))),
  ];
}

async function patiently(url: string, method: string): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(url, { method });
    if (response.status !== 429 || tries === TRIES) return response;
    const seconds = Number(response.headers.get('retry-after') ?? '1');
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

function valueAt(body: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, name) =>
        typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[name] : undefined,
      body,
    );
}

function departures({ path, equals, exists, oneOf, gt, gte, lt, lte }: PathExpectation, value: unknown): string[] {
  const number = typeof value === 'number' ? value : Number.NaN;
  const broken = [
    equals !== undefined && value !== equals && `is not ${JSON.stringify(equals)}`,
    exists !== undefined && (value !== undefined) !== exists && (exists ? 'is missing' : 'is there'),
    oneOf !== undefined && !oneOf.some((one) => one === value) && `is none of ${JSON.stringify(oneOf)}`,
    gt !== undefined && !(number > gt) && `is not above ${gt}`,
    gte !== undefined && !(number >= gte) && `is below ${gte}`,
    lt !== undefined && !(number < lt) && `is not below ${lt}`,
    lte !== undefined && !(number <= lte) && `is above ${lte}`,
  ];
  return broken.filter((one) => one !== false).map((one) => `${path} ${one}: ${JSON.stringify(value)}`);
}
