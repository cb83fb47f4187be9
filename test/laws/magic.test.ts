/** Law: every listed magic input causes the listed outcome at the listed endpoint. */
import { describe, expect, it } from 'vitest';
import type { MagicValue } from '#ports/magic-values.ts';
import { MAGIC_VALUES } from '#sandbox/magic-index.ts';
import { type Reply, type TestService, testService } from '#test/builders.ts';
import { clearPapers, FIGURES, type Journey, openJourney, SIGNER } from '../stories/buy-journey.ts';

const magicValues = MAGIC_VALUES;

async function deskedJourney(
  opening: Parameters<typeof openJourney>[0] = {},
  figures: object = FIGURES,
): Promise<Journey> {
  const journey = await openJourney(opening);
  await journey.move('desk', figures);
  return journey;
}

async function settledJourney(name: string): Promise<Journey> {
  const journey = await deskedJourney({ name });
  await clearPapers(journey);
  await journey.move('deliver', {});
  const { desked: figures } = (await journey.read()).body;
  await journey.settle('order-of-magic', Math.round(Number(figures.total) * 100));
  return journey;
}

async function captureWithLicense(carport: TestService, licenseNumber: string): Promise<Reply> {
  const key = await carport.mintKey();
  const { dealId } = (await carport.send('POST', '/sandbox/scenarios/fi-contract-approved', {}, { key })).body;
  const body = { fiManager: { name: 'Morgan Reyes', licenseNumber } };
  return carport.send('POST', `/fi/deals/${dealId}/contract/capture`, body, { key });
}

const ADDRESS = { address: '1 Analytical Way', city: 'San Francisco', state: 'CA', zip: '94105' };
const CONSENT = { consentedAt: '2026-06-15T17:00:00Z', evidence: 'I agree to a soft pull of my credit file' };
const LIEN = { vin: 'F1XDEMCR4SDEM0001', currentApr: '14.90', remainingTermMonths: 48 };

/** Port → the observed outcome after sending the example, in the words of the row. */
const PROVOKE: Readonly<Record<string, (row: MagicValue) => Promise<unknown>>> = {
  bureau: async ({ example }) => {
    const applicant = { firstName: 'Ada', lastName: example, ...ADDRESS };
    const { body } = await testService().send('POST', '/credit/prequal', { applicant, consent: CONSENT });
    if (body.code === 'counterparty-unavailable') return 'down';
    return body.result === 'score' ? String(body.score.value) : body.result;
  },
  lenders: async ({ example }) => {
    const { carport, dealId } = await deskedJourney();
    const { body } = await carport.send('POST', '/credit/decisions/simulate', {
      dealId,
      decision: 'approved',
      lenderId: example,
    });
    return body.code === 'counterparty-unavailable' ? 'down' : body.code;
  },
  'refinance-panel': async ({ example }) => {
    const { body } = await testService().send('POST', '/financing/refinance/quotes', {
      ...LIEN,
      currentBalance: example,
    });
    return body.code === 'no-improving-lender' ? 'down' : body.type;
  },
  esign: async ({ example }) => {
    const journey = await deskedJourney();
    await journey.move('esign', { signer: { name: example } });
    return (await journey.move('esign/ceremony', {})).body.envelope.state.toLowerCase();
  },
  notary: async ({ example }) =>
    (
      await (await deskedJourney()).move('notarize', { signer: { name: example } })
    ).body.notarization.state.toLowerCase(),
  stips: async ({ example }) => {
    const { body } = await (await deskedJourney()).move('stips', { stips: [example] });
    return body.stips[0].checks.find(({ result }: { result: string }) => result === 'fail').name;
  },
  insurer: async ({ example }) => {
    const { insurance } = (await (await deskedJourney()).move('insurance', { policy: { policyNumber: example } })).body;
    if (insurance.state === 'PENDING') return 'pending';
    if (insurance.state === 'VERIFIED') return insurance.lienholder.listed ? 'verified' : 'no-lien';
    return insurance.deductibles.collision === '2500.00' ? 'low' : 'lapsed';
  },
  payoff: async ({ example }) =>
    (await (await openJourney({ vin: example, dealType: 'Private Party' })).move('desk', FIGURES)).body.lien,
  title: async ({ input, example }) => {
    if (input === 'vin')
      return (await testService().get(`/buy/${example}`)).body.brands.length > 0 ? 'branded' : 'clean';
    return (await (await settledJourney(example)).read()).body.title.rejected;
  },
  transport: async ({ outcome, example }) => {
    if (outcome === 'no-route') {
      const { body } = await (await deskedJourney({ zip: example })).read();
      return body.transport === undefined ? 'no-route' : 'routed';
    }
    const journey = await deskedJourney();
    await clearPapers(journey);
    const { body } = await journey.move('deliver', { method: 'transport', receivedBy: example });
    return body.transport.state === 'CANCELLED' && body.state === 'CLEARED' ? 'declined' : 'delivered';
  },
  'payment-rail': async ({ example }) => {
    const journey = await deskedJourney({}, { ...FIGURES, salesPrice: example });
    const { body } = await journey.move('checkout', {});
    return body.code === 'rail-refused' ? 'amount-out-of-range' : body.type;
  },
  'general-ledger': async ({ example }) => {
    const connection = { source: 'connection', from: example };
    const { body } = await testService().send('POST', '/fi/gl/reconcile', connection);
    return body.code === 'counterparty-unavailable' ? 'down' : body.type;
  },
  licence: async ({ example }) =>
    (await captureWithLicense(testService(), example)).body.code === 'unlicensed-capture' ? 'unlicensed' : 'licensed',
  'webhook-receiver': async ({ example }) => {
    const carport = testService();
    const key = await carport.mintKey();
    const { webhookId } = (await carport.send('POST', '/webhooks', { url: example }, { key })).body;
    await openJourney({ key }, carport);
    await carport.deliveries?.idle();
    return (await carport.get(`/webhooks/${webhookId}/deliveries`, { key })).body.deliveries[0].state;
  },
};

describe('every magic value', () => {
  it.each(magicValues.map((row) => [`${row.port} ${row.input} ${row.how} ${row.value}`, row] as const))(
    '%s',
    async (_, row) => {
      const provoke = PROVOKE[row.port];
      expect(provoke, `nobody provokes ${row.port}`).toBeDefined();
      expect(await provoke?.(row)).toBe(row.outcome);
    },
  );

  it('belongs to a port where an ordinary input succeeds', async () => {
    const journey = await deskedJourney();
    expect((await journey.move('notarize', SIGNER)).body.notarization.state).toBe('COMPLETED');
    expect((await captureWithLicense(testService(), 'FI-204118')).status).toBe(200);
  });
});
