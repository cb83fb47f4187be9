import { describe, expect, it } from 'vitest';
import { storeOver } from '#ports/event-store.ts';
import { sandboxBureau } from '#sandbox/bureau/bureau.port.ts';
import { sandboxLenders } from '#sandbox/lenders/lenders.port.ts';
import { type TestService, testService } from '#test/builders.ts';
import { testStores } from '#test/stores/chosen.ts';

const VIN = 'F1XDEMCR4SDEM0001';
const APPLICANT = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  address: '1 Mission St',
  city: 'San Francisco',
  state: 'CA',
  zip: '94105',
};
const CONSENT = { consentedAt: '2026-11-27T11:00:00Z', evidence: 'I agree to a soft pull' };
const LIEN = { vin: VIN, currentBalance: '24000.00', currentApr: '11.49', remainingTermMonths: 52 };
const WRITERS = 20;

/** The sandbox's bureau and lenders with their calls counted. */
function countedAnswers() {
  const calls: string[] = [];
  const bureau = {
    ...sandboxBureau,
    softPull: (pull: Parameters<typeof sandboxBureau.softPull>[0]) => {
      calls.push('softPull');
      return sandboxBureau.softPull(pull);
    },
  };
  const lenders = {
    ...sandboxLenders,
    decide: (request: Parameters<typeof sandboxLenders.decide>[0]) => {
      calls.push('decide');
      return sandboxLenders.decide(request);
    },
  };
  return { calls, counterparties: { bureau, lenders } };
}

/** Stores in which another process writes before each of the first twenty appends of an answer. */
function meddledStores(recorded: string, write: (other: TestService) => Promise<number>) {
  const stores = testStores();
  const other = testService({ stores });
  const meddled = { conflicts: 0 };
  const events = storeOver(stores.events, {
    append: async (appends) => {
      const isAnswer = appends.some(({ events: appended = [] }) => appended.some(({ type }) => type === recorded));
      if (isAnswer && meddled.conflicts < WRITERS) {
        meddled.conflicts += 1;
        expect(await write(other)).toBe(200);
      }
      return stores.events.append(appends);
    },
  });
  return { stores: { ...stores, events }, meddled };
}

const openDeal = async (carport: TestService) => {
  const opened = await carport.send('POST', '/buy/deals', { vin: VIN, buyer: { zip: '94105' } });
  return opened.body.dealId as string;
};
const QUESTIONS = [
  [
    'a prequalification',
    '/credit/prequal',
    'softPull',
    { applicant: APPLICANT, consent: CONSENT },
    'Prequal.completed@1',
  ],
  [
    'a credit decision',
    '/credit/decisions/simulate',
    'decide',
    { decision: 'approved' },
    'CreditApplication.decisioned@1',
  ],
] as const;

describe('a question to a bureau or a lender', () => {
  it.each(QUESTIONS)('is not asked for a cancelled deal: %s', async (_, path, __, body) => {
    const { calls, counterparties } = countedAnswers();
    const carport = testService({ counterparties });
    const dealId = await openDeal(carport);
    await carport.send('POST', `/buy/deals/${dealId}/cancel`, { reason: 'walked away' });
    const { status, body: refusal } = await carport.send('POST', path, { ...body, dealId });
    expect([status, refusal.code, calls]).toEqual([409, 'illegal-move', []]);
  });

  it.each(QUESTIONS)('is asked once while twenty writers interfere: %s', async (_, path, name, body, recorded) => {
    const { calls, counterparties } = countedAnswers();
    let dealId = '';
    const { stores, meddled } = meddledStores(recorded, async (other) => {
      const stips = { stips: [`paper-${meddled.conflicts}.pdf`] };
      return (await other.send('POST', `/buy/deals/${dealId}/stips`, stips)).status;
    });
    const carport = testService({ stores, counterparties });
    dealId = await openDeal(carport);
    const { status, text } = await carport.send('POST', path, { ...body, dealId });
    expect(status, text).toBe(200);
    expect([meddled.conflicts, calls]).toEqual([WRITERS, [name]]);
    const { events } = (await carport.get(`/buy/deals/${dealId}/events`)).body;
    expect(events.filter(({ type }: { type: string }) => type === recorded)).toHaveLength(1);
  });

  it.each(QUESTIONS)(
    'leaves no trace on a deal that was cancelled meanwhile: %s',
    async (_, path, __, body, recorded) => {
      let dealId = '';
      const { stores, meddled } = meddledStores(recorded, async (other) => {
        if (meddled.conflicts > 1) return 200;
        return (await other.send('POST', `/buy/deals/${dealId}/cancel`, { reason: 'walked away' })).status;
      });
      const carport = testService({ stores });
      dealId = await openDeal(carport);
      const { status, body: refusal } = await carport.send('POST', path, { ...body, dealId });
      expect([status, refusal.code]).toEqual([409, 'illegal-move']);
      const { events } = (await carport.get(`/buy/deals/${dealId}/events`)).body;
      expect(events.map(({ type }: { type: string }) => type)).not.toContain(recorded);
    },
  );
});

describe('a question about a refinance application', () => {
  it('is asked once, and its answer refused, when another process records a decision meanwhile', async () => {
    const { calls, counterparties } = countedAnswers();
    let applicationId = '';
    const { stores, meddled } = meddledStores('RefinanceApplication.decisioned@1', async (other) => {
      if (meddled.conflicts > 1) return 200;
      const decision = { applicationId, decision: 'declined' };
      return (await other.send('POST', '/credit/decisions/simulate', decision)).status;
    });
    const carport = testService({ stores, counterparties });
    applicationId = (await carport.send('POST', '/financing/refinance/applications', LIEN)).body.applicationId;
    const decision = { applicationId, decision: 'approved' };
    const { status, body } = await carport.send('POST', '/credit/decisions/simulate', decision);
    expect([status, body.code, calls]).toEqual([409, 'illegal-move', ['decide']]);
    expect(meddled.conflicts).toBe(1);
  });
});
