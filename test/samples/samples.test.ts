/** Laws of feeds, prospects and ledgers: every sample passes completely, in any column order and any encoding. */
import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';
import { ENCODINGS, type Encoding, encoded } from '#test/samples/encodings.ts';
import { type Sample, samplesIn } from './read-samples.ts';
import { reorderedCopies } from './reordered.ts';

const carport = testService();
const TYPES = { feeds: 'text/csv', leads: 'application/xml', ledgers: 'text/csv' } as const;
type Kind = keyof typeof TYPES;
const PATHS: Readonly<Record<Kind, string>> = {
  feeds: '/dealer/inventory',
  leads: '/dealer/leads',
  ledgers: '/fi/gl/reconcile',
};

interface Sent {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly key: string;
}

async function submitSample(kind: Kind, bytes: Uint8Array<ArrayBuffer>, charset?: string): Promise<Sent> {
  const key = await carport.mintKey();
  const type = charset === undefined ? TYPES[kind] : `${TYPES[kind]}; charset=${charset}`;
  const headers = { authorization: `Bearer ${key}`, 'content-type': type };
  const request = new Request(`http://carport.test${PATHS[kind]}`, { method: 'POST', body: bytes, headers });
  const response = await carport.handle(request);
  return { status: response.status, body: (await response.json()) as Sent['body'], key };
}

/** Members specific to a request, an account, the encoding, or the column positions. */
const OWN = new Set([
  'message',
  'leadId',
  'encoding',
  'dealerId',
  'links',
  'createdAt',
  '@id',
  'updatedAt',
  'rooftop',
  'source',
]);

/** A response without differences between accounts, and without column order. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !OWN.has(name))
      .map(([name, one]) => [name, name === 'ignoredColumns' ? (one as string[]).toSorted() : comparable(one)]),
  );
}

/** The result of a sample: the response, and the resulting cars. */
async function outcome(kind: Kind, bytes: Uint8Array<ArrayBuffer>, charset?: string): Promise<unknown> {
  const { status, body, key } = await submitSample(kind, bytes, charset);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(JSON.stringify(body)).not.toContain('\uFFFD');
  const cars = kind === 'feeds' ? (await carport.get('/dealer/inventory?limit=100', { key })).body.data : [];
  return comparable({ body, cars });
}

const utf8 = (text: string) => encoded(text, 'utf-8');

const KINDS = (Object.keys(TYPES) as Kind[]).flatMap((kind) => samplesIn(kind).map((sample) => ({ kind, ...sample })));

describe.each(KINDS)('$kind/$name', ({ kind, name, text, bytes }) => {
  it('gives the same result in every encoding, declared or not', async () => {
    const original = await outcome(kind, utf8(asUtf8(text)));
    for (const [encoding, mark] of WRITINGS) {
      const written = writable(asUtf8(text), encoding);
      if (written === undefined) continue;
      for (const charset of [undefined, ...DECLARED[encoding]])
        expect(await outcome(kind, encoded(written, encoding, mark), charset), `${encoding} as ${charset}`).toEqual(
          original,
        );
    }
  });

  it('gives the same result with its columns or repeated elements in any order', async () => {
    const original = await outcome(kind, bytes, 'utf-8');
    for (const turned of reorderedCopies(name, text))
      expect(await outcome(kind, utf8(asUtf8(turned)), 'utf-8'), turned).toEqual(original);
  });
});

const WRITINGS: readonly (readonly [Encoding, boolean])[] = ENCODINGS.flatMap((encoding): [Encoding, boolean][] =>
  encoding === 'windows-1252'
    ? [[encoding, false]]
    : [
        [encoding, false],
        [encoding, true],
      ],
);
const DECLARED: Readonly<Record<Encoding, readonly string[]>> = {
  'utf-8': ['utf-8'],
  'utf-16le': ['utf-16le', 'utf-16'],
  'utf-16be': ['utf-16be'],
  'windows-1252': ['windows-1252', 'ISO-8859-1'],
};

/** The sample with a prolog that declares the correct encoding. */
function asUtf8(text: string): string {
  return text.replace(/ encoding="[^"]+"/, '');
}

/** The text, if the encoding has all its characters. */
function writable(text: string, encoding: Encoding): string | undefined {
  try {
    encoded(text, encoding);
    return text;
  } catch {
    return undefined;
  }
}

describe.each(samplesIn('feeds'))('the feed $name', ({ bytes, expected }) => {
  it('is imported completely, with every row accounted for', async () => {
    const { status, body, key } = await submitSample('feeds', bytes);
    const { cars, ...counts } = expected as { cars: readonly Record<string, unknown>[] };
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject(counts);
    expect(Number(body.accepted) + Number(body.corrected) + Number(body.refused)).toBe(body.rows);
    const { data } = (await carport.get('/dealer/inventory?limit=100', { key })).body;
    const rowByVin = new Map(data.map((row: { vin: string }) => [row.vin, row]));
    expect(data).toHaveLength(cars.length);
    for (const { vin, ...members } of cars) {
      const row = rowByVin.get(vin) as { vehicle: object; retailListing: object };
      expect({ ...row.vehicle, ...row.retailListing }).toMatchObject(members);
    }
  });
});

describe.each(samplesIn('leads'))('the prospect $name', ({ bytes, expected }) => {
  it('is captured completely', async () => {
    const { status, body } = await submitSample('leads', bytes);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject(expected);
  });
});

describe.each(samplesIn('ledgers'))('the ledger $name', ({ bytes, expected }) => {
  it('is reconciled completely, with every row accounted for', async () => {
    const { status, body } = await submitSample('ledgers', bytes);
    expect(status, JSON.stringify(body)).toBe(200);
    const { amount, first, ...counts } = expected;
    expect(body).toMatchObject({ ...counts, totals: { amount } });
    expect(Number(body.accepted) + Number(body.corrected) + Number(body.refused)).toBe(body.rows);
    const lines = [body.matched, body.unmatched].flat() as { line: { line: number } }[];
    expect(lines.toSorted((a, b) => a.line.line - b.line.line)[0]?.line).toMatchObject(first as object);
  });
});

it('has at least forty samples', () => {
  const folders = ['barcodes', 'feeds', 'leads', 'ledgers'] as const;
  const all: readonly Sample[] = folders.flatMap((folder) => samplesIn(folder));
  expect(all.length).toBeGreaterThanOrEqual(40);
  for (const { name, expected } of all) expect(expected, name).not.toEqual({});
});
