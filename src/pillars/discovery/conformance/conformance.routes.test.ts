import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';

const carport = testService();

describe('GET /conformance', () => {
  it('lists the rows by id, a hundred at a time, with overall totals', async () => {
    const { status, body } = await carport.get('/conformance');
    expect(status).toBe(200);
    expect(body.type).toBe('OK');
    expect(body.conformance).toHaveLength(100);
    expect(body).toMatchObject({ page: 1, limit: 100, total: 3927 });
    expect(body.totals).toMatchObject({ requirements: 3927, live: 124, sandbox: 3803 });
    const ids = body.conformance.map(({ id }: { id: string }) => id);
    expect(ids).toEqual([...ids].sort());
    expect(body.spec.version).toBe('2.2.0');
    expect(body.provenance).toEqual({ environment: 'sandbox', source: 'computed' });
  });

  it("states each row's route, status, family and kind", async () => {
    const { body } = await carport.get('/conformance?family=vin-checks&q=submit');
    expect(body.conformance).toEqual([
      {
        id: 'vin-checks.submit',
        name: 'Submit VIN check',
        route: 'POST /vin-checks/submit',
        method: 'POST',
        path: '/vin-checks/submit',
        status: 'sandbox',
        family: 'vin-checks',
        kind: 'create',
      },
    ]);
  });

  it('filters by family, status and words at once', async () => {
    const live = await carport.get('/conformance?status=live&limit=500');
    expect(live.body.total).toBe(124);
    expect(live.body.conformance.every(({ status }: { status: string }) => status === 'live')).toBe(true);
    const both = await carport.get('/conformance?family=commissions&status=live');
    expect(both.body.conformance.map(({ id }: { id: string }) => id)).toEqual(['commissions.compute-commission']);
    const words = await carport.get(`/conformance?q=${encodeURIComponent('STATE of health')}`);
    expect(words.body.conformance.map(({ id }: { id: string }) => id)).toContain(
      'battery-reports.compute-state-of-health',
    );
  });

  it('pages to the last row and no further', async () => {
    const seen = new Set<string>();
    let address: string | undefined = '/conformance?limit=500';
    while (address !== undefined) {
      const { body } = await carport.get(address);
      for (const { id } of body.conformance) seen.add(id);
      address = body.links.next?.replace('http://carport.test', '');
    }
    expect(seen.size).toBe(3927);
    const beyond = await carport.get('/conformance?page=41');
    expect(beyond.body).toMatchObject({ type: 'EMPTY', conformance: [], total: 3927 });
  });

  it('answers EMPTY when nothing matches the filters', async () => {
    const { status, body } = await carport.get('/conformance?family=none');
    expect(status).toBe(200);
    expect(body).toMatchObject({ type: 'EMPTY', conformance: [], total: 0 });
  });

  it('reports every error of the query at once', async () => {
    const { status, body } = await carport.get('/conformance?status=green&limit=501&page=0&pillar=data');
    expect(status).toBe(400);
    expect(body.problems.map(({ path }: { path: string }) => path).sort()).toEqual([
      'limit',
      'page',
      'pillar',
      'status',
    ]);
  });
});

describe('GET /conformance/openapi.json', () => {
  it('has one operation for every row, each with its own id', async () => {
    const { status, body, headers } = await carport.get('/conformance/openapi.json');
    expect(status).toBe(200);
    expect(headers.get('etag')).toMatch(/^"[0-9a-f]+"$/);
    const operations = Object.values<Record<string, { operationId: string }>>(body.paths).flatMap((item) =>
      Object.values(item),
    );
    expect(operations).toHaveLength(3927);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(3927);
    expect(danglingRefs(body)).toEqual([]);
  });

  it('can be fetched one family at a time', async () => {
    const { body } = await carport.get('/conformance/openapi.json?family=bids');
    expect(Object.keys(body.paths).every((path) => path.startsWith('/bids/'))).toBe(true);
    expect(danglingRefs(body)).toEqual([]);
    const none = await carport.get('/conformance/openapi.json?family=none');
    expect(none.body.type).toBe('EMPTY');
  });
});

/** References without a target in the document. */
function danglingRefs(document: unknown): string[] {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === '$ref' && typeof value === 'string') found.add(value);
      else visit(value);
    }
  };
  visit(document);
  const resolves = (ref: string) =>
    ref
      .slice(2)
      .split('/')
      .reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], document) !== undefined;
  return [...found].filter((ref) => !resolves(ref));
}
