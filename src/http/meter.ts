/** Meters a call: charges before the work, and releases the charge when the answer is not chargeable. */
import type { Row } from '#catalog/row.ts';
import type { Answer } from '#kernel/answer.ts';
import { dateOf, type IsoInstant } from '#kernel/dates.ts';
import type { Caller } from '#kernel/endpoint.ts';
import type { MaybePromise } from '#kernel/maybe-promise.ts';
import { ceilingOffer, HARD_CEILING_DOLLARS } from '#kernel/offer.ts';
import type { Charge, Ledger } from '#ports/ledger.ts';
import type { Answered } from './answer/present.ts';
import { NOT_MODIFIED } from './answer/status.ts';

const CEILING_MICROS = HARD_CEILING_DOLLARS * 1_000_000;

export interface Metered {
  readonly row: Row;
  readonly caller: Caller;
  /** Unique per call and never chosen by the caller, since a repeated request id must not avoid the charge. */
  readonly chargeId: string;
  /** Real time; the meter ignores sandbox clocks. */
  readonly at: IsoInstant;
  readonly base: string;
}

/** An account's spend never resets; an anonymous caller's resets each UTC day. */
function meterAccount(caller: Caller, at: IsoInstant): string {
  return caller.account ?? `${caller.id}:${dateOf(at)}`;
}

/**
 * Runs `work` under the meter and presents its answer. A call that would exceed the spend ceiling gets the ceiling
 * offer, and no work is done. A 304 is not charged.
 */
export async function meterCall(
  ledger: Ledger,
  call: Metered,
  work: () => MaybePromise<Answer>,
  present: (answer: Answer) => Answered,
): Promise<Answered> {
  const { row, caller, chargeId, at, base } = call;
  const account = meterAccount(caller, at);
  const charge: Charge = {
    account,
    requestId: chargeId,
    endpoint: row.id,
    micros: row.priceMicros,
    at,
    ceilingMicros: CEILING_MICROS,
    // An anonymous caller cannot read its usage.
    ...(caller.account === undefined ? { unasked: true } : {}),
  };
  if (row.priceMicros === 0) {
    const answer = await work();
    // Count free calls for `callsToday`, except those of anonymous callers, who cannot read the count.
    if (caller.account !== undefined && isAnswered(answer)) await ledger.charge(charge);
    return present(answer);
  }
  const { charged } = await ledger.charge(charge);
  if (!charged) {
    const message = `This call would take spend above ${HARD_CEILING_DOLLARS}.00 USD. Free endpoints remain available.`;
    return present(ceilingOffer({ base, code: 'ceiling-reached', message }));
  }
  const answer = await releaseUnlessCharged(ledger, charge, work);
  const answered = present(answer);
  if (!isAnswered(answer) || answered.response.status === NOT_MODIFIED) await ledger.release(charge);
  return answered;
}

async function releaseUnlessCharged(ledger: Ledger, charge: Charge, work: () => MaybePromise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (fault) {
    await ledger.release(charge);
    throw fault;
  }
}

/** OK, EMPTY 200 and OFFER are charged; 404s, refusals and offers that block the call are not. */
function isAnswered(answer: Answer): boolean {
  if (answer.kind === 'EMPTY') return !answer.absent;
  if (answer.kind === 'OFFER') return answer.uncharged !== true;
  return answer.kind !== 'REFUSAL';
}
