/** Faults that a sandbox key can inject: a refusal instead of the work, a lost answer, and a mark in the provenance. */
import { type Answer, type Refusal, refuse } from '#kernel/answer.ts';
import { SOURCES, simulated } from '#kernel/provenance.ts';
import type { RefusalCode } from '#kernel/refusals.ts';

export const FAULTS = ['429', '503', 'timeout', 'duplicate-webhook'] as const;
export type Fault = (typeof FAULTS)[number];

interface FaultRow {
  /** Refusal returned without doing the work. */
  readonly instead?: RefusalCode;
  /** Refusal returned after the work, instead of its answer. */
  readonly afterwards?: RefusalCode;
}

const ROWS: Readonly<Record<Fault, FaultRow>> = {
  '429': { instead: 'rate-limited' },
  '503': { instead: 'counterparty-unavailable' },
  timeout: { afterwards: 'answer-lost' },
  'duplicate-webhook': {},
};

/** The refusals of a fault, if any. */
export function refusalsOf(fault: Fault): { instead: Refusal | undefined; afterwards: Refusal | undefined } {
  const { instead, afterwards } = ROWS[fault];
  return { instead: instead && refusalOf(fault, instead), afterwards: afterwards && refusalOf(fault, afterwards) };
}

function refusalOf(fault: Fault, code: RefusalCode): Refusal {
  return refuse(code, { retryAfterSeconds: 1, extra: { provenance: { ...simulated(SOURCES.fault), fault } } });
}

/** The answer with the fault in its provenance, if it has one. */
export function withFault(answer: Answer, fault: Fault): Answer {
  if (!('body' in answer) || answer.kind === 'STREAM') return answer;
  const { provenance } = answer.body as { provenance?: object };
  if (provenance === undefined) return answer;
  return { ...answer, body: { ...answer.body, provenance: { ...provenance, fault } } } as Answer;
}
