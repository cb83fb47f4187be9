/** Commands of a purchase on the page: each sends a request and puts the answer into the purchase. */

import { createCommandQueue } from '../../wire/command-queue.ts';
import { answerOf, type CallOptions, call, type Exchange, isAnswered } from '../../wire/exchange.ts';
import { openFeed } from '../../wire/feed.ts';
import type { CarRecord, Deal, FiDeal } from '../../wire/shapes.ts';
import { type Figures, newPurchase, type Purchase, type StepKey } from './purchase.ts';
import { lastDone, nextStep } from './steps.ts';

export interface PurchaseController {
  readonly purchase: Purchase;
  /** Redraws after a change that needs no request. */
  changed(): void;
  /** Uses a car that was read, with its asking price. */
  take(record: CarRecord): void;
  goTo(step: StepKey): void;
  open(): Promise<void>;
  load(dealId: string): Promise<void>;
  /** POSTs below the deal, or to any address with a leading slash; then goes to the next step unless `stay` is set. */
  move(path: string, body: unknown, how?: Move): Promise<Exchange | undefined>;
  /** Sends the figures when the slider has been still for a moment; one request at a time. */
  desk(): void;
  reset(): void;
}

type Move = CallOptions & {
  /** Stays at the step after the move. */
  readonly stay?: boolean;
};

const REST_MS = 160;
const REFRESH_MS = 120;

/** The figures of a deal as slider values. */
function figuresOf({ desked, buyer }: Deal): Partial<Figures> {
  if (desked === undefined) return { zip: buyer.zip };
  const { salesPrice, downPayment, term, zip, financeType } = desked;
  return { salesPrice: Number(salesPrice), downPayment: Number(downPayment), term, zip, financeType };
}

export function createPurchaseController(vin: string, draw: (stepChanged: boolean) => void): PurchaseController {
  const purchase = newPurchase(vin);
  let closeFeed = () => {};
  let refreshing: ReturnType<typeof setTimeout> | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  /** The figures being sent, and any that follow. */
  let desking: Promise<void> | undefined;
  const commands = createCommandQueue();
  let refreshes = 0;
  let refreshed = 0;

  const changed = () => draw(false);

  function take({ vin: read, listing, valuation, vehicle }: CarRecord): void {
    purchase.vin = read;
    const amount = listing?.askingPrice ?? valuation?.retailValue ?? vehicle.msrp;
    if (amount !== undefined) purchase.asking = Number(amount);
    purchase.figures.salesPrice = purchase.asking;
  }

  function goTo(step: StepKey): void {
    purchase.step = step;
    purchase.refused = undefined;
    draw(true);
  }

  async function ask(busy: string, method: string, path: string, options: CallOptions): Promise<Exchange> {
    Object.assign(purchase, { busy, refused: undefined });
    changed();
    const exchange = await call(method, path, options);
    purchase.busy = undefined;
    purchase.last = exchange;
    if (!isAnswered(exchange)) purchase.refused = exchange;
    return exchange;
  }

  async function refresh(): Promise<void> {
    const dealId = purchase.deal?.dealId;
    if (dealId === undefined) return;
    refreshes += 1;
    const mine = refreshes;
    const [deal, fi] = await Promise.all([
      call('GET', `/buy/deals/${dealId}`),
      purchase.deal?.desked === undefined ? undefined : call('GET', `/fi/deals/${dealId}`),
    ]);
    // An answer that arrives after that of a newer request is out of date.
    if (purchase.deal?.dealId !== dealId || mine < refreshed) return;
    refreshed = mine;
    stand(answerOf<Deal>(deal));
    if (fi !== undefined) purchase.fi = answerOf<FiDeal>(fi) ?? purchase.fi;
  }

  function stand(deal: Deal | undefined): void {
    if (deal === undefined) return;
    if (purchase.deal?.dealId === deal.dealId && purchase.deal.lastSeq > deal.lastSeq) return;
    purchase.deal = deal;
    purchase.passed.add(deal.state);
  }

  function watch(dealId: string): void {
    closeFeed();
    purchase.events = [];
    closeFeed = openFeed(dealId, {
      onEvent: (event) => {
        purchase.events.push(event);
        changed();
        refreshing ??= setTimeout(() => {
          refreshing = undefined;
          void refresh().then(changed);
        }, REFRESH_MS);
      },
      onState: (state) => {
        purchase.feed = state;
        changed();
      },
    });
  }

  function enter(deal: Deal, step: StepKey): void {
    purchase.passed = new Set();
    stand(deal);
    purchase.vin = deal.vin;
    purchase.dealType = deal.dealType;
    Object.assign(purchase.figures, figuresOf(deal));
    history.replaceState(null, '', `/?deal=${deal.dealId}#purchase`);
    watch(deal.dealId);
    goTo(step);
  }

  const open = () => commands.make('open', openDeal);

  async function openDeal(): Promise<void> {
    const { vin: wanted, buyer, dealType } = purchase;
    const body = { vin: wanted, buyer: { zip: buyer.zip, name: buyer.name }, dealType };
    const exchange = await ask('Opening', 'POST', '/buy/deals', { body });
    const deal = answerOf<Deal>(exchange);
    if (deal === undefined) return changed();
    enter(deal, 'desk');
  }

  async function load(dealId: string): Promise<void> {
    const exchange = await ask('Loading', 'GET', `/buy/deals/${encodeURIComponent(dealId)}`, {});
    const deal = answerOf<Deal>(exchange);
    if (deal === undefined) return changed();
    const { step } = purchase;
    enter(deal, step);
    await refresh();
    if (purchase.step === step) goTo(nextStep(purchase, lastDone(purchase)));
    else changed();
  }

  /** A second press of a button does nothing while its move is in flight; another move waits for it. */
  async function move(path: string, body: unknown, { stay = false, ...how }: Move = {}) {
    const { deal } = purchase;
    if (deal === undefined) return undefined;
    const target = path.startsWith('/') ? path : `/buy/deals/${deal.dealId}/${path}`;
    let exchange: Exchange | undefined;
    await commands.make(`${target} ${JSON.stringify(body)}`, async () => {
      exchange = await makeMove(target, { body, ...how }, stay);
    });
    return exchange;
  }

  async function makeMove(target: string, options: CallOptions, stay: boolean): Promise<Exchange> {
    const from = purchase.step;
    await settleFigures();
    const exchange = await ask('Waiting for the service', 'POST', target, options);
    await refresh();
    if (!isAnswered(exchange) || stay || purchase.step !== from) changed();
    else goTo(nextStep(purchase, from));
    return exchange;
  }

  /** Pending figures are sent first, so that a move applies to what the page shows. */
  async function settleFigures(): Promise<void> {
    if (resting !== undefined) startDesking();
    await desking;
  }

  function startDesking(): void {
    clearTimeout(resting);
    resting = undefined;
    desking ??= sendFigures().finally(() => {
      desking = undefined;
    });
  }

  async function sendFigures(): Promise<void> {
    const { deal, figures } = purchase;
    if (deal === undefined) return;
    const sent = { ...figures };
    const body = {
      ...sent,
      salesPrice: sent.salesPrice.toFixed(2),
      downPayment: sent.downPayment.toFixed(2),
    };
    const exchange = await ask('Desking the deal', 'POST', `/buy/deals/${deal.dealId}/desk`, { body });
    stand(answerOf<Deal>(exchange));
    changed();
    if (JSON.stringify(sent) !== JSON.stringify(figures)) await sendFigures();
  }

  function desk(): void {
    changed();
    clearTimeout(resting);
    resting = setTimeout(startDesking, REST_MS);
  }

  function reset(): void {
    closeFeed();
    clearTimeout(refreshing);
    refreshing = undefined;
    clearTimeout(resting);
    resting = undefined;
    Object.assign(purchase, {
      ...newPurchase(purchase.vin),
      asking: purchase.asking,
      figures: { ...purchase.figures },
    });
    history.replaceState(null, '', '/#purchase');
    goTo('open');
  }

  return { purchase, changed, take, goTo, open, load, move, desk, reset };
}
