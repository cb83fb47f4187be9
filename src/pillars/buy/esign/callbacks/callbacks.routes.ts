/** Handler of callbacks of e-sign providers. */
import { standingEnvelope } from '#domain/deal/state.ts';
import { document, type Refusal, refuse } from '#kernel/answer.ts';
import type { CallOf, Routes } from '#kernel/endpoint.ts';
import { faultRefusal, isFault } from '#ports/counterparty-fault.ts';
import type { ConnectedEsign } from '#ports/esign.ts';
import type { Counterparties } from '#ports/tools.ts';
import { ANYONE, dealBy } from '#streams/deals.ts';
import { effect } from '#streams/effects/effect.ts';
import { runCommand } from '#streams/effects/run.ts';
import { type BuyTools, callingCommand } from '../../buy-command.ts';
import type { callbacks } from './callbacks.contract.ts';

type NoticeTools = BuyTools & Counterparties;
type NoticeCall = CallOf<typeof callbacks.receiveCallback>;

export const routes: Routes<typeof callbacks, NoticeTools> = {
  receiveCallback: async (call, tools) => {
    const { connectionId } = call.params;
    const provider = await tools.esignProviders.at({ connectionId });
    // A callback without a connection cannot be verified.
    if (isFault(provider)) return provider.fault === 'disconnected' ? forgedNotice() : faultRefusal(provider);
    const notice = await provider.readNotice({ payload: call.text ?? '', header: call.header });
    if (notice.state === 'forged') return forgedNotice();
    const refusal = notice.state === 'changed' ? await applyReport(call, tools, notice.envelopeId) : undefined;
    return refusal ?? acknowledgement(provider);
  },
};

function forgedNotice() {
  return refuse('forged-notice', {
    reason:
      'The callback was ignored, because it lacks a valid signature of the e-sign provider of this connection. Read the envelope at GET /buy/deals/{dealId}; if the provider sent this callback, check the secret in the connection.',
  });
}

function acknowledgement({ acknowledgement: { contentType, text } }: ConnectedEsign) {
  return document(contentType, text, { headers: { 'cache-control': 'no-store' } });
}

/** Records the status of an envelope at its provider. Undefined when there is nothing new. */
async function applyReport(
  call: NoticeCall,
  tools: NoticeTools,
  envelopeId: string,
): Promise<Refusal<'counterparty-unavailable' | 'concurrent-change'> | undefined> {
  const dealId = await dealBy(tools, 'envelope', envelopeId);
  if (dealId === undefined) return undefined;
  const command = callingCommand(tools, { base: call.base, reach: ANYONE }, (deal, { now }) => {
    const envelope = standingEnvelope(deal);
    const isAsked =
      envelope?.envelopeId === envelopeId &&
      envelope.state === 'SENT' &&
      envelope.provider?.connectionId === call.params.connectionId;
    return isAsked ? effect('signing', { envelope, decision: 'sign', now }) : [];
  });
  const result = await runCommand(tools, call, dealId, command);
  if (result.kind !== 'REFUSAL') return undefined;
  const { code } = result;
  // Any other refusal would not change on a retry.
  return code === 'counterparty-unavailable' || code === 'concurrent-change' ? { ...result, code } : undefined;
}
