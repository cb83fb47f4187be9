import { describe, expect, it } from 'vitest';
import { createHandler } from '#http/handle.ts';
import type { SoftPull } from '#ports/bureau.ts';
import { testService } from '#test/builders.ts';
import { testStores } from '#test/stores/chosen.ts';

const applicant = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  address: '1 Analytical Way',
  city: 'San Francisco',
  state: 'CA',
  zip: '94105',
};
const consent = { consentedAt: '2026-11-27T11:00:00Z', evidence: 'I agree to a soft pull' };
const carport = testService();
const prequalify = (body: unknown) => carport.send('POST', '/credit/prequal', body);

describe('POST /credit/prequal answers OK', () => {
  it('with a score, its tier, factors, summary and buying power', async () => {
    const { status, body } = await prequalify({ applicant, consent });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      type: 'OK',
      kind: 'prequal@1',
      result: 'score',
      score: {
        value: 679,
        tier: 'prime',
        model: 'sandbox-auto-score',
        scale: { min: 250, max: 900 },
        asOf: '2026-11-27',
      },
      tier: 'prime',
      lowBand: false,
      ofac: { result: 'clear' },
      redFlags: { result: 'pass', codes: [] },
      buyingPower: { estimatedApr: '7.01', termMonths: 72, maxAmountFinanced: '44480.00', maxMonthlyPayment: '758.55' },
      validThrough: '2026-12-27',
      provenance: { environment: 'sandbox', simulated: true, source: 'bureau-sandbox' },
    });
    expect(body.factors).toHaveLength(body.factors.some((factor: { code: string }) => factor.code === '08') ? 5 : 4);
  });

  it('with the purpose and the consent, and never the applicant', async () => {
    const evidence = { method: 'checkbox', disclosureVersion: '7', ipAddress: '192.0.2.9' };
    const { body, text } = await prequalify({ applicant, consent: { ...consent, evidence } });
    expect(body.inquiry).toMatchObject({
      kind: 'soft',
      affectsScore: false,
      permissiblePurpose: 'written-instructions',
      statute: '15 USC 1681b(a)(2)',
      consent: { consentedAt: '2026-11-27T11:00:00.000Z', evidence },
    });
    for (const word of ['Lovelace', 'Analytical', 'San Francisco']) expect(text).not.toContain(word);
  });

  it('with the same bytes for an identical request', async () => {
    const [first, second] = [await prequalify({ applicant, consent }), await prequalify({ applicant, consent })];
    expect(second.text).toBe(first.text);
  });

  it.each([
    ['Frozen', 'frozen', 'freeze'],
    ['Nohit', 'no-hit', undefined],
  ])('without a score for %s: %s is a result, not a decline', async (lastName, result, alert) => {
    const { status, body } = await prequalify({ applicant: { ...applicant, lastName }, consent });
    expect(status).toBe(200);
    expect(body).toMatchObject({ type: 'OK', result, score: null, factors: [] });
    expect(body.alerts.map((one: { kind: string }) => one.kind)).toEqual(alert === undefined ? [] : [alert]);
    for (const member of ['tier', 'buyingPower', 'summary']) expect(body).not.toHaveProperty(member);
  });

  it('without buying power on a possible sanctions match', async () => {
    const { body } = await prequalify({ applicant: { ...applicant, lastName: 'Ofachit' }, consent });
    expect(body).toMatchObject({
      score: { value: 710 },
      ofac: { result: 'possible-match' },
      redFlags: { result: 'review' },
    });
    expect(body).not.toHaveProperty('buyingPower');
  });
});

describe('POST /credit/prequal refuses', () => {
  it('evidence nested beyond the depth limit', async () => {
    const evidence = { a: JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`) };
    const { status, body } = await prequalify({ applicant, consent: { ...consent, evidence } });
    expect([status, body.code]).toEqual([400, 'validation-failed']);
  });

  const refusals: [string, unknown, string[]][] = [
    ['a missing consent', { applicant }, ['consent']],
    ['an empty consent', { applicant, consent: {} }, ['consent.consentedAt', 'consent.evidence']],
    ['a null consent', { applicant, consent: null }, ['consent']],
    ['a consent without evidence', { applicant, consent: { consentedAt: consent.consentedAt } }, ['consent.evidence']],
    ['blank evidence', { applicant, consent: { ...consent, evidence: '  ' } }, ['consent.evidence']],
    ['evidence without members', { applicant, consent: { ...consent, evidence: {} } }, ['consent.evidence']],
    ['a consent without a time', { applicant, consent: { evidence: 'yes' } }, ['consent.consentedAt']],
    [
      'a time without a zone',
      { applicant, consent: { ...consent, consentedAt: '2026-11-27T11:00:00' } },
      ['consent.consentedAt'],
    ],
    [
      'a consent dated tomorrow',
      { applicant, consent: { ...consent, consentedAt: '2026-11-28T12:00:00Z' } },
      ['consent.consentedAt'],
    ],
    ['an empty body', {}, ['applicant', 'consent']],
    [
      'an incomplete applicant together with no consent',
      { applicant: { firstName: 'Ada' } },
      ['applicant.lastName', 'applicant.zip', 'consent'],
    ],
  ];

  /** The service with its own bureau, whose pulls are counted. */
  async function sendCounted(body: unknown) {
    const pulls: SoftPull[] = [];
    const { bureau } = carport.tools;
    const softPull = (pull: SoftPull) => {
      pulls.push(pull);
      return bureau.softPull(pull);
    };
    const tools = { ...carport.tools, bureau: { ...bureau, softPull } };
    const onFault = (fault: unknown) => expect.fail(String(fault));
    const handle = createHandler({ ...testStores(), catalog: carport.catalog, tools, onFault });
    const init = { method: 'POST', body: JSON.stringify(body) };
    const response = await handle(new Request('http://carport.test/credit/prequal', init));
    return { status: response.status, answer: await response.json(), pulls };
  }

  it.each(refusals)('%s, names what is missing, and never calls the bureau', async (_, body, paths) => {
    const { status, answer, pulls } = await sendCounted(body);
    expect(status).toBe(400);
    expect(answer).toMatchObject({ type: 'BLOCKED', code: 'consent-required' });
    expect(answer.problems.map((one: { path: string }) => one.path)).toEqual(expect.arrayContaining(paths));
    expect(pulls).toEqual([]);
  });

  it('no complete request, and calls the bureau exactly once', async () => {
    const { status, pulls } = await sendCounted({ applicant, consent });
    expect([status, pulls.length]).toEqual([200, 1]);
  });

  it('an incomplete applicant with every field at once', async () => {
    const { status, body } = await prequalify({ applicant: { zip: '9410' }, consent });
    expect(status).toBe(400);
    expect(body.code).toBe('validation-failed');
    expect(body.problems.map((one: { path: string }) => one.path).sort()).toEqual(
      ['address', 'city', 'firstName', 'lastName', 'state', 'zip'].map((member) => `applicant.${member}`),
    );
  });

  it('an unknown member by name', async () => {
    const { body } = await prequalify({ applicant: { ...applicant, ssn: '666000000' }, consent });
    expect(body).toMatchObject({ code: 'unknown-parameter', problems: [{ path: 'applicant.ssn' }] });
    expect(JSON.stringify(body)).not.toContain('666000000');
  });

  it('when the bureau is down', async () => {
    const { status, body } = await prequalify({ applicant: { ...applicant, lastName: 'Outage' }, consent });
    expect(status).toBe(503);
    expect(body).toMatchObject({ type: 'UNAVAILABLE', code: 'counterparty-unavailable' });
  });
});
