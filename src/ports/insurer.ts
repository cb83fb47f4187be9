/** Port of insurance verification: verified, rejected with the failed check, or pending with the carrier. */
import type { InsurerOutcome } from '#domain/deal/decide/verify.ts';
import type { IsoDate } from '#kernel/dates.ts';

export interface PolicyRequest {
  readonly dealId: string;
  readonly vin: string;
  readonly policyNumber: string;
  readonly namedInsured: string;
  readonly today: IsoDate;
}

export interface Insurer {
  readonly source: string;
  /** False for a real counterparty; the deal then records each request before sending it. */
  readonly isSimulated: boolean;
  verify(request: PolicyRequest, idempotencyKey?: string): Promise<InsurerOutcome>;
}
