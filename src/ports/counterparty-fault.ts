/** The ways in which a real counterparty fails to answer, each with what the caller or the operator does about it. */
import { type Refusal, refuse, withoutUndefined } from '#kernel/answer.ts';

interface FaultRow {
  /** True where the counterparty may have acted: the call is made again under its idempotency key. */
  readonly isUnknown: boolean;
  readonly says: (counterparty: string) => string;
}

const FAULTS = {
  timeout: {
    isUnknown: true,
    says: (name) => `${name} did not answer in time. Retry: the same request is not carried out twice.`,
  },
  unreachable: {
    isUnknown: true,
    says: (name) => `${name} cannot be reached. Retry: the same request is not carried out twice.`,
  },
  failing: {
    isUnknown: true,
    says: (name) => `${name} answered with a server error. Retry later: the same request is not carried out twice.`,
  },
  unreadable: {
    isUnknown: true,
    says: (name) => `${name} answered in a form that its adapter cannot read. Retry, and report it if it persists.`,
  },
  throttled: {
    isUnknown: false,
    says: (name) => `${name} limits the rate of calls, and nothing was recorded. Retry later.`,
  },
  unauthorized: {
    isUnknown: false,
    says: (name) =>
      `${name} does not accept the connected credential. The operator connects a valid one: carport connections add ${name}.`,
  },
  locked: {
    isUnknown: false,
    says: (name) =>
      `The credential of ${name} cannot be opened. The operator sets CREDENTIAL_KEY to the key that sealed it.`,
  },
  unsupported: {
    isUnknown: false,
    says: (name) =>
      `This host has no adapter for ${name}. The operator runs the service with carport serve and CREDENTIAL_KEY.`,
  },
  unconnected: {
    isUnknown: false,
    says: (name) => `This service has no ${name}; ask its operator to supply one.`,
  },
  disconnected: {
    isUnknown: false,
    says: (name) =>
      `The credential of ${name} was revoked. The operator connects one: carport connections add ${name}.`,
  },
} as const satisfies Record<string, FaultRow>;

export type FaultName = keyof typeof FAULTS;

/** A call that brought no answer. Never has anything of what was sent. */
export interface CounterpartyFault {
  readonly fault: FaultName;
  /** Name of the adapter. */
  readonly counterparty: string;
  readonly retryAfterSeconds?: number;
}

/** Thrown by the port of a counterparty that composition did not supply. */
export class CounterpartyMissing extends Error {
  override readonly name = 'CounterpartyMissing';
  readonly fault: CounterpartyFault;

  constructor(counterparty: string) {
    const fault: CounterpartyFault = { fault: 'unconnected', counterparty };
    super(sentenceOf(fault));
    this.fault = fault;
  }
}

export function isFault<Answer extends object>(answer: Answer | CounterpartyFault): answer is CounterpartyFault {
  return 'fault' in answer && 'counterparty' in answer;
}

/** True where it is unknown whether the counterparty acted. */
export function isUnknown({ fault }: CounterpartyFault): boolean {
  return FAULTS[fault].isUnknown;
}

/** What happened and what to do about it. */
export function sentenceOf({ fault, counterparty }: Pick<CounterpartyFault, 'fault' | 'counterparty'>): string {
  return FAULTS[fault].says(counterparty);
}

/** 503 with the sentence of the fault. */
export function faultRefusal({
  fault,
  counterparty,
  retryAfterSeconds,
}: CounterpartyFault): Refusal<'counterparty-unavailable'> {
  return refuse('counterparty-unavailable', {
    reason: sentenceOf({ fault, counterparty }),
    extra: { counterparty, fault, missing: [] },
    ...withoutUndefined({ retryAfterSeconds }),
  });
}
