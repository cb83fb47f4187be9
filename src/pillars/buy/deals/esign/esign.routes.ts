/** Handlers of signing. */
import { ceremonyAlready, envelopeAlready } from '#domain/deal/decide/sign.ts';
import { standingEnvelope, standingHandoff } from '#domain/deal/state.ts';
import { statusOf } from '#domain/deal/status.ts';
import { toWireMoves } from '#domain/deal/wire/moves.ts';
import type { EnvelopeProvider } from '#domain/deal-facts/ceremony-events.ts';
import type { Envelope } from '#domain/esign-envelope/esign-envelope.ts';
import { document, notFound, type Offer, offer, ok, refuse, refuseProblems, withoutUndefined } from '#kernel/answer.ts';
import type { Caller, Routes } from '#kernel/endpoint.ts';
import { problem } from '#kernel/problems.ts';
import { type Provenance, relayedBy, simulated } from '#kernel/provenance.ts';
import { faultRefusal, isFault } from '#ports/counterparty-fault.ts';
import { isRejection, rejectionRefusal } from '#ports/counterparty-rejection.ts';
import type { Counterparties, Tools } from '#ports/tools.ts';
import { moveContextOf } from '#streams/deals/move-context.ts';
import { ceremonyUrl } from '#streams/deals/pages.ts';
import { ANYONE, type CallContext, type DealHandled, dealBy, dealNotFound, readDeal } from '#streams/deals.ts';
import { effect } from '#streams/effects/effect.ts';
import { runCommand } from '#streams/effects/run.ts';
import { type BuyTools, callingCommand, dealHref } from '../../buy-command.ts';
import { linksOf, toWireChecklist } from '../../deal-answer.ts';
import { toWireDocuments, toWireEnvelope, toWireHandoff } from '../../papers.ts';
import { envelopeRequest } from './envelope-request.ts';
import type { esign } from './esign.contract.ts';

type SignTools = BuyTools & Counterparties & Pick<Tools, 'vehicles'>;

export const routes: Routes<typeof esign, SignTools> = {
  sendEnvelope: async (call, tools) => {
    const { dealId } = call.params;
    const { name, email } = call.body.signer;
    const signer = email === undefined ? { name } : { name, email };
    const provider = await providerOf(call.caller, tools);
    const command = callingCommand(tools, call, (deal, context, snapshot) => {
      const already = envelopeAlready(deal, signer, context);
      if (already !== undefined) return already;
      if (provider !== undefined && email === undefined) return withoutEmail(provider);
      return effect('envelope', envelopeRequest(snapshot, tools, { signer, provider }));
    });
    const result = await runCommand(tools, call, dealId, command);
    if (result.kind === 'EMPTY') return result;
    if (result.kind === 'REFUSAL') return result;
    const signing = await signingUrlOf(result, tools, call.base);
    if (isFault(signing)) return faultRefusal(signing);
    return signingOffer(result, { tools, base: call.base, signUrl: signing.url });
  },

  holdCeremony: async (call, tools) => {
    const { dealId } = call.params;
    const { handoffId } = call.body;
    // The handoff id is unguessable, so whoever has it may sign, whoever owns the deal.
    const isSigner = handoffId !== undefined && (await dealBy(tools, 'sign', handoffId)) === dealId;
    if (handoffId !== undefined && !isSigner) return dealNotFound();
    const { decision = 'sign', reason } = call.body;
    const command = callingCommand(tools, { base: call.base, reach: isSigner ? ANYONE : 'own' }, (deal, context) => {
      const already = ceremonyAlready(deal, decision, context);
      const envelope = standingEnvelope(deal);
      if (already !== undefined || envelope === undefined || decision === 'claim') return already ?? [];
      const why = withoutUndefined({ reason });
      return effect('signing', { envelope, decision, now: context.now, ...why });
    });
    const result = await runCommand(tools, call, dealId, command);
    if (result.kind === 'EMPTY') return result;
    if (result.kind === 'REFUSAL') return result;
    return ok(ceremonyAnswer(result, tools, call.base));
  },

  remindSigner: async (call, tools) => {
    const found = await providedEnvelope(call, tools, call.params.dealId);
    if ('kind' in found) return found;
    const { envelope, provider } = found;
    // The sandbox sends no email.
    const reminded = provider === undefined || isFault(provider) ? provider : await provider.remind(envelope);
    if (reminded !== undefined && isFault(reminded)) return faultRefusal(reminded);
    if (reminded !== undefined && isRejection(reminded)) return rejectionRefusal(reminded);
    const provenance = envelopeProvenance(envelope, tools);
    return ok({ dealId: call.params.dealId, envelope: toWireEnvelope(envelope), provenance });
  },

  downloadEnvelope: async (call, tools) => {
    const found = await providedEnvelope(call, tools, call.params.dealId);
    if ('kind' in found) return found;
    const { envelope, provider } = found;
    if (provider === undefined)
      return notFound(
        'The sandbox has no files of this envelope. Files exist only for envelopes sent to a connected e-sign provider.',
      );
    const file = isFault(provider) ? provider : await provider.download(envelope, call.query.part ?? 'signed');
    if (isFault(file)) return faultRefusal(file);
    if (isRejection(file)) return rejectionRefusal(file);
    if ('state' in file) return stillPreparing(envelope);
    return document(file.contentType, file.bytes, { headers: { 'cache-control': 'private, no-store' } });
  },
};

/** The current envelope with its provider; the sandbox's if it names none. */
async function providedEnvelope(call: CallContext, tools: SignTools, dealId: string) {
  const snapshot = await readDeal(tools, call, dealId);
  if ('kind' in snapshot) return snapshot;
  const envelope = standingEnvelope(snapshot.state);
  if (envelope === undefined) return refuse('no-envelope', { extra: { missing: ['esign'] } });
  const provider = envelope.provider === undefined ? undefined : await tools.esignProviders.at(envelope.provider);
  return { envelope, provider };
}

const PREPARING_SECONDS = 5;

function stillPreparing({ provider }: Envelope) {
  return refuse('counterparty-unavailable', {
    reason: `${provider?.source} is still preparing the file. Retry in ${PREPARING_SECONDS} seconds.`,
    retryAfterSeconds: PREPARING_SECONDS,
  });
}

/** Envelopes of live keys go to the provider that the account connected. */
async function providerOf(
  { mode, account }: Caller,
  { esignProviders }: SignTools,
): Promise<EnvelopeProvider | undefined> {
  return mode === 'live' && account !== undefined ? esignProviders.of(account) : undefined;
}

function withoutEmail({ adapter }: EnvelopeProvider) {
  return refuseProblems([
    problem('body', 'signer.email', `an email address by which ${adapter} knows the signer`, undefined),
  ]);
}

/**
 * The signing page at the envelope's provider; without `url` when the provider emails the signer, and in the sandbox.
 */
async function signingUrlOf({ state: deal }: DealHandled, { esignProviders }: SignTools, base: string) {
  const envelope = standingEnvelope(deal);
  const handoff = standingHandoff(deal, 'sign');
  if (envelope?.provider === undefined || handoff === undefined) return {};
  const provider = await esignProviders.at(envelope.provider);
  return isFault(provider) ? provider : provider.signingUrl(envelope, ceremonyUrl(base, handoff.handoffId));
}

interface OfferContext {
  readonly tools: SignTools;
  readonly base: string;
  readonly signUrl: string | undefined;
}

function signingOffer({ state: deal, dealId, now }: DealHandled, { tools, base, signUrl }: OfferContext): Offer {
  const envelope = standingEnvelope(deal);
  const handoff = standingHandoff(deal, 'sign');
  if (envelope === undefined || handoff === undefined)
    throw new Error(
      `Documents were sent for signature on the deal ${dealId}, but it has no envelope or no signing link.`,
    );
  const { handoffId, expiresAt } = handoff;
  const url = ceremonyUrl(base, handoffId);
  const provenance = envelopeProvenance(envelope, tools);
  return offer({
    id: handoffId,
    title: 'Sign the documents',
    message: messageOf(envelope, signUrl),
    dealId,
    state: statusOf(deal),
    envelope: { ...toWireEnvelope(envelope) },
    documents: toWireDocuments(deal),
    ceremonyUrl: url,
    ...withoutUndefined({ signUrl }),
    handoff: { kind: 'sign', url, expiresAt },
    expiresAt,
    status: 'requires_escalation',
    continue_url: url,
    expires_at: expiresAt,
    environment: provenance.environment,
    simulated: provenance.simulated === true,
    ...toWireMoves(deal, moveContextOf(tools, now), dealHref(base, dealId)),
    links: { ...linksOf(base, dealId), ceremony: `${dealHref(base, dealId)}/esign/ceremony` },
    provenance: { ...provenance },
  });
}

function messageOf({ provider }: Envelope, signUrl: string | undefined): string {
  if (provider === undefined)
    return 'Open ceremonyUrl for the signer, or complete the sandbox ceremony with POST …/esign/ceremony.';
  return signUrl === undefined
    ? `${provider.adapter} emails the signer and reports the signature; POST …/esign/ceremony fetches it.`
    : `Open signUrl for the signer within minutes. ${provider.adapter} reports the signature; POST …/esign/ceremony fetches it.`;
}

/** Signatures in a provider's test mode are not binding, so they count as simulated. */
function envelopeProvenance({ provider }: Envelope, tools: SignTools): Provenance {
  if (provider === undefined) return simulated(tools.esign.source);
  return provider.isTest ? simulated(provider.source) : relayedBy(provider.source);
}

function ceremonyAnswer(result: DealHandled, tools: SignTools, base: string) {
  const { state: deal, dealId, appended, history, now } = result;
  const envelope = standingEnvelope(deal);
  const handoff = standingHandoff(deal, 'sign');
  const [first] = appended;
  if (envelope === undefined) throw new Error(`The signing ceremony of the deal ${dealId} has no envelope.`);
  return {
    dealId,
    state: statusOf(deal),
    envelope: toWireEnvelope(envelope),
    documents: toWireDocuments(deal),
    ...(handoff === undefined ? {} : { handoff: toWireHandoff(handoff, base) }),
    ...withoutUndefined({ event: first?.type }),
    checklist: toWireChecklist(history),
    ...toWireMoves(deal, moveContextOf(tools, now), dealHref(base, dealId)),
    links: linksOf(base, dealId),
    provenance: envelopeProvenance(envelope, tools),
  };
}
