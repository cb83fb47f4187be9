import { afterEach, describe, expect, it } from 'vitest';
import { type ListeningService, listeningService } from '#test/stores/service-process.ts';
import { DEMO_VIN, FIGURES, SIGNER } from '../buy-journey.ts';

let carport: ListeningService | undefined;
afterEach(async () => {
  await carport?.close();
  carport = undefined;
});

interface Message {
  readonly id: string;
  readonly event: string;
  readonly data: string;
}

const TYPES = ['Concierge Buy', 'Concierge Search', 'Private Party'];

/** Reads server-sent events until `until` arrives, and then disconnects. */
async function watch(url: string, lastEventId: string | undefined, until: string): Promise<Message[]> {
  const hangUp = new AbortController();
  const resume = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
  const response = await fetch(url, { headers: { accept: 'text/event-stream', ...resume }, signal: hangUp.signal });
  const messages: Message[] = [];
  let text = '';
  try {
    for await (const chunk of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      text += chunk;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        const fields = Object.fromEntries(
          block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
        );
        if (fields.id !== undefined)
          messages.push({ id: fields.id, event: fields.event ?? '', data: fields.data ?? '' });
        if (fields.event === until) return messages;
      }
    }
  } finally {
    hangUp.abort();
  }
  return messages;
}

describe.each(TYPES)('a %s over a real socket', (dealType) => {
  it('streams to its end: every event arrives once, in order, across a dropped connection', async () => {
    carport = await listeningService();
    const { url } = carport;
    const send = async (path: string, body: object = {}, headers: Record<string, string> = {}) => {
      const response = await fetch(url + path, { method: 'POST', body: JSON.stringify(body), headers });
      expect([200, 402]).toContain(response.status);
      return response.json();
    };
    const { dealId } = await send('/buy/deals', {
      vin: DEMO_VIN,
      buyer: { zip: '94105', name: 'Ada Lovelace' },
      dealType,
    });
    const at = `/buy/deals/${dealId}`;
    const first = watch(`${url}${at}/events`, undefined, 'Document.signed@1');
    const { desked } = await send(`${at}/desk`, FIGURES);
    await send(`${at}/checkout`);
    await send(`${at}/esign`, SIGNER);
    await send(`${at}/esign/ceremony`);
    const seen = await first;
    await send(`${at}/notarize`, SIGNER);
    await send(`${at}/stips`, { stips: ['driver-license'] });
    const second = watch(`${url}${at}/events`, seen.at(-1)?.id, 'Title.applied@1');
    await send(`${at}/insurance`, { policy: { policyNumber: 'HM-204-118' } });
    await send(`${at}/deliver`, { method: 'transport' });
    const amount = Math.round(Number(desked.total) * 100);
    const bearer = { authorization: 'Bearer settle-token' };
    await send(`${at}/settle`, { order_id: `order_${dealId}`, amount_total: amount, currency: 'usd' }, bearer);
    const all = [...seen, ...(await second)];
    const page = await (await fetch(`${url}${at}/events?limit=1000`)).json();
    expect(all.map(({ id }) => Number(id))).toEqual(page.events.map(({ seq }: { seq: number }) => seq));
    expect(all.map(({ data }) => JSON.parse(data))).toEqual(page.events);
    expect(all.map(({ event }) => event)).toEqual(page.events.map(({ type }: { type: string }) => type));
    expect(carport.faults).toEqual([]);
  });
});
