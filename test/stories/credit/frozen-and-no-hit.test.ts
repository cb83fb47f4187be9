/** Story: two applicants without a score are not declined, and nothing of them is stored. */
import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';
import { testStores } from '#test/stores/chosen.ts';

const ADDRESS = '17 Unlisted Crescent';
const CONSENT = { consentedAt: '2026-11-27T11:30:00Z', evidence: { method: 'esign', signature: 'sig-1' } };
const applicant = (lastName: string) => ({
  firstName: 'Robin',
  lastName,
  address: ADDRESS,
  city: 'Springfield',
  state: 'IL',
  zip: '62701',
});

describe('an applicant without a score', () => {
  it('has a freeze alert and a review with a frozen file, and a score without one', async () => {
    const carport = testService();
    const frozen = await carport.send('POST', '/credit/prequal', { applicant: applicant('Frozen'), consent: CONSENT });
    expect(frozen.body).toMatchObject({ type: 'OK', result: 'frozen', score: null, redFlags: { result: 'review' } });
    expect(frozen.body.alerts[0]).toMatchObject({ kind: 'freeze' });
    const thawed = await carport.send('POST', '/credit/prequal', { applicant: applicant('Prime'), consent: CONSENT });
    expect(thawed.body).toMatchObject({ result: 'score', score: { value: 720 }, tier: 'prime' });
  });

  it('without a bureau file is a no-hit, without a review', async () => {
    const carport = testService();
    const { body } = await carport.send('POST', '/credit/prequal', { applicant: applicant('NOHIT'), consent: CONSENT });
    expect(body).toMatchObject({ type: 'OK', result: 'no-hit', score: null, alerts: [], redFlags: { result: 'pass' } });
  });

  it('leaves no address and no key in the store, the responses or the log', async () => {
    const stored: unknown[] = [];
    const logged: unknown[] = [];
    const stores = testStores();
    const events = new Proxy(stores.events, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]) => {
          if (name === 'append') stored.push(args);
          return Reflect.apply(member, target, args);
        };
      },
    });
    const carport = testService({
      stores: { ...stores, events },
      onAnswered: (seen) => logged.push([seen.row?.id, seen.requestId]),
    });
    const key = await carport.mintKey();
    const answers = [];
    for (const lastName of ['Frozen', 'Nohit', 'Prime', 'Outage']) {
      const body = { applicant: applicant(lastName), consent: CONSENT };
      answers.push(
        (await carport.send('POST', '/credit/prequal', body, { key, headers: { 'idempotency-key': `"${lastName}"` } }))
          .text,
      );
    }
    answers.push((await carport.send('POST', '/credit/prequal', { applicant: applicant('Prime') }, { key })).text);
    expect(stored.length).toBeGreaterThan(0);
    for (const text of [JSON.stringify(stored), JSON.stringify(logged), ...answers]) {
      expect(text).not.toContain(ADDRESS);
      expect(text).not.toContain(key);
    }
  });
});
