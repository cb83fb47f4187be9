/** Payloads of ceremony events: envelopes, notary sessions, insurance policies and handoffs. */
import type { IsoDate, IsoInstant } from '#kernel/dates.ts';

export type Signer = { readonly name: string; readonly email?: string };

export type EnvelopeDocument = {
  readonly documentId: string;
  readonly name: string;
  readonly pages: number;
  readonly digest: string;
};
/** A real e-sign provider, identified by its connection. */
export type EnvelopeProvider = {
  readonly connectionId: string;
  /** Name of the adapter, such as `dropbox-sign`. */
  readonly adapter: string;
};
export type SigningProvider = EnvelopeProvider & {
  /** Provenance label. */
  readonly source: string;
  /** True when the provider's test mode makes the signature non-binding. */
  readonly isTest: boolean;
};
export type EnvelopeSent = {
  readonly envelopeId: string;
  readonly signer: Signer;
  readonly documents: readonly EnvelopeDocument[];
  /** Absent on an envelope of the sandbox. */
  readonly provider?: SigningProvider;
  /** When the provider closes signing; four hours after sending if absent. */
  readonly expiresAt?: IsoInstant;
};
export type EnvelopeDeclined = { readonly envelopeId: string; readonly reason: string };
export type EnvelopeVoided = {
  readonly envelopeId: string;
  /** The last two occur at the provider: it expired or was voided there. */
  readonly reason: 're-desk' | 'cancelled' | 'replaced' | 'unwound' | 'expired' | 'provider';
};
export type DocumentSigned = {
  readonly envelopeId: string;
  readonly signer: Signer;
  readonly documents: readonly string[];
  readonly certificate: { readonly certificateId: string; readonly signedAt: IsoInstant; readonly digest: string };
};

export type NotarizationRequested = {
  readonly notarizationId: string;
  readonly signer: Signer;
  readonly documentKind: 'power-of-attorney';
};
export type NotarizationCompleted = {
  readonly notarizationId: string;
  readonly notary: {
    readonly name: string;
    readonly commissionState: string;
    readonly commissionNumber: string;
    readonly commissionExpires: IsoDate;
    /** Why a notary of another state acted. */
    readonly note?: string;
  };
  readonly identity: { readonly kba: 'passed'; readonly credentialAnalysis: 'passed' };
  readonly meeting: { readonly startedAt: IsoInstant; readonly endedAt: IsoInstant };
  readonly seal: { readonly digest: string };
};
export type NotarizationFailed = {
  readonly notarizationId: string;
  readonly reason: 'kba-failed';
  /** When the same signer may retry. */
  readonly retryAt: IsoInstant;
};

type PolicyCheck = { readonly name: string; readonly result: 'pass' | 'fail' | 'caution' | 'unknown' };
export type PolicyRecord = {
  readonly policyId: string;
  readonly policyNumber: string;
  readonly carrier: { readonly name: string; readonly naic: string };
  readonly effective: IsoDate;
  readonly expiration: IsoDate;
  readonly vehicle: { readonly vin: string };
  readonly limits: { readonly bodilyInjury: string; readonly propertyDamage: string; readonly uninsured: string };
  readonly deductibles: { readonly comprehensive: string; readonly collision: string };
  readonly lienholder: { readonly name: string; readonly address: string; readonly listed: boolean };
  readonly namedInsured: string;
  readonly checks: readonly PolicyCheck[];
};
export type InsurancePolicySubmitted = {
  readonly policyId: string;
  readonly policyNumber: string;
  /** What the carrier will confirm, if it has not answered yet. */
  readonly binder?: PolicyRecord;
};
export type InsurancePolicyVerified = PolicyRecord;
export type InsurancePolicyRejected = PolicyRecord & { readonly reason: string };

export type HandoffKind = 'sign' | 'source';
export type HandoffParked = {
  readonly handoffId: string;
  readonly kind: HandoffKind;
  readonly expiresAt: IsoInstant;
  readonly envelopeId?: string;
};
export type HandoffClaimed = { readonly handoffId: string };
export type HandoffAnswered = { readonly handoffId: string };
export type HandoffExpired = { readonly handoffId: string };
