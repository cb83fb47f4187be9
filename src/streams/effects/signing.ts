/** Calls of the e-sign provider: send an envelope, fetch its status, void it. */
import type { CodeOf } from '#domain/deal/decide/decision-context.ts';
import { holdCeremony, sendEnvelope } from '#domain/deal/decide/sign.ts';
import { standingEnvelope } from '#domain/deal/state.ts';
import { askedLater, type WithdrawalRequest } from '#domain/deal/withdrawals.ts';
import type { EnvelopeProvider, EnvelopeSent } from '#domain/deal-facts/ceremony-events.ts';
import { refuse } from '#kernel/answer.ts';
import { type CounterpartyFault, faultRefusal, isFault, isUnknown } from '#ports/counterparty-fault.ts';
import { type CounterpartyRejection, isRejection, rejectionRefusal } from '#ports/counterparty-rejection.ts';
import type {
  CeremonyOutcome,
  CeremonyRequest,
  ConnectedEsign,
  EnvelopeRequest,
  Esign,
  Withdrawal,
} from '#ports/esign.ts';
import type { Counterparties } from '#ports/tools.ts';
import type { EffectKind } from './kind.ts';

const REAL = { isSimulated: false } as const;

/** The provider of an envelope, the sandbox's by default. */
function esignOf(
  { esign, esignProviders }: Counterparties,
  provider: EnvelopeProvider | undefined,
): Promise<Esign | CounterpartyFault> {
  return provider === undefined ? Promise.resolve(esign) : esignProviders.at(provider);
}

type FaultCode = ReturnType<typeof faultRefusal>['code'];
type EnvelopeCode = CodeOf<'esign'> | FaultCode | ReturnType<typeof rejectionRefusal>['code'];
type SigningCode = CodeOf<'esign-ceremony'> | FaultCode | 'concurrent-change' | 'signature-pending';

export const envelope: EffectKind<
  EnvelopeRequest,
  EnvelopeSent | CounterpartyFault | CounterpartyRejection,
  EnvelopeCode
> = {
  counterparty: ({ esign }, { provider }) => (provider === undefined ? esign : REAL),
  call: async (ports, request, key) => {
    const esign = await esignOf(ports, request.provider);
    return isFault(esign) ? esign : esign.send(request, key);
  },
  isUnknown: (outcome) => isFault(outcome) && isUnknown(outcome),
  record: (deal, _, outcome, context) => {
    if (isFault(outcome)) return faultRefusal(outcome);
    if (isRejection(outcome)) return rejectionRefusal(outcome);
    return sendEnvelope(deal, outcome, context);
  },
  /** Void documents that became outdated while they were being sent. */
  after: async ({ esignProviders }, { envelopes }, { provider }, outcome) => {
    if (provider === undefined || isFault(outcome) || isRejection(outcome)) return;
    if (envelopes.some(({ envelopeId }) => envelopeId === outcome.envelopeId)) return;
    const esign = await esignProviders.at(provider);
    if (!isFault(esign)) await esign.withdraw(outcome, 'replaced');
  },
};

export const signing: EffectKind<CeremonyRequest, CeremonyOutcome | CounterpartyFault, SigningCode> = {
  // Fetching the status changes nothing at the provider, so no request is recorded.
  counterparty: ({ esign }, { envelope: { provider } }) => (provider === undefined ? esign : { isSimulated: true }),
  call: async (ports, request, key) => {
    const esign = await esignOf(ports, request.envelope.provider);
    return isFault(esign) ? esign : esign.complete(request, key);
  },
  record: (deal, request, outcome, context) => {
    if (isFault(outcome)) return faultRefusal(outcome);
    const standing = standingEnvelope(deal);
    // The documents were voided while they were being signed.
    if (standing?.envelopeId !== request.envelope.envelopeId)
      return refuse('concurrent-change', { extra: { missing: ['esign'] } });
    if (outcome.decision === 'waiting') return refuse('signature-pending', { extra: { missing: ['esign-ceremony'] } });
    // The signature was already reported.
    if (request.envelope.provider !== undefined && standing.state !== 'SENT') return [];
    return holdCeremony(deal, outcome, context);
  },
};

export const withdrawal: EffectKind<WithdrawalRequest, Withdrawal | CounterpartyFault> = {
  counterparty: () => REAL,
  call: async ({ esignProviders }, { envelope: voided, reason }) => {
    if (voided.provider === undefined) return { state: 'closed' };
    const esign: ConnectedEsign | CounterpartyFault = await esignProviders.at(voided.provider);
    return isFault(esign) ? esign : esign.withdraw(voided, reason);
  },
  // A void is retried until the provider accepts it, unless its credential was revoked.
  isUnknown: (outcome) => isFault(outcome) && outcome.fault !== 'disconnected',
  record: ({ asked }, { envelope: { envelopeId } }, outcome, { now }) => {
    if (!isFault(outcome) || outcome.fault === 'disconnected') return [];
    return asked.filter(({ key }) => key.endsWith(`:${envelopeId}`)).map((open) => askedLater(open, now));
  },
};
