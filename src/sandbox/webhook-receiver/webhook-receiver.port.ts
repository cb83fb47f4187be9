/** Sandbox receiver: accepts every message, or returns the status at the end of its address. */
import { RECEIVER_ORIGIN } from '#domain/webhook/receiver.ts';
import type { WebhookReply, WebhookSender } from '#ports/webhook-sender.ts';

const STATUS_AT_END = /\/(\d{3})$/;
const UNREACHABLE_AT_END = /\/unreachable$/;

/** `…/410` returns 410 and so on, `…/unreachable` does not respond, anything else returns 200. */
export const sandboxReceiver: WebhookSender = {
  async send({ url }): Promise<WebhookReply> {
    const { pathname } = new URL(url);
    if (UNREACHABLE_AT_END.test(pathname))
      return { state: 'unreachable', reason: 'the sandbox receiver does not respond at this address' };
    return { state: 'answered', status: Number(STATUS_AT_END.exec(pathname)?.[1] ?? 200) };
  },
};

/** Handles messages to the sandbox receiver's own address, and passes all others to `sender`. */
export function withReceiver(sender: WebhookSender): WebhookSender {
  return {
    send: (post) => (new URL(post.url).origin === RECEIVER_ORIGIN ? sandboxReceiver.send(post) : sender.send(post)),
  };
}
