/** Scenario steps around a deal: leads, keys, webhooks and reconditioning. */
import { RECEIVER_ORIGIN } from '#domain/webhook/receiver.ts';
import { RETRY_SCHEDULE_SECONDS } from '#domain/webhook/retry.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { idOf, lastText, type ScenarioStep } from './scene.ts';

export const captureLead: ScenarioStep = {
  does: 'leave a name on the car',
  ask: ({ vin }) => ({
    method: 'POST',
    path: '/dealer/leads',
    body: { vin, customer: { name: 'Ada Lovelace', zip: '94105' } },
  }),
};
/** On the lead's car, whatever deal was given. */
export const openOnLead: ScenarioStep = {
  does: 'open a deal on the same car',
  ask: ({ vin }) => ({
    method: 'POST',
    path: '/buy/deals',
    body: { vin, buyer: { zip: '94105', name: 'Ada Lovelace' } },
  }),
};
export const readLeads: ScenarioStep = {
  does: 'read the leads',
  ask: () => ({ method: 'GET', path: '/dealer/leads' }),
};

/** Its own key, so that the caller's is unchanged. */
export const mintKey: ScenarioStep = {
  does: 'mint a key',
  ask: () => ({ method: 'POST', path: '/keys', body: { label: 'scenario' } }),
};
export const rotateKey: ScenarioStep = {
  does: 'rotate that key',
  ask: () => ({ method: 'POST', path: '/keys/rotate', body: {}, as: 'key' }),
};
export const revokeKey: ScenarioStep = {
  does: 'revoke that key',
  ask: () => ({ method: 'DELETE', path: '/keys/me', as: 'key' }),
};

/** The sandbox receiver returns the status at the end of its address. */
export const registerReceiver = (status: number): ScenarioStep => ({
  does: `register a receiver that returns ${status}`,
  ask: () => ({
    method: 'POST',
    path: '/webhooks',
    body: { url: `${RECEIVER_ORIGIN}/${status}`, events: ['Deal.opened@1'], description: 'scenario' },
  }),
});
export const readDelivery: ScenarioStep = {
  does: 'look at the delivery',
  ask: (scene) => ({ method: 'GET', path: `/webhooks/deliveries/${idOf(scene, 'deliveryId')}` }),
};
export const readDeliveries: ScenarioStep = {
  does: 'look at the deliveries',
  ask: (scene) => ({ method: 'GET', path: `/webhooks/${idOf(scene, 'webhookId')}/deliveries` }),
};
const waitForTry: ScenarioStep = {
  does: 'wait for the next attempt',
  ask: (scene) => ({ method: 'POST', path: '/sandbox/clock', body: { now: lastText(scene, 'nextAttemptAt') } }),
  unless: (scene) => lastText(scene, 'nextAttemptAt') === '',
};
/** Every retry of the posted schedule. */
export const everyTry: readonly ScenarioStep[] = RETRY_SCHEDULE_SECONDS.slice(1).flatMap(() => [
  waitForTry,
  readDelivery,
]);

export const inspect = (work?: readonly string[]): ScenarioStep => ({
  does: 'file the intake inspection',
  ask: ({ vin }) => ({
    method: 'POST',
    path: '/sandbox/recon',
    body: { vin, ...withoutUndefined({ work }) },
  }),
});
const recon = (name: string, does: string): ScenarioStep => ({
  does,
  ask: (scene) => ({ method: 'POST', path: `/sandbox/recon/${idOf(scene, 'reconId')}/triggers/${name}`, body: {} }),
});
export const approveWork = recon('approve-work', 'approve the work');
export const completeWork = recon('complete-work', 'close the last line');
