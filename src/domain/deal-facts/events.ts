/** Event types of a deal stream and their payloads. F&I and credit write to the same stream. */
import type { JsonObject } from '#kernel/answer.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import type * as ceremony from './ceremony-events.ts';
import type * as credit from './credit-events.ts';
import type * as delivery from './delivery-events.ts';
import type * as ledger from './ledger-events.ts';
import type * as money from './money-events.ts';
import type * as protection from './protection-events.ts';

export type DealType = 'Concierge Buy' | 'Concierge Search' | 'Private Party';

export type Buyer = { readonly zip: string; readonly name?: string };

export type DealOpened = {
  readonly dealType: DealType;
  /** The pattern car, for a search. */
  readonly vin: string;
  readonly buyer: Buyer;
  /** The account that owns the deal; absent on a keyless one. */
  readonly account?: string;
  /** Set when a live key opened the deal; only such a deal is posted to the account's connected ledger. */
  readonly mode?: 'live';
};
type DealCandidateSourced = { readonly vin: string };
export type DealSellerVerified = {
  readonly titleState: string;
  readonly brands: readonly string[];
  readonly lien: boolean;
};
type DealCleared = Readonly<Record<string, never>>;
type DealCancelled = { readonly reason: string };
/** The deal's owner reset the sandbox; the deal is empty from here on. */
type DealReset = Readonly<Record<string, never>>;
type DealUnwound = { readonly reason: string; readonly legs: readonly string[] };

/** Recorded before a real counterparty is called: after a crash, the request is repeated under the same key. */
export type CounterpartyAsked = {
  readonly key: string;
  readonly effect: string;
  readonly request: JsonObject;
  /** Earliest retry; half a minute after the call if absent. */
  readonly dueAt?: IsoInstant;
};
type CounterpartyAnswered = { readonly key: string; readonly effect: string };

/** Event name → payload. */
export interface DealEventData {
  'Deal.opened@1': DealOpened;
  'Deal.candidateSourced@1': DealCandidateSourced;
  'Deal.sellerVerified@1': DealSellerVerified;
  'Deal.desked@1': money.DealDesked;
  'Deal.cleared@1': DealCleared;
  'Deal.delivered@1': delivery.DealDelivered;
  'Deal.settled@1': money.DealSettled;
  'Deal.cancelled@1': DealCancelled;
  'Deal.unwound@1': DealUnwound;
  'Deal.reset@1': DealReset;
  'Counterparty.asked@1': CounterpartyAsked;
  'Counterparty.answered@1': CounterpartyAnswered;
  'Quote.rated@1': protection.QuoteRated;
  'Menu.built@1': protection.MenuBuilt;
  'Menu.presented@1': protection.MenuPresented;
  'Menu.selected@1': protection.MenuSelected;
  'Menu.declined@1': protection.MenuDeclined;
  'Contract.staged@1': protection.ContractStaged;
  'Contract.approved@1': protection.ContractApproved;
  'Contract.captured@1': protection.ContractCaptured;
  'Contract.voided@1': protection.ContractVoided;
  'Prequal.completed@1': credit.PrequalCompleted;
  'CreditApplication.submitted@1': credit.CreditApplicationSubmitted;
  'CreditApplication.referred@1': credit.CreditApplicationReferred;
  'CreditApplication.decisioned@1': credit.CreditApplicationDecisioned;
  'CreditApplication.conditionsMet@1': credit.CreditApplicationConditionsMet;
  'Stipulation.requested@1': credit.StipulationRequested;
  'Stipulation.submitted@1': credit.StipulationSubmitted;
  'Stipulation.verified@1': credit.StipulationVerified;
  'Stipulation.rejected@1': credit.StipulationRejected;
  'CheckoutLink.opened@1': money.CheckoutLinkOpened;
  'CheckoutLink.superseded@1': money.CheckoutLinkSuperseded;
  'CheckoutLink.settled@1': money.CheckoutLinkSettled;
  'CheckoutLink.expired@1': money.CheckoutLinkExpired;
  'Envelope.sent@1': ceremony.EnvelopeSent;
  'Envelope.declined@1': ceremony.EnvelopeDeclined;
  'Envelope.voided@1': ceremony.EnvelopeVoided;
  'Document.signed@1': ceremony.DocumentSigned;
  'Document.filed@1': money.DocumentFiled;
  'Notarization.requested@1': ceremony.NotarizationRequested;
  'Notarization.completed@1': ceremony.NotarizationCompleted;
  'Notarization.failed@1': ceremony.NotarizationFailed;
  'InsurancePolicy.submitted@1': ceremony.InsurancePolicySubmitted;
  'InsurancePolicy.verified@1': ceremony.InsurancePolicyVerified;
  'InsurancePolicy.rejected@1': ceremony.InsurancePolicyRejected;
  'Handoff.parked@1': ceremony.HandoffParked;
  'Handoff.claimed@1': ceremony.HandoffClaimed;
  'Handoff.answered@1': ceremony.HandoffAnswered;
  'Handoff.expired@1': ceremony.HandoffExpired;
  'Transport.quoted@1': delivery.TransportQuoted;
  'Transport.dispatched@1': delivery.TransportDispatched;
  'Transport.pickedUp@1': delivery.TransportInspection;
  'Transport.delivered@1': delivery.TransportInspection;
  'Transport.cancelled@1': delivery.TransportCancelled;
  'Payment.captured@1': money.PaymentCaptured;
  'Payment.refunded@1': money.PaymentRefunded;
  'Title.applied@1': delivery.TitleApplied;
  'Title.lienRecorded@1': delivery.TitleLienRecorded;
  'Title.lienReleased@1': delivery.TitleLienReleased;
  'Title.issued@1': delivery.TitleIssued;
  'JournalEntry.due@1': ledger.JournalEntryDue;
  'JournalEntry.posted@1': ledger.JournalEntryPosted;
  'JournalEntry.failed@1': ledger.JournalEntryFailed;
}

export type DealEventType = keyof DealEventData;

/** An event of a deal, dated by the clock of the account that opened it. */
export type DealEvent<Type extends DealEventType = DealEventType> = {
  [Name in Type]: { readonly type: Name; readonly at: IsoInstant; readonly data: DealEventData[Name] };
}[Type];

/** Creates an event with a payload typed by its name. */
export function fact<Type extends DealEventType>(
  type: Type,
  at: IsoInstant,
  data: DealEventData[Type],
): DealEvent<Type> {
  return { type, at, data } as unknown as DealEvent<Type>;
}
