/** Wire form of a deal event: CloudEvents 1.0 members plus seq and provenance. */
import type { JsonObject } from '#kernel/answer.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import { hashId } from '#kernel/hash.ts';
import { type Provenance, relayedBy, SOURCES, simulated } from '#kernel/provenance.ts';

/** An event as read from the store. */
export interface SequencedFact {
  readonly type: string;
  readonly at: IsoInstant;
  readonly data: JsonObject;
  readonly seq: number;
}

export interface WireEvent {
  readonly seq: number;
  readonly id: string;
  readonly specversion: '1.0';
  readonly source: string;
  readonly type: string;
  readonly time: IsoInstant;
  /** The deal. */
  readonly subject: string;
  readonly data: JsonObject;
  readonly provenance: Provenance;
}

/** The source of an event by its noun; the deal desk by default. */
const SPEAKERS: Readonly<Record<string, string>> = {
  Quote: SOURCES.fi,
  Menu: SOURCES.fi,
  Contract: SOURCES.fi,
  Prequal: SOURCES.bureau,
  CreditApplication: SOURCES.lender,
  Stipulation: SOURCES.stips,
  CheckoutLink: SOURCES.paymentRail,
  Payment: SOURCES.paymentRail,
  Envelope: SOURCES.esign,
  Document: SOURCES.esign,
  Notarization: SOURCES.notary,
  InsurancePolicy: SOURCES.insurance,
  Transport: SOURCES.transport,
  Title: SOURCES.title,
};

/** The id of an event, deterministic by subject and seq. */
export function eventIdOf(subject: string, seq: number): string {
  return `event_${hashId('event', subject, seq)}`;
}

/** Stored members that are not shown: a lender's future answer becomes known when it is due. */
const UNREAD: Readonly<Record<string, string>> = { 'CreditApplication.referred@1': 'answer' };

function readable(type: string, data: JsonObject): JsonObject {
  const unread = UNREAD[type];
  return unread === undefined ? data : Object.fromEntries(Object.entries(data).filter(([name]) => name !== unread));
}

/** Attribution to a connected ledger; entries for the sandbox's ledger create no events. */
function relayedProvenance(type: string, { ledger }: JsonObject): Provenance | undefined {
  return type.startsWith('JournalEntry.') && typeof ledger === 'string' ? relayedBy(ledger) : undefined;
}

/** The same event always renders the same. */
export function toWireEvent(dealId: string, { type, at, data, seq }: SequencedFact): WireEvent {
  const [noun = ''] = type.split('.');
  return {
    seq,
    id: eventIdOf(dealId, seq),
    specversion: '1.0',
    source: `/buy/deals/${dealId}`,
    type,
    time: at,
    subject: dealId,
    data: readable(type, data),
    provenance: relayedProvenance(type, data) ?? simulated(SPEAKERS[noun] ?? SOURCES.deal),
  };
}
