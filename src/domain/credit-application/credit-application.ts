/** State machine of a credit application on a deal. */
import { withoutUndefined } from '#kernel/answer.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import { type Machine, stateAfter } from '#kernel/machine.ts';
import type {
  CreditApplicationDecisioned,
  CreditApplicationReferred,
  CreditDecision,
  LenderAnswer,
} from '../deal-facts/credit-events.ts';
import type { DealEvent } from '../deal-facts/events.ts';

export const APPLICATION_STATES = ['SUBMITTED', 'APPROVED', 'CONDITIONED', 'DECLINED'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** Triggers are the lender's decision, or the event. The latest decision applies. */
export const creditApplication: Machine<ApplicationState> = {
  id: 'credit-application',
  states: ['SUBMITTED', 'APPROVED', 'CONDITIONED', 'DECLINED'],
  initial: ['SUBMITTED'],
  moves: [
    { on: 'approved', from: ['SUBMITTED', 'APPROVED', 'CONDITIONED', 'DECLINED'], to: 'APPROVED' },
    { on: 'conditioned', from: ['SUBMITTED', 'APPROVED', 'CONDITIONED', 'DECLINED'], to: 'CONDITIONED' },
    { on: 'declined', from: ['SUBMITTED', 'APPROVED', 'CONDITIONED', 'DECLINED'], to: 'DECLINED' },
    { on: 'CreditApplication.conditionsMet@1', from: ['CONDITIONED'], to: 'APPROVED' },
    // An undecided application follows new figures of the desk; a declined one can be submitted again on other terms.
    { on: 'CreditApplication.submitted@1', from: ['SUBMITTED', 'DECLINED'], to: 'SUBMITTED' },
  ],
};

export interface CreditApplication {
  readonly applicationId: string;
  readonly state: ApplicationState;
  readonly submittedAt: IsoInstant;
  readonly amountFinanced: string;
  readonly downPayment: string;
  readonly termMonths: number;
  readonly decision?: CreditDecision;
  readonly decidedAt?: IsoInstant;
  /** The lender's answer as received. */
  readonly answer?: CreditApplicationDecisioned;
  /** A simulated lender's ready approval. */
  readonly preapproval?: LenderAnswer;
  /** An answer that the lender gives later. */
  readonly referred?: CreditApplicationReferred;
  /** Codes that a conditioned decision requests. */
  readonly conditions: readonly string[];
}

export type ApplicationEvent = DealEvent<
  | 'CreditApplication.submitted@1'
  | 'CreditApplication.referred@1'
  | 'CreditApplication.decisioned@1'
  | 'CreditApplication.conditionsMet@1'
  | 'Stipulation.requested@1'
>;

export function foldApplication(
  application: CreditApplication | undefined,
  event: ApplicationEvent,
): CreditApplication | undefined {
  if (event.type === 'CreditApplication.submitted@1') {
    const { applicationId, amountFinanced, downPayment, termMonths, preapproval } = event.data;
    return {
      applicationId,
      state: 'SUBMITTED',
      submittedAt: event.at,
      amountFinanced,
      downPayment,
      termMonths,
      ...withoutUndefined({ preapproval }),
      conditions: [],
    };
  }
  if (application === undefined) return undefined;
  switch (event.type) {
    case 'CreditApplication.referred@1':
      return { ...application, referred: event.data };
    case 'CreditApplication.decisioned@1': {
      const { referred: _, ...heard } = application;
      const { decision } = event.data;
      const state = stateAfter(creditApplication, application.state, decision);
      return { ...heard, state, decision, decidedAt: event.at, answer: event.data, conditions: [] };
    }
    case 'Stipulation.requested@1':
      return { ...application, conditions: event.data.stips.map(({ code }) => code) };
    case 'CreditApplication.conditionsMet@1':
      return { ...application, state: stateAfter(creditApplication, application.state, event.type) };
  }
}
