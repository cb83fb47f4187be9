import { Webhook as Receiver } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { instant } from '#kernel/dates.ts';
import { eventOn, type Message, SECRET_PREFIX, secretFrom, signedMessage } from './message.ts';

const secret = secretFrom('0123456789abcdefghijklmnopqrstuvwxyzABCDEFG');
const fact = { seq: 7, type: 'Document.signed@1', at: '2026-06-15T12:00:00.000Z', data: { signer: 'Ada' } };
const event = eventOn('deal/deal_1', fact);
const now = () => instant(Date.now());
const verify = ({ body, headers }: Message, by = secret) => new Receiver(by).verify(body, { ...headers });

describe('a webhook message', () => {
  it('is accepted by the official receiver library', () => {
    expect(verify(signedMessage(event, secret, now()))).toMatchObject({
      type: 'Document.signed@1',
      data: { signer: 'Ada' },
    });
  });

  it('matches the published vector of Standard Webhooks', () => {
    const signer = new Receiver('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw');
    const body = '{"test": 2432232314}';
    expect(signer.sign('msg_p5jXN8AQM9LWM0D4loKWxJek', new Date(1614265330 * 1000), body)).toBe(
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    );
  });

  it.each([
    ['another body', (m: Message) => ({ ...m, body: m.body.replace('Ada', 'Eve') })],
    ['another id', (m: Message) => ({ ...m, headers: { ...m.headers, 'webhook-id': 'event_other' } })],
    [
      'another time',
      (m: Message) => ({
        ...m,
        headers: { ...m.headers, 'webhook-timestamp': String(Math.floor(Date.now() / 1000) - 5) },
      }),
    ],
  ])('is rejected with %s', (_what, tampered) => {
    expect(() => verify(tampered(signedMessage(event, secret, now())))).toThrow();
  });

  it('is rejected when it is older than the tolerance, or with another secret', () => {
    expect(() => verify(signedMessage(event, secret, instant(Date.now() - 301_000)))).toThrow();
    expect(() => verify(signedMessage(event, secret, now()), secretFrom('x'.repeat(43)))).toThrow();
  });

  it('keeps its id and body across attempts and gets a new timestamp', () => {
    const [first, second] = ['2026-06-15T12:00:00.000Z', '2026-06-15T12:00:05.000Z'].map((at) =>
      signedMessage(event, secret, at),
    );
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.headers['webhook-timestamp']).not.toBe(first?.headers['webhook-timestamp']);
  });

  it('is a CloudEvent with the members of Standard Webhooks', () => {
    expect(JSON.parse(signedMessage(event, secret, now()).body)).toMatchObject({
      specversion: '1.0',
      id: event.id,
      source: '/buy/deals/deal_1',
      type: 'Document.signed@1',
      subject: 'deal_1',
      time: fact.at,
      timestamp: fact.at,
      datacontenttype: 'application/json',
      seq: 7,
      provenance: { simulated: true },
    });
  });

  it('about a lead names the lead', () => {
    expect(eventOn('lead/lead_1', { ...fact, type: 'Lead.captured@1' })).toMatchObject({
      source: '/dealer/leads/lead_1',
      subject: 'lead_1',
    });
  });
});

describe('a webhook secret', () => {
  it('has the form that libraries accept, with 24 to 64 bytes', () => {
    expect(secret.startsWith(SECRET_PREFIX)).toBe(true);
    const bytes = atob(secret.slice(SECRET_PREFIX.length)).length;
    expect(bytes).toBeGreaterThanOrEqual(24);
    expect(bytes).toBeLessThanOrEqual(64);
  });
});
