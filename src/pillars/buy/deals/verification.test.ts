import { describe, expect, it } from 'vitest';
import { FIGURES, openJourney, SIGNER } from '#test/stories/buy-journey.ts';

const POLICY = { policy: { policyNumber: 'HM-204-118' } };

describe('a verification', () => {
  it.each([
    ['notarize', SIGNER, 'notary-sandbox'],
    ['stips', { stips: ['driver-license'] }, 'stips-sandbox'],
    ['insurance', POLICY, 'insurance-sandbox'],
  ])('%s may arrive before anything else, and names its own source', async (verb, sent, source) => {
    const journey = await openJourney();
    const { status, body } = await journey.move(verb, sent);
    expect([status, body.type, body.state]).toEqual([200, 'OK', 'OPENED']);
    expect(body.provenance).toEqual({ environment: 'sandbox', simulated: true, source });
  });

  it.each([
    ['notarize', SIGNER],
    ['stips', { stips: ['driver-license'] }],
    ['insurance', POLICY],
  ])('%s repeated returns the same response and appends nothing', async (verb, sent) => {
    const journey = await openJourney();
    const first = await journey.move(verb, sent);
    const facts = await journey.facts();
    expect((await journey.move(verb, sent)).text).toBe(first.text);
    expect(await journey.facts()).toEqual(facts);
  });

  it('clears a signed deal when all three arrive at once', async () => {
    const journey = await openJourney();
    await journey.move('desk', FIGURES);
    await journey.move('esign', SIGNER);
    await journey.move('esign/ceremony');
    const replies = await Promise.all([
      journey.move('insurance', POLICY),
      journey.move('stips', { stips: ['driver-license'] }),
      journey.move('notarize', SIGNER),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await journey.read()).body.state).toBe('CLEARED');
    expect((await journey.facts()).filter((name) => name === 'Deal.cleared@1')).toHaveLength(1);
  });
});

describe('the notary', () => {
  it('completes with a notary, a meeting and a passed identity check', async () => {
    const { notarization } = (await (await openJourney()).move('notarize', SIGNER)).body;
    expect(notarization).toMatchObject({
      state: 'COMPLETED',
      documentKind: 'power-of-attorney',
      // California bars remote acts of its own notaries.
      notary: { commissionState: 'NV', note: expect.stringContaining('1189') },
      identity: { kba: 'passed', credentialAnalysis: 'passed' },
    });
  });

  it('locks Kbafail out for a day, and lets another signer try at once', async () => {
    const journey = await openJourney();
    const kbafail = { signer: { name: 'Ada Kbafail' } };
    const failed = (await journey.move('notarize', kbafail)).body.notarization;
    expect([failed.state, failed.retryAt]).toEqual(['FAILED', '2026-11-28T12:00:00.000Z']);
    expect((await journey.move('notarize', kbafail)).body.notarization.state).toBe('FAILED');
    journey.carport.clock.advance(86_400);
    expect((await journey.move('notarize', kbafail)).body.notarization.state).toBe('COMPLETED');
    const other = await openJourney();
    await other.move('notarize', kbafail);
    expect((await other.move('notarize', SIGNER)).body.notarization.state).toBe('COMPLETED');
  });

  it('completes for Pending at the second call only', async () => {
    const journey = await openJourney();
    const pending = { signer: { name: 'Ada Pending' } };
    expect((await journey.move('notarize', pending)).body.notarization.state).toBe('REQUESTED');
    expect((await journey.move('notarize', pending)).body.notarization.state).toBe('COMPLETED');
  });
});

describe('stipulations', () => {
  it('return a code, checks and reason for each proof', async () => {
    const { body } = await (await openJourney()).move('stips', { stips: ['POI', 'expired license', 'a letter'] });
    expect(body.stipsState).toBe('REJECTED');
    expect(body.stips).toMatchObject([
      { code: 'POI', state: 'VERIFIED', documentRef: 'POI' },
      { code: 'OTHER', state: 'REJECTED', reason: 'date-fresh' },
      { code: 'OTHER', state: 'VERIFIED' },
    ]);
  });

  it('are verified once a rejected proof is resubmitted', async () => {
    const journey = await openJourney();
    await journey.move('stips', { stips: [{ code: 'POI', documentRef: 'expired.pdf' }] });
    const { body } = await journey.move('stips', { stips: [{ code: 'POI', documentRef: 'fresh.pdf' }] });
    expect([body.stipsState, body.stips.length]).toEqual(['VERIFIED', 1]);
  });

  it('are verified once another document replaces a rejected one that no lender required', async () => {
    const journey = await openJourney();
    await journey.move('stips', { stips: ['paystub-expired', 'DLC-blurry', 'a letter'] });
    const { body } = await journey.move('stips', { stips: ['paystub-november'] });
    expect(body.stipsState).toBe('VERIFIED');
    expect(body.stips.map((row: { documentRef: string }) => row.documentRef)).toEqual(['a letter', 'paystub-november']);
    await journey.move('desk', FIGURES);
    const asked = { dealId: journey.dealId, decision: 'conditioned', stipulations: ['POI'] };
    expect((await journey.carport.send('POST', '/credit/decisions/simulate', asked)).status).toBe(200);
    await journey.move('stips', { stips: ['POI-expired'] });
    expect((await journey.move('stips', { stips: ['another letter'] })).body.stipsState).toBe('REJECTED');
  });

  it('meet a lender’s conditions once every required one is verified', async () => {
    const journey = await openJourney();
    await journey.move('desk', FIGURES);
    const decision = { dealId: journey.dealId, decision: 'conditioned', stipulations: ['POI', 'POR'] };
    const fired = await journey.carport.send('POST', '/credit/decisions/simulate', decision);
    expect(fired.status, fired.text).toBe(200);
    expect((await journey.move('stips', { stips: ['proof-of-income.pdf'] })).body.stipsState).toBe('OUTSTANDING');
    expect((await journey.read()).body.credit.state).toBe('CONDITIONED');
    await journey.move('stips', { stips: ['POR'] });
    expect((await journey.read()).body.credit.state).toBe('APPROVED');
  });
});

describe('insurance', () => {
  it('is rejected when lapsed, and another policy replaces it', async () => {
    const journey = await openJourney();
    const lapsed = (await journey.move('insurance', { policy: { policyNumber: 'LAPSED-9' } })).body.insurance;
    expect([lapsed.state, lapsed.reason]).toEqual(['REJECTED', 'policy-active']);
    expect((await journey.move('insurance', POLICY)).body.insurance).toMatchObject({
      state: 'VERIFIED',
      vehicle: { vin: 'F1XDEMCR4SDEM0001' },
    });
  });

  it('is confirmed after an hour by a slow carrier', async () => {
    const journey = await openJourney();
    expect((await journey.move('insurance', { policy: { policyNumber: 'PENDING-9' } })).body.insurance.state).toBe(
      'PENDING',
    );
    journey.carport.clock.advance(3600);
    expect((await journey.read()).body.insurance.state).toBe('VERIFIED');
  });
});

describe('a verification refuses', () => {
  it.each([
    ['notarize', ['signer', 'signer.name']],
    ['stips', ['stips']],
    ['insurance', ['policy', 'policy.policyNumber']],
  ])('%s without its content, naming every missing field', async (verb, paths) => {
    for (const sent of [undefined, {}]) {
      const { status, body } = await (await openJourney()).move(verb, sent);
      expect([status, body.type, body.code]).toEqual([400, 'BLOCKED', 'validation-failed']);
      expect(body.problems.map(({ path }: { path: string }) => path)).toEqual(paths);
    }
  });

  it('an empty list of proofs, and a list with an invalid proof', async () => {
    const journey = await openJourney();
    expect((await journey.move('stips', { stips: [] })).status).toBe(400);
    expect((await journey.move('stips', { stips: ['ok', 7] })).body.problems[0].path).toBe('stips[1]');
  });

  it('a second artifact after a verified one, and any artifact on a closed deal: illegal-move', async () => {
    const journey = await openJourney();
    await journey.move('notarize', SIGNER);
    await journey.move('insurance', POLICY);
    const notary = await journey.move('notarize', { signer: { name: 'Grace Hopper' } });
    expect([notary.status, notary.body.missing]).toEqual([409, ['already-notarized']]);
    const policy = await journey.move('insurance', { policy: { policyNumber: 'HM-9' } });
    expect([policy.body.code, policy.body.missing]).toEqual(['illegal-move', ['already-insured']]);
    await journey.move('cancel', { reason: 'walked away' });
    expect((await journey.move('stips', { stips: ['POI'] })).body.code).toBe('illegal-move');
  });
});
