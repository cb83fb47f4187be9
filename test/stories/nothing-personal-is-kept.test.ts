/** Story: after a purchase with credit, no applicant's address, key or bearer token is in the store or in a log. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';
import { sqliteStores } from '../../src/store/sqlite/stores.ts';

const folder = mkdtempSync(join(tmpdir(), 'carport-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ADDRESS = '48213 Placeholder Parkway Unit 77';
const EVIDENCE_IP = '198.51.100.77';
const TOKEN = 'operator-token-that-nobody-keeps';

describe('the stored data of a purchase', () => {
  it('contains no raw address, key or bearer token', async () => {
    const stores = sqliteStores(join(folder, 'store.db'));
    const faults: string[] = [];
    const carport = testService({
      stores,
      env: { SETTLE_TOKEN: TOKEN },
      onFault: (fault) => faults.push(String(fault), String((fault as Error).stack)),
    });
    const key = await carport.mintKey();
    const post = (path: string, body: object) =>
      carport.send('POST', path, body, { key, headers: { 'idempotency-key': `once-${path}` } });
    const applicant = {
      firstName: 'Sample',
      lastName: 'Prime',
      address: ADDRESS,
      city: 'Austin',
      state: 'TX',
      zip: '78701',
    };
    const consent = { consentedAt: '2026-11-27T11:59:00Z', evidence: { method: 'checkbox', ipAddress: EVIDENCE_IP } };
    const prequal = await post('/credit/prequal', { applicant, consent });
    expect(prequal.status, prequal.text).toBe(200);
    const { dealId } = (await post('/buy/deals', { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '78701' } })).body;
    await post(`/buy/deals/${dealId}/desk`, { salesPrice: '30000', downPayment: '3000', term: 60, zip: '78701' });
    await post('/credit/decisions/simulate', { dealId, decision: 'approved' });
    await post('/dealer/leads', { vin: 'F1XDEMCR4SDEM0001', customer: { name: 'Sample Shopper', zip: '78701' } });
    await carport.send('POST', `/buy/deals/${dealId}/settle`, { order_id: 'o-1', amount_total: 1 }, { key: TOKEN });
    await stores.close();
    const bytes = readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'latin1'))
      .join('\n');
    expect(bytes).toContain(dealId);
    for (const secret of [ADDRESS, 'Placeholder Parkway', key, key.slice(-38), TOKEN]) {
      expect(bytes.includes(secret), `the store holds ${secret}`).toBe(false);
      expect(faults.join('\n')).not.toContain(secret);
    }
  });
});
