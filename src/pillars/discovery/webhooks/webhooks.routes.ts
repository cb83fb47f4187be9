/** Handlers of webhooks, limited to the caller's own account. */
import { judgeAddress } from '#domain/webhook/address.ts';
import type { Delivery } from '#domain/webhook/delivery.ts';
import { EVERYTHING, isKnownPattern } from '#domain/webhook/filter.ts';
import { eventOn, secretFrom } from '#domain/webhook/message.ts';
import { RECEIVER_ORIGIN } from '#domain/webhook/receiver.ts';
import { empty, notFound, ok, refuse, refuseProblems, withoutUndefined } from '#kernel/answer.ts';
import type { Caller, Routes } from '#kernel/endpoint.ts';
import { type Problem, problem } from '#kernel/problems.ts';
import { computed } from '#kernel/provenance.ts';
import type { Tools } from '#ports/tools.ts';
import { listDeliveries, readDelivery, replayDelivery } from '#streams/webhooks/delivery-queues.ts';
import {
  listWebhooks,
  readWebhook,
  registerWebhook,
  removeWebhook,
  type StandingWebhook,
} from '#streams/webhooks/registry.ts';
import type { webhooks } from './webhooks.contract.ts';
import { RETRY, SIGNING, toWireDelivery, toWireEndpoint, toWireEvents } from './webhooks.wire.ts';

type WebhookTools = Pick<Tools, 'events' | 'ids' | 'settings'>;
type Events = Pick<Tools, 'events'>;

const ENDPOINTS_MAX = 20;
const SECRET_LENGTH = 43;
const LIMIT_DEFAULT = 100;
const provenance = computed();

export const routes: Routes<typeof webhooks, WebhookTools> = {
  readWebhooks: async ({ caller, base }, tools) => {
    const own = caller.account === undefined ? [] : await listWebhooks(tools, caller.account);
    const endpoints = own.map((one) => toWireEndpoint(one, base));
    return ok({
      signing: SIGNING,
      events: toWireEvents(base),
      retry: RETRY,
      endpoints,
      links: linksOf(base),
      provenance,
    });
  },

  registerWebhook: async ({ body, caller, now, base }, tools) => {
    const { account = '' } = caller;
    const { url, events = [EVERYTHING], description } = body;
    const problems = problemsOf(url, events, [...tools.settings.webhookOrigins, RECEIVER_ORIGIN]);
    if (problems.length > 0) return refuseProblems(problems);
    if ((await listWebhooks(tools, account)).length >= ENDPOINTS_MAX) return refuse('webhook-limit');
    const secret = secretFrom(tools.ids.base62(SECRET_LENGTH));
    const request = { account, url, events, secret, ...withoutUndefined({ description }) };
    const registered = await registerWebhook(tools, request, now);
    return ok({ ...toWireEndpoint(registered, base), secret, signing: SIGNING, provenance });
  },

  removeWebhooks: async ({ caller, now, base }, tools) => {
    const own = await listWebhooks(tools, caller.account ?? '');
    for (const { webhookId } of own) await removeWebhook(tools, webhookId, now);
    if (own.length === 0)
      return empty('The account has no webhook. Register one with POST /webhooks.', provenance, {
        removed: [],
        total: 0,
      });
    return ok({ removed: own.map(({ webhookId }) => webhookId), total: own.length, links: linksOf(base), provenance });
  },

  readWebhook: async ({ params, caller, base }, tools) => {
    const own = await ownWebhook(tools, caller, params.webhookId);
    return own === undefined ? absentWebhook() : ok({ ...toWireEndpoint(own, base), provenance });
  },

  removeWebhook: async ({ params, caller, now, base }, tools) => {
    const own = await ownWebhook(tools, caller, params.webhookId);
    if (own === undefined) return absentWebhook();
    await removeWebhook(tools, own.webhookId, now);
    return ok({ webhookId: own.webhookId, state: 'REMOVED' as const, links: linksOf(base), provenance });
  },

  listDeliveries: async ({ params, query, caller, base }, tools) => {
    const own = await ownWebhook(tools, caller, params.webhookId);
    if (own === undefined) return absentWebhook();
    const { page = 1, limit = LIMIT_DEFAULT } = query;
    const { deliveries, total } = await listDeliveries(tools, own.webhookId, { limit, offset: (page - 1) * limit });
    const rows = deliveries.map((one) => toWireDelivery(one, base));
    const self = `${base}/webhooks/${own.webhookId}/deliveries`;
    const next = page * limit < total ? { next: `${self}?page=${page + 1}&limit=${limit}` } : {};
    const members = { deliveries: rows, page, limit, total, links: { ...linksOf(base), self, ...next } };
    if (rows.length > 0) return ok({ ...members, provenance });
    return empty('Nothing is queued. Events of the account’s deals and leads will appear here.', provenance, members);
  },

  readDelivery: async ({ params, caller, base }, tools) => {
    const own = await ownDelivery(tools, caller, params.deliveryId);
    if (own === undefined) return absentDelivery();
    const [fact] = await tools.events.read(own.stream, { after: own.seq - 1, limit: 1 });
    if (fact === undefined) return absentDelivery();
    return ok({ ...toWireDelivery(own, base), payload: { ...eventOn(own.stream, fact) }, provenance });
  },

  replayDelivery: async ({ params, caller, now, base }, tools) => {
    const own = await ownDelivery(tools, caller, params.deliveryId);
    if (own === undefined) return absentDelivery();
    const replayed = await replayDelivery(tools, own.deliveryId, now);
    if (replayed === undefined) return absentDelivery();
    if (replayed.state === 'changed') return refuse('concurrent-change');
    if (replayed.state === 'pending') {
      const reason = 'The delivery is still pending. Only delivered or dead-lettered ones can be replayed.';
      return refuse('illegal-move', { reason, extra: { available: [] } });
    }
    return ok({ ...toWireDelivery(replayed.delivery, base), provenance });
  },
};

function problemsOf(url: string, events: readonly string[], originsAllowed: readonly string[]): Problem[] {
  const judged = judgeAddress(url, originsAllowed);
  const known = 'an event listed at GET /webhooks, a noun such as Deal.*, or *';
  return [
    ...(judged.ok ? [] : [problem('body', 'url', judged.why, url)]),
    ...events.flatMap((pattern, i) =>
      isKnownPattern(pattern) ? [] : [problem('body', `events[${i}]`, known, pattern)],
    ),
  ];
}

async function ownWebhook(tools: Events, caller: Caller, webhookId: string): Promise<StandingWebhook | undefined> {
  const webhook = await readWebhook(tools, webhookId);
  const isOwn = webhook !== undefined && webhook.account === caller.account && webhook.state !== 'REMOVED';
  return isOwn ? { webhookId, webhook } : undefined;
}

async function ownDelivery(tools: Events, caller: Caller, deliveryId: string): Promise<Delivery | undefined> {
  const delivery = await readDelivery(tools, deliveryId);
  return delivery && (await ownWebhook(tools, caller, delivery.webhookId)) && delivery;
}

function absentWebhook() {
  return notFound('Unknown webhook. GET /webhooks lists the account’s own.');
}

function absentDelivery() {
  return notFound('Unknown delivery. GET /webhooks/{webhookId}/deliveries lists them.');
}

function linksOf(base: string): Record<string, string> {
  return { webhooks: `${base}/webhooks`, openapi: `${base}/openapi.json` };
}
