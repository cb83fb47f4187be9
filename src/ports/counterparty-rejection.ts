/** A request that a real counterparty rejects. */
import { type Refusal, refuse } from '#kernel/answer.ts';

/** The counterparty rejected the request. `detail` is one of our codes, never the counterparty's text. */
export interface CounterpartyRejection {
  readonly rejected: string;
  readonly counterparty: string;
}

export function isRejection<Answer extends object>(
  answer: Answer | CounterpartyRejection,
): answer is CounterpartyRejection {
  return 'rejected' in answer && 'counterparty' in answer;
}

/** 409, since the request must be changed first. */
export function rejectionRefusal({ rejected, counterparty }: CounterpartyRejection): Refusal<'counterparty-refused'> {
  return refuse('counterparty-refused', {
    reason: `${counterparty} rejected the request with "${rejected}". Correct what it names, such as the signer's email, and send it again.`,
    extra: { counterparty, rejected, missing: [] },
  });
}
