/** Tests how counterparty responses become results or typed faults. */
import { describe, expect, it } from 'vitest';
import { withoutUndefined } from '#kernel/answer.ts';
import { callCounterparty, jsonOf } from './counterparty-call.ts';

const call = (send: typeof fetch, timeoutMs?: number) =>
  callCounterparty(send, {
    counterparty: 'dropbox-sign',
    url: 'https://api.example/v3/x',
    init: { method: 'POST' },
    ...withoutUndefined({ timeoutMs }),
  });

describe('a call to a counterparty', () => {
  it.each([200, 201, 400, 404, 409, 410])('returns a response with status %i and its bytes', async (status) => {
    const answer = await call(async () => new Response('{"a":1}', { status }));
    if ('fault' in answer) throw new Error(answer.fault);
    expect([answer.status, jsonOf(answer)]).toEqual([status, { a: 1 }]);
  });

  it.each([
    [401, 'unauthorized'],
    [403, 'unauthorized'],
    [302, 'failing'],
    [500, 'failing'],
    [503, 'failing'],
  ])('maps status %i to %s', async (status, fault) => {
    expect(await call(async () => new Response('secret text', { status }))).toEqual({
      fault,
      counterparty: 'dropbox-sign',
    });
  });

  it.each([
    ['17', 17],
    ['tomorrow', 30],
  ])('passes on Retry-After %s of a 429 as %i seconds', async (header, retryAfterSeconds) => {
    const throttled = async () => new Response('', { status: 429, headers: { 'retry-after': header } });
    expect(await call(throttled)).toEqual({ fault: 'throttled', counterparty: 'dropbox-sign', retryAfterSeconds });
  });

  it('returns typed faults for a refused connection and a timeout', async () => {
    expect(await call(() => Promise.reject(new TypeError('fetch failed')))).toMatchObject({ fault: 'unreachable' });
    const never: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    expect(await call(never, 5)).toMatchObject({ fault: 'timeout' });
  });

  it('follows no redirects', async () => {
    let redirect: RequestInit['redirect'];
    await call(async (_, init) => {
      redirect = init?.redirect;
      return new Response('{}');
    });
    expect(redirect).toBe('manual');
  });

  it('limits how much of a response it reads', async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1_048_576)) });
    expect(await call(async () => new Response(endless))).toMatchObject({ fault: 'unreadable' });
  });
});

describe('the JSON of a response', () => {
  it('is undefined for bytes that are not JSON', () => {
    expect(jsonOf({ bytes: new TextEncoder().encode('<html>') as Uint8Array<ArrayBuffer> })).toBeUndefined();
  });
});
