import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';
import { FIGURES, openJourney, SIGNER } from '#test/stories/buy-journey.ts';

const FOUR_HOURS = 4 * 3600;

async function sentJourney(name = 'Ada Lovelace') {
  const journey = await openJourney();
  await journey.move('desk', FIGURES);
  const offer = await journey.move('esign', { signer: { name } });
  return { journey, offer };
}

describe('sending the documents', () => {
  it('opens a signing handoff for four hours, with every document of a purchase', async () => {
    const { journey, offer } = await sentJourney();
    const { body } = offer;
    expect([offer.status, body.type]).toEqual([402, 'OFFER']);
    expect(body).toMatchObject({
      ceremonyUrl: expect.stringMatching(/^http:\/\/carport\.test\/\?sign=/),
      handoff: { kind: 'sign', url: body.ceremonyUrl, expiresAt: '2026-11-27T16:00:00.000Z' },
      envelope: { state: 'SENT', signer: { name: 'Ada Lovelace' } },
      provenance: { source: 'esign-sandbox', simulated: true },
    });
    expect(body.documents.map(({ name }: { name: string }) => name)).toEqual([
      "Buyer's order",
      'Retail installment contract',
      'Odometer statement',
      'Title application',
      'Privacy notice',
      'Arbitration notice',
    ]);
    expect((await journey.facts()).slice(-2)).toEqual(['Envelope.sent@1', 'Handoff.parked@1']);
    const { available, blocked } = (await journey.read()).body;
    expect([body.available, body.blocked]).toEqual([available, blocked]);
  });

  it('returns the same handoff to the same signer, and another envelope to another', async () => {
    const { journey, offer } = await sentJourney();
    expect((await journey.move('esign', SIGNER)).text).toBe(offer.text);
    const other = (await journey.move('esign', { signer: { name: 'Grace Hopper' } })).body;
    expect(other.envelope.envelopeId).not.toBe(offer.body.envelope.envelopeId);
    expect(other.ceremonyUrl).not.toBe(offer.body.ceremonyUrl);
  });

  it('uses the documents of a private sale', async () => {
    const journey = await openJourney({ dealType: 'Private Party' });
    await journey.move('desk', { ...FIGURES, financeType: 'Cash' });
    const { documents } = (await journey.move('esign', SIGNER)).body;
    expect(documents.map(({ name }: { name: string }) => name).slice(0, 2)).toEqual([
      'Bill of sale',
      'Cash bill of sale',
    ]);
  });
});

describe('the signing ceremony', () => {
  it('records Document.signed@1 and moves the deal to SIGNED', async () => {
    const { journey } = await sentJourney();
    const { status, body } = await journey.move('esign/ceremony');
    expect([status, body.state, body.event]).toEqual([200, 'SIGNED', 'Document.signed@1']);
    expect(body.envelope).toMatchObject({ state: 'COMPLETED', certificate: { signedAt: '2026-11-27T12:00:00.000Z' } });
    expect(body.documents.every(({ state }: { state: string }) => state === 'signed')).toBe(true);
    expect(await journey.facts()).toContain('Document.signed@1');
  });

  it('returns the recorded result when it is repeated', async () => {
    const { journey } = await sentJourney();
    await journey.move('esign/ceremony');
    const facts = await journey.facts();
    const again = await journey.move('esign/ceremony', { decision: 'sign' });
    expect([again.status, again.body.state]).toEqual([200, 'SIGNED']);
    expect(again.body).not.toHaveProperty('event');
    expect(await journey.facts()).toEqual(facts);
  });

  it('claims the handoff by a POST, while reading the page writes nothing', async () => {
    const { journey, offer } = await sentJourney();
    const address = new URL(offer.body.ceremonyUrl);
    const page = await journey.carport.get(address.pathname + address.search);
    expect(page.body).toMatchObject({ type: 'OK', status: 'parked' });
    expect((await journey.read()).body.handoff.state).toBe('PARKED');
    expect((await journey.move('esign/ceremony', { decision: 'claim' })).body.handoff.state).toBe('CLAIMED');
    expect((await journey.move('esign/ceremony')).body.handoff.state).toBe('ANSWERED');
  });

  it('may be declined with a reason, and some test signers always decline', async () => {
    const { journey } = await sentJourney();
    const declined = (await journey.move('esign/ceremony', { decision: 'decline', reason: 'the price' })).body;
    expect([declined.state, declined.envelope.state, declined.envelope.reason]).toEqual([
      'DESKED',
      'DECLINED',
      'the price',
    ]);
    await journey.move('esign', { signer: { name: 'Ada Declines' } });
    expect((await journey.move('esign/ceremony')).body.envelope.state).toBe('DECLINED');
    await journey.move('esign', SIGNER);
    expect((await journey.move('esign/ceremony')).body.state).toBe('SIGNED');
  });
});

describe('signing refuses', () => {
  it('a request without a signer, naming the missing field', async () => {
    const { status, body } = await (await openJourney()).move('esign');
    expect([status, body.type, body.code]).toEqual([400, 'BLOCKED', 'validation-failed']);
    expect(body.problems[0]).toMatchObject({ path: 'signer', got: 'missing', in: 'body' });
    const nameless = (await (await openJourney()).move('esign', { signer: {} })).body;
    expect(nameless.problems[0].path).toBe('signer.name');
  });

  it('documents that are already signed: illegal-move', async () => {
    const { journey } = await sentJourney();
    await journey.move('esign/ceremony');
    const { status, body } = await journey.move('esign', { signer: { name: 'Grace Hopper' } });
    expect([status, body.code, body.missing]).toEqual([409, 'illegal-move', ['already-signed']]);
  });

  it('a ceremony without an envelope: no-envelope', async () => {
    const journey = await openJourney();
    const { status, body } = await journey.move('esign/ceremony');
    expect([status, body.type, body.code, body.missing]).toEqual([409, 'REFUSED', 'no-envelope', ['esign']]);
  });

  it('a ceremony on an expired handoff: ceremony-expired, and a new handoff reopens it', async () => {
    const { journey, offer } = await sentJourney();
    journey.carport.clock.advance(FOUR_HOURS);
    const { status, body } = await journey.move('esign/ceremony');
    expect([status, body.code]).toEqual([409, 'ceremony-expired']);
    expect(await journey.facts()).toContain('Handoff.expired@1');
    const fresh = (await journey.move('esign', SIGNER)).body;
    expect(fresh.ceremonyUrl).not.toBe(offer.body.ceremonyUrl);
    expect((await journey.move('esign/ceremony')).body.state).toBe('SIGNED');
  });
});

describe('a signer with only the handoff address', () => {
  it('signs a keyed deal with the id of ceremonyUrl, and not without it', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    const { dealId } = (
      await carport.send('POST', '/buy/deals', { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '78701' } }, { key })
    ).body;
    const figures = { salesPrice: '30000', downPayment: '3000', term: 60, zip: '78701' };
    await carport.send('POST', `/buy/deals/${dealId}/desk`, figures, { key });
    const { ceremonyUrl } = (
      await carport.send('POST', `/buy/deals/${dealId}/esign`, { signer: { name: 'Sample Signer' } }, { key })
    ).body;
    const handoffId = new URL(ceremonyUrl).searchParams.get('sign');
    const ceremony = `/buy/deals/${dealId}/esign/ceremony`;
    expect((await carport.send('POST', ceremony, {})).status).toBe(404);
    expect((await carport.send('POST', ceremony, { handoffId: 'handoff_other' })).status).toBe(404);
    const signed = await carport.send('POST', ceremony, { handoffId });
    expect([signed.status, signed.body.state]).toEqual([200, 'SIGNED']);
  });
});
