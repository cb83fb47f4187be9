import { describe, expect, it } from 'vitest';
import { withoutUndefined } from '#kernel/answer.ts';
import { testService } from '#test/builders.ts';

const carport = testService();
const reconcile = (body?: unknown, key?: string) =>
  carport.send('POST', '/fi/gl/reconcile', body, withoutUndefined({ key }));

const VIN = 'F1XDEMCR4SDEM0001';

/** The exemplar service contract of the demo car, as the in-force endpoint shows it. */
async function exemplar() {
  const { body } = await carport.get(`/fi/inforce/${VIN}`);
  return body.contracts[0] as { contractId: string; price: string; saleDate: string; productType: string };
}

/** Brings a loan deal to captured contracts and returns them. */
async function captureContracts(key: string) {
  const desked = {
    salesPrice: 28000,
    amountFinanced: 25000,
    monthlyPayment: 480,
    zip: '94105',
    term: 60,
    financeType: 'Loan',
    vehicleMSRP: 30000,
  };
  const { body: quote } = await carport.send('POST', '/fi/quotes', { vin: VIN, odometer: 12000, desked }, { key });
  const at = `/fi/deals/${quote.dealId}`;
  await carport.send('POST', `${at}/menu`, undefined, { key });
  await carport.send('POST', `${at}/menu/present`, undefined, { key });
  await carport.send('POST', `${at}/menu/select`, { package: 'Better', disclosuresAcknowledged: true }, { key });
  await carport.send('POST', `${at}/contract/stage`, undefined, { key });
  await carport.send('POST', `${at}/contract/approve`, undefined, { key });
  const fiManager = { name: 'Jo Draft', licenseNumber: 'FI-1234' };
  const { body } = await carport.send('POST', `${at}/contract/capture`, { fiManager }, { key });
  return body.contracts as { contractId: string; price: string; saleDate: string; vin: string; productType: string }[];
}

describe('POST /fi/gl/reconcile answers OK', () => {
  it('with the sandbox’s own book, labeled, for an empty request', async () => {
    for (const body of [undefined, {}, { asOf: '2026-12-01' }]) {
      const reply = await reconcile(body);
      expect(reply.status).toBe(200);
      expect(reply.body).toMatchObject({
        type: 'OK',
        source: 'sandbox-fixture',
        matchLaw: { weights: { vin: 0.4, customer: 0.15, amount: 0.3, date: 0.15 }, floor: 0.6 },
        totals: { lines: 11, matched: 6, unmatched: 5, reversed: 2 },
        provenance: { environment: 'sandbox', simulated: true, source: 'sandbox-fixture' },
      });
    }
  });

  it('with scores that are the weighted sum of the shown signals', async () => {
    const { body } = await reconcile({});
    for (const { score, signals } of [
      ...body.matched,
      ...body.unmatched.flatMap((one: { nearMiss: unknown }) => one.nearMiss ?? []),
    ]) {
      const names = ['vin', 'customer', 'amount', 'date'];
      const sum = names.reduce((total, name) => total + body.matchLaw.weights[name] * signals[name], 0);
      expect(score).toBeCloseTo(sum, 4);
    }
    for (const { score } of body.matched) expect(score).toBeGreaterThanOrEqual(body.matchLaw.floor);
  });

  it('with each match as a renewal candidate as of the requested day', async () => {
    const { body } = await reconcile({ asOf: '2026-12-01' });
    expect(body.renewals.map(({ contractId, assessment }: Record<string, string>) => [contractId, assessment])).toEqual(
      [
        ['contract_fixture01', 'renew-now'],
        ['contract_fixture02', 'no-action'],
        ['contract_fixture03', 'renew-soon'],
        ['contract_fixture04', 'no-action'],
        ['contract_fixture05', 'no-action'],
        ['contract_fixture06', 'no-action'],
      ],
    );
  });

  it('with the labeled example contract of a VIN without captured contracts', async () => {
    const { contractId, price, saleDate } = await exemplar();
    const content = `GL Acct,Trans Date,Amount,VIN #\r\n8300,${saleDate},(${price}),${VIN}\r\n`;
    const { body } = await reconcile({ content });
    expect(body).toMatchObject({ source: 'content', totals: { matched: 1, amount: `-${price}` } });
    expect(body.matched[0]).toMatchObject({
      contractId,
      score: 0.85,
      contract: { source: 'exemplar', price },
      line: {
        line: 2,
        account: '8300',
        postDate: saleDate,
        amount: `-${price}`,
        vin: VIN,
        holds: 'Service contract income',
      },
    });
  });

  it('with reasons and the near miss for a line under the minimum score', async () => {
    const { contractId } = await exemplar();
    const { body } = await reconcile({ lines: [{ account: '8300', postDate: '2020-01-01', amount: -1, vin: VIN }] });
    expect(body.unmatched[0]).toMatchObject({ nearMiss: { contractId, score: 0.4 }, line: { amount: '-1.00' } });
    expect(body.unmatched[0].reasons.join('; ')).toMatch(/below the floor of 0\.60.*neither the price/);
  });

  it('with the caller’s captured contracts only', async () => {
    const key = await carport.mintKey();
    const contracts = await captureContracts(key);
    expect(contracts.length).toBeGreaterThan(1);
    const lines = contracts.map(({ price, saleDate, vin }, i) => ({
      'GL Account': '8600',
      'Posting Date': saleDate,
      Credit: price,
      VIN: vin,
      Reference: `D${i}`,
    }));
    const { body } = await reconcile({ lines }, key);
    expect(body.matched.map((one: { contractId: string }) => one.contractId).sort()).toEqual(
      contracts.map(({ contractId }) => contractId).sort(),
    );
    expect(body.matched[0].contract.source).toBe('captured');
    expect(body.renewals.every((one: { assessment: string }) => one.assessment === 'no-action')).toBe(true);
    const ofOtherAccount = await reconcile({ lines }, await carport.mintKey());
    const ids = new Set(contracts.map(({ contractId }) => contractId));
    expect(ofOtherAccount.body.matched.some((one: { contractId: string }) => ids.has(one.contractId))).toBe(false);
  });

  it('with lines preferred over content, and for an array in content', async () => {
    const line = { account: '1', postDate: '2026-01-01', amount: '1.00' };
    expect((await reconcile({ lines: [line], content: 'nonsense' })).body.source).toBe('lines');
    const rows = await Promise.all([[line], JSON.stringify([line])].map((content) => reconcile({ content })));
    for (const { body } of rows) expect(body).toMatchObject({ source: 'content', totals: { lines: 1 } });
  });
});

describe('POST /fi/gl/reconcile takes an export as its body', () => {
  const EXPORT = 'GL Acct,Post Dt,Amount,VIN\n8300,112826,(1.00),\n8300,bad,1.00,\n';

  it.each(['text/csv', 'text/plain; charset=utf-8', 'application/octet-stream'])('sent as %s', async (type) => {
    const { status, body } = await carport.send('POST', '/fi/gl/reconcile', EXPORT, {
      headers: { 'content-type': type },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      source: 'content',
      totals: { lines: 1 },
      rows: 2,
      accepted: 1,
      corrected: 0,
      refused: 1,
      results: [{ line: 3, outcome: 'refused', problems: [{ path: 'content' }] }],
      encoding: { name: 'utf-8' },
    });
    expect(body.unmatched[0].line.postDate).toBe('2026-11-28');
  });

  it('and refuses one in which every row is malformed', async () => {
    const { status, body } = await reconcile('Account,Date,Amount\n8300,bad,1\n');
    expect([status, body.code]).toEqual([400, 'malformed-feed']);
  });

  it('and refuses malformed lines one by one', async () => {
    const { body } = await reconcile({
      lines: [{ account: '1', postDate: '2026-01-01', amount: 1 }, { account: '1' }],
    });
    expect(body).toMatchObject({ type: 'OK', rows: 2, refused: 1, results: [{ line: 2, outcome: 'refused' }] });
  });
});

describe('POST /fi/gl/reconcile answers EMPTY', () => {
  it('for a ledger without lines', async () => {
    for (const body of [{ lines: [] }, { content: 'Account,Date,Amount\n' }, { content: '[]' }]) {
      const reply = await reconcile(body);
      expect(reply.status).toBe(200);
      expect(reply.body).toMatchObject({ type: 'EMPTY', matched: [], unmatched: [], renewals: [] });
    }
  });
});

describe('POST /fi/gl/reconcile refuses', () => {
  it('malformed content, naming every line and column', async () => {
    const { status, body } = await reconcile({
      content: 'Account,Date,Amount\n8300,03/01/2026,12.3x\n,13/45/2026,1\n',
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ type: 'BLOCKED', code: 'malformed-feed' });
    expect(
      body.problems.map(({ message }: { message: string }) => /line \d+, column \d+ \(\w+\)/.exec(message)?.[0]),
    ).toEqual(['line 2, column 3 (Amount)', 'line 3, column 1 (Account)', 'line 3, column 2 (Date)']);
  });

  it('lines with missing, invalid and unknown members in one response', async () => {
    const { body } = await reconcile({ lines: [{ account: '1', amount: 'x', mood: 'fine' }, 7] });
    expect(body.code).toBe('validation-failed');
    const { body: named } = await reconcile({ lines: [{ account: '1', amount: 'x', mood: 'fine' }] });
    expect(named.problems.map(({ path }: { path: string }) => path)).toEqual([
      'lines[0].mood',
      'lines[0].postDate',
      'lines[0].amount',
    ]);
  });

  it('a nonexistent day and an unknown member', async () => {
    const { body } = await reconcile({ asOf: '2026-02-30', sheet: 1 });
    expect(body.problems.map(({ path }: { path: string }) => path).sort()).toEqual(['asOf', 'sheet']);
  });
});
