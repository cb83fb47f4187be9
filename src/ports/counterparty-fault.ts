/** The ways in which a call to a real counterparty fails, each with the remedy for the caller or operator. */
import { type Refusal, refuse, withoutUndefined } from '#kernel/answer.ts';

interface FaultRow {
  /** True when the counterparty may have acted; the call is repeated under its idempotency key. */
  readonly isUnknown: boolean;
  readonly says: (counterparty: string) => string;
}

const FAULTS = {
  timeout: {
    isUnknown: true,
    says: (name) => `${name} did not respond in time. Retry: the same request is not carried out twice.`,
  },
  unreachable: {
    isUnknown: true,
    says: (name) => `${name} cannot be reached. Retry: the same request is not carried out twice.`,
  },
  failing: {
    isUnknown: true,
    says: (name) => `${name} returned a server error. Retry later: the same request is not carried out twice.`,
  },
  unreadable: {
    isUnknown: true,
    says: (name) => `${name} returned a response that its adapter cannot parse. Retry, and report it if it persists.`,
  },
  throttled: {
    isUnknown: false,
    says: (name) => `${name} limits the rate of calls. Nothing was recorded. Retry later.`,
  },
  unauthorized: {
    isUnknown: false,
    says: (name) =>
      `${name} rejected the connected credential. Ask the operator to connect a valid one: carport connections add ${name}.`,
  },
  locked: {
    isUnknown: false,
    says: (name) =>
      `The credential of ${name} cannot be decrypted. Ask the operator to set CREDENTIAL_KEY to the key that encrypted it.`,
  },
  unsupported: {
    isUnknown: false,
    says: (name) =>
      `This host has no adapter for ${name}. Ask the operator to run the service with carport serve and CREDENTIAL_KEY.`,
  },
  unconnected: {
    isUnknown: false,
    says: (name) => `This service has no ${name}. Ask the operator to configure one.`,
  },
  disconnected: {
    isUnknown: false,
    says: (name) =>
      `The credential of ${name} was revoked. Ask the operator to connect a new one: carport connections add ${name}.`,
  },
} as const satisfies Record<string, FaultRow>;

export type FaultName = keyof typeof FAULTS;

/** A failed call. Contains nothing of the request. */
export interface CounterpartyFault {
  readonly fault: FaultName;
  /** Name of the adapter. */
  readonly counterparty: string;
  readonly retryAfterSeconds?: number;
}

/** Thrown by the port of a counterparty that the composition does not supply. */
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

/** What happened, and the remedy. */
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
