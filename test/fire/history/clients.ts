/** Clients whose calls form a history of a deal and a meter. */
import { type Answered, DEMO_VIN, FIGURES, type RealProcess, SETTLE } from '../../processes/real-process.ts';
import type { DealAsIs, DealInput, DealOutput } from './deal-model.ts';
import type { LedgerInput, LedgerOutput, Meter } from './ledger-model.ts';
import { Recorder, type Sent, sendRecorded } from './recorder.ts';

export type Random = () => number;

/** A watched deal, and the inputs of its clients' calls. */
export interface WatchedDeal {
  readonly dealId: string;
  readonly initial: DealAsIs;
  readonly amountTotal: number;
  readonly recorder: Recorder<DealInput, DealOutput>;
}

const PRICES = ['30001.00', '30002.00', '30003.00', '30004.00'];
const CALLS_BEFORE_DELIVERY = [
  'desk',
  'desk',
  'desk',
  'checkout',
  'checkout',
  'read',
  'events',
  'desk',
  'read',
  'events',
];
const CALLS_AFTER_DELIVERY = ['settle', 'checkout', 'read', 'events'];
/** One in this many calls closes a deal. */
const CALLS_A_DEAL = 60;

export function dealInput({ dealId, initial }: WatchedDeal, random: Random): DealInput {
  const isDelivered = initial.phase === 'DELIVERED';
  if (!isDelivered && random() * CALLS_A_DEAL < 1) return { call: 'cancel' };
  const call = oneOf(isDelivered ? CALLS_AFTER_DELIVERY : CALLS_BEFORE_DELIVERY, random);
  switch (call) {
    case 'desk':
      return { call, price: oneOf(PRICES, random) };
    case 'settle':
      return { call, order: `${dealId}-${oneOf(['a', 'b'], random)}` };
    case 'checkout':
    case 'read':
    case 'events':
      return { call };
    default:
      throw new Error(`no client asks for ${call}`);
  }
}

export function callDeal(process: RealProcess, deal: WatchedDeal, input: DealInput): Promise<void> {
  return deal.recorder.call(
    input,
    () => sendDeal(process, deal, input),
    (answer) => dealOutput(input, answer),
  );
}

function sendDeal(process: RealProcess, { dealId, amountTotal }: WatchedDeal, input: DealInput): Promise<Sent> {
  const path = `/buy/deals/${dealId}`;
  switch (input.call) {
    case 'desk':
      return sendRecorded(process, 'POST', `${path}/desk`, { ...FIGURES, salesPrice: input.price });
    case 'checkout':
      return sendRecorded(process, 'POST', `${path}/checkout`);
    case 'cancel':
      return sendRecorded(process, 'POST', `${path}/cancel`, { reason: 'the buyer changed their mind' });
    case 'settle': {
      const order = { order_id: input.order, amount_total: amountTotal, currency: 'usd' };
      return sendRecorded(process, 'POST', `${path}/settle`, order, SETTLE);
    }
    case 'read':
      return sendRecorded(process, 'GET', path);
    case 'events':
      return sendRecorded(process, 'GET', `${path}/events?limit=1000`);
  }
}

function dealOutput({ call }: DealInput, { status, body }: Answered): DealOutput {
  if (status === 409) return { kind: body.code === 'concurrent-change' ? 'BUSY' : 'REFUSED' };
  const expected = call === 'checkout' ? 402 : 200;
  if (status !== expected) throw new Error(`${call} answered ${status}: ${JSON.stringify(body)}`);
  if (call === 'checkout') return { kind: 'LINK', link: body.linkId };
  if (call === 'settle') return { kind: 'SETTLED', replayed: body.replayed };
  if (call === 'events') return { kind: 'FACTS', facts: factsOf(body.events) };
  return { kind: 'DEAL', phase: body.state, price: body.desked?.salesPrice };
}

interface WireEvent {
  readonly seq: number;
  readonly type: string;
  readonly data: {
    readonly linkId: string;
    readonly orderId: string;
    readonly desked: { readonly salesPrice: string };
  };
}

/** The events known to the model, in order. Throws when a seq is missing or repeated. */
export function factsOf(events: readonly WireEvent[]): string[] {
  return events.flatMap(({ seq, type, data }, i) => {
    if (seq !== i + 1) throw new Error(`event ${i + 1} of a stream has seq ${seq}`);
    switch (type) {
      case 'Deal.desked@1':
        return [`desk:${data.desked.salesPrice}`];
      case 'CheckoutLink.opened@1':
        return [`link:${data.linkId}`];
      case 'CheckoutLink.superseded@1':
        return ['superseded'];
      case 'Deal.settled@1':
        return [`settled:${data.orderId}`];
      case 'Deal.cancelled@1':
        return ['cancelled'];
      default:
        return [];
    }
  });
}

/** An account with a watched meter. */
export interface WatchedMeter {
  readonly key: Record<string, string>;
  readonly initial: Meter;
  readonly recorder: Recorder<LedgerInput, LedgerOutput>;
}

export function meterInput(random: Random): LedgerInput {
  return oneOf<LedgerInput>(['listings', 'listings', 'refinance', 'usage'], random);
}

export function callMeter(process: RealProcess, { key, recorder }: WatchedMeter, input: LedgerInput): Promise<void> {
  return recorder.call(
    input,
    () => sendPriced(process, key, input),
    (answer) => meterOutput(input, answer),
  );
}

const LIEN = { vin: DEMO_VIN, currentBalance: '21000.00', currentApr: '14.90', remainingTermMonths: 48 };

export function sendPriced(process: RealProcess, key: Record<string, string>, input: LedgerInput): Promise<Sent> {
  if (input === 'usage') return sendRecorded(process, 'GET', '/keys/me', undefined, key);
  if (input === 'listings') return sendRecorded(process, 'GET', '/listings?make=Honda', undefined, key);
  return sendRecorded(process, 'POST', '/financing/refinance/quotes', LIEN, key);
}

function meterOutput(input: LedgerInput, { status, body }: Answered): LedgerOutput {
  if (status === 402 && body.code === 'ceiling-reached') return { kind: 'CEILING' };
  if (status !== (input === 'refinance' ? 402 : 200)) throw new Error(`${input} answered ${status}: ${body.reason}`);
  return input === 'usage' ? { kind: 'USAGE', ...meterOf(body) } : { kind: 'ANSWERED' };
}

/** The meter as returned to a key. */
export function meterOf({ usage }: Answered['body']): Meter {
  const callsOf = (endpoint: RegExp): number =>
    usage.byDoor.find((one: { door: string; calls: number }) => endpoint.test(one.door))?.calls ?? 0;
  return {
    cents: Math.round(Number(usage.spendToDate) * 100),
    listings: callsOf(/\.searchListings$/),
    refinance: callsOf(/^financing\.refinance\./),
  };
}

export function newDeal(dealId: string, initial: DealAsIs, amountTotal: number): WatchedDeal {
  return { dealId, initial, amountTotal, recorder: new Recorder() };
}

function oneOf<T>(choices: readonly T[], random: Random): T {
  return choices[Math.floor(random() * choices.length)] ?? (choices[0] as T);
}
