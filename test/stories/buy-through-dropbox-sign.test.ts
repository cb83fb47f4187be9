/** Story: a dealer's live key buys a car whose papers are signed at Dropbox Sign. */
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { connectedService } from '../dropbox-sign/connected-service.ts';
import { loopbackDropboxSign } from '../dropbox-sign/loopback-dropbox-sign.ts';
import { FIGURES, openJourney, pricedAmount, SIGNER } from './buy-journey.ts';

const dropbox = await loopbackDropboxSign();
afterEach(() => dropbox.fail(undefined));
afterAll(() => dropbox.close());

const SIGNER_WITH_EMAIL = { signer: { name: 'Ada Lovelace', email: 'ada@example.com' } };
const SIGNED_AT = '2026-11-27T12:00:00.000Z';

async function connected(isVaultOpen = true) {
  const service = await connectedService('dropbox-sign', dropbox.credential, isVaultOpen);
  const { carport, key, connectionId } = service;
  const journey = await openJourney({ key }, carport);
  await journey.move('desk', FIGURES);
  const report = (type: string, requestId?: string, signedWith?: string) => {
    const { body, contentType } = dropbox.report(type, requestId, signedWith);
    const headers = { 'content-type': contentType };
    return carport.send('POST', `/buy/esign/callbacks/${connectionId}`, body, { headers });
  };
  return { ...service, journey, report };
}

/** Every call that the mock answered since, by the end of its path. */
function callsSince(before: number): string[] {
  return dropbox.calls.slice(before).map((call) => call.replace(/[0-9a-f]{40}/, 'ID'));
}

describe('a purchase signed at Dropbox Sign', () => {
  it('is sent, signed, reported, cleared, delivered and settled, and its papers are downloaded', async () => {
    const { carport, journey, report, key } = await connected();
    const offer = (await journey.move('esign', SIGNER_WITH_EMAIL)).body;
    expect(offer).toMatchObject({
      type: 'OFFER',
      simulated: false,
      provenance: { environment: 'sandbox', source: 'dropbox-sign' },
      envelope: { state: 'SENT', provider: 'dropbox-sign' },
      expiresAt: '2026-12-04T13:00:00.000Z',
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
    expect((await report('signature_request_viewed', envelopeId)).text).toBe('Hello API Event Received');
    expect((await journey.read()).body.envelope.state).toBe('SENT');

    dropbox.sign(envelopeId, SIGNED_AT);
    const taken = await report('signature_request_all_signed', envelopeId);
    expect([taken.status, taken.text]).toEqual([200, 'Hello API Event Received']);
    const signed = (await journey.read()).body;
    expect([signed.state, signed.envelope.state, signed.envelope.certificate.signedAt]).toEqual([
      'SIGNED',
      'COMPLETED',
      SIGNED_AT,
    ]);
    const facts = await journey.facts();
    await report('signature_request_all_signed', envelopeId);
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
    expect((await journey.settle('order_ds', await pricedAmount(journey))).body.state).toBe('SETTLED');
    expect(carport.faults).toEqual([]);
  });

  it('takes back the papers of figures that no longer stand, at the provider too', async () => {
    const { journey } = await connected();
    const { envelopeId } = (await journey.move('esign', SIGNER_WITH_EMAIL)).body.envelope;
    const before = dropbox.calls.length;
    await journey.move('desk', { ...FIGURES, downPayment: '5000.00' });
    expect(callsSince(before)).toEqual(['POST /v3/signature_request/cancel/ID']);
    expect((await journey.facts()).slice(-2)).toEqual(['Counterparty.asked@1', 'Counterparty.answered@1']);
    const second = (await journey.move('esign', SIGNER_WITH_EMAIL)).body.envelope;
    expect(second.envelopeId).not.toBe(envelopeId);
    await journey.move('cancel', { reason: 'walked away' });
    expect(dropbox.calls.at(-1)).toBe(`POST /v3/signature_request/cancel/${second.envelopeId}`);
  });

  it('asks again for papers that could not be taken back, later and less often', async () => {
    const { carport, journey, key } = await connected();
    await journey.move('esign', SIGNER_WITH_EMAIL);
    dropbox.fail(500);
    await journey.move('desk', { ...FIGURES, downPayment: '5000.00' });
    const before = dropbox.calls.length;
    carport.clock.advance(45);
    await journey.read();
    expect(callsSince(before)).toEqual([]);
    dropbox.fail(undefined);
    carport.clock.advance(30);
    await carport.get(`/buy/deals/${journey.dealId}`, { key });
    expect(callsSince(before)).toEqual(['POST /v3/signature_request/cancel/ID']);
    carport.clock.advance(3_600);
    await journey.read();
    expect(callsSince(before)).toHaveLength(1);
  });

  it.each([
    ['declined', (id: string) => dropbox.decline(id, 'the price'), { state: 'DECLINED', reason: 'the price' }],
    ['expired', (id: string) => dropbox.expire(id), { state: 'VOIDED', reason: 'expired' }],
    ['cancelled there', (id: string) => dropbox.remove(id), { state: 'VOIDED', reason: 'provider' }],
  ])('follows papers that were %s at the provider, and new ones may be sent', async (_, happen, standing) => {
    const { journey, report } = await connected();
    const { envelopeId } = (await journey.move('esign', SIGNER_WITH_EMAIL)).body.envelope;
    happen(envelopeId);
    expect((await report('signature_request_declined', envelopeId)).status).toBe(200);
    expect((await journey.read()).body.envelope).toMatchObject(standing);
    expect((await journey.move('esign', SIGNER_WITH_EMAIL)).body.envelope.envelopeId).not.toBe(envelopeId);
  });

  it('is polled where no callback arrives, also days after it was sent', async () => {
    const { carport, journey } = await connected();
    const { envelopeId } = (await journey.move('esign', SIGNER_WITH_EMAIL)).body.envelope;
    carport.clock.advance(3 * 86_400);
    dropbox.sign(envelopeId, SIGNED_AT);
    expect((await journey.move('esign/ceremony')).body).toMatchObject({
      state: 'SIGNED',
      provenance: { source: 'dropbox-sign' },
    });
  });
});

describe('signing at Dropbox Sign refuses', () => {
  it('a signer without an email address', async () => {
    const { journey } = await connected();
    const { status, body } = await journey.move('esign', SIGNER);
    expect([status, body.code, body.problems[0].path]).toEqual([400, 'validation-failed', 'signer.email']);
  });

  it.each([
    [401, 'unauthorized', /connections add dropbox-sign/],
    [429, 'throttled', /Retry later/],
    [500, 'failing', /not carried out twice/],
  ] as const)('while it answers %i, with a typed 503 and no envelope of the sandbox', async (how, fault, says) => {
    const { journey, carport } = await connected();
    dropbox.fail(how);
    const { status, body } = await journey.move('esign', SIGNER_WITH_EMAIL);
    expect([status, body.type, body.code, body.fault]).toEqual([503, 'UNAVAILABLE', 'counterparty-unavailable', fault]);
    expect(body.reason).toMatch(says);
    expect(JSON.stringify(body)).not.toContain('ada@example.com');
    expect((await journey.read()).body.envelope).toBeUndefined();
    expect(carport.faults).toEqual([]);
  });

  it('with a sealed credential that this service cannot open', async () => {
    const { journey } = await connected(false);
    const { status, body } = await journey.move('esign', SIGNER_WITH_EMAIL);
    expect([status, body.fault]).toEqual([503, 'locked']);
    expect(body.reason).toContain('CREDENTIAL_KEY');
  });

  it('what the provider refuses: counterparty-refused', async () => {
    const { journey } = await connected();
    dropbox.fail(400);
    const { status, body } = await journey.move('esign', SIGNER_WITH_EMAIL);
    expect([status, body.code, body.rejected]).toEqual([409, 'counterparty-refused', 'bad_request']);
  });

  it('forged callbacks, and those of a connection that is unknown', async () => {
    const { carport, journey, report } = await connected();
    const { envelopeId } = (await journey.move('esign', SIGNER_WITH_EMAIL)).body.envelope;
    dropbox.sign(envelopeId, SIGNED_AT);
    const forged = await report('signature_request_all_signed', envelopeId, 'another key');
    expect([forged.status, forged.body.code]).toEqual([400, 'forged-notice']);
    const { body, contentType } = dropbox.report('signature_request_all_signed', envelopeId);
    const headers = { 'content-type': contentType };
    const stranger = await carport.send('POST', '/buy/esign/callbacks/connection_other', body, { headers });
    expect(stranger.body.code).toBe('forged-notice');
    expect((await journey.read()).body.envelope.state).toBe('SENT');
    expect((await report('callback_test')).text).toBe('Hello API Event Received');
  });

  it('sandbox keys of the account, which the sandbox answers', async () => {
    const { carport, sandboxKey } = await connected();
    const journey = await openJourney({ key: sandboxKey }, carport);
    await journey.move('desk', FIGURES);
    expect((await journey.move('esign', SIGNER)).body.provenance).toMatchObject({ source: 'esign-sandbox' });
  });
});
