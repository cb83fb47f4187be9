/** State machine of a webhook: registered with a secret, removed by its owner, or disabled after failures. */
import type { IsoInstant } from '#kernel/dates.ts';

export type WebhookRegistered = {
  readonly account: string;
  readonly url: string;
  /** Event patterns that it subscribes to. */
  readonly events: readonly string[];
  readonly description?: string;
  /** Stored in clear, since every delivery is signed with it; shown to the caller once. */
  readonly secret: string;
};
type WebhookDisabled = { readonly reason: string };

export type WebhookEvent =
  | { readonly type: 'Webhook.registered@1'; readonly at: IsoInstant; readonly data: WebhookRegistered }
  | { readonly type: 'Webhook.removed@1'; readonly at: IsoInstant; readonly data: Readonly<Record<string, never>> }
  | { readonly type: 'Webhook.disabled@1'; readonly at: IsoInstant; readonly data: WebhookDisabled };

type WebhookState = 'ACTIVE' | 'DISABLED' | 'REMOVED';

export interface Webhook extends WebhookRegistered {
  readonly state: WebhookState;
  readonly createdAt: IsoInstant;
  /** Why it is disabled. */
  readonly reason?: string;
}

/** The webhook after one more event; undefined before registration. */
export function evolveWebhook(webhook: Webhook | undefined, event: WebhookEvent): Webhook | undefined {
  if (event.type === 'Webhook.registered@1') return { ...event.data, state: 'ACTIVE', createdAt: event.at };
  if (webhook === undefined) return undefined;
  if (event.type === 'Webhook.removed@1') return { ...webhook, state: 'REMOVED' };
  return { ...webhook, state: 'DISABLED', reason: event.data.reason };
}
