import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';
import { fiDeal, LICENSED, VIN } from '#test/stories/fi-journey.ts';

const carport = testService();
const FIGURES = { salesPrice: '33000.00', downPayment: '3000.00', term: 72, zip: '78701', odometer: 12 };
const BETTER = { package: 'Better', disclosuresAcknowledged: true };
const cents = (text: string) => Math.round(Number(text) * 100);

/** A desked deal of the buy pillar, ready for F&I. */
async function deskedDeal() {
  const { dealId } = (await carport.send('POST', '/buy/deals', { vin: VIN, buyer: { zip: '78701', name: 'Ana Ruiz' } }))
    .body;
  const desked = await carport.send('POST', `/buy/deals/${dealId}/desk`, FIGURES);
  if (desked.status !== 200) throw new Error(desked.text);
  return { ...fiDeal(carport, dealId), read: async () => (await carport.get(`/buy/deals/${dealId}`)).body };
}

describe('F&I on a desked deal', () => {
  it('starts with the rates that the desk triggered', async () => {
    const deal = await deskedDeal();
    const { body } = await deal.get();
    expect(body.state).toBe('RATED');
    expect(body.links.events).toBe(`http://carport.test/buy/deals/${deal.dealId}/events`);
    expect(body.desked.amountFinanced).toBe((await deal.read()).desked.amountFinanced);
  });

  it('raises the priced amount and the payment by the selected package', async () => {
    const deal = await deskedDeal();
    const before = (await deal.read()).desked;
    await deal.post('menu');
    const { selection } = (await deal.post('menu/select', BETTER)).body;
    const after = (await deal.read()).desked;
    expect(after.products).toBe(selection.retailTotal);
    expect(cents(after.total)).toBe(cents(before.total) + cents(selection.retailTotal));
    expect(after.monthlyPayment).toBe(selection.monthlyPayment);
  });

  it('removes the package from the priced amount when it is declined or rated again', async () => {
    for (const takeBack of ['decline', 'quote']) {
      const deal = await deskedDeal();
      const before = (await deal.read()).desked;
      for (const verb of ['menu', 'menu/present']) await deal.post(verb);
      await deal.post('menu/select', BETTER);
      if (takeBack === 'decline') await deal.post('menu/decline');
      else await carport.send('POST', '/fi/quotes', { vin: VIN, dealId: deal.dealId });
      expect((await deal.read()).desked.total).toBe(before.total);
      expect((await deal.get()).body.desked.amountFinanced).toBe(before.amountFinanced);
    }
  });

  it('keeps the figures through staging, approval and capture, and lowers them after a void', async () => {
    const deal = await deskedDeal();
    await deal.post('menu');
    await deal.post('menu/select', BETTER);
    const selected = (await deal.read()).desked;
    for (const [verb, body] of [['contract/stage'], ['contract/approve'], ['contract/capture', LICENSED]] as const)
      await deal.post(verb, body);
    const captured = await deal.read();
    expect(captured.desked).toEqual(selected);
    const [{ contractId, price }] = (await deal.get()).body.contracts;
    await carport.send('POST', `/fi/contracts/${contractId}/void`);
    expect(cents((await deal.read()).desked.products)).toBe(cents(selected.products) - cents(price));
  });

  it('supersedes the checkout link whose amount it changes', async () => {
    const deal = await deskedDeal();
    expect((await carport.send('POST', `/buy/deals/${deal.dealId}/checkout`)).status).toBe(402);
    await deal.post('menu');
    await deal.post('menu/select', BETTER);
    const { state, checkout } = await deal.read();
    expect([state, checkout.state]).toEqual(['DESKED', 'SUPERSEDED']);
  });

  it('sells nothing more on a cancelled deal, and still voids its contracts', async () => {
    const deal = await deskedDeal();
    await deal.post('menu');
    await deal.post('menu/select', BETTER);
    for (const [verb, body] of [['contract/stage'], ['contract/approve'], ['contract/capture', LICENSED]] as const)
      await deal.post(verb, body);
    const [{ contractId }] = (await deal.get()).body.contracts;
    await carport.send('POST', `/buy/deals/${deal.dealId}/cancel`, { reason: 'buyer walked away' });
    const refused = await carport.send('POST', '/fi/quotes', { vin: VIN, dealId: deal.dealId });
    expect([refused.status, refused.body.code]).toEqual([409, 'illegal-move']);
    expect(refused.body.reason).toContain('CANCELLED');
    expect((await carport.send('POST', `/fi/contracts/${contractId}/void`)).body.contract.state).toBe('VOIDED');
  });
});
