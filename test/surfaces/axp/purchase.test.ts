/** A script that knows only the address of /llms.txt finds, calls and completes a purchase. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutUndefined } from '#kernel/answer.ts';
import { type ListeningService, listeningService } from '#test/stores/service-process.ts';
import { type ReadAddress, readerOf } from './deployment.ts';

let carport: ListeningService;
let look: ReadAddress;
beforeAll(async () => {
  carport = await listeningService();
  look = readerOf(carport.url);
});
afterAll(() => carport.close());

interface Step {
  readonly method: string;
  readonly path: string;
  readonly body: string | undefined;
}

/** The numbered calls of the page. */
function stepsIn(page: string): Step[] {
  return [...page.matchAll(/^\d+\. `(\w+) (\S+)`(?: `(.+)`)?$/gm)].map(([, method = '', path = '', body]) => ({
    method,
    path,
    body,
  }));
}

describe('GET /llms.txt', () => {
  it('is enough information to buy a car', async () => {
    const page = (await look('/llms.txt')).text;
    const steps = stepsIn(page);
    expect(steps.length).toBeGreaterThan(8);
    let dealId = '';
    let state = '';
    for (const { method, path, body } of steps) {
      // The page says that settlement requires the operator's token.
      const headers = {
        'content-type': 'application/json',
        authorization: path.endsWith('/settle') ? 'Bearer settle-token' : '',
      };
      const reply = await look(path.replace('{dealId}', dealId), headers, {
        method,
        ...withoutUndefined({ body }),
      });
      expect([200, 402], `${method} ${path}: ${reply.text}`).toContain(reply.status);
      dealId = reply.body.dealId ?? dealId;
      state = reply.body.state;
    }
    expect(state).toBe('SETTLED');
    const { events } = (await look(`/buy/deals/${dealId}/events`)).body;
    expect(events.map(({ type }: { type: string }) => type)).toContain('Payment.captured@1');
  });
});
