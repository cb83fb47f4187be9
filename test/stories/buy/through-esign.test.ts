/**
 * Story: a dealer's live key buys a car whose documents are signed at a real provider and whose entry is posted to the
 * dealer's ledger.
 */
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { KEYS, QuickBooksMock } from '../../counterparties/quickbooks/loopback-quickbooks.ts';
import { FIGURES, openJourney, pricedAmount, SIGNER } from '../buy-journey.ts';
import { type Counterparty, connectedService } from '../connected-service.ts';
import { docuSignBench, dropboxSignBench, type SigningBench } from '../signing-benches.ts';

const BENCHES: readonly SigningBench[] = [await dropboxSignBench(), docuSignBench()];
afterEach(() => {
  for (const bench of BENCHES) bench.fail(undefined);
});
afterAll(async () => {
  for (const bench of BENCHES) await bench.close();
});

const SIGNER_WITH_EMAIL = { signer: { name: 'Ada Lovelace', email: 'ada@example.com' } };
const SIGNED_AT = '2026-11-27T12:00:00.000Z';

async function connectedJourney(bench: SigningBench, isVaultOpen = true, others: readonly Counterparty[] = []) {
  const service = await connectedService([bench.counterparty, ...others], isVaultOpen);
  const { carport, key, connectionId } = service;
  const journey = await openJourney({ key }, carport);
  await journey.move('desk', FIGURES);
  const report = (...about: Parameters<SigningBench['report']>) => {
    const { body, headers } = bench.report(...about);
    return carport.send('POST', `/buy/esign/callbacks/${connectionId}`, body, { headers });
  };
  return { ...service, journey, report };
}

describe.each(BENCHES)('a purchase signed at $name', (bench) => {
  it('is sent, signed, reported, cleared, delivered, settled and posted to QuickBooks, and its documents are downloaded', async () => {
    const quickbooks = new QuickBooksMock();
    const books: Counterparty = { adapter: 'quickbooks', secret: JSON.stringify(KEYS), fetch: quickbooks.fetch };
    const { carport, journey, report, key } = await connectedJourney(bench, true, [books]);
    const offer = (await journey.move('esign', SIGNER_WITH_EMAIL)).body;
    expect(offer).toMatchObject({
      type: 'OFFER',
      simulated: false,
      provenance: { environment: 'sandbox', source: bench.name },
      envelope: { state: 'SENT', provider: bench.name },
      expiresAt: bench.expiresAt,
    });
    expect(offer).not.toHaveProperty('disclosure');
    expect(offer.provenance).not.toHaveProperty('simulated');
    expect(offer.documents.map(({ name }: { name: string }) => name)).toEqual([
      "Buyer's order",
      'Retail installment contract',
      'Odometer statement',
    ]);
    const { envelopeId } = offer.envelope;
    expect((await journey.move('esign', SIGNER_WITH_EMAIL)).body.envelope.envelopeId).toBe(envelopeId);
    expect((await journey.move('esign/reminders')).body).toMatchObject({ type: 'OK', envelope: { envelopeId } });

    const early = await journey.move('esign/ceremony');
    expect([early.status, early.body.code]).toEqual([409, 'signature-pending']);
    expect((await report('viewed', envelopeId)).text).toBe(bench.acknowledgement);
    expect((await journey.read()).body.envelope.state).toBe('SENT');

    bench.sign(envelopeId, SIGNED_AT);
    const taken = await report('signed', envelopeId);
    expect([taken.status, taken.text]).toEqual([200, bench.acknowledgement]);
    const signed = (await journey.read()).body;
    expect([signed.state, signed.envelope.state, signed.envelope.certificate.signedAt]).toEqual([
      'SIGNED',
      'COMPLETED',
      SIGNED_AT,
    ]);
    const facts = await journey.facts();
    await report('signed', envelopeId);
    expect(await journey.facts()).toEqual(facts);

    const path = `/buy/deals/${journey.dealId}/esign/documents`;
    const file = await carport.get(path, { key });
    expect([file.status, file.headers.get('content-type'), file.text.slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    expect((await carport.get(path)).status).toBe(404);

    await journey.move('notarize', SIGNER);
    await journey.move('stips', { stips: ['driver-license'] });
    await journey.move('insurance', { policy: { policyNumber: 'HM-204-118' } });
    await journey.move('checkout');
    expect((await journey.move('deliver')).body.state).toBe('DELIVERED');
    expect((await journey.settle(`order_${bench.name}`, await pricedAmount(journey))).body.state).toBe('SETTLED');
    await carport.poster.idle();
    expect((await journey.facts()).slice(-1)).toEqual(['JournalEntry.posted@1']);
    const [entry] = quickbooks.entries;
    expect(`deal_${entry?.DocNumber}`).toBe(journey.dealId);
    const cents = (entry?.Line ?? []).map(
      ({ Amount, JournalEntryLineDetail: { PostingType } }) =>
        Math.round(Amount * 100) * (PostingType === 'Debit' ? 1 : -1),
    );
    expect([cents.length > 1, cents.reduce((sum, one) => sum + one, 0)]).toEqual([true, 0]);
    expect(carport.faults).toEqual([]);
  });

  it('withdraws the documents of superseded figures, at the provider too', async () => {
    const { journey } = await connectedJourney(bench);
    const { envelopeId } = (await journey.move('esign', SIGNER_WITH_EMAIL)).body.envelope;
    const before = bench.calls.length;
    await journey.move('desk', { ...FIGURES, downPayment: '5000.00' });
    expect(bench.calls.slice(before)).toEqual([bench.withdrawal(envelopeId)]);
    expect((await journey.facts()).slice(-2)).toEqual(['Counterparty.asked@1', 'Counterparty.answered@1']);
    const second = (await journey.move('esign', SIGNER_WITH_EMAIL)).body.envelope;
    expect(second.envelopeId).not.toBe(envelopeId);
    await journey.move('cancel', { reason: 'walked away' });
    expect(bench.calls.at(-1)).toBe(bench.withdrawal(second.envelopeId));
  });

  it('retries a failed withdrawal later, and only until it succeeds', async () => {
    const { carport, journey, key } = await connectedJourney(bench);
    const { envelopeId } = (await journey.move('esign', SIGNER_WITH_EMAIL)).body.envelope;
    bench.fail(500);
    await journey.move('desk', { ...FIGURES, downPayment: '5000.00' });
    const before = bench.calls.length;
    carport.clock.advance(45);
    await journey.read();
    expect(bench.calls.slice(before)).toEqual([]);
    bench.fail(undefined);
    carport.clock.advance(30);
    await carport.get(`/buy/deals/${journey.dealId}`, { key });
    expect(bench.calls.slice(before)).toEqual([bench.withdrawal(envelopeId)]);
    carport.clock.advance(3_600);
    await journey.read();
    expect(bench.calls.slice(before)).toHaveLength(1);
  });

  it.each([
    ['declined', (id: string) => bench.decline(id, 'the price'), { state: 'DECLINED', reason: 'the price' }],
    ['expired', (id: string) => bench.expire(id), { state: 'VOIDED', reason: 'expired' }],
    ['cancelled there', (id: string) => bench.remove(id), { state: 'VOIDED', reason: 'provider' }],
  ])('follows documents that were %s at the provider, and new ones may be sent', async (_, happen, standing) => {
    const { journey, report } = await connectedJourney(bench);
    const { envelopeId } = (await journey.move('esign', SIGNER_WITH_EMAIL)).body.envelope;
    happen(envelopeId);
    expect((await report('declined', envelopeId)).status).toBe(200);
    expect((await journey.read()).body.envelope).toMatchObject(standing);
    expect((await journey.move('esign', SIGNER_WITH_EMAIL)).body.envelope.envelopeId).not.toBe(envelopeId);
  });

  it('is polled when no callback arrives, even days after it was sent', async () => {
    const { carport, journey } = await connectedJourney(bench);
    const { envelopeId } = (await journey.move('esign', SIGNER_WITH_EMAIL)).body.envelope;
    carport.clock.advance(3 * 86_400);
    bench.sign(envelopeId, SIGNED_AT);
    expect((await journey.move('esign/ceremony')).body).toMatchObject({
      state: 'SIGNED',
      provenance: { source: bench.name },
    });
  });
});

describe.each(BENCHES)('signing at $name refuses', (bench) => {
  it('a signer without an email address', async () => {
    const { journey } = await connectedJourney(bench);
    const { status, body } = await journey.move('esign', SIGNER);
    expect([status, body.code, body.problems[0].path]).toEqual([400, 'validation-failed', 'signer.email']);
  });

  it.each([
    [401, 'unauthorized', /connections add (dropbox-sign|docusign)/],
    [429, 'throttled', /Retry later/],
    [500, 'failing', /not carried out twice/],
  ] as const)(
    'while the provider answers %i, with a typed 503 and no envelope of the sandbox',
    async (how, fault, says) => {
      const { journey, carport } = await connectedJourney(bench);
      bench.fail(how);
      const { status, body } = await journey.move('esign', SIGNER_WITH_EMAIL);
      expect([status, body.type, body.code, body.fault]).toEqual([
        503,
        'UNAVAILABLE',
        'counterparty-unavailable',
        fault,
      ]);
      expect(body.reason).toMatch(says);
      expect(JSON.stringify(body)).not.toContain('ada@example.com');
      expect((await journey.read()).body.envelope).toBeUndefined();
      expect(carport.faults).toEqual([]);
    },
  );

  it('with a sealed credential that this service cannot open', async () => {
    const { journey } = await connectedJourney(bench, false);
    const { status, body } = await journey.move('esign', SIGNER_WITH_EMAIL);
    expect([status, body.fault]).toEqual([503, 'locked']);
    expect(body.reason).toContain('CREDENTIAL_KEY');
  });

  it('a request that the provider refuses: counterparty-refused', async () => {
    const { journey } = await connectedJourney(bench);
    bench.fail(400);
    const { status, body } = await journey.move('esign', SIGNER_WITH_EMAIL);
    expect([status, body.code, body.rejected]).toEqual([409, 'counterparty-refused', bench.refusedAs]);
  });

  it('forged callbacks, and callbacks of an unknown connection', async () => {
    const { carport, journey, report } = await connectedJourney(bench);
    const { envelopeId } = (await journey.move('esign', SIGNER_WITH_EMAIL)).body.envelope;
    bench.sign(envelopeId, SIGNED_AT);
    const forged = await report('signed', envelopeId, 'another key');
    expect([forged.status, forged.body.code]).toEqual([400, 'forged-notice']);
    const { body, headers } = bench.report('signed', envelopeId);
    const other = await carport.send('POST', '/buy/esign/callbacks/connection_other', body, { headers });
    expect(other.body.code).toBe('forged-notice');
    expect((await journey.read()).body.envelope.state).toBe('SENT');
    expect((await report('test')).text).toBe(bench.acknowledgement);
  });

  it('sandbox keys of the account, which get the sandbox', async () => {
    const { carport, sandboxKey } = await connectedJourney(bench);
    const journey = await openJourney({ key: sandboxKey }, carport);
    await journey.move('desk', FIGURES);
    expect((await journey.move('esign', SIGNER)).body.provenance).toMatchObject({ source: 'esign-sandbox' });
  });
});
