/** Projects the buyer's eight-step checklist from a deal's stream. */
import type { IsoInstant } from '#kernel/dates.ts';
import type { DealEvent, DealEventType } from '../deal-facts/events.ts';

interface ChecklistStep {
  /** From 1. */
  readonly step: number;
  readonly key: string;
  readonly title: string;
  readonly done: boolean;
  /** When it was completed. */
  readonly at?: IsoInstant;
  /** The event that completed it. */
  readonly event?: DealEventType;
}

export interface Checklist {
  readonly steps: readonly ChecklistStep[];
  readonly completed: number;
  readonly total: 8;
}

interface StepRule {
  readonly key: string;
  readonly title: string;
  /** True for the event that completes the step. */
  readonly doneBy: (event: DealEvent) => boolean;
  /** True for the event that reopens it, since other figures need other documents. */
  readonly undoneBy?: (event: DealEvent) => boolean;
}

const RULES: readonly StepRule[] = [
  {
    key: 'uploadDriversLicense',
    title: 'Upload your driver license',
    doneBy: ({ type }) => type === 'Stipulation.verified@1',
  },
  {
    key: 'connectInsuranceAccount',
    title: 'Connect your insurance',
    doneBy: ({ type }) => type === 'InsurancePolicy.verified@1',
  },
  {
    key: 'getPreApproved',
    title: 'Get approved, or pay cash',
    doneBy: (event) =>
      (event.type === 'CreditApplication.decisioned@1' && event.data.decision !== 'declined') ||
      (event.type === 'Deal.desked@1' && event.data.desked.financeType === 'Cash'),
    undoneBy: (event) =>
      (event.type === 'CreditApplication.decisioned@1' && event.data.decision === 'declined') ||
      event.type === 'CreditApplication.submitted@1',
  },
  {
    key: 'authorizeBankAccount',
    title: 'Authorize the payment',
    doneBy: ({ type }) => type === 'Payment.captured@1',
    undoneBy: ({ type }) => type === 'Payment.refunded@1',
  },
  {
    key: 'eSignBuyersAgreement',
    title: "Sign the buyer's agreement",
    doneBy: ({ type }) => type === 'Document.signed@1',
    undoneBy: ({ type }) => type === 'Envelope.voided@1',
  },
  {
    key: 'notarizePowerOfAttorney',
    title: 'Notarize the power of attorney',
    doneBy: ({ type }) => type === 'Notarization.completed@1',
  },
  {
    key: 'trackDelivery',
    title: 'Follow the car to your driveway, or pick it up',
    doneBy: ({ type }) => type === 'Transport.delivered@1' || type === 'Deal.delivered@1',
  },
  {
    key: 'drivewayCelebration',
    title: 'Take delivery',
    doneBy: ({ type }) => type === 'Deal.delivered@1',
  },
];

/** The checklist after the events so far; with none, the template. */
export function checklistOf(history: readonly DealEvent[]): Checklist {
  const steps = RULES.map((rule, i) => stepOf(rule, i + 1, history));
  return { steps, completed: steps.filter(({ done }) => done).length, total: 8 };
}

function stepOf(
  { key, title, doneBy, undoneBy }: StepRule,
  step: number,
  history: readonly DealEvent[],
): ChecklistStep {
  const undone = undoneBy === undefined ? -1 : history.findLastIndex(undoneBy);
  const event = history.slice(undone + 1).find(doneBy);
  const base = { step, key, title };
  return event === undefined ? { ...base, done: false } : { ...base, done: true, at: event.at, event: event.type };
}
