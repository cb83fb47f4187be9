/** Law: whatever is sent, the response is typed, prompt and never an unplanned 5xx. 10,000 generated requests. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';

const REQUESTS = 10_000;
const KINDS = ['OK', 'EMPTY', 'BLOCKED', 'OFFER', 'REFUSED', 'UNAVAILABLE', 'UNCONFIGURED'];
/** Services that are not configured here. */
const TYPED_503 = new Set(['gateway-unconfigured', 'rail-unconfigured', 'settle-unconfigured']);

const carport = testService();
const paths = carport.catalog.map(({ endpoint }) => endpoint.path);

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    '../../etc/passwd',
    '%00',
    '%E0%A4%A',
    '%',
    "' OR 1=1 --",
    '<script>',
    '\u0000',
    '🚗'.repeat(40),
    '1e309',
    '-0',
    'NaN',
    'undefined',
    'null',
    '9'.repeat(400),
    'F1XDEMCR4SDEM0001',
    '1HGCM82633A004352',
    'deal_x',
    'IOQIOQIOQIOQIOQIO',
  ),
);
const rawSegment = fc.oneof(
  nasty.map((text) => text.replace(/[\s?#\\]/g, '')),
  nasty.map(encodeURIComponentSafely),
);

function encodeURIComponentSafely(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

const address = fc.oneof(
  fc.tuple(fc.constantFrom(...paths), fc.array(rawSegment, { minLength: 3, maxLength: 3 })).map(([path, fills]) => {
    const left = [...fills];
    return path.replace(/\{\w+\}/g, () => left.pop() ?? '');
  }),
  fc.array(rawSegment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`),
);
const query = fc
  .array(
    fc.tuple(
      fc.oneof(
        nasty,
        fc.constantFrom('limit', 'page', 'cursor', 'sort', 'zip', 'price', 'vehicle.year', 'asOf', 'after'),
      ),
      nasty,
    ),
    { maxLength: 4 },
  )
  .map((pairs) =>
    pairs.map(([name, value]) => `${encodeURIComponentSafely(name)}=${encodeURIComponentSafely(value)}`).join('&'),
  );

const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const members = [
  'vin',
  'dealId',
  'buyer',
  'desked',
  'productTypes',
  'products',
  'contract',
  'contracts',
  'applicant',
  'consent',
  'content',
  'lines',
  'kind',
  'signer',
  'policy',
  'stips',
  'salesPrice',
  'term',
  'zip',
  'asOf',
  'customer',
  'decision',
  'currentBalance',
  'currentApr',
  'remainingTermMonths',
  '__proto__',
  'constructor',
];
const body = fc.oneof(
  fc
    .dictionary(
      fc.constantFrom(...members),
      fc.oneof(nasty, fc.jsonValue({ maxDepth: 3 }), fc.double(), fc.constantFrom(-1, 0, 1e308, null)),
    )
    .map((value) => JSON.stringify(value)),
  fc.json({ maxDepth: 4 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    '{',
    '[',
    '{"a":1,"a":2}',
    '{"__proto__":{"x":1}}',
    '{"vin":"F1XDEMCR4SDEM0001","vin":7}',
    '\ufeff{}',
    '"\\ud800"',
    deep(4_000),
    `[${'['.repeat(3_000)}${']'.repeat(3_000)}]`,
    '{"a":1e999}',
    `{"a":"${'x'.repeat(20_000)}"}`,
  ),
);
const header = fc.tuple(
  fc.constantFrom(
    'accept',
    'content-type',
    'authorization',
    'idempotency-key',
    'if-none-match',
    'last-event-id',
    'x-request-id',
    'user-agent',
    'content-encoding',
    'sandbox-now',
    'origin',
  ),
  fc.string({
    unit: fc.integer({ min: 33, max: 126 }).map((code) => String.fromCharCode(code)),
    minLength: 1,
    maxLength: 40,
  }),
);
const method = fc.constantFrom('GET', 'POST', 'GET', 'POST', 'DELETE', 'PUT', 'PATCH', 'HEAD', 'OPTIONS');

describe('a hostile request', () => {
  it(`of ${REQUESTS} gets a typed answer, no unplanned 5xx and no hang`, async () => {
    await fc.assert(
      fc.asyncProperty(
        method,
        address,
        query,
        body,
        fc.array(header, { maxLength: 3 }),
        async (verb, path, search, text, headers) => {
          const url = `http://carport.test${path}${search === '' ? '' : `?${search}`}`;
          if (!URL.canParse(url)) return;
          const takesBody = verb !== 'GET' && verb !== 'HEAD';
          const request = new Request(url, {
            method: verb,
            headers: Object.fromEntries(headers),
            ...(takesBody ? { body: text } : {}),
          });
          const response = await carport.handle(request, { address: '192.0.2.7' });
          const type = response.headers.get('content-type') ?? '';
          if (type.startsWith('text/event-stream')) return void (await response.body?.cancel());
          const answered = await response.text();
          expect(carport.faults).toEqual([]);
          expect(response.status).not.toBe(406);
          expect(KINDS).toContain(response.headers.get('x-envelope'));
          const empty = verb === 'HEAD' || verb === 'OPTIONS' || response.status === 304;
          if (empty || !type.includes('application/json')) return;
          const parsed = JSON.parse(answered) as { type?: string; code?: string };
          if (response.status >= 500) expect(TYPED_503, answered).toContain(parsed.code);
          if (response.status >= 400 && parsed.type !== undefined) expect(KINDS).toContain(parsed.type);
        },
      ),
      { numRuns: REQUESTS },
    );
    expect(({} as { x?: number }).x).toBeUndefined();
  }, 240_000);
});
