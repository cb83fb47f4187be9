/** Webhook streams: register, list, remove, disable. */
import { evolveWebhook, type Webhook, type WebhookEvent, type WebhookRegistered } from '#domain/webhook/webhook.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import type { IndexEntry, StoreView } from '#ports/event-store.ts';
import type { Tools } from '#ports/tools.ts';
import { handle, type Subject, storedSnapshot } from '../command-loop/handle.ts';
import type { StreamModel } from '../command-loop/stream-model.ts';

export interface StandingWebhook {
  readonly webhookId: string;
  readonly webhook: Webhook;
}

type Maybe = Webhook | undefined;
type Events = Pick<Tools, 'events'>;

const BY_ACCOUNT = 'webhooks';
/** Accounts that ever had a webhook, for starting the sender. */
const ACCOUNTS = 'webhook-accounts';
const ALL = 'all';
const PAGE = 200;

const model: StreamModel<Maybe, WebhookEvent> = { initial: undefined, evolve: evolveWebhook, overdue: () => undefined };

/** A webhook uses the clock of the account that changes it. */
function subjectOf(store: StoreView, webhookId: string, now: IsoInstant = ''): Subject<Maybe, WebhookEvent> {
  return { store, model, stream: `webhook/${webhookId}`, clock: () => now };
}

export async function registerWebhook(
  { events, ids }: Pick<Tools, 'events' | 'ids'>,
  data: WebhookRegistered,
  now: IsoInstant,
): Promise<StandingWebhook> {
  const webhookId = `webhook_${ids.base62(16)}`;
  const index: IndexEntry[] = [
    { index: BY_ACCOUNT, key: data.account, ref: webhookId },
    { index: ACCOUNTS, key: ALL, ref: data.account },
  ];
  const fact: WebhookEvent = { type: 'Webhook.registered@1', at: now, data };
  const result = await handle<Maybe, WebhookEvent>(subjectOf(events, webhookId, now), () => ({
    events: [fact],
    index,
  }));
  if (result.kind !== 'HANDLED' || result.state === undefined)
    throw new Error('The new webhook could not be registered.');
  return { webhookId, webhook: result.state };
}

/** Undefined when there never was one. */
export async function readWebhook({ events }: Events, webhookId: string): Promise<Webhook | undefined> {
  return (await storedSnapshot(subjectOf(events, webhookId))).state;
}

/** An account's webhooks, without removed ones, newest first. */
export async function listWebhooks(tools: Events, account: string): Promise<StandingWebhook[]> {
  const found: StandingWebhook[] = [];
  for await (const webhookId of refsOf(tools.events, BY_ACCOUNT, account)) {
    const webhook = await readWebhook(tools, webhookId);
    if (webhook !== undefined && webhook.state !== 'REMOVED') found.push({ webhookId, webhook });
  }
  return found;
}

/** Stops all deliveries to it. Removing it again has no effect. */
export async function removeWebhook({ events }: Events, webhookId: string, now: IsoInstant): Promise<void> {
  await handle<Maybe, WebhookEvent>(subjectOf(events, webhookId, now), ({ state }) => ({
    events: state === undefined || state.state === 'REMOVED' ? [] : [{ type: 'Webhook.removed@1', at: now, data: {} }],
  }));
}

/** Disables a webhook whose receiver is gone. */
export async function disableWebhook(
  { events }: Events,
  webhookId: string,
  reason: string,
  now: IsoInstant,
): Promise<void> {
  await handle<Maybe, WebhookEvent>(subjectOf(events, webhookId, now), ({ state }) => ({
    events: state?.state === 'ACTIVE' ? [{ type: 'Webhook.disabled@1', at: now, data: { reason } }] : [],
  }));
}

/** Every account that ever had a webhook. */
export function accountsWithWebhooks({ events }: Events): AsyncGenerator<string> {
  return refsOf(events, ACCOUNTS, ALL);
}

/** Every ref of an index, newest first, fetched page by page. */
export async function* refsOf(events: StoreView, index: string, key: string): AsyncGenerator<string> {
  let before: number | undefined;
  for (;;) {
    const rows = await events.list(index, key, { limit: PAGE, ...withoutUndefined({ before }) });
    for (const { ref } of rows) yield ref;
    if (rows.length < PAGE) return;
    before = rows.at(-1)?.position;
  }
}
