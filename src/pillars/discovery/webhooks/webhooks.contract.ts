/** Declares webhooks: events and signatures, registration, deliveries and replays. */
import { z } from 'zod';
import { dealEvent } from '#domain/deal/wire/event-shape.ts';
import { eventType } from '#domain/deal/wire/names.ts';
import { asRelayed, integer, links, page, provenance, queryInteger, text } from '#kernel/atoms.ts';
import { expecting } from '#kernel/describe.ts';
import { endpoint } from '#kernel/endpoint.ts';

const DELIVERIES_LIMIT_MAX = 500;

const receiver = z
  .strictObject({
    webhookId: z.string(),
    url: z.string(),
    events: z.array(z.string()),
    description: z.string().optional(),
    state: z.enum(['ACTIVE', 'DISABLED']),
    reason: z.string().optional().describe('Why it is disabled'),
    createdAt: z.string(),
    links,
  })
  .meta({ id: 'WebhookReceiver' });

const signing = z
  .strictObject({
    standard: z.literal('standard-webhooks'),
    version: z.string(),
    headers: z.array(z.string()),
    algorithm: z.literal('hmac-sha256'),
    signedText: z.string(),
    toleranceSeconds: z.number(),
  })
  .meta({ id: 'WebhookSigning' });

const attempt = z
  .strictObject({
    at: z.string(),
    status: z.number().optional(),
    reason: z.string().optional(),
    // The headers webhook-timestamp and webhook-signature as sent.
    timestamp: z.string().optional(),
    signature: z.string().optional(),
  })
  .meta({ id: 'DeliveryAttempt' });
const deliveryMove = z
  .strictObject({ transition: z.literal('replay'), method: z.literal('POST'), href: z.string() })
  .meta({ id: 'DeliveryMove' });

const delivery = z
  .strictObject({
    deliveryId: z.string(),
    webhookId: z.string(),
    state: z.enum(['PENDING', 'DELIVERED', 'DEAD_LETTERED']),
    eventType,
    eventId: z.string().describe('webhook-id header of every attempt and replay'),
    subject: z.string().describe('The deal or lead'),
    seq: z.number(),
    queuedAt: z.string(),
    attempts: z.array(attempt),
    nextAttemptAt: z.string().optional(),
    available: z.array(deliveryMove),
    links,
  })
  .meta({ id: 'WebhookDelivery' });

const url = expecting(
  z
    .string()
    .trim()
    .min(1)
    .max(2_000)
    .meta({ format: 'uri', examples: ['https://hooks.example.com/carport'] }),
  'an absolute https address',
);
const pattern = expecting(z.string().trim().min(1).max(100), 'an event name, a noun such as Deal.*, or *');

const REGISTERED = { method: 'POST', path: '/webhooks', body: { url: 'https://hooks.example.com/carport' } } as const;
const OPENED_DEAL = [
  REGISTERED,
  { method: 'POST', path: '/buy/deals', body: { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '94105' } } },
] as const;
const DELIVERED = [...OPENED_DEAL, { method: 'GET', path: '/webhooks/{webhookId}/deliveries' }] as const;

export const webhooks = {
  readWebhooks: endpoint({
    method: 'GET',
    path: '/webhooks',
    summary: 'Read the webhook events, signatures and retry schedule, and the account’s receivers',
    access: 'open',
    live: 'account',
    ok: z.strictObject({
      signing,
      events: z.array(
        z.strictObject({
          type: eventType,
          name: z.string(),
          version: z.number(),
          description: z.string(),
          schema: z.string(),
        }),
      ),
      retry: z.strictObject({
        scheduleSeconds: z.array(z.number()),
        attempts: z.number(),
        timeoutSeconds: z.number(),
        clock: z.string(),
      }),
      endpoints: z.array(receiver),
      links,
      provenance,
    }),
    refusals: [],
    examples: [
      { name: 'keyless', answers: 'OK' },
      { name: 'with an endpoint', keyed: true, given: [REGISTERED], answers: 'OK' },
    ],
  }),
  registerWebhook: endpoint({
    method: 'POST',
    path: '/webhooks',
    summary: 'Register a receiver for events of the account’s deals, leads and contracts',
    description:
      'The secret is shown once. Deliveries are CloudEvents signed by Standard Webhooks, in order per deal or lead, at least once: webhook-id identifies repeats. Only public https addresses are accepted; redirects are not followed.',
    access: 'key',
    live: 'account',
    body: z.strictObject({
      url,
      events: z.array(pattern).min(1).max(50).optional().describe('Event types. Default: all'),
      description: text(200, 'Deal desk').optional(),
    }),
    ok: receiver.extend({ secret: z.string().describe('Shown once'), signing, provenance }),
    refusals: ['webhook-limit'],
    examples: [
      { name: 'every event', body: { url: 'https://hooks.example.com/carport' }, answers: 'OK' },
      {
        name: 'some events',
        body: { url: 'https://hooks.example.com/carport', events: ['Deal.*', 'Document.signed@1'] },
        answers: 'OK',
      },
      {
        name: 'an inner address',
        body: { url: 'https://169.254.169.254/' },
        answers: 'BLOCKED',
        code: 'validation-failed',
      },
      { name: 'no address', body: {}, answers: 'BLOCKED', code: 'validation-failed' },
    ],
  }),
  removeWebhooks: endpoint({
    method: 'DELETE',
    path: '/webhooks',
    summary: 'Remove every receiver of the account',
    access: 'key',
    live: 'account',
    ok: z.strictObject({ removed: z.array(z.string()), total: z.number(), links, provenance }),
    empty: 'The account has no webhook.',
    refusals: [],
    examples: [
      { name: 'one endpoint', given: [REGISTERED], answers: 'OK' },
      { name: 'none', answers: 'EMPTY' },
    ],
  }),
  readWebhook: endpoint({
    method: 'GET',
    path: '/webhooks/{webhookId}',
    summary: 'Read one receiver; its secret is not shown again',
    access: 'key',
    live: 'account',
    params: z.object({ webhookId: z.string() }),
    ok: receiver.extend({ provenance }),
    notFound: 'The account has no such receiver',
    refusals: [],
    examples: [
      { name: 'one of the account’s own', given: [REGISTERED], params: { webhookId: '{webhookId}' }, answers: 'OK' },
      { name: 'unknown', params: { webhookId: 'webhook_unknown' }, answers: 'EMPTY' },
    ],
  }),
  removeWebhook: endpoint({
    method: 'DELETE',
    path: '/webhooks/{webhookId}',
    summary: 'Remove a receiver and drop its pending deliveries',
    access: 'key',
    live: 'account',
    params: z.object({ webhookId: z.string() }),
    ok: z.strictObject({ webhookId: z.string(), state: z.literal('REMOVED'), links, provenance }),
    notFound: 'The account has no such receiver',
    refusals: [],
    examples: [
      { name: 'one of the account’s own', given: [REGISTERED], params: { webhookId: '{webhookId}' }, answers: 'OK' },
      { name: 'unknown', params: { webhookId: 'webhook_unknown' }, answers: 'EMPTY' },
    ],
  }),
  listDeliveries: endpoint({
    method: 'GET',
    path: '/webhooks/{webhookId}/deliveries',
    summary: 'List the deliveries to a receiver with every attempt, newest first',
    access: 'key',
    live: 'account',
    params: z.object({ webhookId: z.string() }),
    query: z.strictObject({ page: page.optional(), limit: queryInteger(1, DELIVERIES_LIMIT_MAX).optional() }),
    ok: z.strictObject({
      deliveries: z.array(delivery),
      page: integer(1, 100_000),
      limit: integer(1, DELIVERIES_LIMIT_MAX),
      total: z.number(),
      links,
      provenance,
    }),
    empty: 'Nothing was queued yet.',
    notFound: 'Unknown webhook, or a webhook of another account.',
    refusals: [],
    examples: [
      { name: 'after a deal was opened', given: OPENED_DEAL, params: { webhookId: '{webhookId}' }, answers: 'OK' },
      { name: 'nothing yet', given: [REGISTERED], params: { webhookId: '{webhookId}' }, answers: 'EMPTY' },
      { name: 'unknown', params: { webhookId: 'webhook_unknown' }, answers: 'EMPTY' },
    ],
  }),
  readDelivery: endpoint({
    method: 'GET',
    path: '/webhooks/deliveries/{deliveryId}',
    summary: 'Read one delivery with its payload',
    access: 'key',
    live: 'account',
    params: z.object({ deliveryId: z.string() }),
    ok: delivery.extend({
      payload: asRelayed(dealEvent),
      provenance,
    }),
    notFound: 'The account has no such delivery',
    refusals: [],
    examples: [
      { name: 'one of the account’s own', given: DELIVERED, params: { deliveryId: '{deliveryId}' }, answers: 'OK' },
      { name: 'unknown', params: { deliveryId: 'delivery_unknown' }, answers: 'EMPTY' },
    ],
  }),
  replayDelivery: endpoint({
    method: 'POST',
    path: '/webhooks/deliveries/{deliveryId}/replay',
    summary: 'Replay a delivery under the same webhook-id',
    access: 'key',
    live: 'account',
    params: z.object({ deliveryId: z.string() }),
    body: z.strictObject({}),
    ok: delivery.extend({ provenance }),
    notFound: 'The account has no such delivery',
    refusals: ['illegal-move', 'concurrent-change'],
    examples: [
      { name: 'once delivered', given: DELIVERED, params: { deliveryId: '{deliveryId}' }, body: {}, answers: 'OK' },
      { name: 'unknown', params: { deliveryId: 'delivery_unknown' }, body: {}, answers: 'EMPTY' },
    ],
  }),
};
