import { describe, expect, it } from 'vitest';
import { BODY_LENGTH_MAX, redactBodies, redactedWithout } from './redact.ts';
import { unknownNamesIn } from './unknown-names.ts';

const shown = (value: unknown) => JSON.parse(redactBodies(JSON.stringify(value))[0] ?? 'null');

describe('a stored body', () => {
  it.each([
    ['a key by its name', { api_key: 'hush', signingSecret: 'hush', keyId: 'key_1' }, { keyId: 'key_1' }],
    ['a key within text', { caption: 'use vk_sandbox_hushhush now' }, { caption: 'use vk_sandbox_… now' }],
    ['a signing secret within text', { caption: 'whsec_hush+hush/hush=' }, { caption: 'whsec_…' }],
    ['a bearer', { headers: ['Bearer hush.hush'] }, { headers: ['Bearer …'] }],
    ['the name of a person', { buyer: { name: 'hush', zip: '94105' } }, { buyer: { zip: '94105' } }],
    [
      'parts of a name',
      { applicant: { firstName: 'hush', last_name: 'hush', score: 700 } },
      { applicant: { score: '…' } },
    ],
    ['contact details of a person', { customer: { email: 'hush', phone: 'hush', address: { city: 'hush' } } }, {}],
    ['a birth date', { dateOfBirth: 'hush', birthDate: 'hush' }, {}],
    ['numbers of accounts and licenses', { accountNumber: 123, licenseNumber: 'hush', cardNumber: 'hush' }, {}],
    ['a social security number within text', { caption: 'mine is 123-45-6789' }, { caption: 'mine is …' }],
    ['an email address within text', { caption: 'hush@hush.example asks' }, { caption: '… asks' }],
    ['the barcode of a license', { content: '@\n\u001e\rANSI 636014080002DL00DAQhush' }, { content: '…' }],
    ['a telephone number within text', { caption: 'call (415) 555-0123' }, { caption: 'call …' }],
    ['the income of a person', { applicant: { monthlyIncome: 123, zip: 'hush' } }, {}],
    ['a person given as one string', { lines: [{ customer: 'hush', description: 'VSC of hush' }] }, {}],
    ['comments and documents', { comments: 'hush', content: 'hush', letter: 'hush', evidence: 'hush' }, {}],
    [
      'fields of a document',
      { extraction: { fields: { any: 'hush', many: ['hush'] }, spans: { any: { text: 'hush' } } } },
      {},
    ],
    ['values quoted in a refusal', { problems: [{ got: 'string "hush \\"hush"', message: 'got string "hush"' }] }, {}],
    ['JSON within text', { result: { content: [{ type: 'text', text: '{"buyer":{"name":"hush"}}' }] } }, {}],
    ['text of a tool result', { result: { content: [{ type: 'text', text: 'Sold to hush' }] } }, {}],
    ['a secret as the name of a member', { vk_live_hush: 1 }, { 'vk_live_…': 1 }],
  ])('omits %s', (_, sent, kept) => {
    expect(JSON.stringify(shown(sent))).not.toMatch(/hush|123/);
    expect(shown(sent)).toMatchObject(kept);
  });

  it('keeps data that identifies no one', () => {
    const figures = {
      vin: '1HGCM82633A004352',
      name: 'Service contract',
      desked: { term: 60, zip: '94105' },
      keys: [],
    };
    expect(shown(figures)).toEqual(figures);
  });

  it('omits values that are redacted in the other body', () => {
    const sent = JSON.stringify({ buyer: { name: 'Ada "A" Hush' }, signer: { name: 'true' } });
    const answer = JSON.stringify({ documents: [{ title: 'Order of Ada "A" Hush' }], done: true });
    expect(redactBodies(sent, answer)[1]).toBe('{"documents":[{"title":"Order of …"}],"done":true}');
  });

  it('is rejected when it is not JSON or too long to parse', () => {
    expect(redactBodies('vin,price', JSON.stringify('x'.repeat(BODY_LENGTH_MAX)), undefined)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the bodies of a tool call refused for an unknown member', () => {
  const toolCall = (args: object) =>
    JSON.stringify({ method: 'tools/call', params: { name: 'exec', arguments: args } });
  const refused = (path: string) => {
    const problem = { path, expected: 'one of vin, buyer', got: 'unknown', message: `${path} is not supported` };
    const text = JSON.stringify({ reason: `Unknown body member "${path}".`, problems: [problem] });
    return JSON.stringify({
      result: { content: [{ type: 'text', text }], structuredContent: { problems: [problem] } },
    });
  };
  const kept = (request: string, answer: string) => {
    const names = unknownNamesIn(request, answer);
    return names === undefined ? undefined : redactedWithout({ unknownNames: names }, request, answer).join('\n');
  };

  it.each([
    ['of a script', { code: "return api.post('/buy/deals', { buyer: { 'Ada J. Hush': 1 } })" }, 'buyer.Ada J. Hush'],
    ['of an object', { body: { buyer: { 'Ada J. Hush': 'hush' } } }, 'buyer.Ada J. Hush'],
    ['of JSON within text', { body: '{"Hu":1}' }, 'Hu'],
  ])('omit the name %s', (_, args, path) => {
    expect(kept(toolCall(args), refused(path))).toContain('is not supported');
    expect(kept(toolCall(args), refused(path))).not.toMatch(/ada|hu/i);
  });

  it('are not stored when the response truncates the name', () => {
    expect(kept(toolCall({}), refused(`${'hush '.repeat(23)}…`))).toBeUndefined();
  });

  it('keep their members when nothing was unknown', () => {
    expect(kept(toolCall({ id: '/pricing' }), '{"result":{"isError":false}}')).toContain('"id":"/pricing"');
  });
});
