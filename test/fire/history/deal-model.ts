/**
 * A deal as one thing after the other: what each call does to its facts, and what it may answer.
 *
 * The state is the list of the facts that matter here, as its event stream tells them: figures, links, superseded links, the end. Phase,
 * price and open link follow from it. A link that was opened by a call whose answer never came has an id that no client knows; it is
 * `?` until the first answer that names it. Facts are only ever added, so what the stream tells at the end settles what it can have held
 * before: a state that is not a beginning of it is not worth following.
 */
import type { Model } from './linearizable.ts';

export type DealInput =
  | { readonly call: 'desk'; readonly price: string }
  | { readonly call: 'checkout' | 'cancel' | 'read' | 'events' }
  | { readonly call: 'settle'; readonly order: string };

export type DealOutput =
  /** 409 after losing two races: nothing happened, in any state. */
  | { readonly kind: 'BUSY' }
  /** 409 because of the state. */
  | { readonly kind: 'REFUSED' }
  | { readonly kind: 'DEAL'; readonly phase: string; readonly price: string | undefined }
  | { readonly kind: 'LINK'; readonly link: string }
  | { readonly kind: 'SETTLED'; readonly replayed: boolean }
  | { readonly kind: 'FACTS'; readonly facts: readonly string[] };

export interface DealAsIs {
  readonly phase: 'OPENED' | 'DESKED' | 'CHECKOUT_OPEN' | 'DELIVERED' | 'SETTLED' | 'CANCELLED';
  readonly facts: readonly string[];
}

const UNKNOWN_LINK = '?';
/** Phases in which each call is accepted. */
const ACCEPTED_IN: Readonly<Record<'desk' | 'checkout' | 'cancel', readonly DealAsIs['phase'][]>> = {
  desk: ['OPENED', 'DESKED', 'CHECKOUT_OPEN'],
  checkout: ['DESKED', 'CHECKOUT_OPEN'],
  cancel: ['OPENED', 'DESKED', 'CHECKOUT_OPEN'],
};

/** A deal that began with these facts, in this phase; `lastFacts` are those its stream last listed, if it was read. */
export function dealModel(
  initial: DealAsIs,
  lastFacts: readonly string[] = [],
): Model<DealAsIs, DealInput, DealOutput> {
  return {
    initial,
    step: (deal, input, output) => {
      const after = step(deal, input, output);
      return after?.facts.slice(0, lastFacts.length).every((fact, i) => isSameFact(fact, lastFacts[i])) === true
        ? after
        : undefined;
    },
    // Reading the events is not a question: it reveals the names of links.
    isQuestion: ({ call }, { kind }) => call === 'read' || kind === 'BUSY' || kind === 'REFUSED',
    nameOf: ({ phase, facts }) => `${phase} ${facts.join(' ')}`,
  };
}

/** A link of unknown name matches any. */
function isSameFact(known: string | undefined, listed: string | undefined): boolean {
  return known === listed || (known === `link:${UNKNOWN_LINK}` && listed?.startsWith('link:') === true);
}

function step(deal: DealAsIs, input: DealInput, output: DealOutput | undefined): DealAsIs | undefined {
  if (output?.kind === 'BUSY') return deal;
  switch (input.call) {
    case 'desk':
    case 'cancel': {
      if (!ACCEPTED_IN[input.call].includes(deal.phase)) return afterRefusal(deal, output);
      const after = input.call === 'desk' ? afterDesking(deal, input.price) : afterEnd(deal, 'CANCELLED', 'cancelled');
      return output === undefined || showsDeal(after, output) ? after : undefined;
    }
    case 'checkout':
      if (!ACCEPTED_IN.checkout.includes(deal.phase)) return afterRefusal(deal, output);
      return afterCheckout(deal, output);
    case 'settle':
      return afterSettlement(deal, input.order, output);
    case 'read':
      return output === undefined || showsDeal(deal, output) ? deal : undefined;
    case 'events':
      return output === undefined ? deal : withListedFacts(deal, output);
  }
}

/** A refusal changes nothing; a call without a response may have been refused. */
function afterRefusal(deal: DealAsIs, output: DealOutput | undefined): DealAsIs | undefined {
  return output === undefined || output.kind === 'REFUSED' ? deal : undefined;
}

function showsDeal(deal: DealAsIs, output: DealOutput): boolean {
  return output.kind === 'DEAL' && output.phase === deal.phase && output.price === priceOf(deal);
}

/** Other figures supersede an open link; identical ones change nothing. */
function afterDesking(deal: DealAsIs, price: string): DealAsIs {
  if (priceOf(deal) === price) return deal;
  return { phase: 'DESKED', facts: [...withoutLink(deal), `desk:${price}`] };
}

function afterEnd(deal: DealAsIs, phase: DealAsIs['phase'], fact: string): DealAsIs {
  return { phase, facts: [...withoutLink(deal), fact] };
}

function withoutLink(deal: DealAsIs): readonly string[] {
  return openLink(deal) === undefined ? deal.facts : [...deal.facts, 'superseded'];
}

function afterCheckout(deal: DealAsIs, output: DealOutput | undefined): DealAsIs | undefined {
  if (output !== undefined && output.kind !== 'LINK') return undefined;
  const named = output?.link ?? UNKNOWN_LINK;
  const currentLink = openLink(deal);
  if (currentLink === undefined) {
    if (deal.facts.includes(`link:${named}`) && named !== UNKNOWN_LINK) return undefined;
    return { phase: 'CHECKOUT_OPEN', facts: [...deal.facts, `link:${named}`] };
  }
  if (output === undefined || currentLink === named) return deal;
  return currentLink === UNKNOWN_LINK ? { ...deal, facts: [...deal.facts.slice(0, -1), `link:${named}`] } : undefined;
}

/** One order settles a deal once; a repeat returns the same result, any other order is refused. */
function afterSettlement(deal: DealAsIs, order: string, output: DealOutput | undefined): DealAsIs | undefined {
  const isReplay = deal.facts.includes(`settled:${order}`);
  if (deal.phase !== 'DELIVERED' && !isReplay) return afterRefusal(deal, output);
  if (output !== undefined && !(output.kind === 'SETTLED' && output.replayed === isReplay)) return undefined;
  return isReplay ? deal : { phase: 'SETTLED', facts: [...deal.facts, `settled:${order}`] };
}

/** The whole list exactly; unknown link names are learned from it. */
function withListedFacts(deal: DealAsIs, output: DealOutput): DealAsIs | undefined {
  if (output.kind !== 'FACTS' || output.facts.length !== deal.facts.length) return undefined;
  const isSame = output.facts.every((fact, i) => isSameFact(deal.facts[i], fact));
  return isSame ? { ...deal, facts: output.facts } : undefined;
}

function priceOf({ facts }: DealAsIs): string | undefined {
  return facts.findLast((fact) => fact.startsWith('desk:'))?.slice('desk:'.length);
}

/** The current open link. */
function openLink({ facts }: DealAsIs): string | undefined {
  const last = facts.at(-1);
  return last?.startsWith('link:') === true ? last.slice('link:'.length) : undefined;
}
