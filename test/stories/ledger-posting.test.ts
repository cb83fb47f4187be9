/**
 * Story: an account connects QuickBooks; its live deals post to it when they settle, and reconciliation reads them
 * back.
 */
import { describe, expect, it } from 'vitest';
import { type TestService, testService } from '#test/builders.ts';
import { KEYS, OUT_OF_ORDER, QuickBooksMock } from '#test/counterparties/quickbooks/loopback-quickbooks.ts';
import { testStores } from '#test/stores/chosen.ts';
import type { LedgerAdapters } from '../../src/app/general-ledgers.ts';
import { connect, mintKey } from '../../src/index.ts';
import { quickBooksLedger } from '../../src/live/quickbooks/quickbooks-ledger.ts';
import { createVault, readVaultKey } from '../../src/live/vault/vault.ts';
import { clearPapers, FIGURES, type Journey, openJourney, pricedAmount } from './buy-journey.ts';

const ACCOUNT = 'Lakeside Motors';
const vault = await createVault(
  readVaultKey('00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff') ?? new Uint8Array(),
);

async function dealership(stores = testStores(), quickbooks = new QuickBooksMock()) {
  const ledgerAdapters: LedgerAdapters = {
    quickbooks: (credential) =>
      quickBooksLedger(credential, { nowMs: () => carport.clock.nowMs(), send: quickbooks.fetch }),
  };
  const carport: TestService = testService({ stores, vault, ledgerAdapters });
  const parts = { stores, clock: carport.clock, ids: carport.tools.ids, vault };
  const live = await mintKey(parts, { account: ACCOUNT, mode: 'live' });
  const sandbox = await mintKey(parts, { account: ACCOUNT, mode: 'sandbox' });
  if (live === undefined || sandbox === undefined) throw new Error('no key');
  return {
    carport,
    stores,
    quickbooks,
    parts,
    ledgerAdapters,
    key: live.key,
    sandboxKey: sandbox.key,
    accountId: live.accountId,
  };
}

async function connectedDealership() {
  const dealer = await dealership();
  await connect(dealer.parts, {
    account: ACCOUNT,
    kind: 'accounting',
    adapter: 'quickbooks',
    secret: JSON.stringify(KEYS),
  });
  return dealer;
}

/** From figures to settlement, with protection contracts if requested. */
async function settledDeal(carport: TestService, key: string, figures: object, isProtected = false): Promise<Journey> {
  const journey = await openJourney({ key }, carport);
  expect((await journey.move('desk', figures)).status).toBe(200);
  if (isProtected) {
    for (const [verb, body] of [
      ['menu'],
      ['menu/present'],
      ['menu/select', { package: 'Better', disclosuresAcknowledged: true }],
      ['contract/stage'],
      ['contract/approve'],
      ['contract/capture', { fiManager: { name: 'Jo Draft', licenseNumber: 'FI-1234' } }],
    ] as const)
      expect((await carport.send('POST', `/fi/deals/${journey.dealId}/${verb}`, body, { key })).status, verb).toBe(200);
  }
  await clearPapers(journey);
  await journey.move('deliver');
  const reply = await journey.settle(`order_${journey.dealId}`, await pricedAmount(journey));
  expect(reply.body.state, reply.text).toBe('SETTLED');
  return journey;
}

const CASH = { ...FIGURES, financeType: 'Cash', downPayment: '0.00', term: 1 };
const TRADE = { ...FIGURES, rebate: '500.00', tradeIn: '9000.00', tradeInPayoff: '11250.00' };

/** Cents by account name: debits positive. */
function balances({ Line }: QuickBooksMock['entries'][number]): Record<string, number> {
  const totals: Record<string, number> = {};
  for (const {
    Amount,
    JournalEntryLineDetail: { AccountRef, PostingType },
  } of Line) {
    const name = AccountRef.name ?? '';
    totals[name] = (totals[name] ?? 0) + Math.round(Amount * 100) * (PostingType === 'Debit' ? 1 : -1);
  }
  return totals;
}

const inCents = (text: string) => Math.round(Number(text) * 100);
const ledgerFacts = async (journey: Journey) =>
  (await journey.facts()).filter((type) => type.startsWith('JournalEntry'));

describe('the books of a dealer at QuickBooks', () => {
  it('receive a cash deal and a financed one with trade and F&I, and reconciliation reads the contracts back', async () => {
    const { carport, quickbooks, key } = await connectedDealership();
    const cash = await settledDeal(carport, key, CASH);
    const financed = await settledDeal(carport, key, TRADE, true);
    await carport.poster.idle();
    expect(await ledgerFacts(cash)).toEqual(['JournalEntry.due@1', 'JournalEntry.posted@1']);
    expect(quickbooks.entries.map(({ DocNumber }) => `deal_${DocNumber}`)).toEqual([cash.dealId, financed.dealId]);
    for (const [at, journey] of [cash, financed].entries()) {
      const { desked } = (await journey.read()).body;
      const totals = balances(quickbooks.entries[at] ?? { Id: '', DocNumber: '', TxnDate: '', Line: [] });
      expect(Object.values(totals).reduce((sum, one) => sum + one, 0)).toBe(0);
      expect(totals['Vehicle sales']).toBe(-inCents(desked.salesPrice));
      expect(totals['Cash on deposit']).toBe(inCents(desked.total) - inCents(desked.amountFinanced));
      expect(totals['Contracts in transit'] ?? 0).toBe(inCents(desked.amountFinanced));
      expect(totals['Used vehicle inventory'] ?? 0).toBe(inCents(desked.tradeIn));
      const products = (totals['F&I product income'] ?? 0) + (totals['F&I products payable'] ?? 0);
      expect(products + inCents(desked.products)).toBe(0);
    }
    const { status, body } = await carport.send('POST', '/fi/gl/reconcile', { source: 'connection' }, { key });
    expect(status).toBe(200);
    expect(body.provenance).toEqual({ environment: 'sandbox', source: 'quickbooks' });
    expect(body.disclosure).toBeUndefined();
    expect(body.source).toBe('connection');
    const { contracts } = (await carport.get(`/fi/deals/${financed.dealId}`, { key })).body;
    const captured = contracts.map(({ contractId }: { contractId: string }) => contractId).toSorted();
    expect(captured.length).toBeGreaterThan(1);
    const matched = body.matched.map(({ contractId }: { contractId: string }) => contractId).toSorted();
    expect(matched).toEqual(captured);
    for (const { line } of body.matched) expect(line.accountName).toMatch(/^F&I product/);
  });

  it('receive an entry once QuickBooks responds again, without delaying the settlement', async () => {
    const { carport, quickbooks, key } = await connectedDealership();
    quickbooks.trouble(OUT_OF_ORDER, OUT_OF_ORDER);
    const journey = await settledDeal(carport, key, CASH);
    await carport.poster.idle();
    carport.clock.advance(60);
    await carport.poster.idle();
    expect(quickbooks.entries).toEqual([]);
    carport.clock.advance(300);
    await carport.poster.idle();
    expect(quickbooks.entries).toHaveLength(1);
    expect(await ledgerFacts(journey)).toEqual([
      'JournalEntry.due@1',
      'JournalEntry.failed@1',
      'JournalEntry.failed@1',
      'JournalEntry.posted@1',
    ]);
    const { body } = await journey.read('/events');
    const failed = body.events.find(({ type }: { type: string }) => type === 'JournalEntry.failed@1');
    expect(failed.provenance).toEqual({ environment: 'sandbox', source: 'quickbooks' });
    expect(failed.data).toMatchObject({ code: 'failing', tries: 1, nextAt: '2026-11-27T12:01:00.000Z' });
    expect(carport.faults).toEqual([]);
  });

  it('receive the pending entries of a process that ended, once', async () => {
    const { carport, stores, quickbooks, key } = await connectedDealership();
    quickbooks.losesAnswers = true;
    const journey = await settledDeal(carport, key, CASH);
    await carport.poster.idle();
    await carport.poster.close();
    quickbooks.losesAnswers = false;
    const next = await dealership(stores, quickbooks);
    next.carport.clock.advance(60);
    await next.carport.poster.start();
    await next.carport.poster.idle();
    expect(quickbooks.entries).toHaveLength(1);
    const { body } = await next.carport.get(`/buy/deals/${journey.dealId}/events`, { key });
    expect(body.events.at(-1)).toMatchObject({
      type: 'JournalEntry.posted@1',
      data: { ledger: 'quickbooks', entryId: '200' },
    });
  });

  it('receive a reversal of the sale when it is unwound', async () => {
    const { carport, quickbooks, key } = await connectedDealership();
    const journey = await settledDeal(carport, key, CASH);
    await journey.move('unwind', { reason: 'the car was not as described' });
    await carport.poster.idle();
    const [sale, reversal] = quickbooks.entries.map((entry) => ({ entry, totals: balances(entry) }));
    expect(reversal?.entry.DocNumber).toBe(`${sale?.entry.DocNumber}R`);
    for (const [name, amount] of Object.entries(sale?.totals ?? {})) expect(reversal?.totals[name], name).toBe(-amount);
  });

  it('receive nothing for a deal that a sandbox key opened', async () => {
    const { carport, quickbooks, sandboxKey } = await connectedDealership();
    const journey = await settledDeal(carport, sandboxKey, TRADE, true);
    await carport.poster.idle();
    expect(quickbooks.calls).toEqual([]);
    expect(await ledgerFacts(journey)).toEqual([]);
    const { body } = await carport.send('POST', '/fi/gl/reconcile', { source: 'connection' }, { key: sandboxKey });
    expect(body.provenance).toEqual({ environment: 'sandbox', simulated: true, source: 'ledger-sandbox' });
    expect(body.matched.length).toBeGreaterThan(1);
    expect(body.totals.amount).toBe('0.00');
  });

  it('are unavailable when QuickBooks does not respond, and the sandbox does not replace it', async () => {
    const { carport, quickbooks, key } = await connectedDealership();
    quickbooks.trouble(OUT_OF_ORDER);
    const reply = await carport.send('POST', '/fi/gl/reconcile', { source: 'connection' }, { key });
    expect([reply.status, reply.body.type, reply.body.code]).toEqual([503, 'UNAVAILABLE', 'counterparty-unavailable']);
    expect(reply.body).toMatchObject({ counterparty: 'quickbooks', fault: 'failing' });
  });

  it('are unavailable to a server without the key that sealed the credential', async () => {
    const { stores, key, ledgerAdapters } = await connectedDealership();
    const keyless = testService({ stores, ledgerAdapters });
    const reply = await keyless.send('POST', '/fi/gl/reconcile', { source: 'connection' }, { key });
    expect([reply.status, reply.body.fault]).toEqual([503, 'locked']);
  });
});
