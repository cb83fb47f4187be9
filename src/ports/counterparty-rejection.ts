/** A request that a real counterparty does not take as it is. */
import { type Refusal, refuse } from '#kernel/answer.ts';

/** The counterparty answered that it does not take the request: `detail` is a code of its own, never its text. */
export interface CounterpartyRejection {
  readonly rejected: string;
  readonly counterparty: string;
}

export function isRejection<Answer extends object>(
  answer: Answer | CounterpartyRejection,
): answer is CounterpartyRejection {
  return 'rejected' in answer && 'counterparty' in answer;
}

/** 409: what was sent must change first. */
export function rejectionRefusal({ rejected, counterparty }: CounterpartyRejection): Refusal<'counterparty-refused'> {
  return refuse('counterparty-refused', {
    reason: `${counterparty} refused the request with "${rejected}". Change what it names, such as the signer's email, and send it again.`,
    extra: { counterparty, rejected, missing: [] },
  });
}
