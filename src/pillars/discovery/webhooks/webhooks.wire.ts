/** Wire form of webhooks and deliveries, without secrets. */

import { eventIdOf } from '#domain/deal/wire/event.ts';
import { PUBLISHED_EVENTS } from '#domain/deal-facts/published-events.data.ts';
import { type Delivery, deliveryMachine } from '#domain/webhook/delivery.ts';
import { SIGNATURE_HEADERS, subjectOf, TOLERANCE_SECONDS } from '#domain/webhook/message.ts';
import { RETRY_SCHEDULE_SECONDS } from '#domain/webhook/retry.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { movesFrom } from '#kernel/machine.ts';
import type { StandingWebhook } from '#streams/webhooks/registry.ts';

export const SIGNING = {
  standard: 'standard-webhooks' as const,
  version: '1.0.0',
  headers: [...SIGNATURE_HEADERS],
  algorithm: 'hmac-sha256' as const,
  signedText: '{webhook-id}.{webhook-timestamp}.{the raw bytes of the body}',
  toleranceSeconds: TOLERANCE_SECONDS,
};

export const RETRY = {
  scheduleSeconds: [...RETRY_SCHEDULE_SECONDS],
  attempts: RETRY_SCHEDULE_SECONDS.length,
  timeoutSeconds: 15,
  clock: 'Retries follow the account’s clock.',
};

/** Every published event with its description and the address of its schema. */
export function toWireEvents(base: string) {
  return Object.entries(PUBLISHED_EVENTS).map(([type, description]) => {
    const [name = type, version = '1'] = type.split('@');
    return { type, name, version: Number(version), description, schema: `${base}/openapi.json` };
  });
}

export function toWireEndpoint({ webhookId, webhook }: StandingWebhook, base: string) {
  const { url, events, description, state, reason, createdAt } = webhook;
  const self = `${base}/webhooks/${webhookId}`;
  return {
    webhookId,
    url,
    events: [...events],
    ...withoutUndefined({ description }),
    state: state === 'DISABLED' ? ('DISABLED' as const) : ('ACTIVE' as const),
    ...withoutUndefined({ reason }),
    createdAt,
    links: { self, deliveries: `${self}/deliveries`, webhooks: `${base}/webhooks` },
  };
}

export function toWireDelivery(delivery: Delivery, base: string) {
  const { deliveryId, webhookId, state, eventType, stream, seq, queuedAt, tries, nextAt } = delivery;
  const self = `${base}/webhooks/deliveries/${deliveryId}`;
  const subject = subjectOf(stream);
  const canReplay = movesFrom(deliveryMachine, state).some(({ on }) => on === 'Webhook.queued@1');
  return {
    deliveryId,
    webhookId,
    state,
    eventType,
    eventId: eventIdOf(subject, seq),
    subject,
    seq,
    queuedAt,
    attempts: tries.map((one) => ({ ...one })),
    ...(state === 'PENDING' ? { nextAttemptAt: nextAt ?? queuedAt } : {}),
    available: canReplay ? [{ transition: 'replay' as const, method: 'POST' as const, href: `${self}/replay` }] : [],
    links: { self, webhook: `${base}/webhooks/${webhookId}` },
  };
}
