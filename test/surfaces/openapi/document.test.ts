/** The published contract: small enough for readers with a size limit, complete, and without repetition. */
import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';

const carport = testService();
const { body: whole } = await carport.get('/openapi.json');
const tags = (whole.tags as { name: string }[]).map(({ name }) => name);

type Part = Readonly<Record<string, unknown>>;

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security?: readonly Part[];
}

function operationsOf(document: { paths: Record<string, Record<string, Operation>> }): Operation[] {
  return Object.values(document.paths).flatMap((item) => Object.values(item));
}

/** Every object of a document, with its path. */
function partsOf(part: unknown, at = '#'): [string, Part][] {
  if (typeof part !== 'object' || part === null) return [];
  const inner = Object.entries(part).flatMap(([name, value]) => partsOf(value, `${at}/${name}`));
  return Array.isArray(part) ? inner : [[at, part as Part], ...inner];
}

function referencesIn(document: unknown): string[] {
  return partsOf(document).flatMap(([, { $ref }]) => (typeof $ref === 'string' ? [$ref] : []));
}

function resolve(document: unknown, reference: string): unknown {
  const names = reference.replace(/^#\//, '').split('/');
  return names.reduce((part, name) => (part as Record<string, unknown> | undefined)?.[name], document);
}

const documents = ['/openapi.json', ...tags.map((tag) => `/openapi.json?tag=${tag}`)];

describe('GET /openapi.json', () => {
  it('fits into 250,000 bytes, whatever the address of the service', async () => {
    const elsewhere = testService({ env: { BASE_URL: 'https://cars.staging.example.com' } });
    const { text } = await elsewhere.get('/openapi.json');
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(250_000);
  });

  it('shows at most one example per body, and no description that repeats the summary', () => {
    for (const { summary, description } of operationsOf(whole)) expect(description).not.toBe(`${summary}.`);
    for (const [at, { content }] of partsOf(whole.paths)) {
      for (const media of Object.values((content ?? {}) as Part)) expect(media, at).not.toHaveProperty('examples');
    }
  });

  it('states that a key is optional, and where it is required', () => {
    expect(whole.security).toEqual([{}, { bearer: [] }]);
    const needing = operationsOf(whole).filter(({ security }) => security !== undefined);
    const declared = carport.catalog.filter(({ endpoint }) => endpoint.access !== 'open');
    expect(needing.map(({ operationId }) => operationId).sort()).toEqual(declared.map(({ name }) => name).sort());
    for (const { operationId, security } of needing) {
      const { access } = declared.find(({ name }) => name === operationId)?.endpoint ?? {};
      expect(security).toEqual([access === 'key' ? { bearer: [] } : { operator: [] }]);
    }
  });
});

describe.each(documents)('GET %s', (address) => {
  it('resolves every reference, and has no unused component', async () => {
    const { body } = await carport.get(address);
    const references = new Set(referencesIn(body));
    for (const reference of references) expect(resolve(body, reference), reference).toBeDefined();
    const { securitySchemes: _named, ...components } = body.components;
    for (const [kind, parts] of Object.entries(components)) {
      for (const name of Object.keys(parts as Part)) expect(references).toContain(`#/components/${kind}/${name}`);
    }
  });
});

describe('GET /openapi.json?tag=', () => {
  it('returns every operation once across all tags', async () => {
    const parts = await Promise.all(tags.map((tag) => carport.get(`/openapi.json?tag=${tag}`)));
    const ids = parts.flatMap(({ body }) => operationsOf(body).map(({ operationId }) => operationId));
    expect(ids.sort()).toEqual(carport.catalog.map(({ name }) => name).sort());
  });

  it.each(tags)('returns for %s only the operations of its tag, as in the whole document', async (tag) => {
    const { body } = await carport.get(`/openapi.json?tag=${tag}`);
    const operations = operationsOf(body);
    expect(operations).toEqual(operationsOf(whole).filter((operation) => operation.tags.includes(tag)));
    expect(JSON.stringify(body).length).toBeLessThan(JSON.stringify(whole).length / 2);
  });
});
