/** Sends webhooks with the platform's `fetch`, which reaches public addresses only. */
import { judgeAddress } from '../../src/domain/webhook/address.ts';
import type { WebhookReply, WebhookSender } from '../../src/ports/webhook-sender.ts';

const TIMEOUT_MS = 15_000;

/** Origins in `originsAllowed` are not checked, because the operator allowed them. */
export function fetchSender(originsAllowed: readonly string[]): WebhookSender {
  return {
    async send({ url, headers, body, signal }) {
      const judged = judgeAddress(url, originsAllowed);
      if (!judged.ok) return { state: 'forbidden', reason: `the address is not ${judged.why}` };
      const deadline = AbortSignal.timeout(TIMEOUT_MS);
      try {
        return await post(judged.url, headers, body, signal ? AbortSignal.any([deadline, signal]) : deadline);
      } catch {
        const reason = deadline.aborted ? 'the receiver did not respond in time' : 'the connection failed';
        return { state: 'unreachable', reason };
      }
    },
  };
}

async function post(
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
  signal: AbortSignal,
): Promise<WebhookReply> {
  const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
  await response.body?.cancel();
  const wait = response.headers.get('retry-after')?.trim() ?? '';
  const { status } = response;
  return { state: 'answered', status, ...(/^\d{1,9}$/.test(wait) ? { retryAfterSeconds: Number(wait) } : {}) };
}
