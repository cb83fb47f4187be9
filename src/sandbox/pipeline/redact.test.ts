import { describe, expect, it } from 'vitest';
import { BODY_LENGTH_MAX, redactBodies, redactedWithout } from './redact.ts';
import { unknownNamesIn } from './unknown-names.ts';

const redacted = (value: unknown) => JSON.parse(redactBodies(JSON.stringify(value))[0] ?? 'null');

describe('a stored body', () => {
  it.each([
    ['a key by its name', { api_key: 'redact', signingSecret: 'redact', keyId: 'key_1' }, { keyId: 'key_1' }],
    ['a key within text', { caption: 'use vk_sandbox_redactredact now' }, { caption: 'use vk_sandbox_… now' }],
    ['a signing secret within text', { caption: 'whsec_redact+redact/redact=' }, { caption: 'whsec_…' }],
    ['a bearer', { headers: ['Bearer redact.redact'] }, { headers: ['Bearer …'] }],
    ['the name of a person', { buyer: { name: 'redact', zip: '94105' } }, { buyer: { zip: '94105' } }],
    [
      'parts of a name',
      { applicant: { firstName: 'redact', last_name: 'redact', score: 700 } },
      { applicant: { score: '…' } },
    ],
    [
      'contact details of a person',
      { customer: { email: 'redact', phone: 'redact', address: { city: 'redact' } } },
      {},
    ],
    ['a birth date', { dateOfBirth: 'redact', birthDate: 'redact' }, {}],
    ['numbers of accounts and licenses', { accountNumber: 123, licenseNumber: 'redact', cardNumber: 'redact' }, {}],
    ['a social security number within text', { caption: 'mine is 123-45-6789' }, { caption: 'mine is …' }],
    ['an email address within text', { caption: 'redact@redact.example asks' }, { caption: '… asks' }],
    ['the barcode of a license', { content: '@\n\u001e\rANSI 636014080002DL00DAQredact' }, { content: '…' }],
    ['a telephone number within text', { caption: 'call (415) 555-0123' }, { caption: 'call …' }],
    ['the income of a person', { applicant: { monthlyIncome: 123, zip: 'redact' } }, {}],
    ['a person given as one string', { lines: [{ customer: 'redact', description: 'VSC of redact' }] }, {}],
    ['comments and documents', { comments: 'redact', content: 'redact', letter: 'redact', evidence: 'redact' }, {}],
    [
      'fields of a document',
      { extraction: { fields: { any: 'redact', many: ['redact'] }, spans: { any: { text: 'redact' } } } },
      {},
    ],
    [
      'values quoted in a refusal',
      { problems: [{ got: 'string "redact \\"redact"', message: 'got string "redact"' }] },
      {},
    ],
    ['JSON within text', { result: { content: [{ type: 'text', text: '{"buyer":{"name":"redact"}}' }] } }, {}],
    ['text of a tool result', { result: { content: [{ type: 'text', text: 'Sold to redact' }] } }, {}],
    ['a secret as the name of a member', { vk_live_redact: 1 }, { 'vk_live_…': 1 }],
  ])('omits %s', (_, sent, expected) => {
    expect(JSON.stringify(redacted(sent))).not.toMatch(/redact|123/);
    expect(redacted(sent)).toMatchObject(expected);
  });

  it('keeps data that identifies no one', () => {
    const figures = {
      vin: '1HGCM82633A004352',
      name: 'Service contract',
      desked: { term: 60, zip: '94105' },
      keys: [],
    };
    expect(redacted(figures)).toEqual(figures);
  });

  it('omits values that are redacted in the other body', () => {
    const sent = JSON.stringify({ buyer: { name: 'Ada "A" Redact' }, signer: { name: 'true' } });
    const answer = JSON.stringify({ documents: [{ title: 'Order of Ada "A" Redact' }], done: true });
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
  const refusalNaming = (path: string) => {
    const problem = { path, expected: 'one of vin, buyer', got: 'unknown', message: `${path} is not supported` };
    const text = JSON.stringify({ reason: `Unknown body member "${path}".`, problems: [problem] });
    return JSON.stringify({
      result: { content: [{ type: 'text', text }], structuredContent: { problems: [problem] } },
    });
  };
  const storedBodies = (request: string, answer: string) => {
    const names = unknownNamesIn(request, answer);
    return names === undefined ? undefined : redactedWithout({ unknownNames: names }, request, answer).join('\n');
  };

  it.each([
    [
      'of a script',
      { code: "return api.post('/buy/deals', { buyer: { 'Ada J. Redact': 1 } })" },
      'buyer.Ada J. Redact',
    ],
    ['of an object', { body: { buyer: { 'Ada J. Redact': 'redact' } } }, 'buyer.Ada J. Redact'],
    ['of JSON within text', { body: '{"Hu":1}' }, 'Hu'],
  ])('omit the name %s', (_, args, path) => {
    expect(storedBodies(toolCall(args), refusalNaming(path))).toContain('is not supported');
    expect(storedBodies(toolCall(args), refusalNaming(path))).not.toMatch(/ada|redact|hu/i);
  });

  it('are not stored when the response truncates the name', () => {
    expect(storedBodies(toolCall({}), refusalNaming(`${'redact '.repeat(16)}…`))).toBeUndefined();
  });

  it('keep their members when nothing was unknown', () => {
    expect(storedBodies(toolCall({ id: '/pricing' }), '{"result":{"isError":false}}')).toContain('"id":"/pricing"');
  });
});
