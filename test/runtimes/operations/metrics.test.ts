/** Tests how responses are counted for the operator. */
import { expect, it } from 'vitest';
import { capabilityEndpoints } from '#conformance/endpoints/rows.ts';
import { createMetrics } from '../../../hosts/node/metrics.ts';

it('counts all capability rows of a family as one endpoint', async () => {
  const metrics = createMetrics();
  const rows = capabilityEndpoints(() => {
    throw new Error('No request is made.');
  });
  for (const path of ['/vin-checks/list', '/vin-checks/get']) {
    const row = (await rows.at(path)).methods?.get('GET');
    expect(row?.endpoint.path).toBe(path);
    const response = new Response(null, { headers: { 'x-envelope': 'OK' } });
    metrics.answered({ row, mode: 'sandbox', response, requestId: 'req_1', startedMs: 0 });
  }
  const lines = (await metrics.text()).split('\n').filter((line) => line.startsWith('carport_answers_total{'));
  expect(lines).toEqual(['carport_answers_total{endpoint="GET /vin-checks/{verb}",envelope="OK",status="200"} 2']);
});
