import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';
import { dealAfter, LICENSED, LOAN } from '#test/stories/fi-journey.ts';

const carport = testService();
const states = (body: { contracts: { state: string }[] }) => [...new Set(body.contracts.map((one) => one.state))];
const DAY = 86_400;

describe('the contract endpoints answer OK', () => {
  it('stage: one contract per product, dated by the deal, at the price of the menu', async () => {
    const deal = await dealAfter(carport, 'menu/select');
    const { selection } = (await deal.get()).body;
    const { status, body } = await deal.post('contract/stage');
    expect(status).toBe(200);
    expect(body.contracts.map((one: { productType: string }) => one.productType)).toEqual([
      'VSC',
      'GAP',
      'TIRE',
      'KEY',
    ]);
    expect(body.contracts.map((one: { price: string }) => one.price)).toEqual(
      selection.products.map((one: { retailPrice: string }) => one.retailPrice),
    );
    expect(body.contracts[0]).toMatchObject({
      state: 'STAGED',
      contractId: expect.stringMatching(/^contract_[A-Za-z0-9]{20}$/),
      coverageLevel: 'Stated component',
      termMonths: 72,
      termMiles: 75_000,
      saleDate: '2026-11-27',
      effectiveDate: '2026-11-27',
      expirationDate: '2032-11-27',
      buyerState: 'TX',
    });
  });

  it('approve: by the sandbox manager by default', async () => {
    const deal = await dealAfter(carport, 'contract/stage');
    const { body } = await deal.post('contract/approve');
    expect(states(body)).toEqual(['APPROVED']);
    expect(body.contracts[0].approver).toBe('Sandbox F&I Manager');
    const named = await (await dealAfter(carport, 'contract/stage')).post('contract/approve', {
      approver: 'Lee Okoro',
    });
    expect(named.body.contracts[0].approver).toBe('Lee Okoro');
  });

  it('capture: under the license, with the deal contracted', async () => {
    const deal = await dealAfter(carport, 'contract/approve');
    const { body } = await deal.post('contract/capture', LICENSED);
    expect(body.state).toBe('CONTRACTED');
    expect(states(body)).toEqual(['CAPTURED']);
    expect(body.contracts[0].fiManager).toEqual(LICENSED.fiManager);
  });

  it.each([
    ['the approver of the approval', LICENSED, 'Sandbox F&I Manager'],
    ['the approver named in the capture', { ...LICENSED, approver: 'Lee Okoro' }, 'Lee Okoro'],
  ])('capture: with %s', async (_, body, approver) => {
    const deal = await dealAfter(carport, 'contract/approve');
    const captured = (await deal.post('contract/capture', body)).body.contracts;
    expect(captured[0].approver).toBe(approver);
    expect((await deal.get()).body.contracts[0].approver).toBe(approver);
  });

  it('capture: again, without writing twice', async () => {
    const deal = await dealAfter(carport, 'contract/capture');
    const before = (await deal.get()).body.contracts;
    expect((await deal.post('contract/capture', LICENSED)).status).toBe(200);
    expect((await deal.get()).body.contracts).toEqual(before);
  });

  it('void: with or without the dealId, and the deal stays contracted until the last one', async () => {
    const deal = await dealAfter(carport, 'contract/capture');
    const { contracts } = (await deal.get()).body;
    for (const [i, { contractId, price }] of contracts.entries()) {
      const body = i % 2 === 0 ? { reason: 'buyer asked' } : { dealId: deal.dealId };
      const reply = await carport.send('POST', `/fi/contracts/${contractId}/void`, body);
      expect(reply.body).toMatchObject({
        type: 'OK',
        contractId,
        dealId: deal.dealId,
        state: i === contracts.length - 1 ? 'SELECTED' : 'CONTRACTED',
        contract: { state: 'VOIDED' },
        refund: { amount: price, method: 'flat-cancel', fee: '0.00' },
      });
    }
    expect(states((await deal.post('contract/stage')).body)).toEqual(['STAGED']);
  });

  it('void: with the refund of the state’s rule once the contract is remitted, the same when repeated', async () => {
    const later = testService();
    const deal = await dealAfter(later, 'contract/capture');
    const [{ contractId, price }] = (await deal.get()).body.contracts;
    later.clock.advance(400 * DAY);
    const { body } = await later.send('POST', `/fi/contracts/${contractId}/void`);
    expect(body.refund).toMatchObject({ method: 'pro-rata', basis: 'time', fee: '50.00' });
    expect(Number(body.refund.amount)).toBeLessThan(Number(price));
    expect(body.refund.derivation.at(-1).step).toBe('refund');
    later.clock.advance(400 * DAY);
    expect((await later.send('POST', `/fi/contracts/${contractId}/void`)).body.refund).toEqual(body.refund);
  });

  it('void: with a refund of zero before capture', async () => {
    const deal = await dealAfter(carport, 'contract/stage');
    const [{ contractId }] = (await deal.get()).body.contracts;
    const { body } = await carport.send('POST', `/fi/contracts/${contractId}/void`);
    expect(body).toMatchObject({ state: 'SELECTED', refund: { amount: '0.00', method: 'not-captured' } });
  });
});

describe('the contract endpoints answer EMPTY', () => {
  it('for another account’s contract, an unknown one, and one on another deal', async () => {
    const key = await carport.mintKey();
    const own = await dealAfter(carport, 'contract/stage', { key });
    const other = await dealAfter(carport, 'contract/stage');
    const [{ contractId }] = (await own.get()).body.contracts;
    const replies = [
      await carport.send('POST', `/fi/contracts/${contractId}/void`),
      await carport.send('POST', '/fi/contracts/contract_unknown/void'),
      await carport.send('POST', `/fi/contracts/${contractId}/void`, { dealId: other.dealId }),
    ];
    for (const { status, body } of replies) expect([status, body.type]).toEqual([404, 'EMPTY']);
    expect((await carport.send('POST', `/fi/contracts/${contractId}/void`, {}, { key })).status).toBe(200);
  });
});

describe('the contract endpoints refuse', () => {
  it.each([
    ['staging before a selection', 'menu/present', 'contract/stage', undefined, ['menu-select']],
    ['approval before staging', 'menu/select', 'contract/approve', undefined, ['contract-stage']],
    ['capture before staging', 'menu/select', 'contract/capture', LICENSED, ['contract-stage', 'contract-approve']],
    ['capture before approval', 'contract/stage', 'contract/capture', LICENSED, ['contract-approve']],
  ])('%s', async (_, until, verb, body, missing) => {
    const reply = await (await dealAfter(carport, until)).post(verb, body);
    expect([reply.status, reply.body.type, reply.body.code]).toEqual([409, 'REFUSED', 'illegal-move']);
    expect(reply.body.missing).toEqual(missing);
  });

  it.each([undefined, '', 'n/a', 'EXPIRED'])('a capture under the license %j', async (licenseNumber) => {
    const deal = await dealAfter(carport, 'contract/approve');
    const reply = await deal.post('contract/capture', { fiManager: { name: 'Dana Reyes', licenseNumber } });
    expect([reply.status, reply.body.type, reply.body.code]).toEqual([400, 'BLOCKED', 'unlicensed-capture']);
    expect(reply.body.problems[0].path).toBe('fiManager.licenseNumber');
    expect((await deal.get()).body.state).toBe('SELECTED');
  });

  it('a capture without a manager', async () => {
    const deal = await dealAfter(carport, 'contract/approve');
    const reply = await deal.post('contract/capture', {});
    expect([reply.status, reply.body.problems[0].path]).toEqual([400, 'fiManager']);
  });
});

describe('contracts of a cash and a lease deal', () => {
  it('cover the products sold for their finance type', async () => {
    const cash = await dealAfter(carport, 'contract/capture', {
      desked: { ...LOAN, financeType: 'Cash', amountFinanced: '0.00', monthlyPayment: '0.00', term: 1 },
    });
    const lease = await dealAfter(carport, 'contract/capture', { desked: { ...LOAN, financeType: 'Lease', term: 36 } });
    const products = async (deal: typeof cash) =>
      (await deal.get()).body.contracts.map((one: { productType: string }) => one.productType);
    expect(await products(cash)).toEqual(['VSC', 'TIRE', 'KEY']);
    expect(await products(lease)).toEqual(['EWT', 'TIRE', 'KEY']);
  });
});
